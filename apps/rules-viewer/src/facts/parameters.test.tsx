import { createFactWords, createWords } from '@roundhouse/messages';
import { CorporationSource, MECHANICS, Rules, type Corporation, type Title } from '@roundhouse/title-schema';
import { CLASSIC, TITLES } from '@roundhouse/titles-data';
import { BonusTables, createNames, PrivateTable, TrainTable } from '@roundhouse/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Corporations } from '../parts/corporations.tsx';
import { writeAnswer } from './answer.ts';
import { QUESTIONS } from './questions.ts';

/** Parameters that the page of a title need not tell, with the reason. */
const NOT_FOR_READERS: Readonly<Record<string, string>> = {
  'rules/rounds/interrupts/*': 'Names of the engine for decisions whose rules stand with what opens them; their number is told.',
  'rules/routes/asked_for': 'Whether a table asks for a run or passes it over; what may be run is the same.',
  'rules/trains/from_others/counted_when_closed': 'Whether a table asks for a purchase or passes it over.',
  'rules/privates/between_players/alone_stops_turn': 'Whether a table asks for a purchase or passes it over.',
  'corporations/text_colour': 'Letters take whichever ink can be read on the colour.',
  'mechanics/card_draft/blank': 'The name of cards without a use.',
  'mechanics/card_draft/deck/*': 'All cards are in the table of private companies.',
  'mechanics/shared_stations/stations/*/stop': 'Which city of its hex: drawn on the tile.',
};

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly default?: unknown;
}
type Place = readonly string[];

const EACH = '*';
const entryOf = ({ patternProperties }: Schema): Schema | undefined => Object.values(patternProperties ?? {})[0];

/** A value for every member of a schema, those that may be left out too. */
function sample(schema: Schema): unknown {
  if (schema.anyOf !== undefined) return sample(schema.anyOf[0] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.default ?? schema.enum[0];
  if (schema.properties !== undefined)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, member]) => [name, sample(member)]));
  const entry = entryOf(schema);
  if (entry !== undefined) return { 3: sample(entry) };
  if (schema.items !== undefined) return Array.from({ length: schema.minItems ?? 1 }, () => sample(schema.items ?? {}));
  if (schema.type === 'boolean') return schema.default ?? true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(3, schema.minimum ?? 0);
  if (schema.pattern?.startsWith('^#') === true) return '#123456';
  return schema.pattern === undefined ? '3' : '0,0';
}

/** The places of all single values of a schema, each with other values that it may have. */
function leavesOf(schema: Schema, at: Place): readonly (readonly [Place, readonly unknown[]])[] {
  if (schema.properties !== undefined)
    return Object.entries(schema.properties).flatMap(([name, member]) => leavesOf(member, [...at, name]));
  const inner = schema.items ?? entryOf(schema);
  if (inner !== undefined) return leavesOf(inner, [...at, EACH]);
  return [[at, others(schema)]];
}

function others(schema: Schema): readonly unknown[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => [...others(one), sample(one)]);
  // A list of one word leaves nothing to tell.
  if (schema.enum !== undefined) return schema.enum.length === 1 ? [] : schema.enum;
  if (schema.const !== undefined) return [];
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'integer' || schema.type === 'number') return [0, 2, 7].filter((value) => value >= (schema.minimum ?? value));
  if (schema.pattern?.startsWith('^#') === true) return ['#654321'];
  return schema.pattern === undefined ? ['another'] : ['1,1'];
}

/** Copies of a value with another one at a place, one for each way through lists. */
function changed(value: unknown, [name, ...rest]: Place, to: unknown): readonly unknown[] {
  if (name === undefined) return JSON.stringify(value) === JSON.stringify(to) ? [] : [to];
  if (typeof value !== 'object' || value === null) return [];
  const names = name === EACH ? Object.keys(value) : Object.hasOwn(value, name) ? [name] : [];
  return names.flatMap((one) =>
    changed((value as Record<string, unknown>)[one], rest, to).map((member) => {
      const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
      return Object.assign(copy, { [one]: member });
    }),
  );
}

const words = createWords('en');
const facts = createFactWords('en');
const answers = (title: Title): string => QUESTIONS.map(({ ask }) => writeAnswer(ask(title), title, facts)).join('\n');
const tables = (title: Title): string => {
  const names = createNames(title, null, words);
  return renderToStaticMarkup(
    <>
      <Corporations title={title} words={words} />
      <BonusTables title={title} state={null} names={names} words={words} />
      <PrivateTable title={title} state={null} names={names} words={words} />
      <TrainTable title={title} state={null} words={words} />
    </>,
  );
};

/** A title with everything: each mechanic with all of its parameters, each rule that may be left out, a corporation and a minor with all they can have. */
function full(base: Title): Title {
  const charter = sample(CorporationSource as Schema) as Corporation;
  const printed = {
    ...charter,
    certificates: [
      { units: 2, president: true },
      { units: 1, president: false, reserved: true },
    ],
    formed: true,
  };
  const charters = { A: { ...printed, id: 'A', kind: 'corporation' }, B: { ...printed, id: 'B', kind: 'minor' } };
  const mechanics = Object.fromEntries(Object.entries(MECHANICS).map(([name, schema]) => [name, sample(schema as Schema)]));
  return {
    ...base,
    rules: sample(Rules as Schema),
    mechanics,
    corporations: { ids: ['A', 'B'], of: charters },
  } as unknown as Title;
}

/** Where a parameter of a charter stands in the compiled title, where that is elsewhere. */
const COMPILED: Readonly<Record<string, readonly [Place, readonly unknown[]]>> = {
  'certificates/*': [
    ['certificates', EACH, 'units'],
    [3, 4],
  ],
  'reserved/*': [['certificates', EACH, 'reserved'], [false]],
  start: [['formed'], [false]],
};

it('tells every parameter of the rules, the mechanics and the charters in some answer or table, or knows why not', () => {
  const fullest = full(CLASSIC);
  const plain: Title = { ...fullest, mechanics: {} };
  const bases = [fullest, plain, ...Object.values(TITLES)].map((title) => ({ title, answers: answers(title), tables: tables(title) }));
  const parameters = [
    ...leavesOf(Rules as Schema, ['rules']),
    ...Object.entries(MECHANICS).flatMap(([name, schema]) => leavesOf(schema as Schema, ['mechanics', name])),
    ...leavesOf(CorporationSource as Schema, []).map(([place, values]) => {
      const [own, instead] = COMPILED[place.join('/')] ?? [place, values];
      return [['corporations', 'of', EACH, ...own], instead, ['corporations', ...place]] as const;
    }),
  ];
  expect(parameters.length).toBeGreaterThan(200);
  const names = parameters.map(([place, , named = place]) => named.join('/'));
  expect(Object.keys(NOT_FOR_READERS).filter((name) => !names.includes(name))).toEqual([]);
  const told = (place: Place, values: readonly unknown[]): boolean =>
    bases.some((base) =>
      values.some((value) =>
        (changed(base.title, place, value) as Title[])
          .slice(0, 3)
          .some((title) => answers(title) !== base.answers || tables(title) !== base.tables),
      ),
    );
  const untold = parameters.filter(
    ([place, values], index) => !Object.hasOwn(NOT_FOR_READERS, names[index] ?? '') && values.length > 0 && !told(place, values),
  );
  expect(untold.map(([place]) => place.join('/'))).toEqual([]);
});
