import { isSystem, type Action, type ActionOf, type ActionType, type Entity, type Game, type GameEvent } from '@roundhouse/engine';
import { fault, found, type Fault, type Outcome } from '../fault.ts';
import type { EntityType, RecordedAction, RecordedOf, RecordedType } from '../recorded.ts';

/** null: the recorded action has no effect on the game (standing orders, notes). */
export type Decoded = Outcome<Action | null>;

/** A move of ours that has been made: the position before, after, and what happened. */
export interface Made {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

/** A recorded action without its number. */
export type Unnumbered = { [T in RecordedType]: Omit<RecordedOf<T>, 'id'> }[RecordedType];

/** Export format → ours, by the type of the recorded action. `game` is the position before it. */
export type Decoders<T extends RecordedType = RecordedType> = { readonly [K in T]: (recorded: RecordedOf<K>, game: Game) => Decoded };
/** Ours → export format, by the type of our action. */
export type Encoders<T extends ActionType = ActionType> = { readonly [K in T]: (action: ActionOf<K>, made: Made) => Unnumbered };

export function decoded(action: Action): Decoded {
  return found(action);
}

export function undecodable(problem: string): { readonly ok: false; readonly fault: Fault } {
  return fault('', problem, 'The file does not belong to this title, or to another edition of it');
}

/** In whose name a recorded action is done. A symbol alone is not enough: companies and corporations may share one. */
export function entityOf({ entity, entity_type }: Pick<RecordedAction, 'entity' | 'entity_type'>): Entity {
  switch (entity_type) {
    case 'player':
      return { kind: 'player', id: entity };
    case 'company':
      return { kind: 'private', id: entity };
    case 'corporation':
    case 'minor':
    case 'system':
      return { kind: 'operator', id: entity };
  }
}

/** The members of a recorded action that name the one who acts. */
export function actor(by: Entity, game: Game): { readonly entity: string; readonly entity_type: EntityType } {
  return { entity: by.id, entity_type: entityTypeOf(by, game) };
}

function entityTypeOf(by: Entity, game: Game): EntityType {
  switch (by.kind) {
    case 'player':
      return 'player';
    case 'private':
      return 'company';
    case 'operator':
      if (isSystem(game, by.id)) return 'system';
      return game.title.corporations.of[by.id]?.kind === 'minor' ? 'minor' : 'corporation';
  }
}
