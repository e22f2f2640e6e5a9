export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Width of a hex in px below which a finger misses it, and above which too little of the board is seen. */
const LEAST = 44;
const MOST = 72;

/**
 * How a map is moved and enlarged so that some hexes fill its window: as large as they leave room for, but never so small
 * that they cannot be hit. Boxes are in px, where the whole map fits the window; null: they can be hit as it is.
 */
export function closeUp(window: { readonly width: number; readonly height: number }, hexes: readonly Box[]): Place | null {
  const hex = Math.min(...hexes.map(({ left, right }) => right - left));
  if (hexes.length === 0 || hex <= 0 || hex >= LEAST) return null;
  const left = Math.min(...hexes.map((box) => box.left));
  const right = Math.max(...hexes.map((box) => box.right));
  const top = Math.min(...hexes.map((box) => box.top));
  const bottom = Math.max(...hexes.map((box) => box.bottom));
  // Half a hex of what lies around is seen, too.
  const room = Math.min(window.width / (right - left + hex), window.height / (bottom - top + hex));
  const scale = Math.min(Math.max(room, LEAST / hex), MOST / hex);
  const within = (middle: number, size: number) => Math.min(0, Math.max(size - size * scale, size / 2 - middle * scale));
  return { x: within((left + right) / 2, window.width), y: within((top + bottom) / 2, window.height), scale };
}
