import { textIn, type MessageKey } from '@roundhouse/messages';
import { MECHANICS, type MechanicName, type Provisional, type Title } from '@roundhouse/title-schema';
import type { ReactElement } from 'react';
import type { Voice } from '../page.ts';

/** What no source states, with the reason: the game plays by it until somebody finds the figure. Nothing where all is certain. */
export function ProvisionalFigures({ title, voice }: { readonly title: Title; readonly voice: Voice }): ReactElement | null {
  const { words } = voice;
  if (title.provisional.length === 0) return null;
  const always = title.provisional.filter((figure) => optionOf(figure) === null);
  return (
    <aside className="notice" aria-labelledby="provisional">
      <h2 id="provisional">{words('reference.provisional')}</h2>
      <p>{words('reference.provisional_note')}</p>
      <Figures figures={always} from={1} voice={voice} />
      {title.options.ids.map((id) => {
        const figures = title.provisional.filter((figure) => optionOf(figure) === id);
        if (figures.length === 0) return null;
        return (
          <section key={id} data-option={id}>
            <h3>{textIn(words.locale, title.options.of[id]?.effect)}</h3>
            <Figures figures={figures} from={OPTION.length + 3} voice={voice} />
          </section>
        );
      })}
    </aside>
  );
}

/** The way to what an option changes: these, its id, `changes`, a file, and so on as in the title. */
const OPTION = ['options', 'options'];

/** The option that brings a figure; null: it is there in every game. */
function optionOf({ path }: Provisional): string | null {
  return OPTION.every((name, index) => path[index] === name) ? (path[OPTION.length] ?? null) : null;
}

const NAMES: Readonly<Record<string, MessageKey>> = {
  certificate_limit: 'reference.certificate_limit',
  corporations: 'reference.companies',
  counts: 'reference.tiles',
  hexes: 'reference.map',
  phases: 'reference.phases',
  prices: 'reference.market',
  privates: 'reference.privates',
  trains: 'reference.trains',
};

/** What the groups of the data on the way to a figure are called; the figure itself keeps its name, by which it is found there. */
export function placeInWords(place: readonly string[], { words, facts }: Voice): readonly string[] {
  return place.flatMap((name, index) => {
    if (name === 'mechanics') return [];
    if (place[index - 1] === 'mechanics' && Object.hasOwn(MECHANICS, name)) return [facts(`mechanic.${name as MechanicName}.name`)];
    return [NAMES[name] === undefined ? name : words(NAMES[name])];
  });
}

interface FiguresProps {
  readonly figures: readonly Provisional[];
  /** Where the way of each begins that is told. */
  readonly from: number;
  readonly voice: Voice;
}

/** The figures by where they stand, those of one place that share a reason together. */
function Figures({ figures, from, voice }: FiguresProps): ReactElement {
  const rows = new Map<string, { readonly place: readonly string[]; readonly reason: string; readonly names: readonly string[] }>();
  for (const { path, reason } of figures) {
    const place = path.slice(from, -1);
    const why = textIn(voice.locale, reason);
    const key = JSON.stringify([place, why]);
    rows.set(key, { place, reason: why, names: [...(rows.get(key)?.names ?? []), ...placeInWords(path.slice(-1), voice)] });
  }
  return (
    <dl>
      {[...rows].map(([key, { place, reason, names }]) => (
        <div key={key}>
          <dt>{[...placeInWords(place, voice), names.join(', ')].join(' · ')}</dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  );
}
