import { Type, type Static } from 'typebox';
import { colour } from './face.ts';
import { CAPITALISATION_MEANINGS } from './rules.ts';
import { id, money, record, words } from './words.ts';

const shade = (description: string) => Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description, examples: ['#32763f'] });

export const CorporationSource = record(
  {
    id: id('Symbol on certificates and tokens.'),
    name: id('Full name.'),
    kind: words(['corporation', 'minor'], 'Corporation: shares and a price. Minor: one owner.', 'corporation'),
    size: Type.Integer({ minimum: 1, description: 'Number of shares.', default: 10 }),
    certificates: Type.Array(Type.Integer({ minimum: 1, maximum: 100, description: 'Per cent.' }), {
      description: 'Certificates in per cent, the president’s first; a minor has none.',
      default: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    }),
    float_percent: Type.Integer({ minimum: 0, maximum: 100, description: 'Part that must be sold before it operates.' }),
    capitalisation: Type.Optional(words(CAPITALISATION_MEANINGS, 'How it gets its money; left out: as the rules of launches say.')),
    pars: Type.Optional(
      Type.Array(money('Price.'), { minItems: 1, description: 'Par prices at which it may be started; left out: all that are open.' }),
    ),
    opens_after: Type.Optional(
      record(
        {
          corporations: Type.Array(id('Corporation.'), { minItems: 1, description: 'Corporations that come before it.' }),
          sold_percent: Type.Integer({
            minimum: 0,
            maximum: 100,
            description: 'Part of each of them that must have been sold, as it is counted for floating; 0: each has been started.',
            default: 0,
          }),
        },
        'A player may start it only once others have been started, or sold so far.',
      ),
    ),
    home: Type.Optional(
      record(
        {
          hex: id('Hex of the home station.'),
          stop: Type.Optional(
            Type.Integer({ minimum: 0, description: 'City of the hex; left out where it is decided later, or where there is one only.' }),
          ),
        },
        'Home station.',
      ),
    ),
    destination: Type.Optional(id('Hex that it is to be connected with; for the mechanic destinations.')),
    reserved: Type.Array(Type.Integer({ minimum: 0, description: 'Place in the list of certificates, from 0.' }), {
      description: 'Certificates that nobody can buy: a mechanic gives them out.',
      default: [],
    }),
    start: words(['par', 'formed'], 'Par: a player starts it. Formed: a mechanic does.', 'par'),
    card: Type.Optional(id('A minor: the private that is its share; who owns it decides.')),
    capital: Type.Optional(
      record({ least: money('What the bank pays at least.') }, 'A minor: the bank pays it what its card cost when it is sold.'),
    ),
    token_prices: Type.Array(money('Price.'), { minItems: 1, description: 'Price of each token in order of use, the home token first.' }),
    reserved_places: Type.Array(
      record(
        {
          hex: id('Hex.'),
          price: Type.Optional(money('Price of a station there; left out: that of the charter.')),
          from_colour: Type.Optional(
            colour('The place is kept from this colour on, in whichever city there is room; left out: from the start, where the map says.'),
          ),
          unconnected: Type.Optional(money('Price where the city is not reached; left out: it must be reached.')),
          until_phase: id('Phase in which the place is open to others.'),
        },
        'A place kept for a station.',
      ),
      { description: 'Places kept for it besides its home.', default: [] },
    ),
    starts_with: Type.Optional(
      record(
        {
          cash: money('Money.'),
          trains: Type.Array(id('Train.'), { description: 'Trains.' }),
          skipped: Type.Integer({ minimum: 0, description: 'Cards of a train that are left on the stack before its own.', default: 0 }),
          kept: Type.Boolean({ description: 'Whether its trains never rust.', default: false }),
        },
        'A minor: what it has from the start.',
      ),
    ),
    leaves_place: Type.Optional(
      Type.Boolean({
        description: 'A minor: its place is offered to the corporation that buys it; where nobody takes it, it is blocked for good.',
      }),
    ),
    extra_lay: Type.Optional(
      record({ fee: money('What it costs besides terrain.') }, 'One more yellow tile in a turn without an upgrade.'),
    ),
    subsidy: Type.Optional(words(['launch_price'], 'Money from the bank when it is started.')),
    free_lays: Type.Optional(
      record(
        { hexes: Type.Array(id('Hex.'), { description: 'Hexes.' }), tiles: Type.Array(id('Tile.'), { description: 'Tile numbers.' }) },
        'Lays that cost it nothing but edges.',
      ),
    ),
    colour: shade('Colour of the charter, as #rrggbb.'),
    text_colour: shade('Colour of letters on it, as #rrggbb.'),
  },
  'A corporation or minor.',
);
export type CorporationSource = Static<typeof CorporationSource>;

/** Corporations and minors in charter order. */
export const CompaniesFile = record(
  { corporations: Type.Array(CorporationSource, { minItems: 1, description: 'In charter order; ties between them are broken by it.' }) },
  'Corporations.',
);
export type CompaniesFile = Static<typeof CompaniesFile>;
