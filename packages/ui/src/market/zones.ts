import type { Words } from '@roundhouse/messages';
import type { Cell, Market, Title, ZoneEffect } from '@roundhouse/title-schema';
import { writeMoney } from '../names.ts';

const EFFECT_WORDS = {
  free_of_certificate_limit: 'market.zone.free_of_certificate_limit',
  over_ownership_limit: 'market.zone.over_ownership_limit',
  several_purchases: 'market.zone.several_purchases',
  closes: 'market.zone.closes',
  no_trading: 'market.zone.no_trading',
  forced_sale: 'market.zone.forced_sale',
  liquidation: 'market.zone.liquidation',
  ends_game: 'market.zone.ends_game',
} as const satisfies Record<ZoneEffect, string>;

/** Marks beside the price, so that a zone can be told without its colour. */
const MARKS = ['●', '■', '▲', '◆', '✚', '★'];
const PAR_MARK = '○';

/** What a kind of cell is called in style sheets, how it is marked, and what it means in words. */
export interface Zone {
  readonly id: string;
  readonly className: string;
  readonly mark: string;
  readonly meaning: string;
}

/** The kinds of cells that a market has, the par cells first; plain cells are none. */
export function zonesOf({ market, money, rules }: Title, words: Words): readonly Zone[] {
  const cells = market.cells.ids.flatMap((id) => market.cells.of[id] ?? []);
  const pars = cells.filter(({ par }) => par).map(({ price }) => writeMoney(money.currency, price, words.locale));
  const zones = market.zones.ids.filter((id) => cells.some(({ zone }) => zone === id));
  return [
    ...(pars.length === 0
      ? []
      : [{ id: 'par', className: 'market-par', mark: PAR_MARK, meaning: words('market.pars', { prices: pars.join(', ') }) }]),
    ...zones.map((id, index) => ({
      id,
      className: `zone-${id}`,
      mark: MARKS[index % MARKS.length] ?? '',
      meaning: (market.zones.of[id]?.effects ?? [])
        .map((effect) => words(EFFECT_WORDS[effect], { percent: rules.limits.ownership }))
        .join(' · '),
    })),
  ];
}

/** The zones that a cell is of: a par cell may lie in another zone too. */
export const zonesAt = (cell: Cell, zones: readonly Zone[]): readonly Zone[] =>
  zones.filter(({ id }) => id === cell.zone || (id === 'par' && cell.par));

export const ARROWS = { left: '←', right: '→', up: '↑', down: '↓' } as const;

/**
 * Where a move to the side turns because the row ends: the way it goes instead. Cells that keep the marker
 * turn nothing.
 */
export function ledgesOf(market: Market, cell: Cell): readonly { readonly side: 'left' | 'right'; readonly turns: 'up' | 'down' }[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const to = market.cells.of[cell.moves[side] ?? ''];
    if (to === undefined || to.row === cell.row) return [];
    return { side, turns: to.row < cell.row ? 'up' : 'down' } as const;
  });
}
