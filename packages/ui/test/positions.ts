import { findBot, playGame, type PlayedStep } from '@roundhouse/bots';
import type { Game } from '@roundhouse/engine';
import { createWords } from '@roundhouse/messages';
import { findTitle } from '@roundhouse/titles-data';
import type { Market, Title } from '@roundhouse/title-schema';

export const words = createWords('en');

/** A title of the library; the tests cannot go on without it. */
export function titleOf(id: string): Title {
  const title = findTitle(id);
  if (title === null) throw new Error(`no title ${id}`);
  return title;
}

/** The first position of a bot game of which something is true; the same one each time. */
export function positionWhere(title: Title, wanted: (game: Game, step: PlayedStep) => boolean, seed = 1): Game {
  const bot = findBot('random');
  if (bot === null) throw new Error('no bot');
  let found: Game | null = null;
  playGame(title, {
    bots: [bot, bot, bot],
    seed,
    maxActions: 900,
    watch: (step) => {
      if (!wanted(step.before, step)) return null;
      found = step.before;
      return 'found';
    },
  });
  if (found === null) throw new Error('the bots never came to this position');
  return found;
}

/** The top row of a market as a market of one row. */
export function oneRow(title: Title): Title {
  const cells = title.market.cells.ids.flatMap((id) => title.market.cells.of[id] ?? []).filter(({ row }) => row === 0);
  const idAt = (column: number): string | null => cells[column]?.id ?? null;
  const market: Market = {
    ...title.market,
    kind: 'row',
    rows: 1,
    cells: {
      ids: cells.map(({ id }) => id),
      of: Object.fromEntries(
        cells.map((cell, column) => {
          const [left, right] = [idAt(column - 1), idAt(column + 1)];
          return [cell.id, { ...cell, moves: { left, right, up: right, down: left } }];
        }),
      ),
    },
  };
  return { ...title, market };
}
