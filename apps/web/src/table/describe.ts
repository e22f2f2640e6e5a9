import {
  ferryOf,
  mergerQuestion,
  onOffer,
  takeoverNow,
  type Action,
  type ActionOf,
  type Entity,
  type Game,
  type Holder,
  type TrainCard,
} from '@roundhouse/engine';
import { ferryInWords, thingWord, type Names } from '@roundhouse/ui';
import { words } from '../parts/words.ts';
import { asks } from './asking.ts';
import { costOf, isFree, preview, purseOf } from './preview.ts';

export function entityName(entity: Entity, names: Names): string {
  return entity.kind === 'player' ? names.player(entity.id) : entity.kind === 'private' ? names.private(entity.id) : entity.id;
}

/** Where a certificate lies now. */
export function holderOf(game: Game, certificate: string): Holder | null {
  const corporation = game.state.certificates[certificate]?.corporation ?? '';
  const holders = Object.keys(game.state.holdings) as Holder[];
  return holders.find((holder) => game.state.holdings[holder]?.[corporation]?.includes(certificate)) ?? null;
}

/** Where a train can be bought: with a corporation, from the discarded ones or from the depot. */
export function sellerOf(game: Game, train: string): string {
  const owner = Object.entries(game.state.operators).find(([, operator]) =>
    Object.values(operator.shelves)
      .flat()
      .some(({ id }) => id === train),
  );
  if (owner !== undefined) return owner[0];
  return game.state.depot.discarded.some(({ id }) => id === train) ? 'discarded' : 'depot';
}

/** A card of the depot, of the discarded ones, or of an operator. */
export function trainCard(game: Game, train: string): TrainCard | undefined {
  const cards = [
    ...game.state.depot.upcoming,
    ...game.state.depot.discarded,
    ...Object.values(game.state.operators).flatMap((operator) => Object.values(operator.shelves).flat()),
  ];
  return cards.find(({ id }) => id === train);
}

export function trainName(game: Game, train: string): string {
  const card = trainCard(game, train);
  return card?.face ?? card?.name ?? train;
}

const units = (game: Game, certificates: readonly string[]): number =>
  certificates.reduce((sum, id) => sum + (game.state.certificates[id]?.units ?? 0), 0);

/** What an action does, as the label of its button. */
export function describe(game: Game, action: Action, names: Names): string {
  const by = entityName(action.by, names);
  switch (action.type) {
    case 'pass':
      if (game.state.par_choice !== null) return words('act.pay_par', { corporation: game.state.par_choice.corporation });
      if (game.state.mechanics.launch_auction?.stage === 'pay') return words('act.pay_cash');
      if (inContest(game)) return words('act.drop_out');
      if (game.state.round.kind === 'opening') return words('act.pass');
      return words(
        game.state.round.kind === 'stock' && (game.state.round.turn.bought !== null || game.state.round.turn.sold.length > 0)
          ? 'act.end_turn'
          : 'act.pass',
      );
    case 'bid':
      return words(isFront(game, action.private) ? 'act.buy_front' : isCard(game) ? 'act.buy_card' : 'act.bid', {
        private: names.private(action.private),
        amount: names.money(action.amount),
      });
    case 'par': {
      const price = names.price(action.cell);
      const cost = costOf(preview(game, action), purseOf(action.by));
      return cost > 0
        ? words('act.par_cost', { corporation: action.corporation, price, cost: names.money(cost) })
        : words('act.par', { corporation: action.corporation, price });
    }
    case 'buy_shares': {
      const first = action.certificates[0] ?? '';
      const corporation = game.state.certificates[first]?.corporation ?? '';
      const holder = holderOf(game, first);
      const values = {
        share: `${names.percent(corporation, units(game, action.certificates))} ${corporation}`,
        from: holder === null ? '' : names.owner(holder, corporation),
      };
      if (action.by.kind === 'private' && game.state.certificates[first]?.president)
        return words('act.exchange_half', { private: by, corporation });
      if (action.by.kind === 'private') return words('act.exchange', { ...values, private: by });
      return words('act.buy_shares', { ...values, cost: names.money(costOf(preview(game, action), purseOf(action.by))) });
    }
    case 'sell_shares': {
      const corporation = game.state.certificates[action.certificates[0] ?? '']?.corporation ?? '';
      const gain = -costOf(preview(game, action), purseOf(action.by));
      return words('act.sell_shares', { share: `${names.percent(corporation, action.units)} ${corporation}`, gain: names.money(gain) });
    }
    case 'buy_private':
      return words(asks(game, action) ? 'act.offer_private' : 'act.buy_private', {
        private: names.private(action.private),
        amount: names.money(action.amount),
      });
    case 'lay_tile': {
      const cost = costOf(preview(game, action), `operator/${layer(game, action.by)}`);
      const values = { tile: action.tile, hex: names.hex(action.hex), cost: names.money(cost) };
      return words(cost > 0 ? 'act.lay_tile_cost' : isFree(preview(game, action)) ? 'act.lay_tile_free' : 'act.lay_tile', values);
    }
    case 'place_token': {
      const cost = costOf(preview(game, action), `operator/${layer(game, action.by)}`);
      const values = { owner: action.owner ?? layer(game, action.by), hex: names.hex(action.hex), cost: names.money(cost) };
      if (cost === 0 && action.by.kind === 'private') return words('act.place_token_free', values);
      return words(cost > 0 ? 'act.place_token_cost' : 'act.place_token', values);
    }
    case 'run_routes':
      return words(action.routes.length === 0 ? 'act.run_nothing' : 'act.run', { revenue: names.money(revenueOf(game, action)) });
    case 'dividend':
      return words(DIVIDENDS[action.kind]);
    case 'buy_train': {
      const from = sellerOf(game, action.train);
      const values = {
        train: action.face ?? trainName(game, action.train),
        from: names.owner(from),
        price: names.money(action.amount),
        old: action.trade_in === undefined ? '' : trainName(game, action.trade_in),
      };
      if (action.trade_in !== undefined) return words('act.trade_train', values);
      if (action.shelf !== undefined && !asks(game, action)) return words('act.buy_train_shelf', { ...values, shelf: action.shelf });
      return words(asks(game, action) ? 'act.offer_train' : 'act.buy_train', values);
    }
    case 'bid_corporation':
      return words('act.bid_corporation', { corporation: action.corporation, amount: names.money(action.amount) });
    case 'choose_size':
      return words('act.choose_size', { size: action.size });
    case 'contribute':
      return words('act.contribute', {
        private: names.private(action.private),
        value: names.money(game.title.privates.of[action.private]?.price ?? 0),
      });
    case 'short': {
      const gain = -costOf(preview(game, action), purseOf(action.by));
      return words('act.short', { corporation: action.corporation, gain: names.money(gain) });
    }
    case 'take_loan':
      return words('act.take_loan', { operator: by });
    case 'repay_loan':
      return words('act.repay_loan', { operator: by });
    case 'convert':
      return words('act.convert', { operator: by });
    case 'merge':
      if (game.state.round.kind === 'takeover') return words('act.absorb', { operator: by, corporation: action.corporation });
      if (game.state.round.kind === 'stock') return words('act.merge_system', { operator: by, corporation: action.corporation });
      return words(action.by.kind === 'player' ? 'act.take_over' : 'act.merge', { operator: by, corporation: action.corporation });
    case 'offer_sale':
      return words('act.offer_sale', { corporation: action.corporation });
    case 'remove_token':
      return words('act.remove_token', { operator: by, hex: names.hex(action.hex) });
    case 'choose':
      return choiceOf(game, action, names);
    case 'swap_train':
      return words('act.swap_train', { train: trainName(game, action.train) });
    case 'buy_marker':
      return words('act.buy_marker', {
        name: thingWord(game.title.mechanics.resource_marker?.name ?? '', words),
        cost: names.money(game.title.mechanics.resource_marker?.price ?? 0),
      });
    case 'place_marker':
      return words('act.place_marker', { private: by, hex: names.hex(action.hex) });
    case 'buy_out': {
      const { amount = 0, shares = 0, rest = 0 } = takeoverNow(game)?.owed[0] ?? {};
      const holder = action.holder === 'market' ? names.owner('market') : names.owner(`player/${action.holder}`);
      return action.with === 'cash'
        ? words('act.buy_out_cash', { holder, amount: names.money(amount) })
        : words('act.buy_out_shares', { holder, operator: by, count: shares, amount: names.money(rest) });
    }
    case 'buy_ferry':
      return words('act.buy_ferry', {
        hex: names.hex(action.hex),
        cost: names.money(costOf(preview(game, action), purseOf(action.by))),
        worth: ferryAfter(game, action, action.hex, names),
      });
    case 'discard_train':
      return words('act.discard_train', { train: trainName(game, action.train), operator: by });
    case 'nominate':
      return words('act.nominate', { private: names.private(action.private) });
    case 'sell_private':
      return words('act.sell_private', { private: names.private(action.private), amount: names.money(action.amount) });
    case 'vote':
      return voteOf(game, action);
    case 'assign':
      if (ferryOf(game, action.target) !== null)
        return words('act.double_ferry', {
          hex: names.hex(action.target),
          private: by,
          worth: ferryAfter(game, action, action.target, names),
        });
      return game.state.par_choice === null
        ? words('act.assign_marker', { private: by, target: names.any(action.target) })
        : words('act.assign', { private: by, corporation: action.target });
    case 'bankrupt':
      return words('act.bankrupt');
    case 'accept':
      return words('act.accept');
    case 'refuse':
      return words('act.refuse');
    case 'take':
      return game.title.privates.of[action.card] === undefined
        ? words('act.take_blank', { number: /\d+/.exec(action.card)?.[0] ?? '' })
        : words('act.take', { card: names.any(action.card) });
    case 'end_game':
      return words('act.end_game');
  }
}

/** An answer in a merger, with the money that it costs or brings. */
function choiceOf(game: Game, action: ActionOf<'choose'>, names: Names): string {
  switch (mergerQuestion(game)?.about) {
    case 'odd':
      return words('act.choose_kept', { corporation: action.option });
    case 'partner':
      return words('act.choose_partner', { player: names.player(action.option) });
    default: {
      const cost = costOf(preview(game, action), purseOf(action.by));
      return action.option === 'sell'
        ? words('act.choose_sell', { gain: names.money(-cost) })
        : words('act.choose_exchange', { cost: names.money(cost) });
    }
  }
}

/** What a ferry adds once the action is done. */
function ferryAfter(game: Game, action: Action, hex: string, names: Names): string {
  const tried = preview(game, action);
  const ferry = tried.ok ? ferryOf(tried.game, hex) : null;
  return ferry === null ? '' : ferryInWords(ferry, names, words);
}

/** A vote with its weight, and what a yes leads to. */
function voteOf(game: Game, action: ActionOf<'vote'>): string {
  const vote = game.state.mechanics.formation_by_vote?.vote;
  const [voter] = vote?.voters ?? [];
  if (!vote || !voter) return words(action.yes ? 'act.vote_yes' : 'act.vote_no');
  const values = { corporation: vote.corporation, percent: voter.percent };
  if (!action.yes) return words('act.vote_no_to', values);
  const tried = preview(game, action);
  const formed = tried.ok && tried.events.some((event) => event.type === 'voted' && event.passed);
  return words('act.vote_yes_to', { ...values, outcome: words(formed ? 'act.vote_forms' : 'act.vote_waits') });
}

function inContest({ state: { mechanics, round } }: Game): boolean {
  const { waterfall_auction, private_auction, launch_auction } = mechanics;
  if (round.kind === 'opening') return (waterfall_auction?.contest ?? private_auction?.item ?? null) !== null;
  if (round.kind === 'acquisition') return round.sale?.stage === 'bidding';
  return launch_auction?.stage === 'bidding';
}

/** Whether a bid is a purchase at the price that is asked: no standing bids are kept. */
const isCard = (game: Game): boolean => game.state.mechanics.start_package !== undefined;

/** Whether a private is the one that is bought, not bid on. */
function isFront(game: Game, id: string): boolean {
  return game.state.mechanics.waterfall_auction?.contest === null && onOffer(game) === id;
}

const DIVIDENDS = { payout: 'act.payout', half: 'act.half', withhold: 'act.withhold' } as const;

/** The corporation that builds: the operator, or the owner of the private used. */
function layer(game: Game, by: Entity): string {
  if (by.kind !== 'private') return by.id;
  const owner = game.state.privates[by.id]?.owner ?? '';
  return owner.startsWith('operator/') ? owner.slice('operator/'.length) : by.id;
}

/** What a run brings, by trying it. */
export function revenueOf(game: Game, action: Action): number {
  const tried = preview(game, action);
  const run = tried.ok ? tried.events.find((event) => event.type === 'run') : undefined;
  return run?.type === 'run' ? run.revenue : 0;
}
