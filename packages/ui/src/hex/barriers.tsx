import { memo, type ReactElement } from 'react';
import type { Board } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { bordersOf } from './borders.ts';
import { centre, cornerPoint, edgePoint, round } from './layout.ts';
import { SIDE } from './lettering.ts';

export interface BarriersProps {
  readonly title: Title;
  readonly board: Board | null;
}

/** What lies on sides of hexes: lines that nothing crosses, and dashed ones with what it costs, until track has crossed them. */
export const Barriers = memo(function Barriers({ title, board }: BarriersProps): ReactElement {
  const { layout, hexes } = title.map;
  return (
    <g>
      {hexes.ids.flatMap((id, index) => {
        const hex = hexes.of[id];
        if (hex === undefined) return [];
        const { x, y } = centre(layout, hex);
        // Each side once: with the first of its two hexes.
        const own = bordersOf(title, board, hex).filter(({ edge }) => {
          const other = hexes.ids.indexOf(hex.neighbours[edge] ?? '');
          return other < 0 || other > index;
        });
        return own.map(({ edge, type, cost, due }) => {
          const [from, to, middle] = [cornerPoint(layout, edge + 5), cornerPoint(layout, edge), edgePoint(layout, edge)];
          return (
            <g key={`${id}/${String(edge)}`} transform={`translate(${String(round(x))} ${String(round(y))})`}>
              <line
                className={`border border-${type}${cost === null ? '' : ' border-paid'}`}
                x1={round(from.x)}
                y1={round(from.y)}
                x2={round(to.x)}
                y2={round(to.y)}
              />
              {due && (
                <g
                  className={`border-cost border-cost-${type}`}
                  data-border={`${id}/${String(edge)}`}
                  transform={`translate(${String(round(middle.x))} ${String(round(middle.y))})`}
                >
                  <rect x={-SIDE.x} y={-SIDE.y} width={SIDE.x * 2} height={SIDE.y * 2} rx={3} />
                  <text>{cost}</text>
                </g>
              )}
            </g>
          );
        });
      })}
    </g>
  );
});
