import { textIn, type Words } from '@roundhouse/messages';
import type { Provisional, Title } from '@roundhouse/title-schema';
import type { ReactElement } from 'react';

/** What no source states, with the reason: the game plays by it until somebody finds the figure. Nothing where all is certain. */
export function ProvisionalFigures({ title, words }: { readonly title: Title; readonly words: Words }): ReactElement | null {
  if (title.provisional.length === 0) return null;
  const always = title.provisional.filter((figure) => optionOf(figure) === null);
  return (
    <aside className="notice" aria-labelledby="provisional">
      <h2 id="provisional">{words('reference.provisional')}</h2>
      <p>{words('reference.provisional_note')}</p>
      <Figures figures={always} from={1} words={words} />
      {title.options.ids.map((id) => {
        const figures = title.provisional.filter((figure) => optionOf(figure) === id);
        if (figures.length === 0) return null;
        return (
          <section key={id} data-option={id}>
            <h3>{textIn(words.locale, title.options.of[id]?.effect)}</h3>
            <Figures figures={figures} from={OPTION.length + 3} words={words} />
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

/** The figures by where they stand, those of one place that share a reason together. */
function Figures({
  figures,
  from,
  words,
}: {
  readonly figures: readonly Provisional[];
  readonly from: number;
  readonly words: Words;
}): ReactElement {
  const rows = new Map<
    string,
    { readonly place: readonly string[]; readonly reason: Provisional['reason']; readonly names: readonly string[] }
  >();
  for (const { path, reason } of figures) {
    const place = path.slice(from, -1);
    const key = JSON.stringify([place, reason]);
    rows.set(key, { place, reason, names: [...(rows.get(key)?.names ?? []), ...path.slice(-1)] });
  }
  return (
    <dl>
      {[...rows].map(([key, { place, reason, names }]) => (
        <div key={key}>
          <dt>{[...place, names.join(', ')].join(' · ')}</dt>
          <dd>{textIn(words.locale, reason)}</dd>
        </div>
      ))}
    </dl>
  );
}
