// Writes every page of the reference into out/, beside the scripts and styles that Vite has put there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFactWords, createWords, LOCALES, textIn } from '@roundhouse/messages';
import { CLASSIC, EXAMPLES, TITLES } from '@roundhouse/titles-data';
import { renderToStaticMarkup } from 'react-dom/server';
import { addressOf, BASE, fileOf } from './addresses.ts';
import { gameFile, played } from './examples.ts';
import { sourcesIn } from './facts/sources.ts';
import { guidesIn } from './guides.ts';
import type { Page, Voice } from './page.ts';
import { Compare } from './parts/compare.tsx';
import { Example, StepBoard } from './parts/example.tsx';
import { Glossary } from './parts/glossary.tsx';
import { Home } from './parts/home.tsx';
import { Shell, type Assets } from './parts/shell.tsx';
import { TitlePage } from './parts/title-page.tsx';
import { entriesOf } from './search-index.ts';

const out = path.join(import.meta.dirname, '../out');
const data = path.dirname(createRequire(import.meta.url).resolve('@roundhouse/titles-data/package.json'));
const titles = Object.values(TITLES);
const guides = guidesIn(data);
const sources = sourcesIn(data);
const voices = LOCALES.map((locale): Voice => ({ locale, words: createWords(locale), facts: createFactWords(locale) }));
const [english] = voices;
if (english === undefined) throw new Error('There is no language.');

const examples = titles.flatMap((title) =>
  (EXAMPLES[title.id] ?? []).map((example) => ({ title, example, played: played(example, title) })),
);

const pages: readonly Page[] = [
  {
    place: '',
    title: ({ words }) => words('reference.heading'),
    body: (voice) => <Home titles={titles} guides={guides} voice={voice} />,
  },
  { place: 'compare', title: ({ facts }) => facts('page.compare'), body: (voice) => <Compare titles={titles} voice={voice} /> },
  { place: 'glossary', title: ({ facts }) => facts('page.glossary'), body: (voice) => <Glossary voice={voice} /> },
  ...titles.map((title): Page => ({
    place: title.id,
    title: () => title.name,
    body: (voice) => (
      <TitlePage
        title={title}
        titles={titles}
        base={CLASSIC}
        examples={EXAMPLES[title.id] ?? []}
        guides={guides}
        sources={sources}
        voice={voice}
      />
    ),
  })),
  ...examples.map(({ title, example, played: positions }): Page => ({
    place: `${title.id}/${example.id}`,
    title: ({ locale }) => textIn(locale, example.name),
    body: (voice) => <Example title={title} played={positions} voice={voice} />,
  })),
];

function write(file: string, content: string): void {
  const at = path.join(out, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, content);
}

const assets = assetsOf(JSON.parse(readFileSync(path.join(out, '.vite/manifest.json'), 'utf8')) as Manifest);
const html = (voice: Voice, { place, title, body }: Page): string =>
  `<!doctype html>${renderToStaticMarkup(
    <Shell voice={voice} place={place} title={title(voice)} assets={assets}>
      {body(voice)}
    </Shell>,
  )}`;

for (const voice of voices) {
  for (const page of pages) write(fileOf(voice.locale, page.place), html(voice, page));
  write(`${voice.locale}/search.json`, JSON.stringify(entriesOf(titles, EXAMPLES, guides, voice)));
  // What a visitor has once been shown stays readable without a connection.
  const kept = [
    ...pages.map(({ place }) => addressOf(voice.locale, place)),
    ...assets.styles,
    assets.script,
    ...assets.others,
    `${BASE}/${voice.locale}/search.json`,
  ];
  write(`${voice.locale}/offline.json`, JSON.stringify(kept));
}
const [start] = pages;
if (start !== undefined) write('index.html', html(english, start));
for (const { title, example, played: positions } of examples) {
  write(`games/${title.id}-${example.id}.json`, JSON.stringify(gameFile(example, title)));
  example.steps.forEach(({ id }, index) => {
    const board = <StepBoard title={title} played={positions} voice={english} index={index} />;
    write(`boards/${title.id}-${example.id}-${id}.html`, renderToStaticMarkup(board));
  });
}

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

function assetsOf(manifest: Manifest): Assets & { readonly others: readonly string[] } {
  const chunks = Object.values(manifest);
  const main = chunks.find(({ name, isEntry }) => name === 'main' && isEntry === true);
  if (main === undefined) throw new Error('Vite has made no script for the pages.');
  const at = (file: string): string => `${BASE}/${file}`;
  const others = chunks.filter(({ file }) => file !== main.file && file.endsWith('.js') && file !== 'sw.js').map(({ file }) => at(file));
  return { script: at(main.file), styles: (main.css ?? []).map(at), others };
}
