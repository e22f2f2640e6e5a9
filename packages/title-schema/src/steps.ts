/** Steps and interrupts that the engine knows, by the place where a title may name them. */
export const STEPS = {
  opening: ['waterfall_auction', 'private_deal', 'private_auction', 'start_package', 'card_draft'],
  rounds: ['stock', 'operating', 'merger', 'acquisition', 'package_sale', 'formation'],
  interrupts: [
    'consent',
    'par_owed',
    'par_choice',
    'discard',
    'waiting_token',
    'follow_up',
    'seller_lay',
    'assign_first',
    'crisis',
    'surplus_token',
    'launch',
    'corporate',
  ],
  stock: ['stock_turn'],
  operating: ['home_token', 'track', 'token', 'build', 'routes', 'dividend', 'trains', 'privates', 'interest', 'loan_turn', 'trainless'],
  any_time: [
    'privates',
    'power_lay',
    'player_lay',
    'exchange',
    'issue',
    'power_token',
    'assign',
    'loans',
    'launch_open',
    'short',
    'corporate',
    'place_marker',
    'player_purchase',
  ],
} as const;
export type StepPlace = keyof typeof STEPS;
export type StepName = (typeof STEPS)[StepPlace][number];
