import type { Ferries } from '@roundhouse/title-schema';
import type { FerriesState } from '../slices.ts';
import type { Game, HexId, OperatorId } from '../../state.ts';
import { hasCome } from '../../phase.ts';

const NONE: FerriesState = { owners: {}, newest: null, doubled: null };
/** What is known of ferries that have been bought. */
export const slice = (game: Game): FerriesState => game.state.mechanics.ferries ?? NONE;

/** The parameters while there are ferries (1833NE §14.1). */
export function inGame(game: Game): Ferries | null {
  const { ferries } = game.title.mechanics;
  return ferries && !hasCome(game, ferries.until_phase) ? ferries : null;
}

/** Cities whose ferry an operator has bought. */
export const ownFerries = (game: Game, id: OperatorId): readonly HexId[] =>
  (inGame(game)?.ferries ?? []).flatMap(({ hex }) => (slice(game).owners[hex] === id ? [hex] : []));

/** A ferry that has been bought: whose it is, and what it adds to a run (1833NE §14.2, §14.4). */
export interface Ferry {
  readonly hex: HexId;
  readonly owner: OperatorId;
  /** For good. */
  readonly value: number;
  /** As the newest one, or for good as the last one. */
  readonly bonus: number;
  /** Whether all are sold, so that the newest one stays it. */
  readonly last: boolean;
}

/** The ferry of a city; null where none is in the game or nobody has bought it. */
export function ferryOf(game: Game, hex: HexId): Ferry | null {
  const ferries = inGame(game);
  const { owners, newest, doubled } = slice(game);
  const owner = owners[hex];
  if (!ferries || owner === undefined) return null;
  const print = ferries.ferries.find((ferry) => ferry.hex === hex)?.value ?? 0;
  const last = ferries.ferries.every((ferry) => owners[ferry.hex] !== undefined);
  const bonus = newest !== hex ? 0 : last ? ferries.last_bonus : ferries.new_bonus;
  const times = doubled === hex ? 2 : 1;
  return { hex, owner, value: print * times, bonus: bonus * times, last };
}

/** Ferries of an operator. */
export const ferriesOf = (game: Game, id: OperatorId): readonly Ferry[] => ownFerries(game, id).flatMap((hex) => ferryOf(game, hex) ?? []);
