import type { Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import type { FactWords } from '@roundhouse/messages';
import { TilePicture } from '@roundhouse/ui';
import type { ReactElement } from 'react';

/** Every tile with those that may be laid over it in some rotation. */
export function UpgradeChart({
  title,
  words,
  facts,
}: {
  readonly title: Title;
  readonly words: Words;
  readonly facts: FactWords;
}): ReactElement {
  const over = (upgrades: string): readonly string[] => {
    const found = new Set((title.upgrades[upgrades] ?? []).map(({ tile }) => tile));
    return title.tiles.ids.filter((id) => found.has(id));
  };
  const picture = (id: string): ReactElement => <TilePicture title={title} tile={id} size={44} label={words('track.tile', { tile: id })} />;
  return (
    <>
      <p className="prose">{facts('page.upgrades_note')}</p>
      <ul className="upgrades">
        {title.tiles.ids.map((id) => {
          const next = over(title.tiles.of[id]?.upgrades ?? '');
          return (
            <li key={id}>
              <a href={`#tile-${id}`} className="upgrade-from">
                {picture(id)}
                <span aria-hidden="true">{id}</span>
              </a>
              <span aria-hidden="true">→</span>
              {next.length === 0 ? (
                <span className="quiet">{facts('page.upgrades_last')}</span>
              ) : (
                <span className="upgrade-to">
                  {next.map((other) => (
                    <a key={other} href={`#tile-${other}`}>
                      {other}
                    </a>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
