import { overLimit, saleOutlook, takeoverNow, type Action, type Game } from '@roundhouse/engine';
import type { MessageKey } from '@roundhouse/messages';
import type { Names } from '@roundhouse/ui';
import { words } from '../parts/words.ts';
import { entityName } from './describe.ts';

/** Who is awaited: for whom, who decides, at which step. */
export interface Waiting {
  readonly entity: Action['by'];
  readonly decider: string;
  readonly step: string;
}

/** What is said over a decision, by the step that waits for it. */
export const STEP_HEADINGS: Readonly<Record<string, MessageKey>> = {
  acquisition: 'step.acquisition',
  after_merger: 'step.after_merger',
  arrange_trains: 'step.arrange_trains',
  assign_first: 'step.assign_first',
  auction: 'step.auction',
  build: 'step.build',
  buyer_lay: 'step.buyer_lay',
  card_draft: 'step.card_draft',
  consent: 'step.consent',
  corporate: 'step.corporate',
  crisis: 'step.crisis',
  discard: 'step.discard',
  dividend: 'step.dividend',
  follow_up: 'step.follow_up',
  forced_sale: 'step.forced_sale',
  formation_discard: 'step.formation_discard',
  formation_vote: 'step.formation_vote',
  home_token: 'step.home_token',
  launch: 'step.launch',
  loan_turn: 'step.loan_turn',
  merger: 'step.merger',
  offered_place: 'step.offered_place',
  package_turn: 'step.package_turn',
  par_choice: 'step.par_choice',
  par_owed: 'step.par_owed',
  private_auction: 'step.private_auction',
  privates: 'step.privates',
  routes: 'step.routes',
  seller_lay: 'step.seller_lay',
  stock_turn: 'step.stock_turn',
  surplus_token: 'step.surplus_token',
  system_shares: 'step.system_shares',
  system_token: 'step.system_token',
  takeover: 'step.takeover',
  token: 'step.token',
  track: 'step.track',
  trains: 'step.trains',
  variable_home: 'step.variable_home',
  waiting_token: 'step.waiting_token',
};

/** The sentence over a decision; where one step decides several things, the one at hand. */
export function headingOf(game: Game, { entity, decider, step }: Waiting, names: Names): string {
  const by = entityName(entity, names);
  if (step === 'auction' && (game.state.mechanics.waterfall_auction?.contest ?? null) !== null) return words('step.contest', { by });
  const paying = step === 'takeover' ? takeoverNow(game) : null;
  if (paying !== null) return words('step.takeover_pay', { by, decider: names.player(decider), target: paying.target });
  const sale = step === 'acquisition' ? saleOutlook(game) : null;
  if (sale !== null && (sale.stage === 'borrow' || sale.stage === 'repay'))
    return words('step.acquisition_loans', { buyer: sale.buyer ?? by, decider: names.player(decider) });
  if (step === 'stock_turn' && overLimit(game, decider)) return words('step.must_sell', { by });
  return words(STEP_HEADINGS[step] ?? 'step.other', { by, decider: names.player(decider) });
}
