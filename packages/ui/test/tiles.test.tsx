import { TITLES } from '@roundhouse/titles-data';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TilePicture } from '../src/index.ts';

const LIMIT = 51;

describe('tiles', () => {
  for (const title of Object.values(TITLES)) {
    it(`${title.id}: every tile is drawn in every rotation, lettering inside the hex`, () => {
      for (const tile of title.tiles.ids) {
        for (let rotation = 0; rotation < 6; rotation += 1) {
          const container = document.createElement('div');
          container.innerHTML = renderToStaticMarkup(<TilePicture title={title} tile={tile} rotation={rotation} label={tile} />);
          const where = `${tile}/${rotation}`;
          const face = title.tiles.of[tile];
          expect(container.innerHTML, where).not.toMatch(/NaN|undefined/);
          // A stop that a track leads to, and the track, are there; a casing under each track.
          const tracks = container.querySelectorAll('.track').length;
          expect(container.querySelectorAll('.track-casing'), where).toHaveLength(tracks);
          if ((face?.track.length ?? 0) > 0) expect(tracks, where).toBeGreaterThan(0);
          const slots = face?.stops.reduce((sum, stop) => sum + (stop.kind === 'city' ? stop.slots : 0), 0) ?? 0;
          expect(container.querySelectorAll('.city-slot'), where).toHaveLength(slots);
          for (const text of container.querySelectorAll('.lettering text, .lettering g[transform]')) {
            const [x, y] = (
              /translate\(([-\d.]+) ([-\d.]+)\)/.exec(text.getAttribute('transform') ?? '') ?? [
                '',
                text.getAttribute('x'),
                text.getAttribute('y'),
              ]
            )
              .slice(1)
              .map(Number);
            expect(Math.hypot(x ?? 0, y ?? 0), where).toBeLessThan(LIMIT);
          }
        }
      }
    });
  }
});
