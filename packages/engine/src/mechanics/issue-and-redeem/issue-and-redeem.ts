import type { Choice } from '../../action.ts';
import { held, singles, unitsOn } from '../../companies/certificates.ts';
import { isMinor } from '../../companies/minors.ts';
import { isPresidentless, presidentOf } from '../../companies/presidency.ts';
import { refuse } from '../../result.ts';
import { operatingTurn } from '../../rounds/turn.ts';
import type { Game, OperatingTurn } from '../../state.ts';
import { isBy, operator, type Step } from '../../steps/step.ts';
import type { Mechanic } from '../mechanic.ts';
import { issue, issueLimit, issuePrice, issueRefusal, ownShares, redeem, redeemRefusal } from './issue.ts';

function turnOf(game: Game): OperatingTurn | null {
  const turn = operatingTurn(game);
  return turn && !isMinor(game, turn.operator) && !isPresidentless(game, turn.operator) ? turn : null;
}

function choices(game: Game): readonly Choice[] {
  const turn = turnOf(game);
  if (!turn) return [];
  const by = operator(turn.operator);
  const decider = presidentOf(game, turn.operator);
  const prefixes = (place: 'ipo' | 'market') => {
    const all = singles(game, held(game, place, turn.operator));
    return all.map((_, index) => all.slice(0, index + 1));
  };
  const issues = prefixes(ownShares as 'ipo').map((certificates) => ({
    type: 'sell_shares' as const,
    by,
    certificates,
    units: unitsOn(game, certificates),
  }));
  const redeems = prefixes('market').map((certificates) => ({ type: 'buy_shares' as const, by, certificates }));
  return [
    ...issues.filter((action) => issueRefusal(game, turn, action) === null).map((action) => ({ action, decider })),
    ...redeems.filter((action) => redeemRefusal(game, turn, action) === null).map((action) => ({ action, decider })),
  ];
}

/** Issuing or redeeming shares, once in a turn and before the dividend (1833NE §8). */
const step: Step = {
  name: 'issue',
  handles: ['sell_shares', 'buy_shares'],
  awaits: () => [],
  choices,
  refusal: (game, action) => {
    const turn = turnOf(game);
    if (!turn) return refuse('turn.not_now');
    if (!isBy(action, 'operator', turn.operator)) return refuse('turn.not_yours', { active: turn.operator });
    if (action.type === 'sell_shares') return issueRefusal(game, turn, action);
    return action.type === 'buy_shares' ? redeemRefusal(game, turn, action) : refuse('turn.not_now');
  },
  perform: (draft, action) => {
    const turn = turnOf(draft);
    if (!turn) return;
    if (action.type === 'sell_shares') issue(draft, turn, action.certificates);
    else if (action.type === 'buy_shares') redeem(draft, turn, action.certificates);
  },
};

export const issueAndRedeem: Mechanic = {
  name: 'issue_and_redeem',
  answers: (title) =>
    title.mechanics.issue_and_redeem
      ? {
          couldRaise: (game, id) => {
            const turn = operatingTurn(game);
            return turn?.operator === id && !turn.issued && !isMinor(game, id) ? issueLimit(game, id) * issuePrice(game, id) : 0;
          },
        }
      : null,
  steps: { [step.name]: step },
};
