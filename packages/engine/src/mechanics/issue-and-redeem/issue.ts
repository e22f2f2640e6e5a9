import type { ActionOf } from '../../action.ts';
import { held, moveCertificates, singles, sizeOf, unitsHeld, unitsOn } from '../../companies/certificates.ts';
import { at, type Draft } from '../../draft.ts';
import { cellOf } from '../../market.ts';
import { cashIn, operatorPurse, transfer } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { setTurn } from '../../rounds/turn.ts';
import type { CertificateId, Game, Holder, OperatingTurn, OperatorId } from '../../state.ts';

/** Where a corporation's own unsold shares lie. */
export const ownShares: Holder = 'ipo';

/** Price so many steps to the right of a corporation's marker, at the end of the row that of the last cell (1833NE §8.1). */
export function priceBeside(game: Game, id: OperatorId, steps: number): number {
  let cell = cellOf(game, id);
  for (let i = 0; cell !== null && i < Math.abs(steps); i++) {
    const next: string | null = cell.moves[steps < 0 ? 'left' : 'right'];
    if (next === null) break;
    cell = at(game.title.market.cells.of, next);
  }
  return cell?.price ?? 0;
}

/** Most shares that a corporation may issue: as many then lie in the market as players hold, and no more than may lie there (1833NE §8.1). */
export function issueLimit(game: Game, id: OperatorId): number {
  const own = unitsOn(game, singles(game, held(game, ownShares, id)));
  const players = Object.keys(game.state.players).reduce((sum, player) => sum + unitsHeld(game, `player/${player}`, id), 0);
  const { market: limit } = game.title.rules.limits;
  const most = limit === 'none' ? players : Math.min(players, Math.floor((sizeOf(game, id) * limit) / 100));
  return Math.max(0, Math.min(own, most - unitsHeld(game, 'market', id)));
}

/** The first so many shares of a corporation at a place; all but the president's certificate are alike. */
export function sharesAt(game: Game, place: Holder, id: OperatorId, units: number): readonly CertificateId[] {
  return singles(game, held(game, place, id)).slice(0, units);
}

/** Whether the time of the turn is one for issuing and redeeming (1833NE §7.4). */
function timeRefusal(game: Game, turn: OperatingTurn): Refusal | null {
  if (turn.step > game.title.rules.rounds.operating.steps.indexOf('dividend')) return refuse('issue.when');
  return turn.issued ? refuse('issue.once') : null;
}

const steps = (game: Game) => game.title.mechanics.issue_and_redeem ?? { issue_at: 0, redeem_at: 0 };

/** Money for one issued share, and what one redeemed share costs. */
export const issuePrice = (game: Game, id: OperatorId): number => priceBeside(game, id, steps(game).issue_at);
export const redeemPrice = (game: Game, id: OperatorId): number => priceBeside(game, id, steps(game).redeem_at);

/** Why a corporation may not issue these shares now. */
export function issueRefusal(game: Game, turn: OperatingTurn, { certificates, units }: ActionOf<'sell_shares'>): Refusal | null {
  const id = turn.operator;
  const fault = timeRefusal(game, turn) ?? certificatesRefusal(game, id, ownShares, certificates);
  if (fault) return fault;
  const limit = issueLimit(game, id);
  return units !== unitsOn(game, certificates) || units > limit ? refuse('issue.limit', { limit }) : null;
}

/** Why a corporation may not redeem these shares now. */
export function redeemRefusal(game: Game, turn: OperatingTurn, { certificates }: ActionOf<'buy_shares'>): Refusal | null {
  const id = turn.operator;
  const fault = timeRefusal(game, turn) ?? certificatesRefusal(game, id, 'market', certificates);
  if (fault) return fault;
  const price = unitsOn(game, certificates) * redeemPrice(game, id);
  const cash = cashIn(game, operatorPurse(id));
  return price > cash ? refuse('issue.cash', { price, cash }) : null;
}

/** Why these are not single certificates of the corporation at that place. */
export function certificatesRefusal(game: Game, id: OperatorId, place: Holder, certificates: readonly CertificateId[]): Refusal | null {
  const there = singles(game, held(game, place, id));
  const fits =
    certificates.length > 0 && new Set(certificates).size === certificates.length && certificates.every((each) => there.includes(each));
  return fits ? null : refuse('issue.certificates', { corporation: id });
}

export function issue(draft: Draft, turn: OperatingTurn, certificates: readonly CertificateId[]): void {
  const id = turn.operator;
  transfer(draft, 'bank', operatorPurse(id), unitsOn(draft, certificates) * issuePrice(draft, id), 'issue');
  moveCertificates(draft, certificates, ownShares, 'market');
  setTurn(draft, { issued: true });
}

export function redeem(draft: Draft, turn: OperatingTurn, certificates: readonly CertificateId[]): void {
  const id = turn.operator;
  transfer(draft, operatorPurse(id), 'bank', unitsOn(draft, certificates) * redeemPrice(draft, id), 'redeem');
  moveCertificates(draft, certificates, 'market', ownShares);
  setTurn(draft, { issued: true });
}
