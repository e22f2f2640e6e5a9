'use client';

import { createNames } from '@roundhouse/ui';
import type { Title } from '@roundhouse/title-schema';
import { useState, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import type { Positions } from './positions.ts';
import { SECTIONS, type BenchProps } from './sections.tsx';

const SCHEMES = ['light dark', 'light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
const SCHEME_WORDS = { 'light dark': 'workbench.system', light: 'workbench.light', dark: 'workbench.dark' } as const satisfies Record<
  Scheme,
  string
>;

export interface WorkbenchProps {
  readonly title: Title;
  readonly titles: readonly string[];
  readonly positions: Positions;
  /** Id of the one section to show; null: all of them. */
  readonly part: string | null;
}

/** Every part in every state, in the light and in the dark. */
export function Workbench({ title, titles, positions, part }: WorkbenchProps): ReactElement {
  const [scheme, setScheme] = useState<Scheme>('light dark');
  const setup = Object.values(positions)[0]?.state.setup ?? null;
  const props: BenchProps = { title, positions, names: createNames(title, setup, words), words };
  return (
    <main className="bench" style={{ colorScheme: scheme }}>
      <header className="bench-head">
        <h1>{words('workbench.heading', { title: title.name })}</h1>
        <nav aria-label={words('workbench.titles')} className="bench-titles">
          {titles.map((id) => (
            <a key={id} href={`/workbench?title=${id}`} aria-current={id === title.id ? 'page' : undefined}>
              {id}
            </a>
          ))}
        </nav>
        <div className="buttons" role="group" aria-label={words('workbench.scheme')}>
          {SCHEMES.map((one) => (
            <button key={one} type="button" className="button" aria-pressed={one === scheme} onClick={() => setScheme(one)}>
              {words(SCHEME_WORDS[one])}
            </button>
          ))}
        </div>
      </header>
      <nav aria-label={words('workbench.parts')} className="bench-titles">
        {SECTIONS.map(({ id, name }) => (
          <a key={id} href={`/workbench?title=${title.id}&part=${id}`} aria-current={id === part ? 'page' : undefined}>
            {words(name)}
          </a>
        ))}
      </nav>
      {SECTIONS.filter(({ id }) => part === null || id === part).map(({ id, name, Section }) => (
        <section key={id} id={id} className="bench-section" aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{words(name)}</h2>
          <Section {...props} />
        </section>
      ))}
    </main>
  );
}
