import { suggestion } from '@roundhouse/title-schema';
import { tileSource } from '../compile/title.ts';
import { check, type Checked, type Path } from './check.ts';

/** Bands that need no stop to name them: the colours of tiles, and the column for the last trains. */
const USUAL = ['yellow', 'green', 'brown', 'grey', 'diesel'] as const;

/** Value bands that stops of the board and of counted tiles have values for. */
function printedBands({
  source,
  shared,
}: Pick<Checked<'map' | 'tiles'>, 'source' | 'shared'>): readonly { readonly path: Path; readonly name: string }[] {
  const printed: { readonly path: Path; readonly name: string }[] = [];
  const collect = (path: Path, stops: (typeof source.map.hexes)[number]['stops']): void =>
    stops.forEach(({ revenue }, index) => {
      if (typeof revenue === 'number') return;
      for (const name of Object.keys(revenue)) printed.push({ path: [...path, 'stops', index, 'revenue', name], name });
    });
  source.map.hexes.forEach((hex, index) => collect(['map', 'hexes', index], hex.stops));
  for (const id of Object.keys(source.tiles.counts)) {
    const own = source.tiles.tiles?.[id] !== undefined;
    collect(own ? ['tiles', 'tiles', id] : ['tiles', 'counts', id], tileSource(source, shared, id)?.stops ?? []);
  }
  return printed;
}

/** Value bands of rules, of trains and of stops are those of the other side, or usual ones. */
export const bands = check(['rules', 'trains', 'map', 'tiles'], (title) => {
  const { source } = title;
  const inForce = source.rules.rules.routes.bands;
  const printed = printedBands(title);
  const names = [...new Set(printed.map(({ name }) => name))];
  const paid = [...new Set([...Object.values(inForce), ...source.trains.trains.flatMap(({ band }) => band ?? [])])];
  for (const [phase, band] of Object.entries(inForce)) {
    const list = [...new Set([...USUAL, ...names])];
    if (list.includes(band)) continue;
    title.fault('band.unknown', ['rules', 'rules', 'routes', 'bands', phase], `no stop has a value for ${band}`, suggestion(band, list));
  }
  for (const { path, name } of printed) {
    const list = [...new Set([...USUAL, ...paid])];
    if (!list.includes(name)) title.fault('band.unknown', path, `no phase or train has the band ${name}`, suggestion(name, list), 'name');
  }
});

/** The value band of a train is printed somewhere. */
export const bandsOfTrains = check(['trains', 'map', 'tiles'], (title) => {
  const printed = [...new Set(printedBands(title).map(({ name }) => name))];
  title.source.trains.trains.forEach(({ id, band }, index) => {
    if (band === undefined || printed.includes(band)) return;
    const remedy = `use one of ${printed.join(', ')}, or give a stop a value in it`;
    title.fault('train.band', ['trains', 'trains', index, 'band'], `no stop has a value in the band ${band} of train ${id}`, remedy);
  });
});
