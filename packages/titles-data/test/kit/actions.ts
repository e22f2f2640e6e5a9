import type { Action, ActionOf, Entity, Route } from '@roundhouse/engine';

/** `1` is a player, `PRR` an operator, `private/MH` a private. */
export function entity(name: string): Entity {
  if (name.startsWith('private/')) return { kind: 'private', id: name.slice(8) };
  return { kind: /^\d+$/.test(name) ? 'player' : 'operator', id: name };
}

export const passes = (who: string): Action => ({ type: 'pass', by: entity(who) });
export const bids = (who: string, item: string, amount: number): Action => ({ type: 'bid', by: entity(who), private: item, amount });
export const pars = (who: string, corporation: string, cell: string): Action => ({ type: 'par', by: entity(who), corporation, cell });
export const buys = (who: string, ...certificates: string[]): Action => ({ type: 'buy_shares', by: entity(who), certificates });

/** Shares of single certificates and whole president's certificates (index 0), unless `units` says less. */
export const sells = (who: string, certificates: readonly string[], units?: number): Action => ({
  type: 'sell_shares',
  by: entity(who),
  certificates,
  units: units ?? certificates.reduce((sum, id) => sum + (id.endsWith('_0') ? 2 : 1), 0),
});

export const nominates = (who: string, item: string): Action => ({ type: 'nominate', by: entity(who), private: item });
export const votes = (who: string, yes: boolean): Action => ({ type: 'vote', by: entity(who), yes });
export const assigns = (who: string, target: string): Action => ({ type: 'assign', by: entity(who), target });
export const sellsPrivate = (who: string, item: string, amount: number): Action => ({
  type: 'sell_private',
  by: entity(who),
  private: item,
  amount,
});

export const buysPrivate = (who: string, item: string, amount: number): Action => ({
  type: 'buy_private',
  by: entity(who),
  private: item,
  amount,
});

/** `what`: `57/1`, tile and rotation. */
export function lays(who: string, hex: string, what: string): Action {
  const [tile = '', rotation = '0'] = what.split('/');
  return { type: 'lay_tile', by: entity(who), hex, tile, rotation: Number(rotation) };
}

/** `city`: `H10/0`, hex and stop; a third part is the slot. */
export function placesToken(who: string, city: string, owner?: string): ActionOf<'place_token'> {
  const [hex = '', stop = '0', slot = '0'] = city.split('/');
  const place = { type: 'place_token', by: entity(who), hex, stop: Number(stop), slot: Number(slot) } as const;
  return owner === undefined ? place : { ...place, owner };
}

/** A route: train, then each stretch as hexes with a blank between. */
export const route = (train: string, ...stretches: string[]): Route => ({ train, connections: stretches.map((each) => each.split(' ')) });

export const runs = (who: string, ...routes: Route[]): Action => ({ type: 'run_routes', by: entity(who), routes });
export const claims = (who: string, revenue: number, ...routes: Route[]): Action => ({
  type: 'run_routes',
  by: entity(who),
  routes,
  revenue,
});
export const declares = (who: string, kind: 'payout' | 'half' | 'withhold'): Action => ({ type: 'dividend', by: entity(who), kind });

export function buysTrain(who: string, train: string, amount: number, tradeIn?: string): Action {
  const purchase = { type: 'buy_train', by: entity(who), train, amount } as const;
  return tradeIn === undefined ? purchase : { ...purchase, trade_in: tradeIn };
}

export const discards = (who: string, train: string): Action => ({ type: 'discard_train', by: entity(who), train });
export const goesBankrupt = (who: string): Action => ({ type: 'bankrupt', by: entity(who) });
export const accepts = (who: string): Action => ({ type: 'accept', by: entity(who) });
export const refusesOffer = (who: string): Action => ({ type: 'refuse', by: entity(who) });
export const endsGame = (who: string): Action => ({ type: 'end_game', by: entity(who) });
