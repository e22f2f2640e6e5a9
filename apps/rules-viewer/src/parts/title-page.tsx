import type { Locale, MessageKey, Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { createNames, HexMap, ShareMarket, PhaseTable, PrivateTable, TrainTable } from '@roundhouse/ui';
import Link from 'next/link';
import type { ReactElement, ReactNode } from 'react';
import { Corporations } from './corporations.tsx';
import { Facts } from './facts.tsx';
import { ProvisionalFigures } from './provisional.tsx';
import { RuleList } from './rule-list.tsx';
import { TileSheet } from './tile-sheet.tsx';

const PARTS = [
  ['facts', 'reference.facts'],
  ['map', 'reference.map'],
  ['trains', 'reference.trains'],
  ['phases', 'reference.phases'],
  ['privates', 'reference.privates'],
  ['companies', 'reference.companies'],
  ['market', 'reference.market'],
  ['tiles', 'reference.tiles'],
  ['rules', 'reference.rules'],
] as const satisfies readonly (readonly [string, MessageKey])[];
type PartId = (typeof PARTS)[number][0];

/** Everything about one title, from its data. */
export function TitlePage({
  title,
  locale,
  words,
}: {
  readonly title: Title;
  readonly locale: Locale;
  readonly words: Words;
}): ReactElement {
  const table = { title, state: null, words };
  const content: Readonly<Record<PartId, ReactNode>> = {
    facts: <Facts title={title} words={words} />,
    map: (
      <div className="scroller sheet" tabIndex={0}>
        <div className="sheet-wide">
          <HexMap title={title} board={null} phase={null} words={words} />
        </div>
      </div>
    ),
    trains: <TrainTable {...table} />,
    phases: <PhaseTable {...table} />,
    privates: <PrivateTable {...table} names={createNames(title, null, words)} />,
    companies: <Corporations title={title} words={words} />,
    market: <ShareMarket {...table} />,
    tiles: <TileSheet title={title} words={words} />,
    rules: <RuleList title={title} words={words} />,
  };
  return (
    <main className="book">
      <p className="book-links">
        <Link href={`/${locale}`}>{words('reference.back')}</Link>
        <a href="/">{words('reference.home_page')}</a>
      </p>
      <h1>{title.name}</h1>
      <p className="lead">{title.setting}</p>
      <p className="quiet">{words('reference.designers', { designers: title.designers.join(', ') })}</p>
      <p>
        <a className="button button-primary" href={`/new?title=${title.id}`}>
          {words('reference.play')}
        </a>
      </p>
      <ProvisionalFigures title={title} words={words} />
      <nav aria-label={words('reference.contents')}>
        <ul className="contents">
          {PARTS.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{words(name)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {PARTS.map(([id, name]) => (
        <section key={id} id={id} className="part" aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{words(name)}</h2>
          {content[id]}
        </section>
      ))}
    </main>
  );
}
