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

/** Certificates other than the president's. */
export function singles(game: Game, ids: readonly CertificateId[]): readonly CertificateId[] {
  return ids.filter((id) => !at(game.state.certificates, id).president);
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
