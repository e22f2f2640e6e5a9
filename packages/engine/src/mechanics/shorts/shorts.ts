import type { Shorts } from '@roundhouse/title-schema';
import type { Answers } from '../../answers.ts';
import {
  addCertificate,
  cancelPairs,
  freeIndices,
  held,
  longUnits,
  moveCertificates,
  playerHolder,
  shortsHeld,
  singles,
  sizeOf,
  unitsOn,
} from '../../companies/certificates.ts';
import { at, put, type Draft } from '../../draft.ts';
import { inZone, priceOf } from '../../market.ts';
import { operatorPurse, playerPurse, transfer } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { mustTrade, stockRound } from '../../rounds/turn.ts';
import type { Game, OperatorId, PlayerId } from '../../state.ts';
import { isBy, player, type Step } from '../../steps/step.ts';
import { mustSell } from '../../steps/stock-turn.ts';
import type { Mechanic } from '../mechanic.ts';
import { hasCome } from '../../phase.ts';

function parametersOf(game: Game): Shorts {
  const { shorts } = game.title.mechanics;
  if (!shorts) throw new Error('the title has no short selling');
  return shorts;
}

/** Shares of a corporation sold short, wherever they lie (1817 §4.11). */
export function shortsOf(game: Game, corporation: OperatorId): number {
  return Object.values(game.state.certificates).filter((card) => card.corporation === corporation && card.units < 0).length;
}

/** Why a share may not be sold short, whatever the turn (1817 §7.5). */
function shortRefusal(game: Game, id: PlayerId, corporation: OperatorId): Refusal | null {
  const { until_phase, most } = parametersOf(game);
  if (hasCome(game, until_phase)) return refuse('short.phase', { phase: until_phase });
  const operator = at(game.state.operators, corporation);
  const limit = most[String(sizeOf(game, corporation))] ?? 0;
  if (limit === 0) return refuse('short.size', { corporation });
  if (!operator.operated) return refuse('short.operated', { corporation });
  if (inZone(game, corporation, 'no_trading')) return refuse('short.trading', { corporation });
  if (longUnits(game, playerHolder(id), corporation) > 0) return refuse('short.holds', { corporation });
  return shortsOf(game, corporation) >= limit ? refuse('short.most', { corporation, limit }) : null;
}

function turnRefusal(game: Game, id: PlayerId): Refusal | null {
  const round = stockRound(game);
  if (!round || round.turn.acting) return refuse('turn.not_now');
  if (round.turn.player !== id) return refuse('turn.not_yours', { active: round.turn.player });
  if (round.turn.bought !== null) return refuse('stock.sell.order');
  if (mustSell(game, id)) return refuse('stock.must_sell');
  return round.turn.shorted === null ? null : refuse('short.once');
}

/** A share of a pair goes to the market, the other is owed by the player, who gets the price (1817 §4.3, §17.3). */
function sellShort(draft: Draft, id: PlayerId, corporation: OperatorId): void {
  const [long = 0, short = 0] = freeIndices(draft, corporation, 2);
  const price = priceOf(draft, corporation) ?? 0;
  addCertificate(draft, `${corporation}_${String(short)}`, corporation, -1, playerHolder(id));
  addCertificate(draft, `${corporation}_${String(long)}`, corporation, 1, 'market');
  transfer(draft, 'bank', playerPurse(id), price, 'short');
  draft.events.push({ type: 'short', player: id, corporation, price });
  cancelPairs(draft, 'market', corporation);
}

const candidates = (game: Game, id: PlayerId): readonly OperatorId[] =>
  turnRefusal(game, id) === null ? game.title.corporations.ids.filter((corporation) => shortRefusal(game, id, corporation) === null) : [];

/** One share sold short in a stock turn, before its purchase (1817 §7.3, §7.5). */
const step: Step = {
  name: 'short',
  handles: ['short'],
  awaits: () => [],
  choices: (game) => {
    const id = stockRound(game)?.turn.player;
    if (id === undefined) return [];
    return candidates(game, id).map((corporation) => ({ action: { type: 'short', by: player(id), corporation }, decider: id }));
  },
  refusal: (game, action) => {
    if (action.type !== 'short' || !isBy(action, 'player', action.by.id)) return refuse('turn.not_now');
    return turnRefusal(game, action.by.id) ?? shortRefusal(game, action.by.id, action.corporation);
  },
  perform: (draft, action) => {
    if (action.type !== 'short') return;
    const id = action.by.id;
    sellShort(draft, id, action.corporation);
    const round = mustTrade(draft);
    const sold = round.sold[id] ?? [];
    draft.state.round = {
      ...round,
      turn: { ...round.turn, shorted: action.corporation },
      sold: sold.includes(action.corporation) ? round.sold : put(round.sold, id, [...sold, action.corporation]),
    };
  },
};

/** While the market owes a share and the treasury has one, the bank buys it and the pair is gone (1817 §4.7). */
function closeFromTreasury(draft: Draft, corporation: OperatorId): void {
  if (inZone(draft, corporation, 'no_trading')) return;
  for (;;) {
    const [card] = singles(draft, held(draft, 'ipo', corporation));
    if (card === undefined || shortsHeld(draft, 'market', corporation).length === 0) return;
    transfer(draft, 'bank', operatorPurse(corporation), unitsOn(draft, [card]) * (priceOf(draft, corporation) ?? 0), 'short');
    moveCertificates(draft, [card], 'ipo', 'market');
    cancelPairs(draft, 'market', corporation);
  }
}

const answers: Answers = {
  stockTurnOpen: (game, id) => candidates(game, id).length > 0,
  atStockRoundBegin: (draft) => {
    for (const corporation of draft.title.corporations.ids) closeFromTreasury(draft, corporation);
  },
};

export const shorts: Mechanic = {
  name: 'shorts',
  answers: (title) => (title.mechanics.shorts ? answers : null),
  steps: { short: step },
};
