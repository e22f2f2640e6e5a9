import { exitsOfStop, faceAt, stopValue, type Game, type HexFace } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Hex, Stop } from '@roundhouse/title-schema';
import { useState, type ReactElement } from 'react';
import { colourWord } from '../colours.ts';
import type { Names } from '../names.ts';
import { FactsTable } from '../tables/facts-table.tsx';
import { thingWord } from '../things.ts';
import { bordersOf } from './borders.ts';
import { sideWord } from './sides.ts';

export interface HexListProps {
  readonly game: Game;
  readonly names: Names;
  readonly words: Words;
  /** Hexes that may be used now. */
  readonly usable: ReadonlySet<string>;
  readonly selected: string | null;
  readonly onHex?: ((hex: string) => void) | undefined;
}

const KINDS = { city: 'hexes.city', town: 'hexes.town', offboard: 'hexes.offboard' } as const;

/** The whole board as a table, for those who do not see the map: what lies in each hex, where its track leads, and whether it may be used. */
export function HexList({ game, names, words, usable, selected, onHex }: HexListProps): ReactElement {
  const [sought, seek] = useState('');
  const [only, setOnly] = useState(false);
  const wanted = sought.trim().toLowerCase();
  const shown = game.title.map.hexes.ids
    .filter((id) => (!only || usable.has(id)) && names.hex(id).toLowerCase().includes(wanted))
    .flatMap((id) => game.title.map.hexes.of[id] ?? []);
  return (
    <section className="hex-list" aria-label={words('hexes.label')}>
      <div className="hex-list-tools">
        <label className="field">
          <span>{words('hexes.find')}</span>
          <input type="text" value={sought} onChange={(event) => seek(event.target.value)} />
        </label>
        {usable.size > 0 && (
          <label className="check">
            <input type="checkbox" checked={only} onChange={(event) => setOnly(event.target.checked)} />
            {words('hexes.only_usable', { count: usable.size })}
          </label>
        )}
      </div>
      <p className="quiet" role="status">
        {words('hexes.count', { count: shown.length })}
      </p>
      <FactsTable
        label={words('hexes.label')}
        columns={[
          { key: 'hex', head: words('hexes.hex') },
          { key: 'tile', head: words('hexes.tile') },
          { key: 'stops', head: words('hexes.stops') },
          { key: 'track', head: words('hexes.track') },
          { key: 'terrain', head: words('hexes.terrain') },
        ]}
        rows={shown.map((hex) => {
          const place = faceAt(game, hex.id);
          return {
            key: hex.id,
            now: selected === hex.id,
            head:
              onHex === undefined ? (
                names.hex(hex.id)
              ) : (
                <button type="button" className="link-button" data-hex-row={hex.id} onClick={() => onHex(hex.id)}>
                  {words(usable.has(hex.id) ? 'hexes.usable' : 'hexes.other', { hex: names.hex(hex.id) })}
                </button>
              ),
            cells: [
              tileWords(place, words),
              place.face.stops.map((stop, index) => stopWords(game, hex, place, stop, index, words)).join(' · '),
              trackWords(game, hex, place, words),
              [
                ...place.terrain.map(({ types, cost }) =>
                  words('hexes.cost', { types: types.map((type) => thingWord(type, words)).join(', '), cost: names.money(cost) }),
                ),
                ...borderWords(game, hex, names, words),
              ].join(' · '),
            ],
          };
        })}
      />
    </section>
  );
}

function tileWords({ face, laid }: HexFace, words: Words): string {
  const colour = words(colourWord(face.colour));
  return laid === null ? colour : words('hexes.laid', { tile: laid.tile, colour });
}

/** A stop with its value now, its tokens and its free places. */
function stopWords(game: Game, hex: Hex, { face }: HexFace, stop: Stop, index: number, words: Words): string {
  const tokens = game.state.board.stations.filter((station) => station.hex === hex.id && station.stop === index).map(({ owner }) => owner);
  const free = stop.kind === 'city' ? Math.max(0, stop.slots - tokens.length) : 0;
  const parts = [
    words(KINDS[stop.kind], { value: stopValue(game, stop) }),
    ...(tokens.length === 0 ? [] : [tokens.join(', ')]),
    ...(free === 0 ? [] : [words('hexes.free', { count: free })]),
  ];
  const label = index === 0 && face.label !== null ? `${face.label}: ` : '';
  return `${label}${parts.join(', ')}`;
}

/** Sides that nothing crosses, and those that cost money still. */
function borderWords({ title, state }: Game, hex: Hex, names: Names, words: Words): readonly string[] {
  return bordersOf(title, state.board, hex).flatMap(({ edge, type, cost, due }) => {
    const side = words(sideWord(title.map.layout, edge));
    if (type === 'impassable') return [words('hexes.closed', { side })];
    return due ? [words('hexes.crossing', { side, cost: names.money(cost ?? 0) })] : [];
  });
}

/** The neighbours that track of the hex points at. */
function trackWords({ title }: Game, hex: Hex, { face, rotation }: HexFace, words: Words): string {
  const plain = face.track.flatMap(({ from, to }) => [from, to].flatMap((end) => ('edge' in end ? [(end.edge + rotation) % 6] : [])));
  const edges = [...new Set([...plain, ...face.stops.flatMap((_, stop) => exitsOfStop(face, stop, rotation))])].toSorted((a, b) => a - b);
  return edges
    .map((edge) => {
      const side = words(sideWord(title.map.layout, edge));
      const next = hex.neighbours[edge] ?? null;
      return next === null ? side : words('hexes.towards', { side, hex: next });
    })
    .join(', ');
}
