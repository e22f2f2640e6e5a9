import type { Title } from '@roundhouse/title-schema';
import { format } from 'prettier';
import { Project, VariableDeclarationKind, Writers, type SourceFile, type WriterFunction } from 'ts-morph';
import type { Compiled } from '../compile-title.ts';

/** Literal types of a title: name of the type → ids. */
function idTypes(title: Title): Readonly<Record<string, readonly string[]>> {
  return {
    Corporation: title.corporations.ids,
    Private: title.privates.ids,
    Train: title.trains.ids,
    Phase: title.phases.ids,
    Tile: title.tiles.ids,
    Hex: title.map.hexes.ids,
    Option: title.options.ids,
  };
}

/** Name with the id of a title in it: `title1830`. */
const named = (prefix: string, id: string, noun = ''): string => `${prefix}${id.replaceAll(/[^0-9A-Za-z]/g, '_')}${noun}`;

/** Tables whose literal types nobody asks for: plainly typed, which keeps the compiler fast. */
const TABLES = ['market', 'map', 'tiles', 'upgrades', 'sections'] as const;

const literal =
  (value: unknown): WriterFunction =>
  (writer) =>
    writer.write(JSON.stringify(value));

/** The typed module of a title. Same title, same text. */
export async function titleModule(title: Title): Promise<string> {
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile('title.ts');
  file.addImportDeclaration({ moduleSpecifier: '@roundhouse/title-schema', namedImports: ['Title'], isTypeOnly: true });
  for (const [noun, ids] of Object.entries(idTypes(title))) {
    const [first, second, ...rest] = ids.map((id) => JSON.stringify(id));
    const type = first === undefined ? 'never' : second === undefined ? first : Writers.unionType(first, second, ...rest);
    file.addTypeAlias({ name: named('T', title.id, noun), isExported: true, type });
  }
  for (const table of TABLES) {
    file.addVariableStatement({
      declarationKind: VariableDeclarationKind.Const,
      declarations: [{ name: table, type: `Title['${table}']`, initializer: literal(title[table]) }],
    });
  }
  const members = Object.fromEntries(
    Object.entries(title).map(([name, value]) => [name, (TABLES as readonly string[]).includes(name) ? name : literal(value)]),
  );
  file.addVariableStatement({
    docs: [title.name],
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name: named('title', title.id), initializer: Writers.assertion(Writers.object(members), 'const satisfies Title') }],
  });
  return finished(file);
}

const finished = (file: SourceFile): Promise<string> =>
  format(`// Made from the YAML of the titles. Changes here are lost.\n${file.getFullText()}`, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 140,
  });

/** The module with what belongs to a title but is not played: worked examples, tolerated differences from records. */
export async function companionModule({ title, examples, tolerances }: Compiled & { readonly title: Title }): Promise<string> {
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile('companion.ts');
  file.addImportDeclaration({ moduleSpecifier: '@roundhouse/title-schema', namedImports: ['ExampleFile', 'Tolerance'], isTypeOnly: true });
  const add = (name: string, type: string, value: unknown): void => {
    file.addVariableStatement({
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      declarations: [{ name: named(name, title.id), type, initializer: literal(value) }],
    });
  };
  add('examples', 'readonly ExampleFile[]', examples);
  add('tolerances', 'readonly Tolerance[]', tolerances);
  return finished(file);
}

/** The module that lists every title. */
export async function indexModule(ids: readonly string[]): Promise<string> {
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile('index.ts');
  file.addImportDeclaration({
    moduleSpecifier: '@roundhouse/title-schema',
    namedImports: ['ExampleFile', 'Title', 'Tolerance'],
    isTypeOnly: true,
  });
  for (const id of ids) {
    file.addImportDeclaration({ moduleSpecifier: `./${id}.ts`, namedImports: [named('title', id)] });
    file.addImportDeclaration({ moduleSpecifier: `./${id}.companion.ts`, namedImports: [named('examples', id), named('tolerances', id)] });
  }
  const add = (name: string, prefix: string, type: string, doc: string): void => {
    file.addVariableStatement({
      docs: [doc],
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      declarations: [
        {
          name,
          type: `Readonly<Record<string, ${type}>>`,
          initializer: Writers.object(Object.fromEntries(ids.map((id) => [JSON.stringify(id), named(prefix, id)]))),
        },
      ],
    });
  };
  add('TITLES', 'title', 'Title', 'Every title, by id.');
  add('EXAMPLES', 'examples', 'readonly ExampleFile[]', 'Worked examples, by title.');
  add('TOLERANCES', 'tolerances', 'readonly Tolerance[]', 'Differences from recorded games that are tolerated, by title.');
  return finished(file);
}
