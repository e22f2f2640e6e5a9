import { useRef, useState, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { words } from '../parts/words.ts';
import './side-sheet.css';

const HEIGHTS = ['peek', 'half', 'full'] as const;
type Height = (typeof HEIGHTS)[number];
/** Share of the page that each height takes, to find the nearest after dragging. */
const SHARES: Readonly<Record<Height, number>> = { peek: 0.2, half: 0.5, full: 1 };

export interface SideSheetProps {
  /** The height that suits the decision at hand. */
  readonly natural: Height;
  /** Whether the decision is made with an eye on the board; where it is not, half a page is somewhat more. */
  readonly onBoard: boolean;
  /** The decision; with another one the height is the natural one again. */
  readonly decision: string;
  readonly children: ReactNode;
}

/** What stands beside the board; on a narrow page below it, in three heights, by dragging or by buttons. */
export function SideSheet({ natural, onBoard, decision, children }: SideSheetProps): ReactElement {
  const sheet = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<{ readonly decision: string; readonly height: Height } | null>(null);
  const [dragged, drag] = useState<number | null>(null);
  const grip = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const height = chosen?.decision === decision ? chosen.height : natural;
  const set = (next: Height | undefined) => next !== undefined && choose({ decision, height: next });
  const at = HEIGHTS.indexOf(height);
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('button') !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? 0 };
  };
  const move = (event: PointerEvent) => {
    if (grip.current !== null) drag(Math.max(0, grip.current.height + grip.current.y - event.clientY));
  };
  const end = () => {
    const whole = sheet.current?.parentElement?.offsetHeight ?? 1;
    const share = (dragged ?? 0) / whole;
    if (grip.current !== null && dragged !== null)
      set(HEIGHTS.toSorted((a, b) => Math.abs(SHARES[a] - share) - Math.abs(SHARES[b] - share))[0]);
    grip.current = null;
    drag(null);
  };
  return (
    <div
      ref={sheet}
      className="play-side"
      data-board={onBoard ? 'watched' : 'aside'}
      data-height={dragged === null ? height : 'full'}
      style={dragged === null ? undefined : { height: dragged }}
    >
      <div className="sheet-grip" onPointerDown={start} onPointerMove={move} onPointerUp={end} onPointerCancel={end}>
        <span className="sheet-handle" aria-hidden="true" />
        <button
          type="button"
          className="sheet-button"
          aria-label={words('drawer.less')}
          disabled={at === 0}
          onClick={() => set(HEIGHTS[at - 1])}
        >
          <Icon name="less" />
        </button>
        <button
          type="button"
          className="sheet-button"
          aria-label={words('drawer.more')}
          disabled={at === HEIGHTS.length - 1}
          onClick={() => set(HEIGHTS[at + 1])}
        >
          <Icon name="more" />
        </button>
      </div>
      {children}
    </div>
  );
}
