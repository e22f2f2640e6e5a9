import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createWords } from '@roundhouse/messages';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { contrast, inkOn } from '../companies/ink.ts';
import { zonesOf } from '../market/zones.ts';

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

/** A colour as lightness, red against green, yellow against blue (CIELAB). */
function lab(colour: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colours are from each other to the eye: from about 10 on nobody takes one for the other. */
const distance = (one: string, other: string): number => Math.hypot(...lab(one).map((part, at) => part - (lab(other)[at] ?? 0)));

const market = readFileSync(path.join(import.meta.dirname, 'market.css'), 'utf8');

/** The token that a style class of the market is painted with. */
function paint(className: string): string {
  const rule = new RegExp(`\\.${className}[,\\s][^}]*background: var\\(--([a-z-]+)\\)`).exec(market)?.[1];
  if (rule === undefined) throw new Error(`.${className} has no colour`);
  return rule;
}

describe('colours of a market', () => {
  it.each(Object.values(TITLES))('of $id can be told apart, in both themes', (title) => {
    const classes = ['market-cell', ...zonesOf(title, createWords('en')).map(({ className }) => className)];
    for (const theme of [0, 1] as const) {
      for (const [at, one] of classes.entries()) {
        for (const other of classes.slice(at + 1)) {
          expect(distance(token(paint(one))[theme], token(paint(other))[theme]), `${one}, ${other}`).toBeGreaterThan(14);
        }
      }
    }
  });
});

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
