import type { Answers } from '../answers.ts';
import { removeMarkers } from '../board/markers.ts';
import { hexOf, tileOf } from '../board/hex.ts';
import type { PowerOf } from './types.ts';

/** A marker that must not lie beside a label goes when a tile with that label is laid next to it (1817 §16.4). */
export const layTile = ({ marker, not_beside_label }: PowerOf<'lay_tile'>): Answers | null =>
  marker === undefined || not_beside_label === undefined
    ? null
    : {
        afterLay: (draft, _builder, lay) => {
          if (tileOf(draft, lay.tile).label !== not_beside_label) return;
          for (const hex of hexOf(draft, lay.hex).neighbours) if (hex !== null) removeMarkers(draft, hex, marker.name);
        },
      };
