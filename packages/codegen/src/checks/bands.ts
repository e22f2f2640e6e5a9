import { suggestion } from '@roundhouse/title-schema';
import { tileSource } from '../compile/title.ts';
import { check, type Path } from './check.ts';

/** Bands that need no stop to name them: the colours of tiles, and the column for the last trains. */
const USUAL = ['yellow', 'green', 'brown', 'grey', 'diesel'] as const;

/** Value bands of rules and of stops are those of the other side, or usual ones. */
export const bands = check(['rules', 'map', 'tiles'], (title) => {
  const { source } = title;
  const inForce = source.rules.rules.routes.bands;
  const printed: { readonly path: Path; readonly name: string }[] = [];
  const collect = (path: Path, stops: (typeof source.map.hexes)[number]['stops']): void =>
    stops.forEach(({ revenue }, index) => {
      if (typeof revenue === 'number') return;
      for (const name of Object.keys(revenue)) printed.push({ path: [...path, 'stops', index, 'revenue', name], name });
    });
  source.map.hexes.forEach((hex, index) => collect(['map', 'hexes', index], hex.stops));
  for (const id of Object.keys(source.tiles.counts)) {
    const own = source.tiles.tiles?.[id] !== undefined;
    collect(own ? ['tiles', 'tiles', id] : ['tiles', 'counts', id], tileSource(source, title.shared, id)?.stops ?? []);
  }
  const names = [...new Set(printed.map(({ name }) => name))];
  const ofRules = [...new Set(Object.values(inForce))];
  for (const [phase, band] of Object.entries(inForce)) {
    const list = [...new Set([...USUAL, ...names])];
    if (list.includes(band)) continue;
    title.fault('band.unknown', ['rules', 'rules', 'routes', 'bands', phase], `no stop has a value for ${band}`, suggestion(band, list));
  }
  for (const { path, name } of printed) {
    const list = [...new Set([...USUAL, ...ofRules])];
    if (!list.includes(name)) title.fault('band.unknown', path, `no phase has the band ${name}`, suggestion(name, list), 'name');
  }
});
