import { at } from '../draft.ts';
import { isParOf, parCellsFor } from '../companies/launching.ts';
import { cashIn, playerPurse, transfer } from '../money.ts';
import { refuse, type Refusal } from '../result.ts';
import type { Game, State } from '../state.ts';
import { launch } from '../companies/shares.ts';
import { joinRound } from '../rounds/joining.ts';
import { isBy, player, type Step } from './step.ts';

type Owed = State['pars_owed'][number];

/** Why a par may not be chosen: half of the president's certificate has to be paid with it (1828 §16.7). */
function parRefusal(game: Game, owed: Owed, id: string): Refusal | null {
  const cell = game.title.market.cells.of[id];
  if (!cell || !isParOf(game, owed.corporation, cell)) return refuse('stock.par.cell', { cell: id });
  const cash = cashIn(game, playerPurse(owed.player));
  return owed.half && cell.price > cash ? refuse('exchange.par', { price: cell.price, cash }) : null;
}

/** The par of a corporation whose president's certificate came with a private; chosen before anything else (1830 §3.7). */
export const parOwed: Step = {
  name: 'par_owed',
  handles: ['par'],
  awaits: ({ state: { pars_owed } }) => pars_owed.slice(0, 1).map((owed) => ({ entity: player(owed.player), decider: owed.player })),
  choices: (game) =>
    game.state.pars_owed.slice(0, 1).flatMap((owed) =>
      parCellsFor(game, owed.corporation)
        .filter((cell) => parRefusal(game, owed, cell.id) === null)
        .map((cell) => ({
          action: { type: 'par' as const, by: player(owed.player), corporation: owed.corporation, cell: cell.id },
          decider: owed.player,
        })),
    ),
  refusal: (game, action) => {
    const [owed] = game.state.pars_owed;
    if (!owed || action.type !== 'par') return refuse('turn.not_now');
    if (!isBy(action, 'player', owed.player)) return refuse('turn.not_yours', { active: owed.player });
    if (action.corporation !== owed.corporation) return refuse('stock.par.owed', { corporation: owed.corporation });
    return parRefusal(game, owed, action.cell);
  },
  perform: (draft, action) => {
    if (action.type !== 'par') return;
    const [owed] = draft.state.pars_owed;
    draft.state.pars_owed = draft.state.pars_owed.slice(1);
    const { price } = at(draft.title.market.cells.of, action.cell);
    if (owed?.half) transfer(draft, playerPurse(owed.player), 'bank', price, 'share');
    launch(draft, action.by.id, action.corporation, action.cell);
    if (owed?.half) joinRound(draft, action.corporation);
  },
};
