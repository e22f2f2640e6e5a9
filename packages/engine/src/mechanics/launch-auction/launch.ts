import type { LaunchAuction } from '@roundhouse/title-schema';
import { tell } from '../../answers.ts';
import { tokenPlaces } from '../../board/tokens.ts';
import { addCertificate, moveCertificates, playerHolder, presidentCertificate } from '../../companies/certificates.ts';
import { certificateCount, certificateLimit } from '../../companies/limits.ts';
import { privatesOf } from '../../companies/privates.ts';
import { at, put, type Draft } from '../../draft.ts';
import { dearestWithin, parCellsOf, placeMarker } from '../../market.ts';
import { cashIn, operatorPurse, owe, playerPurse, setOperator, transfer } from '../../money.ts';
import { mustTrade } from '../../rounds/turn.ts';
import type { Bidding, LaunchState } from '../slices.ts';
import type { Game, OperatorId, PlayerId, PrivateId } from '../../state.ts';
import { ableOnly, speaker } from '../bidding.ts';

export function parametersOf(game: Game): LaunchAuction {
  const { launch_auction } = game.title.mechanics;
  if (!launch_auction) throw new Error('the title has no launch auction');
  return launch_auction;
}

export function launchOf(game: Game): LaunchState | null {
  return game.state.mechanics.launch_auction ?? null;
}

export function setLaunch(draft: Draft, launch: LaunchState | null): void {
  const { launch_auction: _, ...rest } = draft.state.mechanics;
  draft.state.mechanics = launch ? { ...rest, launch_auction: launch } : rest;
}

const faceOf = (game: Game, id: PrivateId): number => at(game.title.privates.of, id).price;

/** Face values that subsets of these privates add up to. */
export function sums(values: readonly number[]): ReadonlySet<number> {
  let reached = new Set([0]);
  for (const value of values) reached = new Set([...reached, ...[...reached].map((sum) => sum + value)]);
  return reached;
}

/** Whether money and whole privates can make up exactly this bid (1817 §7.9). */
export function canPayExactly(game: Game, id: PlayerId, amount: number): boolean {
  const cash = cashIn(game, playerPurse(id));
  const values = privatesOf(game, `player/${id}`).map((item) => faceOf(game, item));
  return [...sums(values)].some((value) => value <= amount && amount <= value + cash);
}

/** Whether a player stays in when this is the least bid (1817 §7.8, §7.9). */
export function able(game: Game): (id: PlayerId, least: number) => boolean {
  const { maximum } = parametersOf(game);
  return (id, least) => {
    if (least > maximum || certificateCount(game, id) >= certificateLimit(game)) return false;
    const values = privatesOf(game, `player/${id}`).reduce((sum, item) => sum + faceOf(game, item), 0);
    return least <= cashIn(game, playerPurse(id)) + values;
  };
}

/** Bids that a player can make, as runs of neighbouring steps. */
export function bidRanges(game: Game, id: PlayerId, least: number): readonly { readonly min: number; readonly max: number }[] {
  const { maximum, step } = parametersOf(game);
  const runs: { min: number; max: number }[] = [];
  for (let amount = least; amount <= maximum; amount += step) {
    if (!canPayExactly(game, id, amount)) continue;
    const last = runs.at(-1);
    if (last?.max === amount - step) last.max = amount;
    else runs.push({ min: amount, max: amount });
  }
  return runs;
}

export function openCorporations(game: Game): readonly OperatorId[] {
  return game.title.corporations.ids.filter((id) => at(game.state.operators, id).status === 'unlaunched');
}

/** Whether there is a city for a home at all. */
export function hasHome(game: Game, operator: OperatorId): boolean {
  return tokenPlaces(game, operator, { connected: false }).length > 0;
}

/** Takes note of a bid; those who cannot go on are out, and the last one in has won (1817 §6.3, §7.9). */
export function noteBidding(draft: Draft, corporation: OperatorId, bidding: Bidding, home_owed: boolean): void {
  const disturbed = launchOf(draft)?.disturbed ?? null;
  const least = (bidding.high?.amount ?? 0) + parametersOf(draft).step;
  const left = ableOnly(bidding, able(draft), least);
  setLaunch(draft, { corporation, stage: 'bidding', home_owed, bidding: left, owed: 0, disturbed });
  if (speaker(left) === null) win(draft);
}

/** The cell at which a bid starts a corporation: the dearest within its part (1817 §7.10). */
function startCell(game: Game, bid: number) {
  const value = Math.floor(bid / parametersOf(game).price_divisor);
  return dearestWithin(parCellsOf(game), value);
}

/** Share price at which a bid starts a corporation; null: there is none so low, or corporations are not auctioned. */
export function launchPrice(game: Game, bid: number): number | null {
  return game.title.mechanics.launch_auction === undefined ? null : (startCell(game, bid)?.price ?? null);
}

/** The winner gets the presidency for his bid; what privates pay of it comes back to him (1817 §7.10). */
export function win(draft: Draft): void {
  const launch = launchOf(draft);
  const high = launch?.bidding.high;
  if (!launch || !high) return;
  const { corporation } = launch;
  const cell = startCell(draft, high.amount);
  if (!cell) throw new Error(`no start price for a bid of ${String(high.amount)}`);
  owe(draft, playerPurse(high.player), operatorPurse(corporation), high.amount, 'share');
  moveCertificates(draft, [presidentCertificate(draft, corporation)], 'ipo', playerHolder(high.player));
  setOperator(draft, corporation, { status: 'floated', par: cell.price, president: high.player });
  placeMarker(draft, corporation, cell.id);
  draft.events.push({ type: 'par', corporation, cell: cell.id, price: cell.price, player: high.player });
  draft.events.push({ type: 'floated', corporation });
  const sizes = sizesNow(draft);
  setLaunch(draft, { ...launch, stage: 'size', owed: high.amount });
  if (sizes.length === 1) setSize(draft, sizes[0] ?? 0);
}

export function sizesNow(game: Game): readonly number[] {
  return parametersOf(game).sizes[game.state.phase] ?? [];
}

/** The corporation has this many shares: the president's certificate has two, the others lie in its treasury (1817 §7.11). */
export function setSize(draft: Draft, size: number): void {
  const launch = launchOf(draft);
  if (!launch) return;
  const { corporation } = launch;
  grow(draft, corporation, size);
  const tokens = parametersOf(draft).tokens[String(size)] ?? 0;
  draft.state.mechanics = { ...draft.state.mechanics, tokens_owed: put(draft.state.mechanics.tokens_owed ?? {}, corporation, tokens) };
  setLaunch(draft, { ...launch, stage: 'pay' });
}

/** Single certificates are added to the treasury up to the new number of shares (1817 §9.3). */
export function grow(draft: Draft, corporation: OperatorId, size: number): void {
  const old = at(draft.state.operators, corporation).size;
  if (size === old) return;
  setOperator(draft, corporation, { size });
  for (let index = old - 1; index < size - 1; index++) addCertificate(draft, `${corporation}_${String(index)}`, corporation, 1, 'ipo');
  draft.events.push({ type: 'size', operator: corporation, size });
}

/** Privates of the winner that may still be handed in (1817 §7.10). */
export function eligible(game: Game): readonly PrivateId[] {
  const launch = launchOf(game);
  const winner = launch?.bidding.high?.player;
  if (!launch || winner === undefined) return [];
  const own = privatesOf(game, `player/${winner}`);
  const lacks = Math.max(0, -cashIn(game, playerPurse(winner)));
  return own.filter((id) => {
    const others = own.filter((other) => other !== id).map((other) => faceOf(game, other));
    return [...sums(others)].some((sum) => {
      const total = sum + faceOf(game, id);
      return total <= launch.owed && total >= lacks;
    });
  });
}

/** A private pays its face value. */
export function contribute(draft: Draft, id: PrivateId): void {
  const launch = launchOf(draft);
  const winner = launch?.bidding.high?.player;
  if (!launch || winner === undefined) return;
  const value = faceOf(draft, id);
  const owner = `operator/${launch.corporation}` as const;
  transfer(draft, operatorPurse(launch.corporation), playerPurse(winner), value, 'contribution');
  draft.state.privates = put(draft.state.privates, id, { ...at(draft.state.privates, id), owner });
  draft.events.push({ type: 'private', private: id, to: owner, price: value });
  setLaunch(draft, { ...launch, owed: launch.owed - value });
  tell.contributed(draft, id, launch.corporation);
  // Records take all money of the corporation for what is still owed (1817-K15).
  if (draft.state.setup.quirks.includes('income_counts_as_owed')) {
    setLaunch(draft, { ...launch, owed: cashIn(draft, operatorPurse(launch.corporation)) });
  }
}

/** All is paid: the tokens are bought if the money is there (1817 §7.11). */
export function finishPayment(draft: Draft): void {
  const launch = launchOf(draft);
  if (!launch) return;
  setLaunch(draft, { ...launch, stage: 'paid' });
  buyTokens(draft, launch.corporation);
}

/** The launch is complete, and the opener's turn is over (1817 §7.11). */
export function complete(draft: Draft): void {
  const launch = launchOf(draft);
  if (!launch) return;
  setLaunch(draft, null);
  const round = mustTrade(draft);
  draft.state.round = {
    ...round,
    turn: { ...round.turn, bought: { corporation: launch.corporation, from: null, after_sale: false, count: 1 } },
  };
  tell.launched(draft, launch.corporation);
}

/** Buys the tokens that a new corporation still owes, in one payment, as soon as it has the money (1817 §7.12). */
export function buyTokens(draft: Draft, operator: OperatorId): void {
  const { tokens_owed = {}, launch_auction } = draft.state.mechanics;
  const unpaid = launch_auction?.corporation === operator && launch_auction.stage !== 'paid';
  const count = tokens_owed[operator] ?? 0;
  const cost = count * parametersOf(draft).token_price;
  if (count === 0 || unpaid || cashIn(draft, operatorPurse(operator)) < cost) return;
  takeTokens(draft, operator, count, cost);
  const { [operator]: _, ...rest } = tokens_owed;
  draft.state.mechanics = { ...draft.state.mechanics, tokens_owed: rest };
}

/** New tokens on the charter, which are placed for nothing (1817 §7.12, §9.3). */
export function takeTokens(draft: Draft, operator: OperatorId, count: number, cost: number): void {
  transfer(draft, operatorPurse(operator), 'bank', cost, 'token');
  const { tokens } = at(draft.state.operators, operator);
  setOperator(draft, operator, { tokens: [...tokens, ...Array.from({ length: count }, () => 0)] });
  draft.events.push({ type: 'tokens_bought', operator, count, cost });
}
