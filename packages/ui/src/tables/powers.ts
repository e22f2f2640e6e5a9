import type { Words } from '@roundhouse/messages';
import type { Power, Title } from '@roundhouse/title-schema';
import { writeMoney } from '../names.ts';
import { thingWord } from '../things.ts';

const TIMES = {
  stock_round: 'powers.time_stock',
  between_turns: 'powers.time_between',
  own_track_step: 'powers.time_track',
} as const;

/** Powers of which there is no more to say than an amount. */
const AMOUNTS = {
  contribution_income: 'powers.contribution_income',
  interest_extra: 'powers.interest_extra',
  takeover_income: 'powers.takeover_income',
  tokens_off: 'powers.tokens_off',
} as const;
const SLOTS = { extra: 'powers.lay_extra', normal: 'powers.lay_normal', track_step: 'powers.lay_step' } as const;

interface Lays {
  readonly hexes: readonly string[];
  readonly tiles: readonly string[];
  readonly cost: 'terrain' | 'free';
}
const placesOf = ({ hexes, tiles }: Lays) => ({ hexes: hexes.join(', '), tiles: tiles.join(', ') });
const freeOf = ({ cost }: Lays, words: Words): string => (cost === 'free' ? words('powers.lay_free') : '');

/** A power in one sentence. */
export function powerSentence(title: Title, power: Power, words: Words): string {
  switch (power.power) {
    case 'block_hexes':
      if (power.open_to !== undefined) return words('powers.block_hexes_open', { hexes: power.hexes.join(', '), open_to: power.open_to });
      return words('powers.block_hexes', { hexes: power.hexes.join(', ') });
    case 'lay_tile': {
      const token =
        power.token === undefined
          ? ''
          : ` ${power.token.price === 0 ? words('powers.lay_token_free') : words('powers.lay_token', { price: writeMoney(title.money.currency, power.token.price, words.locale) })}`;
      const price =
        power.price === 0 ? '' : ` ${words('powers.lay_price', { price: writeMoney(title.money.currency, power.price, words.locale) })}`;
      const bars = power.bars_upgrades ? ` ${words('powers.lay_no_upgrade')}` : '';
      const lay = words(SLOTS[power.slot], {
        hexes: power.hexes.join(', '),
        tiles: power.tiles.join(', '),
      });
      return `${lay} ${words(power.connected ? 'powers.lay_connected' : 'powers.lay_anywhere')}${power.cost === 'free' ? ` ${words('powers.lay_free')}` : ''}${power.joined === 'no' ? '' : ` ${words('powers.joined')}`}${price}${bars}${token}`;
    }
    case 'player_lays_tile': {
      const when = power.when.map((time) => words(TIMES[time])).join('; ');
      return `${words('powers.lay_player', { ...placesOf(power), when })} ${freeOf(power, words)}`.trim();
    }
    case 'buyer_lays_tile':
      return `${words('powers.lay_buyer', placesOf(power))} ${freeOf(power, words)}`.trim();
    case 'seller_lays_tile':
      return `${words('powers.lay_seller', placesOf(power))} ${freeOf(power, words)}`.trim();
    case 'terrain_discount':
      return words('powers.discount', {
        amount: writeMoney(title.money.currency, power.amount, words.locale),
        terrain: power.terrain.map((type) => thingWord(type, words)).join(', '),
      });
    case 'train_discount': {
      const { trains, uses } = power;
      const amount = writeMoney(title.money.currency, power.amount, words.locale);
      const less =
        trains === undefined
          ? words('powers.discount_trains', { amount })
          : words('powers.discount_some_trains', { amount, trains: trains.join(', ') });
      return uses === undefined ? less : `${less} ${words('powers.discount_first', { count: uses })}`;
    }
    case 'stays_open':
      if (power.while_owned_by === 'operator') return words('powers.stays_with_operator');
      return words(power.while_owned_by === 'player' ? 'powers.stays_with_player' : 'powers.stays');
    case 'revenue_becomes':
      if (power.after_opening)
        return words('powers.revenue_after_opening', { amount: writeMoney(title.money.currency, power.amount, words.locale) });
      if (power.while_owned_by === 'operator' && power.from_phase === title.phases.ids[0])
        return words('powers.revenue_with_operator', { amount: writeMoney(title.money.currency, power.amount, words.locale) });
      return words(power.while_owned_by === 'player' ? 'powers.revenue_with_player' : 'powers.revenue', {
        phase: power.from_phase,
        amount: writeMoney(title.money.currency, power.amount, words.locale),
      });
    case 'exchange_for_share':
      if (power.corporations.length === 0) return words('powers.exchange_any', { percent: power.percent });
      if (power.when === 'own_stock_turn') {
        return words('powers.exchange_purchase', {
          percent: power.percent,
          corporations: power.corporations.join(', '),
          turn: power.from_turn,
        });
      }
      return words('powers.exchange', { percent: power.percent, corporations: power.corporations.join(', ') });
    case 'grants_shares':
      return words(power.president ? 'powers.grants_president' : 'powers.grants', {
        percent: power.percent,
        corporation: power.corporation,
      });
    case 'keeps_place':
      return words('powers.keeps_place', { hex: power.hex });
    case 'place_station':
      return words('powers.place_station', { hex: power.hex, price: writeMoney(title.money.currency, power.price, words.locale) });
    case 'hex_bonus':
      return words(power.moves === 'never' ? 'powers.hex_bonus' : 'powers.hex_bonus_moves', {
        hexes: power.hexes.map(({ hex, amount }) => `${hex} ${writeMoney(title.money.currency, amount, words.locale)}`).join(', '),
        phase: power.until_phase,
      });
    case 'stops_bonus':
      return words('powers.stops_bonus', { amount: writeMoney(title.money.currency, power.amount, words.locale) });
    case 'closes_on':
      return words('powers.closes_on', { corporation: power.corporation });
    case 'closes_with_train':
      return words('powers.closes_with_train', { train: power.train });
    case 'pays_presidency':
      return words('powers.pays_presidency', { corporation: power.corporation, turn: power.from_turn });
    case 'lost_unless_used':
      return words('powers.lost', { phase: power.from_phase });
    case 'place_marker':
      return words('powers.marker', {
        name: thingWord(power.marker.name, words),
        uses: power.uses,
        hexes: power.hexes.join(', '),
        bonus: writeMoney(title.money.currency, power.marker.bonus, words.locale),
      });
    case 'train_income':
      return words('powers.train_income', { amount: writeMoney(title.money.currency, power.amount, words.locale) });
    case 'lay_income':
      return words('powers.lay_income', {
        amount: writeMoney(title.money.currency, power.amount, words.locale),
        terrain: thingWord(power.terrain, words),
      });
    case 'contribution_income':
    case 'interest_extra':
    case 'takeover_income':
    case 'tokens_off':
      return words(AMOUNTS[power.power], { amount: writeMoney(title.money.currency, power.amount, words.locale) });
    case 'closes_when_launched':
      return words('powers.closes_when_launched');
    case 'train_leaves_income':
      return words('powers.train_leaves_income', {
        amount: writeMoney(title.money.currency, power.amount, words.locale),
        train: power.train,
      });
    case 'rust_income': {
      const amounts = Object.entries(power.amounts).map(
        ([train, amount]) => `${train} ${writeMoney(title.money.currency, amount, words.locale)}`,
      );
      return words('powers.rust_income', { amounts: amounts.join(', ') });
    }
    case 'lay_fees':
      return words('powers.lay_fees', { fees: power.fees.map((fee) => writeMoney(title.money.currency, fee, words.locale)).join(', ') });
    case 'extra_token':
      return words('powers.extra_token', { count: power.count });
    case 'free_lay_when_bought':
      return words('powers.free_lay_when_bought', { hexes: power.hexes.join(', ') });
    case 'counts_as_station':
      return words(power.nobody_else_runs_there ? 'powers.own_station_alone' : 'powers.own_station', { hex: power.hex });
    case 'pays_through':
      return words('powers.pays_through', { hex: power.hex, through: power.through });
    case 'doubles_connection':
      return words('powers.doubles_connection', { ends: power.ends.join(' – ') });
    case 'doubles_ferry':
      return words('powers.doubles_ferry');
    case 'surcharge':
      return words('powers.surcharge', { amount: writeMoney(title.money.currency, power.amount, words.locale) });
    case 'not_for_sale':
      return words(power.to === 'anyone' ? 'powers.never_sold' : 'powers.never_sold_to_corporations');
  }
}
