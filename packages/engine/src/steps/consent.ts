import type { Action } from '../action.ts';
import { ask, type MergerParties } from '../answers.ts';
import type { Draft } from '../draft.ts';
import { actingFor, isPresidentless, presidentOf } from '../companies/presidency.ts';
import { ownerOf } from '../companies/privates.ts';
import { refuse, type Refusal } from '../result.ts';
import type { Entity, Game, PlayerId } from '../state.ts';
import { trainOwner } from '../trains/trains.ts';
import { isBy, player, type Step } from './step.ts';

/** The player who decides for an entity. */
export function deciderOf(game: Game, entity: Entity): PlayerId | null {
  switch (entity.kind) {
    case 'player':
      return entity.id;
    case 'operator':
      if (!game.state.operators[entity.id]) return null;
      return isPresidentless(game, entity.id) ? actingFor(game, entity.id) : (game.state.operators[entity.id]?.president ?? null);
    case 'private': {
      if (game.state.seller_lay?.private === entity.id) return game.state.seller_lay.seller;
      const owner = game.state.privates[entity.id]?.owner ?? null;
      if (owner === null) return null;
      const id = owner.slice(owner.indexOf('/') + 1);
      return owner.startsWith('player/') ? id : (game.state.operators[id]?.president ?? null);
    }
  }
}

/** Who proposes a merger of two operators, and who has to agree: their presidents (1817 §9.4), unless a mechanic says otherwise. */
function partiesOf(game: Game, action: Action): MergerParties | null {
  if (action.type !== 'merge' || action.by.kind !== 'operator') return null;
  const { by, corporation } = action;
  const partner = game.state.operators[corporation]?.president ?? null;
  return ask.mergerParties(game, by.id, corporation) ?? { proposer: deciderOf(game, by), partner };
}

/** The player who may do this for whoever acts. */
export function proposerOf(game: Game, action: Action): PlayerId | null {
  return partiesOf(game, action)?.proposer ?? deciderOf(game, action.by);
}

/** The thing of somebody else that an action would buy, and whose it is. */
function wanted(game: Game, action: Action): { readonly thing: string; readonly owner: PlayerId; readonly amount: number } | null {
  if (action.type === 'buy_private') {
    const owner = ownerOf(game, action.private);
    return owner?.startsWith('player/') ? { thing: action.private, owner: owner.slice(7), amount: action.amount } : null;
  }
  if (action.type === 'buy_train') {
    const owner = trainOwner(game, action.train);
    return owner === null ? null : { thing: action.train, owner: presidentOf(game, owner), amount: action.amount };
  }
  const owner = partiesOf(game, action)?.partner ?? null;
  return action.type === 'merge' && owner !== null ? { thing: `${action.by.id}-${action.corporation}`, owner, amount: 0 } : null;
}

/** The player who must agree before the action is done; null where nobody has to. */
export function consentOf(game: Game, action: Action): PlayerId | null {
  if (game.state.setup.consent === 'implied') return null;
  const want = wanted(game, action);
  return want && want.owner !== proposerOf(game, action) ? want.owner : null;
}

function refusedPrices(game: Game): Readonly<Record<string, number>> {
  const { round } = game.state;
  if (round.kind === 'merger') return round.refused;
  return (round.kind === 'stock' || round.kind === 'operating' ? round.turn?.refused : undefined) ?? {};
}

/** Price that an owner has already refused in this turn for what the action wants; null: none. */
export function refusedPrice(game: Game, action: Action): number | null {
  const want = consentOf(game, action) === null ? null : wanted(game, action);
  return want ? (refusedPrices(game)[want.thing] ?? null) : null;
}

/** What an offer is about, for the log: the thing, the money, and who would get it. */
export function offered(game: Game, action: Action): { readonly thing: string; readonly amount: number; readonly by: string } {
  const want = wanted(game, action);
  return { thing: want?.thing ?? '', amount: want?.amount ?? 0, by: action.by.id };
}

/** An owner who has said no is only asked again at a better price in the same turn. */
export function repeatRefusal(game: Game, action: Action): Refusal | null {
  const refused = refusedPrice(game, action);
  const want = wanted(game, action);
  return refused !== null && want && want.amount <= refused ? refuse('offer.refused_before', { thing: want.thing, price: refused }) : null;
}

/** Notes a refusal in the turn. */
export function noteRefused(draft: Draft, action: Action): void {
  const want = wanted(draft, action);
  const { round } = draft.state;
  if (!want) return;
  if (round.kind === 'merger') draft.state.round = { ...round, refused: { ...round.refused, [want.thing]: want.amount } };
  // 1833NE §23.7: a refusal uses up the attempt.
  if (round.kind === 'takeover') draft.state.round = { ...round, waiting: round.waiting.slice(1) };
  if ((round.kind !== 'stock' && round.kind !== 'operating') || !round.turn) return;
  const refused = { ...round.turn.refused, [want.thing]: want.amount };
  if (round.kind === 'stock') draft.state.round = { ...round, turn: { ...round.turn, refused } };
  else draft.state.round = { ...round, turn: { ...round.turn, refused } };
}

/** The word of an owner whose property somebody wants to buy. An accepted offer is carried out by the kernel. */
export const consent: Step = {
  name: 'consent',
  handles: ['accept', 'refuse'],
  awaits: ({ state: { offer } }) => (offer ? [{ entity: player(offer.to), decider: offer.to }] : []),
  choices: ({ state: { offer } }) =>
    offer ? (['accept', 'refuse'] as const).map((type) => ({ action: { type, by: player(offer.to) }, decider: offer.to })) : [],
  refusal: ({ state: { offer } }, action) => {
    if (!offer) return refuse('turn.not_now');
    return isBy(action, 'player', offer.to) ? null : refuse('offer.pending', { to: offer.to });
  },
  perform: (draft, action) => {
    const { offer } = draft.state;
    draft.state.offer = null;
    if (offer && action.type === 'refuse') noteRefused(draft, offer.action);
  },
};
