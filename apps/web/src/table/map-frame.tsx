import {
  createContext,
  memo,
  use,
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { useHotkey } from '../hotkeys/use-hotkey.ts';
import { matches } from '../parts/media.ts';
import { useSteady } from '../parts/use-steady.ts';
import { words } from '../parts/words.ts';
import { closeUp } from './close-up.ts';
import './map-frame.css';

const LEAST = 1;
const MOST = 8;
const STEP = 0.5;
/** Pixels that a press may move and still be a click. */
const STILL = 6;
/** Time between two turns of a tile by one roll of the wheel. */
const ROLL = 120;
/** Pages on which a whole map is too small to be hit. */
const SMALL = '(max-width: 58rem)';
/** Room left around a hex that is moved into sight. */
const MARGIN = 24;

export interface MapFrameProps {
  readonly label: string;
  /** Hex on which a tile is being turned: the wheel over it turns the tile. */
  readonly turning: string | null;
  readonly turn: (by: 1 | -1) => void;
  /** Hex that is to be in sight. */
  readonly hex: string | null;
  /** Hexes that it is about now: a small window comes close to them. */
  readonly about: readonly string[];
  /** What stands beside the buttons. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** Moves and enlarges the map: buttons, keys, pinching, the wheel with Ctrl, dragging. A press that moves it is no click on it. */
export function MapFrame({ label, turning, turn, hex, about, tools, children }: MapFrameProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<ReactZoomPanPinchRef>(null);
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const zoomIn = () => void map.current?.zoomIn(STEP);
  const zoomOut = () => void map.current?.zoomOut(STEP);
  const fit = () => void map.current?.resetTransform();
  useHotkey('zoom_in', zoomIn);
  useHotkey('zoom_out', zoomOut);
  useHotkey('zoom_fit', fit);
  useWheel(frame, turning, turn);
  useCloseUp(frame, map, about, hex);
  useEffect(() => {
    const found = hex === null ? null : frame.current?.querySelector(`[data-hex="${CSS.escape(hex)}"]`);
    if (found) intoSight(frame.current, map.current, found);
  }, [hex]);
  const note = ({ clientX: x, clientY: y }: PointerEvent) => {
    pressed.current = { x, y };
  };
  const hold = (event: MouseEvent) => {
    const from = pressed.current;
    // A click without a press comes from a key.
    if (from === null || event.detail === 0) return;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) event.stopPropagation();
  };
  return (
    <div className="map-frame">
      <div className="map-tools" role="group" aria-label={words('map.tools')}>
        <button type="button" className="button button-plain map-tool" aria-label={words('map.larger')} onClick={zoomIn}>
          +
        </button>
        <button type="button" className="button button-plain map-tool" aria-label={words('map.smaller')} onClick={zoomOut}>
          −
        </button>
        <button type="button" className="button button-plain" onClick={fit}>
          {words('map.fit')}
        </button>
        {tools}
      </div>
      <div
        ref={frame}
        className="map-window"
        role="region"
        aria-label={label}
        onPointerDownCapture={note}
        onClickCapture={hold}
        onFocusCapture={({ target }) => intoSight(frame.current, map.current, target)}
      >
        <Inside value={children}>
          <Movable map={map} />
        </Inside>
      </div>
    </div>
  );
}

const Inside = createContext<ReactNode>(null);
const Shown = (): ReactNode => use(Inside);

/**
 * What can be moved and enlarged. The library measures the page whenever it is drawn again, which makes the browser lay
 * out everything at once: so it is drawn once, and what it holds comes past it.
 */
const Movable = memo(function Movable({ map }: { readonly map: Ref<ReactZoomPanPinchRef> }): ReactElement {
  return (
    <TransformWrapper
      ref={map}
      minScale={LEAST}
      maxScale={MOST}
      limitToBounds
      wheel={{ step: 0.01 }}
      doubleClick={{ disabled: true }}
      panning={{ velocityDisabled: true }}
      zoomAnimation={{ disabled: true }}
    >
      <TransformComponent wrapperClass="map-wrapper" contentClass="map-content">
        <Shown />
      </TransformComponent>
    </TransformWrapper>
  );
});

/** On a small page the map comes close to what it is about, whenever that or its room changes; the chosen hex stays in sight. */
function useCloseUp(
  frame: React.RefObject<HTMLDivElement | null>,
  map: React.RefObject<ReactZoomPanPinchRef | null>,
  about: readonly string[],
  chosen: string | null,
): void {
  const look = useSteady(() => {
    const content = frame.current?.querySelector('.map-content');
    if (!content || map.current === null) return;
    const { scale } = map.current.state;
    const whole = content.getBoundingClientRect();
    const partOf = (hex: string) => content.querySelector(`[data-hex="${CSS.escape(hex)}"]`);
    const boxes = about.flatMap((hex) => {
      const box = partOf(hex)?.getBoundingClientRect();
      if (box === undefined) return [];
      const left = (box.left - whole.left) / scale;
      const top = (box.top - whole.top) / scale;
      return [{ left, top, right: left + box.width / scale, bottom: top + box.height / scale }];
    });
    const place = closeUp({ width: whole.width / scale, height: whole.height / scale }, boxes);
    if (place !== null) void map.current.setTransform(place.x, place.y, place.scale, 0);
    const part = chosen === null ? null : partOf(chosen);
    if (part !== null) intoSight(frame.current, map.current, part);
  });
  const named = about.join(' ');
  useEffect(() => {
    if (frame.current === null || named === '' || !matches(SMALL)) return;
    // It also tells of the size there is at first.
    const room = new ResizeObserver(look);
    room.observe(frame.current);
    return () => room.disconnect();
  }, [frame, look, named]);
}

/** The wheel turns a tile while the pointer is over its hex, enlarges with Ctrl, and else scrolls what lies around the map. */
function useWheel(frame: React.RefObject<HTMLDivElement | null>, turning: string | null, turn: (by: 1 | -1) => void): void {
  const latest = useRef({ turning, turn });
  useEffect(() => {
    latest.current = { turning, turn };
  });
  useEffect(() => {
    const place = frame.current;
    let last = 0;
    const roll = (event: WheelEvent) => {
      const over = event.target instanceof Element ? event.target.closest('[data-hex]')?.getAttribute('data-hex') : null;
      if (latest.current.turning !== null && over === latest.current.turning) {
        event.preventDefault();
        event.stopPropagation();
        if (event.timeStamp - last < ROLL || event.deltaY === 0) return;
        last = event.timeStamp;
        latest.current.turn(event.deltaY > 0 ? 1 : -1);
      } else if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    };
    // Not passive, and before the library sees it.
    place?.addEventListener('wheel', roll, { capture: true, passive: false });
    return () => place?.removeEventListener('wheel', roll, { capture: true });
  }, [frame]);
}

/** Moves the enlarged map so that a hex lies within its window. */
function intoSight(frame: HTMLElement | null, map: ReactZoomPanPinchRef | null, part: Element): void {
  const hex = part.closest('[data-hex]');
  const wrapper = frame?.querySelector('.map-wrapper');
  if (frame === null || map === null || hex === null || !wrapper) return;
  // The browser scrolls what has the focus into sight by itself, which the library knows nothing of.
  wrapper.scrollTo(0, 0);
  const window = frame.getBoundingClientRect();
  const { left, right, top, bottom } = hex.getBoundingClientRect();
  const move = (low: number, high: number, least: number, most: number) =>
    low < least ? least - low + MARGIN : high > most ? most - high - MARGIN : 0;
  const [x, y] = [move(left, right, window.left, window.right), move(top, bottom, window.top, window.bottom)];
  if (x !== 0 || y !== 0) void map.panBy(x, y, 0);
}
