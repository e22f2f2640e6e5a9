import type { Formation } from '@roundhouse/title-schema';
import { holderOf, moveCertificates, playerHolder, presidentUnits, unitsHeld } from '../../companies/certificates.ts';
import { minorOf } from '../../companies/minors.ts';
import { swapPresidency } from '../../companies/presidency.ts';
import { closePrivate, ownerOf } from '../../companies/privates.ts';
import { at, type Draft } from '../../draft.ts';
import { cashIn, operatorPurse, setOperator, transfer } from '../../money.ts';
import type { Game, OperatorId, PlayerId, PrivateId } from '../../state.ts';
import { handOver, trainsOf } from '../../trains/trains.ts';

/** The player who owns a part; null while nobody does. */
export function partOwner(game: Game, part: PrivateId): PlayerId | null {
  const owner = ownerOf(game, part);
  return owner?.startsWith('player/') ? owner.slice(7) : null;
}

export const certificateOf = ({ corporation }: Formation, index: number): string => `${corporation}_${String(index)}`;

/** Shares that a player would have: his own and those that his parts turn into. */
function unitsAfter(game: Game, formation: Formation, player: PlayerId): number {
  const parts = formation.parts.filter(({ private: id }) => partOwner(game, id) === player);
  return parts.reduce(
    (sum, { certificate }) => sum + at(game.state.certificates, certificateOf(formation, certificate)).units,
    unitsHeld(game, playerHolder(player), formation.corporation),
  );
}

/**
 * Who would preside: the highest holding; of equals the one with the president's certificate, then the one whose part
 * comes first, then by seats (1893 §8.7). Null: nobody would hold as much as that certificate.
 */
export function presidentToBe(game: Game, formation: Formation): PlayerId | null {
  const owners = formation.parts.map(({ private: id }) => partOwner(game, id));
  const card = formation.parts.find(({ certificate }) => at(game.state.certificates, certificateOf(formation, certificate)).president);
  const order = [card ? partOwner(game, card.private) : null, ...owners, ...game.state.seating].filter((id) => id !== null);
  const most = Math.max(...game.state.seating.map((id) => unitsAfter(game, formation, id)));
  if (most < presidentUnits(game, formation.corporation)) return null;
  return order.find((id) => unitsAfter(game, formation, id) === most) ?? null;
}

/** A minor goes into the corporation: money, trains, and its token, which becomes the corporation's next (1893 §8.6). */
function absorb(draft: Draft, minor: OperatorId, corporation: OperatorId): void {
  transfer(draft, operatorPurse(minor), operatorPurse(corporation), cashIn(draft, operatorPurse(minor)), 'merged');
  for (const card of trainsOf(draft, minor)) handOver(draft, card, minor, corporation);
  const { board } = draft.state;
  const tokens = board.stations.filter(({ owner }) => owner === minor);
  draft.state.board = { ...board, stations: board.stations.map((each) => (each.owner === minor ? { ...each, owner: corporation } : each)) };
  for (const { hex, stop } of tokens) draft.events.push({ type: 'token', hex, stop, owner: corporation, cost: 0 });
  setOperator(draft, corporation, { tokens: at(draft.state.operators, corporation).tokens.slice(tokens.length) });
  const { token_prices } = at(draft.title.corporations.of, minor);
  setOperator(draft, minor, { status: 'closed', president: null, tokens: token_prices });
}

/** Forms the corporation from its parts; it operates from the next operating round on (1893 §8.6, §8.7, §8.9). */
export function found(draft: Draft, formation: Formation): void {
  const { corporation, pays, parts } = formation;
  const president = presidentToBe(draft, formation);
  if (president === null) throw new Error(`nobody could preside over ${corporation}`);
  transfer(draft, 'bank', operatorPurse(corporation), pays, 'capital');
  setOperator(draft, corporation, { status: 'floated' });
  draft.events.push({ type: 'floated', corporation });
  for (const { private: part, certificate } of parts) {
    const owner = partOwner(draft, part);
    moveCertificates(draft, [certificateOf(formation, certificate)], 'reserved', owner === null ? 'market' : playerHolder(owner));
    closePrivate(draft, part);
    const minor = minorOf(draft, part);
    if (minor !== null) absorb(draft, minor, corporation);
  }
  const card = holderOf(draft, certificateOf(formation, 0));
  if (card !== null) swapPresidency(draft, corporation, card, president);
  draft.events.push({ type: 'president', corporation, player: president });
}
