import { expect, test } from 'vitest';
import { TITLE_FILES } from './document.ts';
import { ExampleFile } from './example.ts';
import { TileLibrary } from './tiles.ts';

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly const?: unknown;
}

/** Paths of members without a description; the tag of a power is described by the power itself. */
function silent(schema: Schema, path: string): readonly string[] {
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
    ...(member.description === undefined && member.const === undefined ? [`${path}/${name}`] : []),
    ...silent(member, `${path}/${name}`),
  ]);
  const inside = [...Object.values(schema.patternProperties ?? {}), ...(schema.items === undefined ? [] : [schema.items])];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...members, ...inside.flatMap((one) => silent(one, `${path}/*`)), ...branches.flatMap((one) => silent(one, path))];
}

test.each(Object.entries({ ...TITLE_FILES, example: ExampleFile, library: TileLibrary }))(
  'every member of %s says what it is',
  (name, schema) => {
    expect(silent(JSON.parse(JSON.stringify(schema)) as Schema, name)).toEqual([]);
  },
);
