import { parCellsOf } from '../market.ts';
import { refuse } from '../result.ts';
import { launch } from '../companies/shares.ts';
import { isBy, player, type Step } from './step.ts';

/** The par of a corporation whose president's certificate came with a private; chosen before anything else (1830 §3.7). */
export const parOwed: Step = {
  name: 'par_owed',
  handles: ['par'],
  awaits: ({ state: { pars_owed } }) => pars_owed.slice(0, 1).map((owed) => ({ entity: player(owed.player), decider: owed.player })),
  choices: (game) =>
    game.state.pars_owed.slice(0, 1).flatMap((owed) =>
      parCellsOf(game).map((cell) => ({
        action: { type: 'par' as const, by: player(owed.player), corporation: owed.corporation, cell: cell.id },
        decider: owed.player,
      })),
    ),
  refusal: (game, action) => {
    const [owed] = game.state.pars_owed;
    if (!owed || action.type !== 'par') return refuse('turn.not_now');
    if (!isBy(action, 'player', owed.player)) return refuse('turn.not_yours', { active: owed.player });
    if (action.corporation !== owed.corporation) return refuse('stock.par.owed', { corporation: owed.corporation });
    return game.title.market.cells.of[action.cell]?.par ? null : refuse('stock.par.cell', { cell: action.cell });
  },
  perform: (draft, action) => {
    if (action.type !== 'par') return;
    draft.state.pars_owed = draft.state.pars_owed.slice(1);
    launch(draft, action.by.id, action.corporation, action.cell);
  },
};
