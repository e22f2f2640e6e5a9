import { cellId } from '../compile/market.ts';
import { check } from './check.ts';

/** Par cells and zones lie on the grid, and rows rise without holes over which a marker would jump. */
export const market = check(['market'], (title) => {
  const { market: source } = title.source;
  const exists = ([row, column]: readonly [number, number]): boolean => (source.prices[row]?.[column] ?? null) !== null;
  const absent = ([row, column]: readonly [number, number]): string => `row ${row}, column ${column} of the market holds no price`;
  const inside = 'rows and columns count from 0: choose a cell with a price';
  const pars = new Set<string>();
  source.par.forEach((cell, index) => {
    if (pars.has(cellId(...cell)))
      title.fault('market.par', ['market', 'par', index], `row ${cell[0]}, column ${cell[1]} is there twice`, 'take one of the two out');
    pars.add(cellId(...cell));
    if (!exists(cell)) title.fault('market.cell', ['market', 'par', index], absent(cell), inside);
  });
  for (const [phase, cells] of Object.entries(source.later_par)) {
    cells.forEach((cell, index) => {
      const path = ['market', 'later_par', phase, index];
      if (!exists(cell)) title.fault('market.cell', path, absent(cell), inside);
      if (pars.has(cellId(...cell)))
        title.fault('market.par', path, `row ${cell[0]}, column ${cell[1]} is a par already`, 'take one of the two out');
      pars.add(cellId(...cell));
    });
  }
  const zoneOf = new Map<string, string>();
  for (const [zone, { cells, effects, several_from }] of Object.entries(source.zones)) {
    cells.forEach((cell, index) => {
      const path = ['market', 'zones', zone, 'cells', index];
      if (!exists(cell)) title.fault('market.cell', path, absent(cell), inside);
      const other = zoneOf.get(cellId(...cell));
      if (other !== undefined)
        title.fault('market.zones', path, `row ${cell[0]}, column ${cell[1]} is in ${other} already`, 'leave it in one zone');
      zoneOf.set(cellId(...cell), zone);
    });
    const several = effects.includes('several_purchases');
    if (several !== several_from.length > 0) {
      title.fault(
        'market.several',
        ['market', 'zones', zone, several ? 'effects' : 'several_from'],
        several ? `${zone} allows several purchases but not from where` : `${zone} says from where, but allows no several purchases`,
        several ? 'add several_from: [market]' : 'add several_purchases to effects, or take several_from out',
      );
    }
  }
  source.prices.forEach((row, index) => {
    const first = row.findIndex((price) => price !== null);
    const hole = row.findIndex((price, column) => price === null && first >= 0 && column > first);
    if (first < 0) title.fault('market.hole', ['market', 'prices', index], `row ${index} has no price`, 'take the row out');
    else if (hole >= 0)
      title.fault(
        'market.hole',
        ['market', 'prices', index, hole],
        `row ${index} has a hole at column ${hole}`,
        'write a price, or end the row before it',
      );
  });
  source.prices.forEach((row, index) => {
    row.forEach((price, column) => {
      const before = row[column - 1] ?? null;
      if (price === null || before === null || price >= before) return;
      title.fault(
        'market.falls',
        ['market', 'prices', index, column],
        `row ${index} falls from ${before} to ${price}`,
        'write the prices of a row from low to high',
      );
    });
  });
  if (source.kind === 'row' && source.prices.length > 1) {
    title.fault(
      'market.rows',
      ['market', 'prices', 1],
      `a market of kind row has ${source.prices.length} rows`,
      'keep one row, or say kind: grid',
    );
  }
});

/** Par prices of single corporations are those of cells where one may be started. */
export const parsOfCorporations = check(['companies', 'market'], (title) => {
  const { prices, par, later_par } = title.source.market;
  const there = [...par, ...Object.values(later_par).flat()].flatMap(([row, column]) => prices[row]?.[column] ?? []);
  title.source.companies.corporations.forEach(({ id, pars = [] }, index) =>
    pars.forEach((price, place) => {
      if (there.includes(price)) return;
      title.fault(
        'market.no_par',
        ['companies', 'corporations', index, 'pars', place],
        `${id} could never be started at ${price}: no par cell has that price`,
        `use one of ${[...new Set(there)].join(', ')}, or add a cell of ${price} to par of the market`,
      );
    }),
  );
});

/** Where corporations can be liquidated the market has a place for it. */
export const placeForLiquidation = check(['rules', 'market'], (title) => {
  const by = (['loans', 'cash_crisis', 'merger_round'] as const).find((name) => title.source.rules.mechanics[name] !== undefined);
  const { zones } = title.source.market;
  if (by === undefined || Object.values(zones).some(({ effects }) => effects.includes('liquidation'))) return;
  title.fault(
    'market.liquidation',
    ['rules', 'mechanics', by],
    `${by} can put a corporation into liquidation, for which the market has no place`,
    'give a zone of the market the effect liquidation, with a cell of price 0',
    'name',
  );
});
