/** Steps and interrupts that the engine knows, by the place where a title may name them. */
export const STEPS = {
  opening: ['waterfall_auction', 'private_deal', 'start_package'],
  rounds: ['stock', 'operating', 'package_sale', 'formation'],
  interrupts: ['consent', 'par_owed', 'par_choice', 'discard', 'waiting_token', 'follow_up', 'seller_lay'],
  stock: ['stock_turn'],
  operating: ['home_token', 'track', 'token', 'routes', 'dividend', 'trains', 'privates'],
  any_time: ['privates', 'power_lay', 'player_lay', 'exchange', 'player_purchase'],
} as const;
export type StepPlace = keyof typeof STEPS;
export type StepName = (typeof STEPS)[StepPlace][number];
