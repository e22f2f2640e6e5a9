import type { Desk } from './desk.ts';
import { choicesOf } from './desk.ts';
import type { LayDraft } from './draft.ts';

/** The rotations in which a tile fits the chosen hex, laid by its builder. */
export function rotationsOf({ choices, draft }: Desk, { tile, by }: Pick<LayDraft, 'tile' | 'by'>): readonly number[] {
  return choicesOf(choices, 'lay_tile')
    .filter(({ action }) => action.hex === draft.hex && action.tile === tile && action.by.id === by.id)
    .map(({ action }) => action.rotation);
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
