import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { contrast, inkOn } from '../companies/ink.ts';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** A colour token in both themes. */
function token(name: string): readonly [string, string] {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  const [light, dark = light] = colours;
  if (light === undefined || dark === undefined) throw new Error(`no colour --${name}`);
  return [light, dark];
}

const TEXT = ['ink', 'quiet', 'signal', 'good', 'warning', 'info'].flatMap((text) => [
  [text, 'paper', 4.5],
  [text, 'card', 4.5],
]) as readonly (readonly [string, string, number])[];
const GROUNDS = ['plain', 'yellow', 'green', 'brown', 'grey', 'red', 'blue'];
const TRACK = GROUNDS.map((ground) => ['map-ink', `map-${ground}`, 7] as const);
const SMALL = GROUNDS.map((ground) => ['map-quiet', `map-${ground}`, 3] as const);
const ZONES = ['plain', 'yellow', 'orange', 'brown', 'par'].map((zone) => ['map-ink', `zone-${zone}`, 4.5] as const);
const EDGES = [
  ['edge', 'paper', 3],
  ['edge', 'card', 3],
  ['focus', 'paper', 3],
  ['on-signal', 'signal', 4.5],
] as const;

describe('contrast', () => {
  it.each([...TEXT, ...TRACK, ...SMALL, ...ZONES, ...EDGES])('--%s on --%s is at least %s : 1', (one, other, least) => {
    for (const theme of [0, 1] as const) expect(contrast(token(one)[theme], token(other)[theme])).toBeGreaterThanOrEqual(least);
  });

  it('letters read on the colour of every corporation', () => {
    for (const { corporations } of Object.values(TITLES)) {
      for (const id of corporations.ids) {
        const colour = corporations.of[id]?.colour ?? '';
        expect(contrast(inkOn(colour), colour), `${id} ${colour}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
