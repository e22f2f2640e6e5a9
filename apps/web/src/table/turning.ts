import type { Title } from '@roundhouse/title-schema';
import type { Desk } from './desk.ts';
import { choicesOf } from './desk.ts';
import type { LayDraft } from './draft.ts';

/** The rotations in which a tile fits the chosen hex, laid by its builder; of those that make the same tile the first. */
export function rotationsOf({ game, choices, draft }: Desk, { tile, by }: Pick<LayDraft, 'tile' | 'by'>): readonly number[] {
  const fitting = choicesOf(choices, 'lay_tile')
    .filter(({ action }) => action.hex === draft.hex && action.tile === tile && action.by.id === by.id)
    .map(({ action }) => action.rotation);
  const looks = fitting.map((rotation) => lookOf(game.title, tile, rotation));
  return fitting.filter((_, index) => looks.indexOf(looks[index] ?? '') === index);
}

type End = Title['tiles']['of'][string]['track'][number]['from'];

/** What a turned tile joins: every stretch of track with its ends, whichever way it is told. */
function lookOf({ tiles }: Title, tile: string, rotation: number): string {
  const end = (each: End): string => JSON.stringify('edge' in each ? { edge: (each.edge + rotation) % 6 } : each);
  const stretches = (tiles.of[tile]?.track ?? []).map(
    ({ from, to, ...rest }) => `${[end(from), end(to)].sort().join()}${JSON.stringify(rest)}`,
  );
  return stretches.sort().join(' ');
}

/** Turns the tile that is being placed to the next rotation that fits, or the one before; null where none is, or it fits only one way. */
export function turning(desk: Desk): ((by: 1 | -1) => void) | null {
  const { lay } = desk.draft;
  if (lay === null) return null;
  const rotations = rotationsOf(desk, lay);
  if (rotations.length < 2) return null;
  return (by) => {
    const next = (rotations.indexOf(lay.rotation) + by + rotations.length) % rotations.length;
    desk.setDraft({ lay: { ...lay, rotation: rotations[next] ?? lay.rotation } });
  };
}
