import type { Action, Game } from '@roundhouse/engine';
import { decoded, undecodable, type Decoded, type Decoders, type Encoders, type Made, type Unnumbered } from './codec.ts';
import { GROWTH_DECODERS, GROWTH_ENCODERS } from './growth.ts';
import { PRIVATE_DECODERS, PRIVATE_ENCODERS } from './privates.ts';
import { SHARE_DECODERS, SHARE_ENCODERS } from './shares.ts';
import { TRACK_DECODERS, TRACK_ENCODERS } from './track.ts';
import { TRAIN_DECODERS, TRAIN_ENCODERS } from './trains.ts';
import { TURN_DECODERS, TURN_ENCODERS } from './turns.ts';
import { fault } from '../fault.ts';
import type { RecordedAction } from '../recorded.ts';

const DECODERS: Partial<Decoders> = {
  ...TURN_DECODERS,
  ...SHARE_DECODERS,
  ...PRIVATE_DECODERS,
  ...TRACK_DECODERS,
  ...TRAIN_DECODERS,
  ...GROWTH_DECODERS,
};
const ENCODERS: Encoders = {
  ...TURN_ENCODERS,
  ...SHARE_ENCODERS,
  ...PRIVATE_ENCODERS,
  ...TRACK_ENCODERS,
  ...TRAIN_ENCODERS,
  ...GROWTH_ENCODERS,
};

/**
 * Our action for a recorded one, in the position before it; null where it changes nothing.
 * Refuses what has no counterpart: actions of mechanics that we do not have, cities and tiles that are nowhere.
 */
export function decode(recorded: RecordedAction, game: Game): Decoded {
  const stranger = strangerIn(recorded, game);
  if (stranger !== null) return fault('entity', stranger, 'Check symbol and entity_type');
  const word = recorded.roundhouse;
  if (word !== undefined) {
    if ('offer' in word) return decode(word.offer, game);
    if ('accept' in word) return decoded({ type: 'accept', by: player(word.accept) });
    if ('refuse' in word) return decoded({ type: 'refuse', by: player(word.refuse) });
  }
  const decoder = DECODERS[recorded.type] as ((recorded: RecordedAction, game: Game) => Decoded) | undefined;
  return decoder === undefined ? undecodable(`the action ${recorded.type} has no meaning in ${game.title.name}`) : decoder(recorded, game);
}

/** The recorded form of a move of ours. */
export function encode(action: Action, made: Made): Unnumbered {
  const encoder = ENCODERS[action.type] as (action: Action, made: Made) => Unnumbered;
  return encoder(action, made);
}

/** Why nobody in the game goes by the entity and entity_type of an action; null: somebody does. */
function strangerIn({ entity, entity_type }: RecordedAction, { title, state }: Game): string | null {
  const kind = Object.hasOwn(state.operators, entity) ? title.corporations.of[entity]?.kind : undefined;
  const found =
    entity_type === 'player'
      ? Object.hasOwn(state.players, entity)
      : entity_type === 'company'
        ? Object.hasOwn(state.privates, entity)
        : kind !== undefined && (entity_type === 'minor') === (kind === 'minor');
  return found ? null : `there is no ${entity_type} ${entity} in the game`;
}

function player(id: string) {
  return { kind: 'player', id } as const;
}
