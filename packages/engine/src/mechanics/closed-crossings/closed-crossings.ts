import type { ClosedCrossings } from '@roundhouse/title-schema';
import type { Answers, Lay } from '../../answers.ts';
import { exitsOf } from '../../board/lays.ts';
import { refuse } from '../../result.ts';
import type { Game } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';
import { hasCome } from '../../phase.ts';

const isOpen = (game: Game, { until_phase }: ClosedCrossings): boolean => hasCome(game, until_phase);

const leads = (game: Game, lay: Lay, edge: number): boolean => (exitsOf(game, lay) & (1 << edge)) !== 0;

const answers = (parameters: ClosedCrossings): Answers => ({
  mayLay: (game, _builder, lay) => {
    const { hex } = lay;
    const missing = parameters.needed.find((side) => side.hex === hex && !leads(game, lay, side.edge));
    if (missing) return refuse('crossing.needed', { hex, edge: missing.edge });
    if (isOpen(game, parameters)) return null;
    const closed = parameters.hexes.includes(hex) || parameters.sides.some((side) => side.hex === hex && leads(game, lay, side.edge));
    return closed ? refuse('crossing.closed', { hex, phase: parameters.until_phase }) : null;
  },
});

/** Hexes and edges that nobody builds on or across before a phase (1893 §10.4). */
export const closedCrossings: Mechanic = {
  name: 'closed_crossings',
  answers: (title) => (title.mechanics.closed_crossings ? answers(title.mechanics.closed_crossings) : null),
  steps: {},
};
