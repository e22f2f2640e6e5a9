import {
  held,
  moveCertificates,
  playerHolder,
  presidentCertificate,
  presidentUnits,
  singles,
  unitsHeld,
} from '../../companies/certificates.ts';
import { presidentAfter, swapPresidency } from '../../companies/presidency.ts';
import { at, put, type Draft } from '../../draft.ts';
import { priceOf } from '../../market.ts';
import { cashIn, playerPurse, setOperator, transfer } from '../../money.ts';
import { mustTrade } from '../../rounds/turn.ts';
import type { CertificateId, Game, Holder, OperatorId, PlayerId } from '../../state.ts';
import { mustMerge, playersAfter, setMerger, small, toConvert } from './merger.ts';

/** What a player is asked, and what may be answered (1828 §7.6, §7.7). */
export interface Question {
  readonly player: PlayerId;
  readonly about: 'odd' | 'partner' | 'single';
  readonly options: readonly string[];
}

/** Where the shares that a group lacks come from; `players`: who could give them, one of whom is chosen. */
type Source =
  | { readonly kind: 'self' }
  | { readonly kind: 'place'; readonly holder: Holder }
  | { readonly kind: 'players'; readonly players: readonly PlayerId[] };

/** Shares of the absorbed corporation that a holder can give: the offering is that of the survivor alone. */
const ofAbsorbed = (game: Game, holder: Holder): readonly CertificateId[] =>
  holder === 'ipo' ? [] : small(game, holder, mustMerge(game).absorbed, true);

/** Whether a holder can give `need` single shares, one of the survivor among them. */
export function canGive(game: Game, holder: Holder, need: number): boolean {
  const own = small(game, holder, mustMerge(game).survivor, true).length;
  return own >= 1 && own + ofAbsorbed(game, holder).length >= need;
}

/** Heaps, players, initial offering and pool are asked in this order for shares of the survivor (1828 §7.6c). */
function otherSource(game: Game, need: number, players: readonly PlayerId[]): Source | null {
  if (canGive(game, 'given_up', need)) return { kind: 'place', holder: 'given_up' };
  const able = players.filter((id) => canGive(game, playerHolder(id), need));
  if (able.length > 0) return { kind: 'players', players: able };
  const place = (['ipo', 'market'] as const).find((holder) => canGive(game, holder, need));
  return place === undefined ? null : { kind: 'place', holder: place };
}

/** Shares of each kind in a group: two while the player holds a president's certificate of either (1828 §7.6b). */
function needOf(game: Game, player: PlayerId): number {
  const { survivor, absorbed } = mustMerge(game);
  const holds = (id: OperatorId): boolean => held(game, playerHolder(player), id).includes(presidentCertificate(game, id));
  return holds(survivor) || holds(absorbed) ? 2 : 1;
}

const leftOf = (game: Game, player: PlayerId): number => {
  const { survivor, absorbed } = mustMerge(game);
  return toConvert(game, player, survivor) + toConvert(game, player, absorbed);
};

function sourceOf(game: Game, player: PlayerId): Source | null {
  const need = needOf(game, player);
  if (toConvert(game, player, mustMerge(game).survivor) >= need) return { kind: 'self' };
  return otherSource(game, need, playersAfter(game, player));
}

/** Kinds of which a player with an odd number of shares could set one aside. */
function oddKinds(game: Game, player: PlayerId): readonly OperatorId[] {
  const { survivor, absorbed } = mustMerge(game);
  if (leftOf(game, player) % 2 === 0) return [];
  return [survivor, absorbed].filter((id) => small(game, playerHolder(player), id).length > 0);
}

/** The holder with whom the present swap takes place; null while a player has to say with whom. */
function chosen(game: Game, source: Exclude<Source, { kind: 'self' }>): Holder | null {
  if (source.kind === 'place') return source.holder;
  const { partner } = mustMerge(game);
  if (partner !== null && source.players.includes(partner)) return playerHolder(partner);
  return source.players.length === 1 ? playerHolder(source.players[0] ?? '') : null;
}

/** Of which corporation the share is that a player has set aside. */
function asideOf(game: Game, player: PlayerId): { readonly id: CertificateId; readonly corporation: OperatorId } | null {
  const id = mustMerge(game).aside[player];
  return id === undefined ? null : { id, corporation: at(game.state.certificates, id).corporation };
}

/** Where a single of the absorbed corporation is swapped: with players later in the order only (1828 §7.7). */
function singleSource(game: Game): Exclude<Source, { kind: 'self' }> | null {
  const source = otherSource(game, 1, mustMerge(game).players.slice(1));
  return source === null || source.kind === 'self' ? null : source;
}

/** Whether a single can only be sold (1828 §7.7). */
function mustSell(game: Game, player: PlayerId): boolean {
  const { survivor, absorbed, system } = mustMerge(game);
  const aside = asideOf(game, player);
  if (!aside) return false;
  const sold = mustTrade(game).sold[player] ?? [];
  const price = priceOf(game, aside.corporation) ?? 0;
  const poor = cashIn(game, playerPurse(player)) + price < (priceOf(game, system) ?? 0);
  const none = singles(game, held(game, 'ipo', system)).length === 0;
  const stranded = aside.corporation === absorbed && singleSource(game) === null;
  return sold.some((id) => id === survivor || id === absorbed || id === system) || poor || none || stranded;
}

/** What the merger waits for; null: nothing, it goes on by itself. */
export function question(game: Game): Question | null {
  const merger = mustMerge(game);
  const [player] = merger.players;
  if (player === undefined || merger.stage === 'tokens') return null;
  if (merger.stage === 'singles') {
    const aside = asideOf(game, player);
    if (!aside || mustSell(game, player)) return null;
    if (merger.single === null) return { player, about: 'single', options: ['exchange', 'sell'] };
    const source = merger.single === 'exchange' && aside.corporation === merger.absorbed ? singleSource(game) : null;
    return source?.kind === 'players' && chosen(game, source) === null ? { player, about: 'partner', options: source.players } : null;
  }
  if (!merger.begun) {
    const kinds = oddKinds(game, player);
    return kinds.length > 1 ? { player, about: 'odd', options: kinds } : null;
  }
  if (leftOf(game, player) < 2) return null;
  const source = sourceOf(game, player);
  return source?.kind === 'players' && chosen(game, source) === null ? { player, about: 'partner', options: source.players } : null;
}

/** A share is set aside until all others are converted (1828 §7.6a). */
export function setAside(draft: Draft, player: PlayerId, corporation: OperatorId): void {
  const [id] = small(draft, playerHolder(player), corporation);
  if (id !== undefined) setMerger(draft, { aside: put(mustMerge(draft).aside, player, id) });
}

/** The first of a player's shares that are to be given away: of the absorbed corporation, then of the survivor. */
function givenFirst(game: Game, player: PlayerId): readonly CertificateId[] {
  const { survivor, absorbed } = mustMerge(game);
  return [...small(game, playerHolder(player), absorbed), ...small(game, playerHolder(player), survivor)];
}

function move(draft: Draft, ids: readonly CertificateId[], from: Holder, to: Holder): void {
  for (const id of ids) moveCertificates(draft, [id], from, to);
}

/** System shares for a player: its president's certificate for two where it is still there, else single ones (1828 §7.6d). */
function receive(draft: Draft, player: PlayerId, count: number): void {
  const { system } = mustMerge(draft);
  const card = presidentCertificate(draft, system);
  const unsold = held(draft, 'ipo', system);
  const president = count === presidentUnits(draft, system) && unsold.includes(card);
  move(draft, president ? [card] : singles(draft, unsold).slice(0, count), 'ipo', playerHolder(player));
  lead(draft, player);
}

/** Whoever comes to hold more than the one who presides so far, and two at least, presides over the system. */
function lead(draft: Draft, player: PlayerId): void {
  const { system } = mustMerge(draft);
  const { president } = at(draft.state.operators, system);
  const units = unitsHeld(draft, playerHolder(player), system);
  if (president === null) {
    if (units < presidentUnits(draft, system)) return;
    if (presidencyLeft(draft)) swapPresidency(draft, system, 'ipo', player);
    else setOperator(draft, system, { president: player });
    return;
  }
  const next = presidentAfter(draft, system, president, unitsHeld(draft, playerHolder(president), system));
  if (next === president) return;
  if (held(draft, playerHolder(president), system).includes(presidentCertificate(draft, system)))
    swapPresidency(draft, system, playerHolder(president), next);
  else setOperator(draft, system, { president: next });
}

/** A group out of the player's own shares (1828 §7.6d). */
function convertOwn(draft: Draft, player: PlayerId, need: number): void {
  const { survivor, absorbed, halves } = mustMerge(draft);
  const holder = playerHolder(player);
  const total = leftOf(draft, player);
  const has = (id: OperatorId): boolean => held(draft, holder, id).includes(presidentCertificate(draft, id));
  move(draft, has(survivor) ? [presidentCertificate(draft, survivor)] : small(draft, holder, survivor).slice(0, need), holder, 'used');
  const given = has(absorbed) ? [presidentCertificate(draft, absorbed)] : givenFirst(draft, player).slice(0, need);
  move(draft, given, holder, 'given_up');
  // 1828 §7.6d: two old shares make one new one, the last president's certificate too. 1828-C1: in records it makes two.
  const short = total < 2 * need && !draft.state.setup.quirks.includes('one_pair_for_presidency');
  if (short) setMerger(draft, { halves: halves + 1 });
  receive(draft, player, short ? 1 : need);
}

/** The given-up half of a president's certificate lies in its heap as a single share, once one can be put there for it (1828 §7.6d). */
function laySingleForHalf(draft: Draft): void {
  const { survivor, halves } = mustMerge(draft);
  const [single] = singles(draft, held(draft, 'used', survivor));
  if (halves === 0 || single === undefined) return;
  moveCertificates(draft, [single], 'used', 'given_up');
  setMerger(draft, { halves: halves - 1 });
}

/** One certificate of the absorbed corporation against single shares of another holder (1828 §7.6e). */
function swap(draft: Draft, player: PlayerId, given: CertificateId, other: Holder, need: number): void {
  const { survivor, absorbed, aside } = mustMerge(draft);
  const holder = playerHolder(player);
  const [first, second] = small(draft, other, survivor, true);
  const [mixed] = ofAbsorbed(draft, other);
  const taken = [first, mixed, second].filter((id) => id !== undefined).slice(0, need);
  const total = unitsHeld(draft, other, survivor) + unitsHeld(draft, other, absorbed);
  move(draft, [given], holder, other === 'ipo' ? 'taken' : other);
  move(draft, taken, other, holder);
  if (!other.startsWith('player/') || need !== 1) return;
  const partner = other.slice(7);
  if (aside[partner] !== undefined && taken.includes(aside[partner])) setMerger(draft, { aside: put(aside, partner, given) });
  if (total % 2 === 1) settle(draft, partner, given);
}

/** A partner with an odd share settles the difference of prices with the bank, or sells what he cannot pay for (1828 §7.6e). */
function settle(draft: Draft, partner: PlayerId, received: CertificateId): void {
  const { survivor, absorbed } = mustMerge(draft);
  const gain = (priceOf(draft, survivor) ?? 0) - (priceOf(draft, absorbed) ?? 0);
  const purse = playerPurse(partner);
  if (gain >= 0) transfer(draft, 'bank', purse, gain, 'share');
  else if (cashIn(draft, purse) >= -gain) transfer(draft, purse, 'bank', -gain, 'share');
  else sellShare(draft, partner, received);
}

/** A share goes to the bank for its price; no price moves, and it counts as a sale of the system (1828 §7.7). */
function sellShare(draft: Draft, player: PlayerId, id: CertificateId): void {
  const { corporation } = at(draft.state.certificates, id);
  const { system, aside } = mustMerge(draft);
  transfer(draft, 'bank', playerPurse(player), priceOf(draft, corporation) ?? 0, 'sale');
  move(draft, [id], playerHolder(player), 'given_up');
  if (aside[player] === id) setMerger(draft, { aside: Object.fromEntries(Object.entries(aside).filter(([each]) => each !== player)) });
  noteSoldBy(draft, player, system);
}

/** Notes that a player has sold something in this round, whose turn it is not perhaps. */
export function noteSoldBy(draft: Draft, player: PlayerId, thing: string): void {
  const round = mustTrade(draft);
  const sold = round.sold[player] ?? [];
  if (!sold.includes(thing)) draft.state.round = { ...round, sold: put(round.sold, player, [...sold, thing]) };
}

/** Converts one group of a player; false: he is done (1828 §7.6). */
function convertGroup(draft: Draft, player: PlayerId): boolean {
  const { survivor, absorbed } = mustMerge(draft);
  const holder = playerHolder(player);
  if (leftOf(draft, player) < 2) return false;
  const need = needOf(draft, player);
  const source = sourceOf(draft, player);
  if (source === null) {
    // No share of the survivor anywhere: those of the other are given up without pay.
    const aside = mustMerge(draft).aside[player];
    move(
      draft,
      held(draft, holder, absorbed).filter((id) => id !== aside),
      holder,
      'given_up',
    );
    if (aside === undefined && small(draft, holder, survivor).length > 0) setAside(draft, player, survivor);
    return false;
  }
  if (source.kind === 'self') {
    convertOwn(draft, player, need);
    laySingleForHalf(draft);
    return true;
  }
  const other = chosen(draft, source);
  const card = presidentCertificate(draft, absorbed);
  const given = held(draft, holder, absorbed).includes(card) ? card : small(draft, holder, absorbed)[0];
  if (other === null || given === undefined) throw new Error(`${player} has nothing to swap`);
  swap(draft, player, given, other, need);
  // 1828-C1: in records whoever has two shares of the survivor then gets the presidency for one pair.
  const two = need === 2 && toConvert(draft, player, survivor) >= 2 && presidencyLeft(draft);
  const presides = two && draft.state.setup.quirks.includes('one_pair_for_presidency');
  move(draft, small(draft, holder, survivor).slice(0, 1), holder, 'used');
  move(draft, givenFirst(draft, player).slice(0, 1), holder, 'given_up');
  receive(draft, player, presides ? 2 : 1);
  laySingleForHalf(draft);
  setMerger(draft, { partner: null });
  return true;
}

function presidencyLeft(game: Game): boolean {
  const { system } = mustMerge(game);
  return held(game, 'ipo', system).includes(presidentCertificate(game, system));
}

/** What becomes of a share that was set aside: sold, or exchanged against the difference (1828 §7.7). */
function convertSingle(draft: Draft, player: PlayerId): void {
  const { system, absorbed, single } = mustMerge(draft);
  const aside = asideOf(draft, player);
  if (!aside) return;
  if (mustSell(draft, player) || single === 'sell') {
    sellShare(draft, player, aside.id);
    return;
  }
  const price = (priceOf(draft, system) ?? 0) - (priceOf(draft, aside.corporation) ?? 0);
  transfer(draft, playerPurse(player), 'bank', price, 'share');
  const holder = playerHolder(player);
  let used = aside.id;
  if (aside.corporation === absorbed) {
    const source = singleSource(draft);
    const other = source === null ? null : chosen(draft, source);
    if (other === null) throw new Error(`${player} has nobody to swap with`);
    const before = new Set(held(draft, holder, mustMerge(draft).survivor));
    swap(draft, player, aside.id, other, 1);
    used = held(draft, holder, mustMerge(draft).survivor).find((id) => !before.has(id)) ?? used;
  }
  setMerger(draft, { aside: Object.fromEntries(Object.entries(mustMerge(draft).aside).filter(([each]) => each !== player)) });
  move(draft, [used], holder, 'used');
  receive(draft, player, 1);
}

const nextPlayer = (draft: Draft): void => {
  setMerger(draft, { players: mustMerge(draft).players.slice(1), begun: false, partner: null, single: null });
};

/** Goes on with the exchange up to the next question; true: all players are done. */
export function convertOn(draft: Draft): boolean {
  for (;;) {
    const { stage, players, begun, acting } = mustMerge(draft);
    const [player] = players;
    if (question(draft) !== null) return false;
    if (player === undefined) {
      if (stage === 'singles') return true;
      setMerger(draft, { stage: 'singles', players: [...playersAfter(draft, acting), acting] });
    } else if (stage === 'singles') {
      convertSingle(draft, player);
      nextPlayer(draft);
    } else if (!begun) {
      const [kind] = oddKinds(draft, player);
      if (kind !== undefined && mustMerge(draft).aside[player] === undefined) setAside(draft, player, kind);
      setMerger(draft, { begun: true });
    } else if (!convertGroup(draft, player)) nextPlayer(draft);
  }
}
