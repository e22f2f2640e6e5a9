import type { Action, Choice } from '../action.ts';
import { held, holderOf, moveCertificates, percentOf, playerHolder, unitsOn } from '../companies/certificates.ts';
import { at } from '../draft.ts';
import { checkFloat } from '../companies/floating.ts';
import { ownershipLimit, withinOwnership } from '../companies/limits.ts';
import { openPowers, type Held } from '../powers/types.ts';
import { checkPresident } from '../companies/presidency.ts';
import { closePrivate, ownerOf } from '../companies/privates.ts';
import { refuse, type Refusal } from '../result.ts';
import { joinRound } from '../rounds/joining.ts';
import { settleWithoutPar } from '../companies/without-par.ts';
import type { CertificateId, Game, Holder, OperatorId, PlayerId } from '../state.ts';
import { isMinor } from '../companies/minors.ts';
import { parCellsFor } from '../companies/launching.ts';
import { cashIn, playerPurse } from '../money.ts';
import { noteBought, stockRound } from '../rounds/turn.ts';
import { isBy, type Step } from './step.ts';

type Exchange = Held<'exchange_for_share'>;
type BuyAction = Extract<Action, { type: 'buy_shares' }>;

function playerOwner(game: Game, power: Exchange): PlayerId | null {
  const owner = ownerOf(game, power.private);
  return owner?.startsWith('player/') ? owner.slice(7) : null;
}

/** Corporations whose shares the private may be handed in for. */
function corporationsOf(game: Game, { power }: Exchange): readonly OperatorId[] {
  if (power.corporations.length > 0) return power.corporations;
  return game.title.corporations.ids.filter((id) => {
    const { status } = at(game.state.operators, id);
    return !isMinor(game, id) && status !== 'closed' && status !== 'removed';
  });
}

/** Whether a certificate is the president's of a corporation that a power may start with half of it (1828 §16.7). */
function startsWith(game: Game, { power }: Exchange, id: CertificateId): boolean {
  const card = at(game.state.certificates, id);
  const { status } = at(game.state.operators, card.corporation);
  return power.half_presidency && card.president && status === 'unlaunched' && !at(game.title.corporations.of, card.corporation).formed;
}

const takesAny = (game: Game): boolean => game.state.setup.quirks.includes('exchange_of_any');

const placesOf = ({ power }: Exchange): readonly Holder[] => power.from.map((place) => (place === 'unsold' ? 'ipo' : 'market'));

/** Why it is no time for the exchange: one that is a purchase needs a stock turn of the owner in which nothing is bought yet. */
function timeRefusal(game: Game, held: Exchange, player: PlayerId): Refusal | null {
  const { when, from_turn } = held.power;
  if (when === 'any_time') return null;
  // 1828 §16.7: in operating rounds at any moment.
  if (when === 'own_stock_turn_or_operating_round' && game.state.round.kind === 'operating') return null;
  const refusal = refuse('exchange.when', { private: held.private });
  const round = stockRound(game);
  if (!round || round.turn.bought !== null) return refusal;
  if (game.state.setup.quirks.includes('exchange_any_time')) return null;
  return round.turn.player === player && game.state.turn >= from_turn ? null : refusal;
}

/**
 * The certificates that the private is handed in for where this one is named: itself, or the first small ones of its
 * place up to the percentage, as many as the owner may hold (1893 §7.5).
 */
function bundleFor(game: Game, { power }: Exchange, player: PlayerId, id: CertificateId, from: Holder): readonly CertificateId[] {
  if (!power.several) return [id];
  const { corporation } = at(game.state.certificates, id);
  const free = game.state.setup.quirks.includes('exchange_any_time');
  const alike = held(game, from, corporation).filter((each) => unitsOn(game, [each]) === 1 && !at(game.state.certificates, each).president);
  const fits = (n: number): boolean =>
    percentOf(game, corporation, n) <= power.percent && (free || withinOwnership(game, player, corporation, n));
  return alike.filter((_, i) => fits(i + 1));
}

/** Why a private may not be exchanged for this certificate; the certificate limit does not matter (1830 §11.6). */
function exchangeRefusal(game: Game, power: Exchange, id: CertificateId): Refusal | null {
  const player = playerOwner(game, power);
  if (player === null) return refuse('private.power.owner', { private: power.private });
  const certificate = game.state.certificates[id];
  const from = certificate ? holderOf(game, id) : null;
  const size = certificate ? percentOf(game, certificate.corporation, certificate.units) : 0;
  if (
    !certificate ||
    (certificate.president && !startsWith(game, power, id)) ||
    from === null ||
    !placesOf(power).includes(from) ||
    !corporationsOf(game, power).includes(certificate.corporation) ||
    (power.power.several ? certificate.units !== 1 : !certificate.president && size !== power.power.percent)
  ) {
    return refuse('exchange.certificate', { private: power.private });
  }
  const late = timeRefusal(game, power, player);
  if (late) return late;
  if (certificate.president) {
    const price = Math.min(...parCellsFor(game, certificate.corporation).map((cell) => cell.price));
    const cash = cashIn(game, playerPurse(player));
    return price > cash ? refuse('exchange.par', { price, cash }) : null;
  }
  if (power.power.half_presidency && at(game.state.operators, certificate.corporation).par === null)
    return refuse('exchange.certificate', { private: power.private });
  if (power.power.over_limits) return null;
  const bundle = bundleFor(game, power, player, id, from);
  const free = power.power.several ? bundle.length > 0 : withinOwnership(game, player, certificate.corporation, certificate.units);
  return free
    ? null
    : refuse('exchange.ownership', { corporation: certificate.corporation, limit: ownershipLimit(game, certificate.corporation) });
}

/** Whether a certificate is the first president's, or the first other one, of a list: the rest are alike. */
function isFirstOfKind(game: Game, all: readonly CertificateId[], index: number): boolean {
  const kind = (id: CertificateId | undefined): boolean => at(game.state.certificates, id ?? '').president;
  return all.findIndex((id) => kind(id) === kind(all[index])) === index;
}

/** One certificate of each kind from each place: those of one place are alike. */
function candidates(game: Game, power: Exchange): readonly CertificateId[] {
  return corporationsOf(game, power).flatMap((corporation) =>
    power.power.from.flatMap((place) =>
      held(game, place === 'unsold' ? 'ipo' : 'market', corporation).filter(
        (id, i, all) => isFirstOfKind(game, all, i) && exchangeRefusal(game, power, id) === null,
      ),
    ),
  );
}

function choicesOf(game: Game, power: Exchange): readonly Choice[] {
  const decider = playerOwner(game, power);
  if (decider === null) return [];
  return candidates(game, power).map((id) => ({
    action: { type: 'buy_shares', by: { kind: 'private', id: power.private }, certificates: [id] },
    decider,
  }));
}

/** Whether a player could hand a private in for a share now; `afterSale`: only as a purchase, which may follow sales. */
export function canExchange(game: Game, player: PlayerId, afterSale = false): boolean {
  return openPowers(game, 'exchange_for_share').some(
    (power) => playerOwner(game, power) === player && (!afterSale || power.power.when !== 'any_time') && candidates(game, power).length > 0,
  );
}

function powerFor(game: Game, action: Action): Exchange | null {
  return openPowers(game, 'exchange_for_share').find((power) => isBy(action, 'private', power.private)) ?? null;
}

/** Records: shares of any corporation, and several, within the part of it that one player may hold (1830-K9). */
function anyRefusal(game: Game, power: Exchange, ids: readonly CertificateId[]): Refusal | null {
  const player = playerOwner(game, power);
  if (player === null) return refuse('private.power.owner', { private: power.private });
  const corporation = at(game.state.certificates, ids[0] ?? '').corporation;
  const plain = ids.every((id) => {
    const card = at(game.state.certificates, id);
    const place = holderOf(game, id);
    return card.corporation === corporation && !card.president && (place === 'ipo' || place === 'market');
  });
  if (!plain || new Set(ids).size < ids.length) return refuse('exchange.certificate', { private: power.private });
  const late = timeRefusal(game, power, player);
  if (late) return late;
  return withinOwnership(game, player, corporation, unitsOn(game, ids))
    ? null
    : refuse('exchange.ownership', { corporation, limit: ownershipLimit(game, corporation) });
}

function refusalOf(game: Game, power: Exchange, action: BuyAction): Refusal | null {
  const [id] = action.certificates;
  if (id !== undefined && takesAny(game)) return anyRefusal(game, power, action.certificates);
  return id === undefined || action.certificates.length !== 1
    ? refuse('exchange.certificate', { private: power.private })
    : exchangeRefusal(game, power, id);
}

/** A private handed in for a share, at any moment of a stock or operating round and in anybody's turn (1830 §11.6). */
export const exchange: Step = {
  name: 'exchange',
  handles: ['buy_shares'],
  awaits: () => [],
  choices: (game) => openPowers(game, 'exchange_for_share').flatMap((power) => choicesOf(game, power)),
  refusal: (game, action) => {
    if (action.by.kind !== 'private') return refuse('turn.not_now');
    const power = powerFor(game, action);
    return power && action.type === 'buy_shares'
      ? refusalOf(game, power, action)
      : refuse('private.power.owner', { private: action.by.id });
  },
  perform: (draft, action) => {
    const power = powerFor(draft, action);
    if (!power || action.type !== 'buy_shares') return;
    const player = playerOwner(draft, power);
    const [id] = action.certificates;
    const from = id === undefined ? null : holderOf(draft, id);
    if (player === null || id === undefined || from === null) return;
    const { corporation } = at(draft.state.certificates, id);
    const bundle = takesAny(draft) ? action.certificates : bundleFor(draft, power, player, id, from);
    closePrivate(draft, power.private);
    const stock = power.power.when !== 'any_time' && stockRound(draft) !== null;
    if (at(draft.state.certificates, id).president) {
      draft.state.pars_owed = [...draft.state.pars_owed, { corporation, player, half: true }];
      // 1828-C4
      if (stock && !draft.state.setup.quirks.includes('exchange_is_no_action')) noteBought(draft, corporation, null, true);
      return;
    }
    for (const card of bundle) moveCertificates(draft, [card], holderOf(draft, card) ?? from, playerHolder(player));
    settleWithoutPar(draft, player, corporation);
    checkPresident(draft, corporation);
    checkFloat(draft, corporation);
    if (power.power.when === 'own_stock_turn_or_operating_round') joinRound(draft, corporation);
    if (stock) noteBought(draft, corporation, null, true);
  },
};
