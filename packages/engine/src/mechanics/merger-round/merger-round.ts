import type { Action, ActionOf, Choice } from '../../action.ts';
import { ask } from '../../answers.ts';
import { held, percentOf, presidentUnits, singles, sizeOf } from '../../companies/certificates.ts';
import { isMinor } from '../../companies/minors.ts';
import { actingFor, presidentOf } from '../../companies/presidency.ts';
import {
  bundleRefusal,
  bundlesOf,
  buyCertificate,
  buyRefusal,
  dropBundle,
  ownershipRefusal,
  sellBundle,
  type Bundle,
} from '../../companies/shares.ts';
import { at, type Draft } from '../../draft.ts';
import { cellOf, inOperatingOrder, inZone, liquidate } from '../../market.ts';
import { cashIn, operatorPurse, playerPurse } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { endRound } from '../../rounds/cycle.ts';
import type { RoundKind } from '../../rounds/round.ts';
import type { Game, Growth, MergerRound, OperatorId, PlayerId } from '../../state.ts';
import { isBy, operator, player, type Awaited, type Step } from '../../steps/step.ts';
import { clockwiseFrom } from '../bidding.ts';
import { borrow, borrowRefusal } from '../loans/loans.ts';
import { grow, takeTokens } from '../launch-auction/launch.ts';
import type { Mechanic } from '../mechanic.ts';
import { growthOf, mergedCell, mergeInto, mostTogether, parametersOf, surplus, takeBack, tokensOf } from './merging.ts';

function roundOf(game: Game): MergerRound | null {
  return game.state.round.kind === 'merger' ? game.state.round : null;
}

function setRound(draft: Draft, change: Partial<MergerRound>): void {
  const round = roundOf(draft);
  if (round) draft.state.round = { ...round, ...change };
}

/** Whether a corporation is in play, somebody decides for it and its shares have a price. */
function isSound(game: Game, id: OperatorId): boolean {
  const { status, president } = at(game.state.operators, id);
  return status === 'floated' && president !== null && !isMinor(game, id) && !inZone(game, id, 'no_trading');
}

/** The corporation that decides now. */
function deciding(game: Game): OperatorId | null {
  const round = roundOf(game);
  const [next] = round && !round.growth ? round.waiting : [];
  if (next === undefined || !isSound(game, next) || round?.changed.includes(next)) return null;
  return growthOf(game, next) ? next : null;
}

/** Why two corporations may not become one (1817 §9.2, §9.4). */
function mergeRefusal(game: Game, id: OperatorId, other: OperatorId): Refusal | null {
  const rule = growthOf(game, id);
  if (!rule) return refuse('merger.size', { operator: id });
  if (other === id || !isSound(game, other)) return refuse('merger.partner', { operator: other });
  if (sizeOf(game, other) !== sizeOf(game, id)) return refuse('merger.partner', { operator: other });
  if (roundOf(game)?.changed.includes(other)) return refuse('merger.changed', { operator: other });
  if (rule.shares === 'one_each') {
    const president = presidentOf(game, id);
    const { price } = mergedCell(game, rule, id, other);
    const cash = cashIn(game, playerPurse(president));
    return president !== presidentOf(game, other) && cash < price ? refuse('merger.cash', { price, cash }) : null;
  }
  const needed = presidentUnits(game, id);
  return mostTogether(game, id, other) >= needed ? null : refuse('merger.percent', { percent: percentOf(game, id, needed) });
}

const partners = (game: Game, id: OperatorId): readonly OperatorId[] =>
  game.title.corporations.ids.filter((other) => mergeRefusal(game, id, other) === null);

/** What must be bought of tokens after a conversion (1817 §9.3). */
function tokensDue(game: Game, id: OperatorId, wanted: number): number {
  return Math.max(0, Math.min(wanted, parametersOf(game).token_cap - tokensOf(game, id)));
}

/** Opens what follows a change: shares, loans, tokens (1817 §9.7–9.9). */
function change(draft: Draft, id: OperatorId, tokens: number): void {
  const round = roundOf(draft);
  if (!round) return;
  const president = presidentOf(draft, id);
  const others = clockwiseFrom(draft, president).filter((each) => each !== president);
  const growth: Growth = { operator: id, cell: cellOf(draft, id)?.id ?? '', stage: 'shares', players: [president, ...others], tokens };
  setRound(draft, { changed: [...round.changed, id], growth });
}

const decide: Step = {
  name: 'merger',
  handles: ['convert', 'merge', 'pass'],
  awaits: (game) => {
    const id = deciding(game);
    return id === null ? [] : [{ entity: operator(id), decider: presidentOf(game, id) }];
  },
  choices: (game) => {
    const id = deciding(game);
    if (id === null) return [];
    const by = operator(id);
    const decider = presidentOf(game, id);
    const mergers = partners(game, id).map((corporation): Choice => ({ action: { type: 'merge', by, corporation }, decider }));
    return [{ action: { type: 'convert', by }, decider }, ...mergers, { action: { type: 'pass', by }, decider }];
  },
  refusal: (game, action) => {
    const id = deciding(game);
    if (id === null) return refuse('merger.not_asked');
    if (!isBy(action, 'operator', id)) return refuse('turn.not_yours', { active: id });
    return action.type === 'merge' ? mergeRefusal(game, id, action.corporation) : null;
  },
  perform: (draft, action) => {
    const { id } = action.by;
    const rule = growthOf(draft, id);
    const round = roundOf(draft);
    if (!rule || !round) return;
    if (action.type === 'convert') {
      const due = tokensDue(draft, id, rule.tokens);
      grow(draft, id, rule.to);
      change(draft, id, due);
    } else if (action.type === 'merge') {
      mergeInto(draft, id, action.corporation);
      change(draft, id, 0);
    } else setRound(draft, { waiting: round.waiting.slice(1), refused: {} });
  },
};

/** Why a player may not buy this share after the change (1817 §9.7). */
function buyShareRefusal(game: Game, growth: Growth, id: PlayerId, action: ActionOf<'buy_shares'>): Refusal | null {
  const [card] = action.certificates;
  if (action.certificates.length !== 1 || card === undefined || !held(game, 'ipo', growth.operator).includes(card)) {
    return refuse('merger.shares.place', { operator: growth.operator });
  }
  return buyRefusal(game, id, card, 'ipo');
}

/** Records look at a sale after a change as little as at what is sold (1817-K5). */
const sellsAny = (game: Game): boolean => game.state.setup.quirks.includes('any_sale_after_growth');

const anySaleRefusal = (game: Game, growth: Growth, id: PlayerId, bundle: Bundle): Refusal | null =>
  sellsAny(game) ? ownershipRefusal(game, id, bundle) : sellRefusal(game, growth, id, bundle);

function sellRefusal(game: Game, growth: Growth, id: PlayerId, bundle: Bundle): Refusal | null {
  if (bundle.corporation !== growth.operator) return refuse('merger.shares.other', { operator: growth.operator });
  if (presidentOf(game, growth.operator) === id) return refuse('merger.shares.president', { operator: growth.operator });
  return bundleRefusal(game, id, bundle);
}

/** Purchases and sales of a player; `any`: those that only records take as well, for which nobody is asked. */
function shareActions(game: Game, growth: Growth, id: PlayerId, any = false): readonly Action[] {
  const by = player(id);
  const [card] = singles(game, held(game, 'ipo', growth.operator));
  const buy: ActionOf<'buy_shares'> | null = card === undefined ? null : { type: 'buy_shares', by, certificates: [card] };
  const refusal = any ? anySaleRefusal : sellRefusal;
  const sold = any && sellsAny(game) ? game.title.corporations.ids : [growth.operator];
  const sales = sold
    .flatMap((corporation) => bundlesOf(game, id, corporation))
    .filter((bundle) => refusal(game, growth, id, bundle) === null)
    .map(({ certificates, units }): Action => ({ type: 'sell_shares', by, certificates, units }));
  return buy && buyShareRefusal(game, growth, id, buy) === null ? [buy, ...sales] : sales;
}

/** Whether shares are still bought and sold: not once the price has moved (1817 §9.7). */
const sharesOpen = (game: Game, growth: Growth): boolean =>
  growth.stage === 'shares' && at(game.state.operators, growth.operator).cell === growth.cell;

function awaitedAfter(game: Game): Awaited | null {
  const growth = roundOf(game)?.growth;
  if (!growth) return null;
  if (growth.stage === 'shares') {
    const [id] = growth.players;
    if (id === undefined || !sharesOpen(game, growth) || shareActions(game, growth, id).length === 0) return null;
    return { entity: player(id), decider: id };
  }
  if (borrowRefusal(game, growth.operator) !== null) return null;
  return { entity: operator(growth.operator), decider: presidentOf(game, growth.operator) };
}

function bundleOf(game: Game, action: ActionOf<'sell_shares'>): Bundle {
  const corporation = game.state.certificates[action.certificates[0] ?? '']?.corporation ?? '';
  return { corporation, certificates: action.certificates, units: action.units };
}

/** Records let the president buy on until the corporation borrows (1817-K14). */
function isLatePurchase(game: Game, growth: Growth, action: Action): boolean {
  const open = growth.stage === 'loans' && at(game.state.operators, growth.operator).cell === growth.cell;
  return open && game.state.setup.quirks.includes('shares_after_pass') && isBy(action, 'player', presidentOf(game, growth.operator));
}

function afterRefusal(game: Game, action: Action): Refusal | null {
  const growth = roundOf(game)?.growth;
  const now = awaitedAfter(game);
  if (!growth || !now) return refuse('turn.not_now');
  if (isLatePurchase(game, growth, action) && action.type === 'buy_shares') return buyShareRefusal(game, growth, action.by.id, action);
  if (!isBy(action, now.entity.kind, now.entity.id)) return refuse('turn.not_yours', { active: now.entity.id });
  switch (action.type) {
    case 'pass':
      return null;
    case 'buy_shares':
      return buyShareRefusal(game, growth, now.decider, action);
    case 'sell_shares':
      return anySaleRefusal(game, growth, now.decider, bundleOf(game, action));
    case 'take_loan':
      return growth.stage === 'loans' ? borrowRefusal(game, growth.operator) : refuse('loan.not_now');
    default:
      return refuse('turn.not_now');
  }
}

/** Goes on to the next player, or from shares to loans, tokens and the next corporation. */
function goOn(draft: Draft, growth: Growth): void {
  if (growth.stage === 'shares' && growth.players.length > 1 && sharesOpen(draft, growth)) {
    setRound(draft, { growth: { ...growth, players: growth.players.slice(1) } });
  } else if (growth.stage === 'shares') setRound(draft, { growth: { ...growth, stage: 'loans', players: [] } });
  else finish(draft, growth);
}

/** The tokens are bought, or the corporation is liquidated (1817 §9.9). */
function finish(draft: Draft, { operator: id, tokens }: Growth): void {
  const cost = Math.max(0, tokens * parametersOf(draft).token_price - ask.tokensOff(draft, id));
  if (cashIn(draft, operatorPurse(id)) < cost) liquidate(draft, id, 'tokens');
  else if (tokens > 0) takeTokens(draft, id, tokens, cost);
  setRound(draft, { growth: null, waiting: (roundOf(draft)?.waiting ?? []).slice(1), refused: {} });
}

/** Shares and loans after a conversion or merger (1817 §9.7, §9.8). */
const after: Step = {
  name: 'after_merger',
  handles: ['buy_shares', 'sell_shares', 'take_loan', 'pass'],
  awaits: (game) => {
    const now = awaitedAfter(game);
    return now ? [now] : [];
  },
  choices: (game) => {
    const growth = roundOf(game)?.growth;
    const now = awaitedAfter(game);
    if (!growth || !now) return [];
    const { entity: by, decider } = now;
    const list: readonly Action[] = growth.stage === 'shares' ? shareActions(game, growth, decider, true) : [{ type: 'take_loan', by }];
    return [...list, { type: 'pass', by } satisfies Action].map((action) => ({ action, decider }));
  },
  refusal: afterRefusal,
  perform: (draft, action) => {
    const growth = roundOf(draft)?.growth;
    if (!growth) return;
    const { id } = action.by;
    if (action.type === 'take_loan') borrow(draft, growth.operator);
    else if (action.type === 'buy_shares') {
      buyCertificate(draft, id, action.certificates[0] ?? '', 'ipo');
      // The president buys as long as he wishes, whoever that is now (1817 §9.7).
      if (presidentOf(draft, growth.operator) !== id) goOn(draft, growth);
    } else {
      if (action.type === 'sell_shares') (sellsAny(draft) ? dropBundle : sellBundle)(draft, id, bundleOf(draft, action));
      goOn(draft, growth);
    }
  },
};

/** A token too many after a merger: its president chooses which goes (1817 §9.10). */
const surplusToken: Step = {
  name: 'surplus_token',
  handles: ['remove_token'],
  awaits: (game) => {
    const found = surplus(game);
    return found ? [{ entity: operator(found.operator), decider: actingFor(game, found.operator) }] : [];
  },
  choices: (game) => {
    const found = surplus(game);
    if (!found) return [];
    const decider = actingFor(game, found.operator);
    return found.stations.map(({ hex, stop, slot }) => ({
      action: { type: 'remove_token', by: operator(found.operator), hex, stop: stop ?? 0, slot },
      decider,
    }));
  },
  refusal: (game, action) => {
    const found = surplus(game);
    if (!found || action.type !== 'remove_token') return refuse('turn.not_now');
    if (!isBy(action, 'operator', found.operator)) return refuse('turn.not_yours', { active: found.operator });
    const { hex, stop, slot } = action;
    const fits = found.stations.some((station) => station.hex === hex && (station.stop ?? 0) === stop && station.slot === slot);
    return fits ? null : refuse('merger.token', { operator: found.operator });
  },
  perform: (draft, action) => {
    const found = surplus(draft);
    if (!found || action.type !== 'remove_token') return;
    const { hex, stop, slot } = action;
    const station = found.stations.find((each) => each.hex === hex && (each.stop ?? 0) === stop && each.slot === slot);
    if (station) takeBack(draft, found.operator, station);
  },
};

const rounds: RoundKind = {
  kind: 'merger',
  begin: (draft) => {
    const zones = Object.fromEntries(draft.title.corporations.ids.map((id) => [id, cellOf(draft, id)?.zone ?? null]));
    draft.state.mechanics = { ...draft.state.mechanics, zones };
    const waiting = inOperatingOrder(
      draft,
      draft.title.corporations.ids.filter((id) => isSound(draft, id)),
    );
    draft.state.round = { kind: 'merger', waiting, changed: [], growth: null, refused: {} };
  },
  step: (game) => (roundOf(game)?.growth ? after.name : decide.name),
  beside: () => [],
  advance: (draft) => {
    const round = roundOf(draft);
    if (!round) return;
    if (round.growth) goOn(draft, round.growth);
    else if (round.waiting.length > 0) setRound(draft, { waiting: round.waiting.slice(1), refused: {} });
    else endRound(draft);
  },
  label: (game) => `MR ${String(game.state.turn)}.${String(game.state.cycle.time)}`,
};

export const mergerRound: Mechanic = {
  name: 'merger_round',
  answers: () => null,
  steps: { [decide.name]: decide, [after.name]: after, [surplusToken.name]: surplusToken },
  rounds: [rounds],
};
