import type { Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { colourWord, TilePicture } from '@roundhouse/ui';
import type { ReactElement } from 'react';

const ORDER = ['yellow', 'green', 'brown', 'grey'] as const;

/** All tiles with their number, by colour. */
export function TileSheet({ title, words }: { readonly title: Title; readonly words: Words }): ReactElement {
  const tiles = title.tiles.ids.flatMap((id) => title.tiles.of[id] ?? []);
  return (
    <>
      {ORDER.filter((colour) => tiles.some((tile) => tile.colour === colour)).map((colour) => (
        <div key={colour}>
          <h3 className="tile-colour">{words(colourWord(colour))}</h3>
          <ul className="tile-sheet">
            {tiles
              .filter((tile) => tile.colour === colour)
              .map((tile) => {
                const text =
                  tile.count === 'unlimited'
                    ? words('reference.unlimited', { tile: tile.id })
                    : words('reference.colour_count', { count: tile.count, tile: tile.id });
                return (
                  <li key={tile.id} id={`tile-${tile.id}`}>
                    <TilePicture title={title} tile={tile.id} label={text} />
                    <span aria-hidden="true">{text}</span>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </>
  );
}
