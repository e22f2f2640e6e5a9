import { tell } from '../../answers.ts';
import { sellPrivate } from '../../companies/privates.ts';
import { after, beginningAt, first, type Draft } from '../../draft.ts';
import { cashIn, playerPurse } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { beginCycle } from '../../rounds/cycle.ts';
import type { RoundKind } from '../../rounds/round.ts';
import type { Game, PlayerId } from '../../state.ts';
import { isBy, player, type Step } from '../../steps/step.ts';
import { cardsLeft, cardsOnTable, facePriceOf, packageOf, parametersOf, setPackage } from './cards.ts';

/** Whose turn it is; null when the sale is over. */
function active(game: Game): PlayerId | null {
  const { turn, passed } = packageOf(game);
  return passed.length === game.state.seating.length || cardsLeft(game).length <= parametersOf(game).ends_with ? null : turn;
}

/** Why a card may not be bought at this price. */
function buyRefusal(game: Game, id: string, amount: number, by: PlayerId): Refusal | null {
  if (!cardsOnTable(game).includes(id)) return refuse('package.card', { private: id });
  const price = facePriceOf(game, id);
  if (amount !== price) return refuse('package.price', { private: id, price });
  const cash = cashIn(game, playerPurse(by));
  return price > cash ? refuse('package.cash', { price, cash }) : null;
}

/** The next player who has not passed. */
function next(draft: Draft, by: PlayerId): void {
  const { passed } = packageOf(draft);
  setPackage(draft, { turn: after(draft.state.seating, by).find((id) => !passed.includes(id)) ?? by });
}

/** A turn of the opening sale: a card at its printed price, or a pass for good (1893 §3.2, §3.4). */
export const packageTurn: Step = {
  name: 'package_turn',
  handles: ['bid', 'pass'],
  awaits: (game) => {
    const now = active(game);
    return now === null ? [] : [{ entity: player(now), decider: now }];
  },
  choices: (game) => {
    const now = active(game);
    if (now === null) return [];
    const by = player(now);
    const cards = cardsOnTable(game).filter((id) => buyRefusal(game, id, facePriceOf(game, id), now) === null);
    return [
      ...cards.map((id) => ({ action: { type: 'bid' as const, by, private: id, amount: facePriceOf(game, id) }, decider: now })),
      { action: { type: 'pass', by }, decider: now },
    ];
  },
  refusal: (game, action) => {
    const now = active(game);
    if (now === null) return refuse('turn.not_now');
    if (!isBy(action, 'player', now)) return refuse('turn.not_yours', { active: now });
    return action.type === 'bid' ? buyRefusal(game, action.private, action.amount, now) : null;
  },
  perform: (draft, action) => {
    const by = action.by.id;
    if (action.type === 'bid') {
      sellPrivate(draft, action.private, `player/${by}`, action.amount);
      tell.privateSold(draft, action.private, by);
      setPackage(draft, { last_buyer: by });
    } else setPackage(draft, { passed: [...packageOf(draft).passed, by] });
    next(draft, by);
  },
};

function begin(draft: Draft): void {
  const start_package = { turn: first(draft.state.seating), passed: [], last_buyer: null, sale: null };
  draft.state.mechanics = { ...draft.state.mechanics, start_package };
}

/** With few cards left the stock round begins behind the last buyer; where all have passed there is none (1893 §3.6). */
function end(draft: Draft): void {
  const { passed, last_buyer } = packageOf(draft);
  const { seating } = draft.state;
  if (passed.length === seating.length) {
    draft.state.seating = beginningAt(seating, first(passed));
    beginCycle(draft, 'operating');
    return;
  }
  if (last_buyer !== null) draft.state.seating = after(seating, last_buyer);
  beginCycle(draft);
}

/** The opening sale. */
export const packageOpening: RoundKind = {
  kind: 'opening',
  begin,
  step: () => packageTurn.name,
  beside: () => [],
  advance: end,
  label: (game) => `DR ${String(game.state.turn)}`,
};
