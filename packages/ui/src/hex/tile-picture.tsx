import type { ReactElement } from 'react';
import type { Title } from '@roundhouse/title-schema';
import { FaceDrawing } from './face.tsx';
import { RADIUS } from './layout.ts';

export interface TilePictureProps {
  readonly title: Title;
  readonly tile: string;
  readonly rotation?: number;
  readonly size?: number;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
}

/** A tile on its own, upright or turned. */
export function TilePicture({ title, tile, rotation = 0, size = 72, label }: TilePictureProps): ReactElement | null {
  const face = title.tiles.of[tile];
  if (face === undefined) return null;
  const reach = RADIUS + 2;
  return (
    <svg
      className="tile-picture"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-reach} ${-reach} ${reach * 2} ${reach * 2}`}
    >
      <FaceDrawing title={title} face={face} rotation={rotation} layout={title.map.layout} terrain={face.terrain} />
    </svg>
  );
}
