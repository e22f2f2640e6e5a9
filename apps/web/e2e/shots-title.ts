import { BOTS, playGame } from '@roundhouse/bots';
import { awaited, choices, type Game } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { tableFrom } from './position.ts';
import { tab, type View } from './shots-view.ts';

const SEEDS = [1, 2, 3];
const MOST = 4000;

/** The longest of some games that bots play, move by move. */
function longestGame(title: Game['title'], options: readonly string[]): readonly Game[] {
  const bots = Array.from({ length: Math.min(title.players.max, Math.max(title.players.min, 4)) }, () => BOTS.random);
  const games = SEEDS.map((seed) => {
    const moves: Game[] = [];
    playGame(title, { bots, seed, maxActions: MOST, consent: 'asked', options, watch: ({ after }) => (moves.push(after), null) });
    return moves;
  });
  return games.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** The main views of a table of any title: early and late in a game, one of every kind of round and decision, and the end. */
export function viewsOf(id: string, options: readonly string[]): readonly View[] {
  const title = findTitle(id);
  if (title === null) throw new Error(`There is no title ${id}.`);
  const moves = longestGame(title, options);
  const at = (game: Game | undefined) => async () => {
    if (game === undefined) throw new Error('no game of bots comes to this');
    return `/table/${await tableFrom(game)}`;
  };
  const late = moves.slice(0, Math.floor(moves.length * 0.9)).findLast(({ state }) => state.round.kind === 'operating');
  const early = moves.find(({ state }) => state.round.kind === 'operating');
  const tabs = ['Map', 'Market', 'Companies', 'Trains and more', 'Table'] as const;
  return [
    { name: 'early-map', open: at(early), press: tab('Map') },
    ...tabs.map((name) => ({ name: `late-${name.split(' ')[0]?.toLowerCase()}`, open: at(late), press: tab(name) })),
    ...Object.entries(decisions(moves)).map(([name, game]) => ({ name: `decision-${name}`, open: at(game) })),
    { name: 'end', open: at(moves.findLast(({ state }) => state.over !== null)) },
  ];
}

/** The position of every kind of decision, by round and step, in which most may be done. */
function decisions(moves: readonly Game[]): Readonly<Record<string, Game>> {
  const best: Record<string, { readonly game: Game; readonly kinds: number }> = {};
  for (const game of moves) {
    if (game.state.over !== null) continue;
    const open = choices(game).filter(({ action }) => action.type !== 'end_game');
    const kinds = new Set(open.map(({ action }) => action.type));
    const name = `${game.state.round.kind}-${awaited(game)[0]?.step ?? 'nothing'}`;
    if (kinds.size >= (best[name]?.kinds ?? 1)) best[name] = { game, kinds: kinds.size };
  }
  return Object.fromEntries(Object.entries(best).map(([name, { game }]) => [name, game]));
}
