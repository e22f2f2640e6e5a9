import type { EndCause, GameEvent, Reason, State } from '@roundhouse/engine';
import type { ActionType } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import { nameCertificate, type Names } from '../names.ts';
import { thingWord } from '../things.ts';

const REASON_WORDS = {
  start: 'log.reason.start',
  private: 'log.reason.private',
  bid: 'log.reason.bid',
  share: 'log.reason.share',
  sale: 'log.reason.sale',
  capital: 'log.reason.capital',
  income: 'log.reason.income',
  terrain: 'log.reason.terrain',
  token: 'log.reason.token',
  dividend: 'log.reason.dividend',
  withheld: 'log.reason.withheld',
  train: 'log.reason.train',
  help: 'log.reason.help',
  bankruptcy: 'log.reason.bankruptcy',
  closing: 'log.reason.closing',
  subsidy: 'log.reason.subsidy',
  issue: 'log.reason.issue',
  ferry: 'log.reason.ferry',
  redeem: 'log.reason.redeem',
  merged: 'log.reason.merged',
  loan: 'log.reason.loan',
  interest: 'log.reason.interest',
  short: 'log.reason.short',
  own_share: 'log.reason.own_share',
  contribution: 'log.reason.contribution',
  takeover: 'log.reason.takeover',
  proceeds: 'log.reason.proceeds',
  marker: 'log.reason.marker',
  waiting: 'log.reason.waiting',
  destination: 'log.reason.destination',
} as const satisfies Record<Reason, string>;

const ACTED_WORDS = {
  pass: 'log.acted.pass',
  bid: 'log.acted.bid',
  par: 'log.acted.par',
  buy_shares: 'log.acted.buy_shares',
  sell_shares: 'log.acted.sell_shares',
  buy_private: 'log.acted.buy_private',
  lay_tile: 'log.acted.lay_tile',
  place_token: 'log.acted.place_token',
  run_routes: 'log.acted.run_routes',
  dividend: 'log.acted.dividend',
  buy_train: 'log.acted.buy_train',
  discard_train: 'log.acted.discard_train',
  nominate: 'log.acted.nominate',
  sell_private: 'log.acted.sell_private',
  vote: 'log.acted.vote',
  assign: 'log.acted.assign',
  bankrupt: 'log.acted.bankrupt',
  accept: 'log.acted.accept',
  refuse: 'log.acted.refuse',
  take: 'log.acted.take',
  end_game: 'log.acted.end_game',
  bid_corporation: 'log.acted.bid_corporation',
  choose_size: 'log.acted.choose_size',
  contribute: 'log.acted.contribute',
  short: 'log.acted.short',
  take_loan: 'log.acted.take_loan',
  repay_loan: 'log.acted.repay_loan',
  convert: 'log.acted.convert',
  merge: 'log.acted.merge',
  offer_sale: 'log.acted.offer_sale',
  remove_token: 'log.acted.remove_token',
  place_marker: 'log.acted.place_marker',
  choose: 'log.acted.choose',
  swap_train: 'log.acted.swap_train',
  buy_marker: 'log.acted.buy_marker',
  buy_out: 'log.acted.buy_out',
  buy_ferry: 'log.acted.buy_ferry',
} as const satisfies Record<ActionType, string>;

const END_WORDS = {
  bankruptcy: 'log.over.bankruptcy',
  bank_broken: 'log.over.bank_broken',
  all_closed: 'log.over.all_closed',
  round_limit: 'log.over.round_limit',
  last_player: 'log.over.last_player',
  last_phase: 'log.over.last_phase',
  price_reached: 'log.over.price_reached',
  players_agreed: 'log.over.players_agreed',
} as const satisfies Record<EndCause, string>;

const SALE_WORDS = { liquidation: 'log.on_sale_liquidation', forced: 'log.on_sale_forced', friendly: 'log.on_sale' } as const;
const DIVIDEND_WORDS = { payout: 'log.dividend.payout', half: 'log.dividend.half', withhold: 'log.dividend.withhold' } as const;

export interface Sentence {
  readonly text: string;
  /** Main: what was done or has changed. Quiet: money on its way. Break: a new round or turn. */
  readonly weight: 'main' | 'quiet' | 'break';
}

const main = (text: string): Sentence => ({ text, weight: 'main' });
const quiet = (text: string): Sentence => ({ text, weight: 'quiet' });
const rest = (text: string): Sentence => ({ text, weight: 'break' });

/** An event as a sentence; it begins with a capital, except where a player's own name does not. */
export function eventSentence(event: GameEvent, state: State, names: Names, words: Words): Sentence {
  const sentence = sentenceOf(event, state, names, words);
  const { text } = sentence;
  if (state.setup.players.some(({ name }) => text.startsWith(name))) return sentence;
  return { ...sentence, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}` };
}

function sentenceOf(event: GameEvent, state: State, names: Names, words: Words): Sentence {
  switch (event.type) {
    case 'acted':
      return quiet(words(ACTED_WORDS[event.action], { by: names.owner(event.by) }));
    case 'money':
      return quiet(
        words('log.money', {
          amount: names.money(event.amount),
          from: names.owner(event.from),
          to: names.owner(event.to),
          why: words(REASON_WORDS[event.why]),
        }),
      );
    case 'shares': {
      const corporation = state.certificates[event.certificates[0] ?? '']?.corporation ?? '';
      const shares = event.certificates.length === 0 ? '' : `${names.percent(corporation, event.units)} ${corporation}`;
      return main(
        words('log.shares', {
          shares: shares || event.certificates.map((id) => nameCertificate(state, names, id)).join(', '),
          from: names.owner(event.from, corporation),
          to: names.owner(event.to, corporation),
        }),
      );
    }
    case 'par':
      return main(
        words('log.par', { player: names.player(event.player), corporation: event.corporation, price: names.money(event.price) }),
      );
    case 'price': {
      const values = { corporation: event.corporation, from: names.price(event.from), price: names.money(event.price) };
      return main(words('log.price', values));
    }
    case 'president':
      return main(words('log.president', { player: names.player(event.player), corporation: event.corporation }));
    case 'floated':
      return main(words('log.floated', { corporation: event.corporation }));
    case 'bid':
      return main(
        words('log.bid', { player: names.player(event.player), private: names.private(event.private), amount: names.money(event.amount) }),
      );
    case 'bid_corporation':
      return main(
        words('log.bid_corporation', {
          player: names.player(event.player),
          corporation: event.corporation,
          amount: names.money(event.amount),
        }),
      );
    case 'loans':
      return main(words(event.by > 0 ? 'log.loans' : 'log.loans_less', { operator: event.operator, out: event.out }));
    case 'interest_rate':
      return main(words('log.interest_rate', { rate: names.money(event.rate) }));
    case 'short':
      return main(
        words('log.short', { player: names.player(event.player), corporation: event.corporation, price: names.money(event.price) }),
      );
    case 'pair':
      return main(words('log.pair', { corporation: event.corporation, holder: names.owner(event.holder) }));
    case 'destination':
      return main(words('log.destination', { operator: event.operator, hex: names.hex(event.hex) }));
    case 'size':
      return main(words('log.size', { operator: event.operator, size: event.size }));
    case 'liquidated':
      return main(words('log.liquidated', { operator: event.operator }));
    case 'merged':
      return main(words('log.merged', { operator: event.operator, into: event.into, price: names.money(event.price) }));
    case 'system':
      return main(
        words('log.system', { survivor: event.survivor, absorbed: event.absorbed, system: event.system, price: names.money(event.price) }),
      );
    case 'merger_failed':
      return main(words('log.merger_failed', { survivor: event.survivor, absorbed: event.absorbed }));
    case 'resource':
      return main(words('log.resource', { operator: event.operator, name: thingWord(event.name, words), hex: names.hex(event.hex) }));
    case 'place_blocked':
      return main(words('log.place_blocked', { hex: names.hex(event.hex) }));
    case 'on_sale':
      return rest(words(SALE_WORDS[event.mode], { operator: event.operator }));
    case 'taken_over':
      return main(
        words('log.taken_over', { operator: event.operator, to: names.owner(event.to ?? 'bank'), price: names.money(event.price) }),
      );
    case 'tokens_bought':
      return main(words('log.tokens_bought', { operator: event.operator, count: event.count, cost: names.money(event.cost) }));
    case 'token_removed':
      return main(words('log.token_removed', { operator: event.operator, hex: names.hex(event.hex) }));
    case 'ferry':
      return main(words('log.ferry', { operator: event.operator, hex: names.hex(event.hex), cost: names.money(event.cost) }));
    case 'marker':
      return main(words('log.marker', { operator: event.operator, name: thingWord(event.name, words), hex: names.hex(event.hex) }));
    case 'marker_removed':
      return main(words('log.marker_removed', { name: thingWord(event.name, words), hex: names.hex(event.hex) }));
    case 'exported':
      return main(words('log.exported', { train: event.train.name }));
    case 'obsolete':
      return main(words('log.obsolete', { train: event.name }));
    case 'private':
      return main(
        words('log.private', { private: names.private(event.private), to: names.owner(event.to), price: names.money(event.price) }),
      );
    case 'price_drop':
      return main(words('log.price_drop', { private: names.private(event.private), price: names.money(event.price) }));
    case 'chosen':
      return main(
        words('log.chosen', { player: names.player(event.player), private: names.private(event.private), price: names.money(event.price) }),
      );
    case 'vote': {
      const answer = words(event.yes ? 'log.yes' : 'log.no');
      return main(
        words('log.vote', { player: names.player(event.player), corporation: event.corporation, percent: event.percent, answer }),
      );
    }
    case 'voted': {
      const outcome = words(event.passed ? 'log.formed' : 'log.not_formed');
      return main(words('log.voted', { corporation: event.corporation, yes: event.yes, no: event.no, outcome }));
    }
    case 'closed':
      return main(words('log.closed', { private: names.private(event.private) }));
    case 'tile':
      return main(
        words(event.cost > 0 ? 'log.tile_cost' : 'log.tile', {
          by: event.by,
          tile: event.tile,
          hex: names.hex(event.hex),
          cost: names.money(event.cost),
        }),
      );
    case 'token':
      return main(
        words(event.cost > 0 ? 'log.token_cost' : 'log.token', {
          owner: event.owner,
          hex: names.hex(event.hex),
          cost: names.money(event.cost),
        }),
      );
    case 'run':
      return main(
        words('log.run', {
          operator: event.operator,
          revenue: names.money(event.revenue),
          routes: event.routes.map((route) => route.stops.map((stop) => stop.hex).join('–')).join('; '),
        }),
      );
    case 'dividend':
      return main(words(DIVIDEND_WORDS[event.kind], { operator: event.operator, per_share: names.money(event.per_share) }));
    case 'train':
      return main(
        words('log.train', {
          train: event.train.face ?? event.train.name,
          from: names.owner(event.from),
          to: names.owner(event.to),
          price: names.money(event.price),
        }),
      );
    case 'rusted':
      return main(words('log.rusted', { train: event.train.face ?? event.train.name, owner: names.owner(event.owner) }));
    case 'phase':
      return rest(words('log.phase', { phase: event.phase }));
    case 'round':
      return rest(words('log.round', { round: event.round }));
    case 'operator':
      return rest(words('log.operator', { operator: event.operator }));
    case 'offer':
      // A merger has no price.
      return main(
        words(event.amount === 0 ? 'log.proposal' : 'log.offer', {
          from: names.player(event.from),
          to: names.player(event.to),
          thing: names.any(event.thing),
          amount: names.money(event.amount),
        }),
      );
    case 'operator_closed':
      return main(words('log.operator_closed', { operator: event.operator }));
    case 'assigned':
      return main(words('log.assigned', { private: names.private(event.private), target: names.any(event.target) }));
    case 'bank_broken':
      return main(words('log.bank_broken'));
    case 'bankrupt':
      return main(words('log.bankrupt', { player: names.player(event.player) }));
    case 'over':
      return rest(words(END_WORDS[event.cause]));
  }
}

/** Sentences of one action, what was done before the money that moved; the action itself where nothing else speaks of it. */
export function actionSentences(events: readonly GameEvent[], state: State, names: Names, words: Words): readonly Sentence[] {
  const told: Sentence[] = [];
  let start = 0;
  for (const event of events) {
    if (event.type === 'acted') continue;
    const sentence = eventSentence(event, state, names, words);
    if (sentence.weight === 'break') start = told.push(sentence);
    else if (sentence.weight === 'quiet') told.push(sentence);
    else {
      const at = told.findIndex((other, index) => index >= start && other.weight === 'quiet');
      told.splice(at < 0 ? told.length : at, 0, sentence);
    }
  }
  if (told.some((sentence) => sentence.weight === 'main')) return told;
  return [...events.flatMap((event) => (event.type === 'acted' ? [main(eventSentence(event, state, names, words).text)] : [])), ...told];
}
