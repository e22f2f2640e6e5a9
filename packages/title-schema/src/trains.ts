import { Type, type Static } from 'typebox';
import { COLOURS, STOP_KINDS, TRAIN_EVENT_MEANINGS } from './compiled.ts';
import { byPlayers, id, money, record, words } from './words.ts';

/** Words for conditions that hold during a phase. */
export const PHASE_STATUS_MEANINGS = {
  corporations_buy_privates_from_players: 'Corporations may buy privates of players.',
  players_buy_privates_from_players: 'Players may buy privates of one another.',
} as const;

export const PhaseSource = record(
  {
    id: id('Name of the phase.'),
    starts_with: Type.Optional(id('Train whose first purchase begins the phase; left out for the phase at the start.')),
    train_limit: Type.Integer({ minimum: 1, description: 'Trains that a corporation may own.' }),
    minor_train_limit: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Trains that a minor may own; left out: as many as a corporation.' }),
    ),
    tile_colours: Type.Array(words(COLOURS, 'Colour.'), { minItems: 1, description: 'Colours that may be laid.' }),
    operating_rounds: Type.Integer({ minimum: 1, description: 'Operating rounds after each stock round.' }),
    statuses: Type.Array(words(PHASE_STATUS_MEANINGS, 'Condition.'), {
      description: 'Conditions that hold during the phase.',
      default: [],
    }),
  },
  'A phase.',
);
export type PhaseSource = Static<typeof PhaseSource>;

const visits = (description: string, minimum = 1) => Type.Union([Type.Integer({ minimum }), Type.Literal('all')], { description });

const reach = (description: string) =>
  Type.Array(
    record(
      {
        stops: Type.Array(words(STOP_KINDS, 'Kind of stop.'), { minItems: 1, description: 'Kinds of stops that this row is about.' }),
        visit: visits('Stops of these kinds that the train may visit.'),
        pay: visits('Stops of these kinds that it is paid for.', 0),
        multiplier: Type.Number({ exclusiveMinimum: 0, description: 'Factor on what these stops pay.', default: 1 }),
      },
      'One row of the reach.',
    ),
    { minItems: 1, description },
  );

export const TrainSource = record(
  {
    id: id('Name of the train.'),
    price: money('Price in the depot.'),
    later_prices: Type.Record(Type.String({ minLength: 1 }), money('Price.'), {
      description: 'Other prices in the depot, each from a phase on, by phase.',
      default: {},
    }),
    count: Type.Union(
      [Type.Integer({ minimum: 1 }), Type.Literal('unlimited'), byPlayers(Type.Integer({ minimum: 1, description: 'Number of trains.' }))],
      {
        description: 'Number of trains, "unlimited", or a number by players.',
      },
    ),
    reach: reach('How far the train goes; rows add up.'),
    faces: Type.Array(
      record(
        { id: id('Name of the side.'), price: money('Price in the depot.'), reach: reach('How far this side goes.') },
        'A further side.',
      ),
      { description: 'Further sides of the card; the buyer chooses one.', default: [] },
    ),
    band: Type.Optional(id('Value band that it is paid by, whatever the phase; left out: that of the phase.')),
    obsolete_on: Type.Optional(id('When the first train of this name is bought it becomes obsolete: it runs once more and leaves.')),
    rusts_on: Type.Optional(id('It leaves the game when the first train of this name is bought.')),
    available_from: Type.Optional(id('On sale early, from the first purchase of this train on.')),
    events: Type.Array(words(TRAIN_EVENT_MEANINGS, 'Event.'), { description: 'What its first purchase sets off, in order.', default: [] }),
  },
  'A kind of train.',
);
export type TrainSource = Static<typeof TrainSource>;

/** Phases and trains. */
export const TrainsFile = record(
  {
    phases: Type.Array(PhaseSource, { minItems: 1, description: 'Phases in order.' }),
    trains: Type.Array(TrainSource, { minItems: 1, description: 'Trains in order of sale.' }),
  },
  'Phases and trains.',
);
export type TrainsFile = Static<typeof TrainsFile>;
