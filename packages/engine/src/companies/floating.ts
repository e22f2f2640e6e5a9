import { percentOf, playerHolder, sizeOf, unitsHeld } from './certificates.ts';
import { at, type Draft } from '../draft.ts';
import { capitalisationOf, floatPercentOf } from './launching.ts';
import { priceOf } from '../market.ts';
import { isSystem } from './systems.ts';
import { operatorPurse, setOperator, transfer } from '../money.ts';
import type { Game, OperatorId } from '../state.ts';
import { layHome } from '../steps/home-token.ts';

/** Part of a corporation that counts toward floating, in percent (1830 §6.1). */
export function floatedPercent(game: Game, corporation: OperatorId): number {
  const size = sizeOf(game, corporation);
  if (game.title.rules.launch.float_counts === 'left_ipo') {
    return percentOf(game, corporation, size - unitsHeld(game, 'ipo', corporation));
  }
  const units = game.state.seating.reduce((sum, p) => sum + unitsHeld(game, playerHolder(p), corporation), 0);
  return percentOf(game, corporation, units);
}

/** Floats a started corporation once enough is sold and pays its capital (1830 §6.1). */
export function checkFloat(draft: Draft, corporation: OperatorId): void {
  const operator = at(draft.state.operators, corporation);
  if (operator.status !== 'launched' || operator.par === null) return;
  if (floatedPercent(draft, corporation) < floatPercentOf(draft, corporation)) return;
  setOperator(draft, corporation, { status: 'floated' });
  draft.events.push({ type: 'floated', corporation });
  if (capitalisationOf(draft, corporation) === 'full') {
    // 1828 §6.1: a system gets ten times its price of that moment.
    const price = isSystem(draft, corporation) ? (priceOf(draft, corporation) ?? 0) : (operator.par ?? 0);
    transfer(draft, 'bank', operatorPurse(corporation), sizeOf(draft, corporation) * price, 'capital');
  }
  if (draft.title.rules.launch.home_token === 'floated') layHome(draft, corporation);
}
