import { Type, type Static } from 'typebox';
import type { Frozen } from './frozen.ts';
import { words } from './words.ts';

const hexes = Type.Array(Type.String(), { minItems: 1, description: 'Hex ids.' });

/** Nobody may build in these hexes while a player owns the private. */
export const BlockHexes = Type.Object(
  { power: Type.Literal('block_hexes'), hexes },
  { additionalProperties: false, description: 'Keeps other builders out of its hexes while a player owns it.' },
);

/** A tile laid through the private. */
export const LayTile = Type.Object(
  {
    power: Type.Literal('lay_tile'),
    hexes,
    tiles: Type.Array(Type.String(), { minItems: 1, description: 'Tile numbers to choose from.' }),
    uses: Type.Integer({ minimum: 1, description: 'How often it can be used.', default: 1 }),
    slot: words(['extra', 'normal'], 'Extra: on top of the normal lays. Normal: uses up one of them.'),
    cost: words(['terrain', 'free'], 'Whether terrain is paid.'),
    connected: Type.Boolean({ description: 'Whether the hex must be reachable.' }),
    only_empty: Type.Boolean({ description: 'Only while no tile lies in the hex.', default: true }),
    token: Type.Optional(
      Type.Object(
        { price: Type.Integer({ minimum: 0, description: 'What the token costs.' }) },
        { additionalProperties: false, description: 'A token may follow in the same city, connected or not.' },
      ),
    ),
  },
  { additionalProperties: false, description: 'The corporation that owns it may lay a tile in one of its hexes.' },
);

/** The private is handed in for a share. */
export const ExchangeForShare = Type.Object(
  {
    power: Type.Literal('exchange_for_share'),
    corporations: Type.Array(Type.String(), { minItems: 1, description: 'Corporations to choose from.' }),
    from: Type.Array(words(['unsold', 'market'], 'Where the share comes from.'), {
      minItems: 1,
      description: 'Where the share may come from.',
    }),
    percent: Type.Integer({ minimum: 1, description: 'Size of the certificate in per cent.' }),
  },
  { additionalProperties: false, description: 'Its owner may hand it in for a share at any time.' },
);

/** Shares that come with the first purchase. */
export const GrantsShares = Type.Object(
  {
    power: Type.Literal('grants_shares'),
    corporation: Type.String({ description: 'The corporation that it is about.' }),
    percent: Type.Integer({ minimum: 1, description: 'Size of the certificate in per cent.' }),
    president: Type.Boolean({ description: 'The president’s certificate; its owner then chooses the par.' }),
  },
  { additionalProperties: false, description: 'Its first buyer gets a share as well.' },
);

/** When this private closes by itself. */
export const ClosesOn = Type.Object(
  {
    power: Type.Literal('closes_on'),
    event: words(['first_train'], 'What closes it.'),
    corporation: Type.String({ description: 'The corporation that it is about.' }),
  },
  { additionalProperties: false, description: 'Closes by itself.' },
);

/** It never changes hands again. */
export const NotForSale = Type.Object(
  { power: Type.Literal('not_for_sale'), to: words(['corporations', 'anyone'], 'To whom it is never sold.') },
  { additionalProperties: false, description: 'May not be sold.' },
);

export const POWERS = {
  block_hexes: BlockHexes,
  lay_tile: LayTile,
  exchange_for_share: ExchangeForShare,
  grants_shares: GrantsShares,
  closes_on: ClosesOn,
  not_for_sale: NotForSale,
} as const;

export const Power = Type.Union(Object.values(POWERS));
export type Power = Frozen<
  | Static<typeof BlockHexes>
  | Static<typeof LayTile>
  | Static<typeof ExchangeForShare>
  | Static<typeof GrantsShares>
  | Static<typeof ClosesOn>
  | Static<typeof NotForSale>
>;
export type PowerName = Power['power'];
