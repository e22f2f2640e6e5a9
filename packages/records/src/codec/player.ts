import { awaited, deciderOf, type Entity, type Game } from '@roundhouse/engine';
import type { RecordedAction } from '../recorded.ts';
import { entityOf } from './codec.ts';

/** The player who decides for the entity of a recorded action: some acts of players are written in the name of what they own. */
export function playerOf(recorded: Pick<RecordedAction, 'entity' | 'entity_type'>, game: Game): Entity {
  const entity = entityOf(recorded);
  const id = deciderOf(game, entity);
  return id === null ? entity : { kind: 'player', id };
}

/** A pass in the name of a private is its owner's where he himself is awaited. */
export function passerOf(recorded: Pick<RecordedAction, 'entity' | 'entity_type'>, game: Game): Entity {
  const entity = entityOf(recorded);
  return entity.kind === 'private' && awaited(game)[0]?.entity.kind === 'player' ? playerOf(recorded, game) : entity;
}
