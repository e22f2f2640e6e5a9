import { at, put, type Draft } from '../draft.ts';
import type { CertificateId, Game, Holder, OperatorId, PlayerId } from '../state.ts';

const NONE: readonly CertificateId[] = [];

export const playerHolder = (id: PlayerId): Holder => `player/${id}`;

/** Certificates of a corporation with a holder, in order of arrival (1830 §1.3). */
export function held(game: Game, holder: Holder, corporation: OperatorId): readonly CertificateId[] {
  return game.state.holdings[holder]?.[corporation] ?? NONE;
}

/** Where a certificate lies. */
export function holderOf(game: Game, id: CertificateId): Holder | null {
  const certificate = game.state.certificates[id];
  if (!certificate) return null;
  for (const [holder, list] of Object.entries(game.state.holdings)) {
    if (list[certificate.corporation]?.includes(id)) return holder as Holder;
  }
  return null;
}

/** Shares on a list of certificates. */
export function unitsOn(game: Game, ids: readonly CertificateId[]): number {
  let sum = 0;
  for (const id of ids) sum += at(game.state.certificates, id).units;
  return sum;
}

/** Shares of a corporation with a holder. */
export function unitsHeld(game: Game, holder: Holder, corporation: OperatorId): number {
  return unitsOn(game, held(game, holder, corporation));
}

/** Number of shares that a corporation has now. */
export function sizeOf(game: Game, corporation: OperatorId): number {
  return at(game.state.operators, corporation).size;
}

/** Shares as a percentage of the whole corporation. */
export function percentOf(game: Game, corporation: OperatorId, units: number): number {
  return (100 * units) / sizeOf(game, corporation);
}

/** Shares on the president's certificate. */
export function presidentUnits(game: Game, corporation: OperatorId): number {
  return at(game.title.corporations.of, corporation).certificates.find((c) => c.president)?.units ?? 0;
}

/** The president's certificate of a corporation. */
export function presidentCertificate(game: Game, corporation: OperatorId): CertificateId {
  const index = at(game.title.corporations.of, corporation).certificates.findIndex((c) => c.president);
  return `${corporation}_${String(index)}`;
}

/** Certificates other than the president's and shorts. */
export function singles(game: Game, ids: readonly CertificateId[]): readonly CertificateId[] {
  return ids.filter((id) => !at(game.state.certificates, id).president && at(game.state.certificates, id).units > 0);
}

/** Shares sold short that a holder owes (1817 §4.3). */
export function shortsHeld(game: Game, holder: Holder, corporation: OperatorId): readonly CertificateId[] {
  return held(game, holder, corporation).filter((id) => at(game.state.certificates, id).units < 0);
}

/** Shares of a corporation with a holder, what he owes left aside. */
export function longUnits(game: Game, holder: Holder, corporation: OperatorId): number {
  return unitsHeld(game, holder, corporation) + shortsHeld(game, holder, corporation).length;
}

/** A new single certificate: a share, or with −1 a short. */
export function addCertificate(draft: Draft, id: CertificateId, corporation: OperatorId, units: number, holder: Holder): void {
  const { state } = draft;
  state.certificates = put(state.certificates, id, { corporation, units, president: false });
  state.holdings = put(state.holdings, holder, put(state.holdings[holder] ?? {}, corporation, [...held(draft, holder, corporation), id]));
}

/** Takes certificates out of the game. */
export function removeCertificates(draft: Draft, ids: readonly CertificateId[]): void {
  const { state } = draft;
  const gone = new Set(ids);
  state.certificates = Object.fromEntries(Object.entries(state.certificates).filter(([id]) => !gone.has(id)));
  state.holdings = Object.fromEntries(
    Object.entries(state.holdings).map(([holder, list]) => [
      holder,
      Object.values(list).some((own) => own.some((id) => gone.has(id)))
        ? Object.fromEntries(Object.entries(list).map(([corporation, own]) => [corporation, own.filter((id) => !gone.has(id))]))
        : list,
    ]),
  );
}

/** Index of a certificate of a corporation. */
export function indexOf(id: CertificateId): number {
  return Number(id.slice(id.lastIndexOf('_') + 1));
}

/** The first `count` numbers above every certificate of a corporation, and at least 10 (1817 §17.3). */
export function freeIndices(game: Game, corporation: OperatorId, count: number): readonly number[] {
  const used = Object.entries(game.state.certificates).flatMap(([id, card]) => (card.corporation === corporation ? [indexOf(id)] : []));
  const top = Math.max(9, ...used);
  return Array.from({ length: count }, (_, i) => top + 1 + i);
}

/** A share and a short in the same hand cancel out: both leave the game, over and over (1817 §4.4, §4.6). */
export function cancelPairs(draft: Draft, holder: Holder, corporation: OperatorId): void {
  for (;;) {
    const [short] = shortsHeld(draft, holder, corporation);
    const [long] = singles(draft, held(draft, holder, corporation));
    if (short === undefined || long === undefined) return;
    removeCertificates(draft, [short, long]);
    draft.events.push({ type: 'pair', corporation, holder });
  }
}

/**
 * Plain certificates that a holder gives for so many shares: the first small ones; one of that very size where he has no
 * other, or not more than two certificates in all (1893 §6.9). Null: what he has cannot be put together to it.
 */
export function certificatesFor(game: Game, ids: readonly CertificateId[], units: number): readonly CertificateId[] | null {
  const plain = singles(game, ids);
  const whole = plain.find((id) => units > 1 && unitsOn(game, [id]) === units);
  const small = plain.filter((id) => unitsOn(game, [id]) === 1).slice(0, units);
  if (whole !== undefined && (ids.length <= 2 || small.length < units)) return [whole];
  return small.length === units ? small : null;
}

/** The one door for certificates: taken out in place, appended in the order given (1830 §1.3). */
export function moveCertificates(draft: Draft, ids: readonly CertificateId[], from: Holder, to: Holder): void {
  if (ids.length === 0) return;
  const { corporation } = at(draft.state.certificates, ids[0] ?? '');
  const source = held(draft, from, corporation);
  const moved = new Set(ids);
  const rest = source.filter((id) => !moved.has(id));
  if (source.length - rest.length !== ids.length) throw new Error(`${from} does not hold ${ids.join(', ')}`);
  const { state } = draft;
  state.holdings = put(state.holdings, from, put(state.holdings[from] ?? {}, corporation, rest));
  state.holdings = put(state.holdings, to, put(state.holdings[to] ?? {}, corporation, [...held(draft, to, corporation), ...ids]));
  draft.events.push({ type: 'shares', certificates: ids, from, to, units: unitsOn(draft, ids) });
}
