import type { FormationByVote } from '@roundhouse/title-schema';
import type { Answers } from '../../answers.ts';
import { held, moveCertificates } from '../../companies/certificates.ts';
import { at, type Draft } from '../../draft.ts';
import { placeMarker } from '../../market.ts';
import { setOperator } from '../../money.ts';
import { endRound, numberInTurn } from '../../rounds/cycle.ts';
import type { RoundKind } from '../../rounds/round.ts';
import type { Mechanic } from '../mechanic.ts';
import { form, formationState, isFormed, isOpen, openVote, parametersOf, setFormation } from './ballot.ts';
import { presidentToBe } from './found.ts';
import { formationDiscard, formationVote } from './steps.ts';

/** With its train a corporation gets its price, and its free certificates go on sale (1893 §6.5, §12). */
const answers = ({ formations }: FormationByVote): Answers => ({
  afterFirstTrain: (draft, name) => {
    for (const { corporation, cell, opens_on } of formations) {
      if (opens_on !== name) continue;
      setOperator(draft, corporation, { par: at(draft.title.market.cells.of, cell).price });
      placeMarker(draft, corporation, cell);
      moveCertificates(draft, held(draft, 'ipo', corporation), 'ipo', 'market');
    }
  },
});

/** What is due is formed, then one vote is opened (1893 §8.2). */
function begin(draft: Draft): void {
  draft.state.round = { kind: 'formation' };
  for (const formation of parametersOf(draft).formations) {
    if (!isOpen(draft, formation)) continue;
    const due = draft.state.depot.sold.includes(formation.automatic_on) && presidentToBe(draft, formation) !== null;
    if (due) form(draft, formation);
    else if (formationState(draft).vote === null) openVote(draft, formation);
  }
}

const formationRounds: RoundKind = {
  kind: 'formation',
  due: (game) => parametersOf(game).formations.some((formation) => isOpen(game, formation) && !isFormed(game, formation)),
  begin,
  step: (game) => {
    const { vote, discarding } = formationState(game);
    return discarding !== null ? formationDiscard.name : vote !== null ? formationVote.name : null;
  },
  beside: () => [],
  advance: (draft) => {
    if (formationState(draft).discarding !== null) setFormation(draft, { discarding: null });
    else endRound(draft);
  },
  label: (game) => `MR ${String(game.state.turn)}.${String(numberInTurn(game))}`,
};

/** Corporations formed by vote, or by themselves, from minors and privates (1893 §8). */
export const formationByVote: Mechanic = {
  name: 'formation_by_vote',
  answers: (title) => (title.mechanics.formation_by_vote ? answers(title.mechanics.formation_by_vote) : null),
  steps: { [formationVote.name]: formationVote, [formationDiscard.name]: formationDiscard },
  rounds: [formationRounds],
};
