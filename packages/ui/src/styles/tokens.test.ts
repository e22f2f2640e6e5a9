import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { contrast, inkOn } from '../companies/ink.ts';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Two colours mixed as sRGB: close enough to the mix of the style sheets for a tint this weak. */
function mixed(one: string, other: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - part) + (b ?? 0) * part);
  });
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour token in both themes. */
function token(name: string): readonly [string, string] {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  const [light, dark = light] = colours;
  if (light === undefined || dark === undefined) throw new Error(`no colour --${name}`);
  return [light, dark];
}

type Pair = readonly [string, string, number];

/** Every pair of the two lists, with the least contrast. */
const pairs = (ones: readonly string[], others: readonly string[], least: number): readonly Pair[] =>
  ones.flatMap((one) => others.map((other): Pair => [one, other, least]));

const COLOURS = ['plain', 'yellow', 'green', 'brown', 'grey', 'red', 'blue'];
const GROUNDS = COLOURS.map((colour) => `map-${colour}`);
const ZONES = ['plain', 'par', 'yellow', 'orange', 'brown', 'red', 'green', 'blue', 'grey'].map((zone) => `zone-${zone}`);
const SEATS = [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => `seat-${String(seat)}`);
const ROUTES = [1, 2, 3, 4].map((route) => `route-${String(route)}`);

/** Text, edges of what is pressed, and track: what is seen on what. */
const PAIRS: readonly Pair[] = [
  ...pairs(['ink', 'quiet', 'signal', 'good', 'warning', 'info'], ['paper', 'card'], 4.5),
  ...pairs(['on-signal'], ['signal'], 4.5),
  ...pairs(['edge', 'focus'], ['paper', 'card'], 3),
  ...pairs(['map-ink'], [...GROUNDS, 'map-paper'], 7),
  ...pairs(['map-quiet'], [...GROUNDS, 'map-paper'], 4.5),
  ...pairs(['map-ink', 'map-quiet'], ZONES, 4.5),
  ...pairs(['map-glow'], ['map-plain', 'map-yellow', 'map-grey', 'map-paper'], 3),
  ...pairs(['map-water'], ['map-plain', 'map-yellow', 'map-green', 'map-grey'], 3),
  ...pairs(ROUTES, ['map-paper'], 4.5),
  ...pairs(['on-seat'], SEATS, 4.5),
];

/** The tint of what is in force now, as the style sheets mix it: text must be read on it too. */
const TINT = 0.12;

describe('contrast', () => {
  it.each(PAIRS)('--%s on --%s is at least %s : 1', (one, other, least) => {
    for (const theme of [0, 1] as const) expect(contrast(token(one)[theme], token(other)[theme])).toBeGreaterThanOrEqual(least);
  });

  it.each(['ink', 'quiet'])('--%s reads on what is marked as in force', (text) => {
    for (const theme of [0, 1] as const) {
      const tinted = mixed(token('card')[theme], token('signal')[theme], TINT);
      expect(contrast(token(text)[theme], tinted)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('names every colour token that the style sheets use', () => {
    const sheets = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'));
    const used = sheets.flatMap((file) =>
      [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/var\(--([a-z0-9-]+)\)/g)].map(([, name = '']) => name),
    );
    for (const name of new Set(used)) expect(css, name).toContain(`--${name}:`);
  });

  it('uses no raw colour outside the list of tokens', () => {
    const sheets = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css') && !['tokens.css', 'print.css'].includes(file));
    for (const file of sheets)
      expect(readFileSync(path.join(import.meta.dirname, file), 'utf8'), file).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(/i);
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
