import { apply, awaited, mergerQuestion, priceOf, type Action, type Entity, type Game } from '@roundhouse/engine';
import { found } from '../fault.ts';
import { quirksOf } from '../setup.ts';
import type { RecordedOf } from '../recorded.ts';
import { placeOfCity, nameOfCity } from './city.ts';
import { actor, decoded, entityOf, undecodable, type Decoded, type Decoders, type Encoders, type Unnumbered } from './codec.ts';

/** Launches, loans, shorts, mergers, acquisitions and markers. The number of a loan has no meaning. */
export const GROWTH_DECODERS: Decoders<
  'choose' | 'assign' | 'take_loan' | 'payoff_loan' | 'convert' | 'merge' | 'failed_merge' | 'short' | 'remove_token'
> = {
  choose: (recorded, game) => {
    if (game.title.mechanics.systems !== undefined) return answerOf(recorded, game);
    const [holder = '', way] = recorded.choice.split(' ');
    if (way === 'cash' || way === 'shares') return decoded({ type: 'buy_out', by: entityOf(recorded), holder, with: way });
    const size = Number(recorded.choice);
    return Number.isInteger(size)
      ? decoded({ type: 'choose_size', by: entityOf(recorded), size })
      : undecodable(`${recorded.choice} is no number of shares`);
  },
  assign: (recorded, { title, state: { par_choice } }) => {
    if (par_choice !== null)
      return decoded({ type: 'assign', by: { kind: 'private', id: par_choice.private }, target: par_choice.corporation });
    const by = entityOf(recorded);
    if (by.kind === 'private') {
      const places = title.privates.of[by.id]?.powers.some(({ power }) => power === 'place_marker') ?? false;
      if (places) return decoded({ type: 'place_marker', by, hex: recorded.target });
      return decoded({ type: 'assign', by, target: recorded.target });
    }
    if (Object.hasOwn(title.map.hexes.of, recorded.target)) return decoded({ type: 'buy_ferry', by, hex: recorded.target });
    const isPrivate =
      recorded.target_type === undefined ? title.corporations.of[recorded.target] === undefined : recorded.target_type === 'company';
    return isPrivate
      ? decoded({ type: 'contribute', by, private: recorded.target })
      : decoded({ type: 'offer_sale', by, corporation: recorded.target });
  },
  take_loan: (recorded) => decoded({ type: 'take_loan', by: entityOf(recorded) }),
  payoff_loan: (recorded) => decoded({ type: 'repay_loan', by: entityOf(recorded) }),
  convert: (recorded) => decoded({ type: 'convert', by: entityOf(recorded) }),
  merge: (recorded) =>
    recorded.corporation === undefined
      ? undecodable('the merger names no corporation')
      : decoded({ type: 'merge', by: entityOf(recorded), corporation: recorded.corporation }),
  failed_merge: (recorded) => {
    const [survivor, absorbed] = recorded.corporations ?? [];
    return survivor === undefined || absorbed === undefined
      ? undecodable('the merger that failed names no two corporations')
      : decoded({ type: 'merge', by: { kind: 'operator', id: survivor }, corporation: absorbed, failed: true });
  },
  short: (recorded) => decoded({ type: 'short', by: entityOf(recorded), corporation: recorded.corporation }),
  remove_token: (recorded, game) => {
    const place = placeOfCity(recorded.city, game);
    if (place === null) return undecodable(`city ${recorded.city} is nowhere on the map`);
    return decoded({ type: 'remove_token', by: entityOf(recorded), ...place, slot: recorded.slot });
  },
};

/** What an option of a merger is called in a record: a corporation, a player, `Exchange` or `Sell`. */
function labelOf(option: string, { state, title }: Game): string {
  if (Object.hasOwn(title.corporations.of, option)) return option;
  return state.setup.players.find(({ id }) => id === option)?.name ?? `${option.slice(0, 1).toUpperCase()}${option.slice(1)}`;
}

/** As above, with the price of the share, or with what the player pays or gets. */
function choiceText(option: string, game: Game): string {
  const label = labelOf(option, game);
  const merger = game.state.mechanics.systems?.merger;
  const { currency } = game.title.money;
  if (!merger || Object.hasOwn(game.state.players, option)) return label;
  if (Object.hasOwn(game.title.corporations.of, option)) return `${label} (${currency}${priceOf(game, option) ?? 0})`;
  const aside = merger.aside[merger.players[0] ?? ''] ?? '';
  const price = priceOf(game, game.state.certificates[aside]?.corporation ?? '') ?? 0;
  return `${label} (${currency}${option === 'sell' ? price : price - (priceOf(game, merger.system) ?? 0)})`;
}

/**
 * A recorded answer: the text of an option, to which newer files add a sum (`IC ($78)`). Before a merger the choice names the
 * corporation that stays, which the merger tells again.
 */
function answerOf(recorded: RecordedOf<'choose'>, game: Game): Decoded {
  const open = mergerQuestion(game);
  if (open === null) return found(null);
  const { choice } = recorded;
  const option = open.options.find((each) => {
    const label = labelOf(each, game);
    return choice === label || choice.startsWith(`${label} (`) || label.startsWith(choice);
  });
  return option === undefined
    ? undecodable(`${choice} is none of ${open.options.map((each) => labelOf(each, game)).join(', ')}`)
    : decoded({ type: 'choose', by: entityOf(recorded), option });
}

export const GROWTH_ENCODERS: Encoders<
  | 'choose'
  | 'swap_train'
  | 'buy_marker'
  | 'bid_corporation'
  | 'choose_size'
  | 'contribute'
  | 'short'
  | 'take_loan'
  | 'repay_loan'
  | 'convert'
  | 'merge'
  | 'offer_sale'
  | 'remove_token'
  | 'place_marker'
  | 'buy_out'
  | 'buy_ferry'
  | 'assign'
> = {
  bid_corporation: (action, { before }) => ({
    type: 'bid',
    ...actor(action.by, before),
    corporation: action.corporation,
    price: action.amount,
  }),
  choose_size: (action, { before }) => ({ type: 'choose', ...actor(action.by, before), choice: String(action.size) }),
  contribute: (action, { before }) => ({
    type: 'assign',
    ...actor(action.by, before),
    target: action.private,
    target_type: 'company',
  }),
  short: (action, { before }) => ({ type: 'short', ...actor(action.by, before), corporation: action.corporation }),
  take_loan: (action, { before }) => ({ type: 'take_loan', ...actor(action.by, before), loan: nextLoan(before) }),
  repay_loan: (action, { before }) => ({ type: 'payoff_loan', ...actor(action.by, before), loan: nextLoan(before) }),
  convert: (action, { before }) => ({ type: 'convert', ...actor(action.by, before) }),
  merge: (action, { before }) =>
    action.failed
      ? { type: 'failed_merge', ...actor(turnOf(before), before), corporations: [action.by.id, action.corporation] }
      : { type: 'merge', ...actor(action.by, before), corporation: action.corporation },
  choose: (action, { before }) => ({ type: 'choose', ...actor(action.by, before), choice: choiceText(action.option, before) }),
  swap_train: (action, { before }) => ({ type: 'swap_train', ...actor(action.by, before), train: action.train }),
  buy_marker: (action, { before }) => ({
    type: 'special_buy',
    ...actor(action.by, before),
    description: markerName(before),
    cost: before.title.mechanics.resource_marker?.price ?? 0,
  }),
  offer_sale: (action, { before }) => ({
    type: 'assign',
    ...actor(action.by, before),
    target: action.corporation,
    target_type: 'corporation',
  }),
  remove_token: (action, { before }) => ({
    type: 'remove_token',
    ...actor(action.by, before),
    city: nameOfCity(action.hex, action.stop, before),
    slot: action.slot,
  }),
  buy_out: (action, { before }) => ({ type: 'choose', ...actor(action.by, before), choice: `${action.holder} ${action.with}` }),
  buy_ferry: (action, { before }) => ({ type: 'assign', ...actor(action.by, before), target: action.hex, target_type: 'hex' }),
  place_marker: (action, { before }) => ({ type: 'assign', ...actor(action.by, before), target: action.hex, target_type: 'hex' }),
  assign: (action, { before }) => ({
    type: 'assign',
    ...actor(action.by, before),
    target: action.target,
    target_type: Object.hasOwn(before.title.map.hexes.of, action.target)
      ? 'hex'
      : actor({ kind: 'operator', id: action.target }, before).entity_type,
  }),
};

/** What a record says before a move: which corporation stays in a merger of two into a system, by the player in turn (1828 §7.1). */
export function forewords(move: Unnumbered, before: Game): readonly Unnumbered[] {
  if (move.type !== 'merge' || before.title.mechanics.systems === undefined) return [];
  return [{ type: 'choose', ...actor(turnOf(before), before), choice: move.entity }];
}

/**
 * What the peer has to read after a merger into a system that came to nothing: it is taken back to before its beginning, noted as the
 * purchase of the turn, and passed if the peer still asks the player (1828 §7.11). `before` is the position at the beginning.
 */
export function afterwords(parts: readonly [survivor: string, absorbed: string], before: Game, undone: number): readonly Unnumbered[] {
  const by = actor(turnOf(before), before);
  const peer = { roundhouse: { peer: true } } as const;
  return [
    { type: 'undo', ...by, action_id: undone, ...peer },
    { type: 'failed_merge', ...by, corporations: parts, ...peer },
    ...(isAskedByPeer(parts, before) ? [{ type: 'pass', ...by, ...peer } as const] : []),
  ];
}

function isAskedByPeer([survivor, absorbed]: readonly [string, string], { title, state }: Game): boolean {
  const played: Game = { title, state: { ...state, setup: { ...state.setup, quirks: quirksOf(title) } } };
  const failed: Action = { type: 'merge', by: { kind: 'operator', id: survivor }, corporation: absorbed, failed: true };
  const result = apply(played, failed);
  const { id } = turnOf(played);
  return result.ok && awaited(result.game).some(({ decider }) => decider === id) && turnOf(result.game).id === id;
}

/** The player whose stock turn it is. */
export const turnOf = ({ state: { round } }: Game): Entity => ({ kind: 'player', id: round.kind === 'stock' ? round.turn.player : '' });

/** What the purchase of a marker is called in a record. */
export function markerName({ title }: Game): string {
  const { name = '' } = title.mechanics.resource_marker ?? {};
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} Marker`;
}

const nextLoan = ({ state }: Game): string => String(Object.values(state.mechanics.loans?.of ?? {}).reduce((sum, count) => sum + count, 0));
