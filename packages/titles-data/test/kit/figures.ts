import { cellOf, held, percentOf, priceOf, privatesOf, trainsOf, unitsHeld, type Game, type Holder } from '@roundhouse/engine';

export const cash = (game: Game, player: string): number => game.state.players[player]?.cash ?? NaN;
export const treasury = (game: Game, operator: string): number => game.state.operators[operator]?.cash ?? NaN;
export const price = (game: Game, operator: string): number | null => priceOf(game, operator);
export const cell = (game: Game, operator: string): string | null => cellOf(game, operator)?.id ?? null;
export const president = (game: Game, operator: string): string | null => game.state.operators[operator]?.president ?? null;
export const trains = (game: Game, operator: string): string =>
  trainsOf(game, operator)
    .map((card) => card.name)
    .join(' ');
export const discarded = (game: Game): string => game.state.depot.discarded.map((card) => card.name).join(' ');

const holder = (name: string): Holder => (name === 'ipo' || name === 'market' ? name : `player/${name}`);

/** Percent of a corporation with a player, in the `ipo` or in the `market`. */
export const percent = (game: Game, who: string, corporation: string): number =>
  percentOf(game, corporation, unitsHeld(game, holder(who), corporation));
/** Certificates in order of arrival. */
export const hand = (game: Game, who: string, corporation: string): string => held(game, holder(who), corporation).join(' ');

export const privates = (game: Game, who: string): string =>
  privatesOf(game, /^\d+$/.test(who) ? `player/${who}` : `operator/${who}`).join(' ');

/** `H12/0` for each token; `H12/-` for one that waits for its city. */
export const tokens = (game: Game, operator: string): string =>
  game.state.board.stations
    .filter((station) => station.owner === operator)
    .map(({ hex, stop }) => `${hex}/${stop === null ? '-' : String(stop)}`)
    .join(' ');

export const tile = (game: Game, hex: string): string | null => {
  const laid = game.state.board.tiles[hex];
  return laid === undefined ? null : `${laid.tile}/${String(laid.rotation)}`;
};

/** Who acts, has acted and will, in this operating round. */
export const turns = (game: Game): string => {
  const { round } = game.state;
  if (round.kind !== 'operating') return '';
  return [...round.operated, round.turn?.operator ?? '-', ...round.waiting].join(' ');
};
