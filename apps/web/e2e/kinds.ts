import { BOTS, playGame } from '@roundhouse/bots';
import { awaited, type Choice, type Game } from '@roundhouse/engine';
import { kindOf } from '../src/table/kind.ts';

/** A kind of choice as it was first met: with amount to name or without, in turn or out of it, at a step. */
export interface Met {
  /** `lay_tile private hex rotation tile @seller_lay`. */
  readonly name: string;
  readonly step: string;
  readonly game: Game;
  readonly choice: Choice;
}

const MOST_GAMES = 200;
const MOST_ACTIONS = 1500;

/** The name of the kind that a choice is of. */
function nameOf(game: Game, { action, amount, decider }: Choice): { readonly name: string; readonly step: string } {
  const waiting = awaited(game);
  const step = waiting.some((who) => who.decider === decider) ? (waiting[0]?.step ?? '') : 'aside';
  return { name: `${kindOf(action)}${amount !== undefined && amount.min < amount.max ? ' range' : ''} @${step}`, step };
}

type Title = Game['title'];

/** A title with money for everybody and few trains: the last ones come soon. */
function late(title: Title): Title {
  const { bank, starting_cash } = title.money;
  const more = Object.fromEntries(Object.entries(starting_cash).map(([players, cash]) => [players, cash * 4]));
  const few = Object.fromEntries(
    Object.entries(title.trains.of).map(([name, train]) => [
      name,
      train.count === 'unlimited' ? train : { ...train, count: Math.min(train.count, 2) },
    ]),
  );
  return {
    ...title,
    money: { ...title.money, starting_cash: more, bank: bank === 'unlimited' ? bank : bank * 4 },
    trains: { ...title.trains, of: few },
  };
}

/** A title whose bank breaks soon. */
function poor(title: Title): Title {
  const most = Math.max(...Object.entries(title.money.starting_cash).map(([players, cash]) => Number(players) * cash));
  return { ...title, money: { ...title.money, bank: most + 1000 } };
}

/** A title in which the home cities that are left open have track from the start, so that each is to be chosen. */
function open(title: Title): Title {
  const of = { ...title.map.hexes.of };
  for (const id of title.corporations.ids) {
    const home = title.corporations.of[id]?.home;
    const hex = home?.stop === null ? of[home.hex] : undefined;
    if (hex === undefined) continue;
    const edges = hex.exits.flatMap((exit, edge) => (exit ? [edge] : []));
    const track = hex.stops.map((_, stop) => ({ from: { edge: edges[stop] ?? 0 }, to: { stop } }));
    of[hex.id] = { ...hex, track };
  }
  return { ...title, map: { ...title.map, hexes: { ...title.map.hexes, of } } };
}

/**
 * What bots come across in games of a title, with these options, and of variants of it, until everything wanted was met, by name;
 * `milliseconds` is the most it takes.
 */
export function collect(
  title: Title,
  wanted: (met: ReadonlyMap<string, Met>) => boolean,
  milliseconds: number,
  options: readonly string[] = [],
): ReadonlyMap<string, Met> {
  const met = new Map<string, Met>();
  const end = performance.now() + milliseconds;
  const variants = [title, open(title), late(title), poor(title)];
  for (let seed = 0; seed < MOST_GAMES && performance.now() < end && !wanted(met); seed += 1) {
    const variant = variants[seed % variants.length] ?? title;
    const seats = seed % 2 === 0 ? Math.min(title.players.min + 1, title.players.max) : title.players.max;
    playGame(variant, {
      bots: Array.from({ length: seats }, () => BOTS.random),
      seed: seed + 1,
      maxActions: MOST_ACTIONS,
      consent: 'asked',
      options,
      watch: ({ before, choices, action, after }) => {
        for (const choice of choices) {
          const { name, step } = nameOf(before, choice);
          if (!met.has(name)) met.set(name, { name, step, game: before, choice });
        }
        const last = choices.find((choice) => JSON.stringify(choice.action) === JSON.stringify(action));
        const name = `over ${after.state.over?.cause ?? ''}`;
        if (after.state.over !== null && last !== undefined && !met.has(name))
          met.set(name, { name, step: 'over', game: before, choice: last });
        return performance.now() < end ? null : 'time is up';
      },
    });
  }
  return met;
}
