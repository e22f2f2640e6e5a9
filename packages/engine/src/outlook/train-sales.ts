import type { Train, TrainEvent } from '@roundhouse/title-schema';
import { at } from '../draft.ts';
import type { Game, OperatorId } from '../state.ts';
import { depotTrains, trainsOf } from '../trains/trains.ts';

/** What the purchase of a train sets off while none of its kind has been bought (1830 §10.5). */
export interface FirstPurchase {
  /** Phase that begins. */
  readonly phase: string | null;
  /** Train limit from then on, where it changes. */
  readonly limit: number | null;
  /** Kinds of trains that leave the game, with the owner of each train (one entry a train). */
  readonly rusts: readonly { readonly train: string; readonly owners: readonly OperatorId[] }[];
  /** Kinds of trains that run once more and leave then, with their owners in the same way. */
  readonly obsolete: readonly { readonly train: string; readonly owners: readonly OperatorId[] }[];
  readonly events: readonly TrainEvent[];
  /** Kinds of trains that come on sale beside the stack. */
  readonly opens: readonly string[];
  /** Operators that would own more trains than the new limit and have to discard. */
  readonly overLimit: readonly OperatorId[];
}

/** A kind of train as the bank has it. */
export interface TrainSale {
  readonly train: Train;
  /** How many the bank has of the new ones; null: without end. */
  readonly left: number | null;
  /** Whether one can be bought of the bank now (1830 §10.2). */
  readonly onSale: boolean;
  /** null: one has been bought already, so that a purchase sets nothing off. */
  readonly first: FirstPurchase | null;
}

/** Every kind of train that the bank still has new ones of, in order of sale. */
export function trainSales(game: Game): readonly TrainSale[] {
  const { upcoming, sold } = game.state.depot;
  const open = new Set(depotTrains(game).map((card) => card.name));
  return game.title.trains.ids.flatMap((name) => {
    const train = at(game.title.trains.of, name);
    const cards = upcoming.filter((card) => card.name === name).length;
    if (cards === 0) return [];
    return {
      train,
      left: train.count === 'unlimited' ? null : cards,
      onSale: open.has(name),
      first: sold.includes(name) ? null : firstPurchase(game, name),
    };
  });
}

/** What the first purchase of a kind of train would set off as the table stands. */
function firstPurchase(game: Game, name: string): FirstPurchase {
  const { title } = game;
  const phase = title.phases.ids.find((id) => at(title.phases.of, id).starts_with === name) ?? null;
  const now = at(title.phases.of, game.state.phase).train_limit;
  const then = phase === null ? now : at(title.phases.of, phase).train_limit;
  const gone = title.trains.ids.filter((id) => at(title.trains.of, id).rusts_on === name);
  const started = title.corporations.ids.filter((id) => at(game.state.operators, id).cell !== null);
  const fleet = (id: OperatorId): number => trainsOf(game, id).filter((card) => !gone.includes(card.name)).length;
  const owned = (trains: readonly string[]) =>
    trains.map((train) => ({
      train,
      owners: Object.keys(game.state.operators).flatMap((id) => trainsOf(game, id).flatMap((card) => (card.name === train ? [id] : []))),
    }));
  return {
    phase,
    limit: then === now ? null : then,
    rusts: owned(gone),
    obsolete: owned(title.trains.ids.filter((id) => at(title.trains.of, id).obsolete_on === name)),
    events: at(title.trains.of, name).events,
    opens: title.trains.ids.filter((id) => at(title.trains.of, id).available_from === name),
    overLimit: then < now ? started.filter((id) => fleet(id) > then) : [],
  };
}

/** Rounds of the present set from this one on, this one included. */
export function roundsLeft(game: Game): number {
  const { time, of } = game.state.cycle;
  return of - time + 1;
}
