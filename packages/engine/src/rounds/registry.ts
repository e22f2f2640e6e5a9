import { MECHANICS } from '../mechanics/registry.ts';
import type { Game } from '../state.ts';
import { operatingRounds } from './operating.ts';
import type { RoundKind } from './round.ts';
import { stockRounds } from './stock.ts';

let kinds: ReadonlyMap<string, RoundKind> | null = null;

/** The kind of round of a name; titles are checked for unknown names when they are compiled. */
export function roundKind(name: string): RoundKind {
  // Built on first use, since rounds, steps and mechanics name each other.
  kinds ??= new Map(
    [stockRounds, operatingRounds, ...MECHANICS.flatMap((mechanic) => mechanic.rounds ?? [])].map((kind) => [kind.kind, kind]),
  );
  const kind = kinds.get(name);
  if (!kind) throw new Error(`no round '${name}'`);
  return kind;
}

/** The opening sale of the title. */
export function openingOf(game: Game): RoundKind {
  const { opening } = game.title.rules.rounds;
  const kind = MECHANICS.find((mechanic) => mechanic.name === opening)?.opening;
  if (!kind) throw new Error(`no opening '${opening}'`);
  return kind;
}

/** The kind of the round that is on. */
export function presentRound(game: Game): RoundKind {
  const { kind } = game.state.round;
  return kind === 'opening' ? openingOf(game) : roundKind(kind);
}
