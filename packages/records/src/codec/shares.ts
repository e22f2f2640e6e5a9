import type { CertificateId, Game } from '@roundhouse/engine';
import { actor, decoded, entityOf, undecodable, type Decoders, type Encoders } from './codec.ts';

/** Par, shares bought and sold. `82,2,6` is price, row, column; our cells are `row,column`. */
export const SHARE_DECODERS: Decoders<'par' | 'buy_shares' | 'sell_shares'> = {
  par: (recorded, { title }) => {
    const [price, row, column] = recorded.share_price.split(',');
    const cell = `${row},${column}`;
    if (title.market.cells.of[cell]?.price !== Number(price)) return undecodable(`the market has no price ${recorded.share_price}`);
    return decoded({ type: 'par', by: entityOf(recorded), corporation: recorded.corporation, cell });
  },
  buy_shares: (recorded) => decoded({ type: 'buy_shares', by: entityOf(recorded), certificates: recorded.shares }),
  sell_shares: (recorded, game) => {
    const size = sizeOf(recorded.shares, game);
    if (size === null) return undecodable(`there is no certificate ${recorded.shares.join(', ')}`);
    // Less than the certificates' sum: the president's certificate is among them and half of it stays (1830 §5.8).
    const units = recorded.percent === undefined ? unitsOn(recorded.shares, game) : (recorded.percent * size) / 100;
    return decoded({ type: 'sell_shares', by: entityOf(recorded), certificates: recorded.shares, units });
  },
};

export const SHARE_ENCODERS: Encoders<'par' | 'buy_shares' | 'sell_shares'> = {
  par: (action, { before }) => {
    const price = before.title.market.cells.of[action.cell]?.price;
    return { type: 'par', ...actor(action.by, before), corporation: action.corporation, share_price: `${price},${action.cell}` };
  },
  buy_shares: (action, { before }) => ({
    type: 'buy_shares',
    ...actor(action.by, before),
    shares: action.certificates,
    percent: percentOf(action.certificates, unitsOn(action.certificates, before), before),
  }),
  sell_shares: (action, { before }) => ({
    type: 'sell_shares',
    ...actor(action.by, before),
    shares: action.certificates,
    percent: percentOf(action.certificates, action.units, before),
  }),
};

function unitsOn(certificates: readonly CertificateId[], game: Game): number {
  return certificates.reduce((sum, id) => sum + (game.state.certificates[id]?.units ?? 0), 0);
}

function percentOf(certificates: readonly CertificateId[], units: number, game: Game): number {
  return (units * 100) / (sizeOf(certificates, game) ?? 1);
}

/** Number of shares of the corporation whose certificates these are. */
function sizeOf(certificates: readonly CertificateId[], game: Game): number | null {
  const corporation = game.state.certificates[certificates[0] ?? '']?.corporation;
  return corporation === undefined ? null : (game.state.operators[corporation]?.size ?? null);
}
