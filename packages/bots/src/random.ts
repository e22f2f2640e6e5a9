import type { ActionType, Choice } from '@roundhouse/engine';
import { modestAmount } from './amount.ts';
import type { Bot } from './bot.ts';
import { pick } from './chance.ts';
import { likelyRun } from './run.ts';

/** How often a kind of action is taken when several kinds are open: games should move on, and meet everything. */
const WEIGHTS: Readonly<Record<ActionType, number>> = {
  pass: 10,
  bid: 6,
  par: 8,
  buy_shares: 22,
  sell_shares: 2,
  buy_private: 2,
  lay_tile: 24,
  place_token: 12,
  run_routes: 100,
  dividend: 100,
  buy_train: 30,
  discard_train: 100,
  take: 10,
  nominate: 100,
  sell_private: 2,
  vote: 100,
  assign: 10,
  bid_corporation: 14,
  choose_size: 100,
  contribute: 30,
  short: 3,
  take_loan: 5,
  repay_loan: 12,
  convert: 8,
  merge: 8,
  offer_sale: 3,
  remove_token: 100,
  place_marker: 20,
  buy_out: 100,
  buy_ferry: 12,
  bankrupt: 4,
  accept: 3,
  refuse: 1,
  choose: 100,
  swap_train: 3,
  buy_marker: 40,
  end_game: 0.0001,
};
const DIVIDENDS: Readonly<Record<string, number>> = { payout: 8, half: 2, withhold: 1 };

/** Takes any legal action: first a kind, by weight, then one of that kind. */
export const random: Bot = (game, _seat, choices, chance) => {
  const kinds = [...new Set(choices.map((choice) => choice.action.type))];
  const kind = pick(kinds, chance, (each) => WEIGHTS[each]);
  const choice = pick(
    choices.filter((each) => each.action.type === kind),
    chance,
    weightWithin,
  );
  if (choice === null) throw new Error('A bot was asked with nothing to choose from');
  return choice.judged ? likelyRun(game, choice.action, chance) : modestAmount(choice, chance);
};

function weightWithin({ action }: Choice): number {
  return action.type === 'dividend' ? (DIVIDENDS[action.kind] ?? 1) : 1;
}
