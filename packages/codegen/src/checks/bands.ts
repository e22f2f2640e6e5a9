import type { Check } from './check.ts';

/** The value band of a train is printed somewhere. */
export const bands: Check = (title) => {
  const { source, shared } = title;
  const tiles = Object.keys(source.tiles.counts).flatMap((id) => source.tiles.tiles?.[id] ?? shared[id] ?? []);
  const printed = [...source.map.hexes, ...tiles].flatMap(({ stops }) =>
    stops.flatMap(({ revenue }) => (typeof revenue === 'number' ? [] : Object.keys(revenue))),
  );
  source.trains.trains.forEach(({ id, band }, index) => {
    if (band === undefined || printed.includes(band)) return;
    const remedy = `use one of ${[...new Set(printed)].join(', ')}, or give a stop a value in it`;
    title.fault('train.band', ['trains', 'trains', index, 'band'], `no stop has a value in the band ${band} of train ${id}`, remedy);
  });
};
