/** Steps and interrupts that the engine knows, by the place where a title may name them. */
export const STEPS = {
  opening: ['waterfall_auction', 'private_deal', 'card_draft'],
  rounds: ['stock', 'operating'],
  interrupts: ['consent', 'par_owed', 'discard', 'waiting_token', 'follow_up', 'seller_lay', 'assign_first'],
  stock: ['stock_turn'],
  operating: ['home_token', 'track', 'token', 'build', 'routes', 'dividend', 'trains', 'privates'],
  any_time: ['privates', 'power_lay', 'player_lay', 'exchange', 'issue', 'power_token', 'assign'],
} as const;
export type StepPlace = keyof typeof STEPS;
export type StepName = (typeof STEPS)[StepPlace][number];
