import type { Graph } from './graph.ts';

/**
 * Where trains may go on a graph: the stops they start from and those they may enter but not pass.
 * Numbers of stops and ports as in the grid.
 */
export interface Ground {
  readonly graph: Graph;
  readonly sources: readonly number[];
  readonly barred: ReadonlySet<number>;
}

/** What trails reach: flags per port that a trail enters (towards the hex of the port), and the stops. */
export interface Reached {
  readonly entered: Uint8Array;
  readonly stops: ReadonlySet<number>;
  /** A stop was reached other than the one that its trail began in (1830 §8.9). */
  readonly beyond: boolean;
}

const UNSEEN = -2;
const START = -1;

/** Ports and stops that one move leads to, filled anew by every move. */
interface Move {
  readonly ports: number[];
  readonly stops: number[];
}

/**
 * All that trails from the sources reach: no side twice (1830 §8.4, §8.8). Exact: a search that keeps a chain
 * per port finds most; what only a walk that turns back over its own side reaches is looked into one by one.
 */
export function reach(ground: Ground): Reached {
  return spread(ground, false);
}

/** Whether trails from the sources reach a stop other than the one they began in (1830 §8.9). */
export function leadsBeyond(ground: Ground): boolean {
  return spread(ground, true).beyond;
}

/** `isBrief`: ends, incomplete, as soon as a trail has come beyond its first stop. */
function spread(ground: Ground, isBrief: boolean): Reached {
  const size = ground.graph.grid.across.length;
  const parent = new Int32Array(size).fill(UNSEEN);
  const root = new Int32Array(size);
  const stops = new Set<number>();
  const queue: number[] = [];
  const turnedBack: number[] = [];
  const move: Move = { ports: [], stops: [] };
  let beyond = false;
  const go = (from: number, start: number): void => {
    for (const stop of move.stops) {
      stops.add(stop);
      if (stop !== start) beyond = true;
    }
    for (const port of move.ports) {
      if (parent[port] !== UNSEEN) continue;
      if (onChain(ground.graph, parent, from, port)) {
        turnedBack.push(port);
        continue;
      }
      parent[port] = from;
      root[port] = start;
      queue.push(port);
    }
  };
  for (const source of ground.sources) {
    if (isBrief && beyond) break;
    moveFromStop(ground, source, move);
    go(START, source);
  }
  for (let at = 0; at < queue.length && !(isBrief && beyond); at++) {
    const port = queue[at] ?? 0;
    moveFromPort(ground, port, move);
    go(port, root[port] ?? 0);
  }
  const entered = new Uint8Array(size);
  if (isBrief && beyond) return { entered, stops, beyond };
  for (const port of queue) entered[port] = 1;
  const open = turnedBack.filter((port) => entered[port] === 0);
  if (open.length > 0 && confirm(ground, open, entered, stops)) beyond = true;
  // A port belongs to the trail that came first; another token's trail may lead on from it to the first one's stop.
  if (!beyond && ground.sources.length > 1) beyond = ground.sources.some((source) => leadsBeyond({ ...ground, sources: [source] }));
  return { entered, stops, beyond };
}

/** Whether the side of `port`, not entered yet, has been used on the way to `from`: then it was crossed the other way. */
function onChain(graph: Graph, parent: Int32Array, from: number, port: number): boolean {
  const back = graph.grid.across[port] ?? -1;
  if (parent[back] === UNSEEN) return false;
  for (let at = from; at >= 0; at = parent[at] ?? START) if (at === back) return true;
  return false;
}

/** Looks for trails to what walks reach beyond the known ports; adds what it finds, says whether that led to a stop. */
function confirm(ground: Ground, open: readonly number[], entered: Uint8Array, stops: Set<number>): boolean {
  const { across } = ground.graph.grid;
  const seen = new Uint8Array(entered.length);
  const queue = [...open];
  const newStops = new Set<number>();
  const newPorts: number[] = [];
  const move: Move = { ports: [], stops: [] };
  for (const port of open) seen[port] = 1;
  for (let at = 0; at < queue.length; at++) {
    const port = queue[at] ?? 0;
    // The side counts as reached whichever way it is crossed.
    if (entered[across[port] ?? 0] === 0) newPorts.push(port);
    moveFromPort(ground, port, move);
    for (const stop of move.stops) if (!stops.has(stop)) newStops.add(stop);
    for (const next of move.ports) {
      if (seen[next] === 1 || entered[next] === 1) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  for (const port of newPorts) {
    if (entered[port] === 0 && entered[across[port] ?? 0] === 0 && trailTo(ground, { port })) entered[port] = 1;
  }
  let found = false;
  for (const stop of newStops) {
    if (!trailTo(ground, { stop })) continue;
    stops.add(stop);
    found = true;
  }
  return found;
}

export type Goal = { readonly port: number } | { readonly stop: number };

/** Whether a trail from a source enters that port or reaches that stop. Exact; meant for the few doubtful cases. */
export function trailTo(ground: Ground, goal: Goal): boolean {
  const used = new Uint8Array(ground.graph.grid.across.length);
  return ground.sources.some((source) => {
    const move: Move = { ports: [], stops: [] };
    moveFromStop(ground, source, move);
    return search(ground, goal, move, used);
  });
}

/** Depth first from a move, with a look ahead over the sides still free. */
function search(ground: Ground, goal: Goal, move: Move, used: Uint8Array): boolean {
  const ahead = lookAhead(ground, goal, move, used);
  if (ahead !== 'perhaps') return ahead === 'trail';
  const { sideOf } = ground.graph.grid;
  for (const port of move.ports) {
    const side = sideOf[port] ?? 0;
    if (used[side] === 1) continue;
    used[side] = 1;
    const next: Move = { ports: [], stops: [] };
    moveFromPort(ground, port, next);
    if (search(ground, goal, next, used)) return true;
    used[side] = 0;
  }
  return false;
}

/** Whether free sides lead from a move to the goal: by a trail that is at hand, perhaps by one, or by none. */
function lookAhead(ground: Ground, goal: Goal, first: Move, used: Uint8Array): 'trail' | 'perhaps' | 'none' {
  const walk = walkTo(ground, goal, first, used);
  if (walk === null || walk === 'trail') return walk ?? 'none';
  const isNeeded = (port: number): boolean => walkTo(ground, goal, first, used, port) === null;
  const { across } = ground.graph.grid;
  // Where every walk crosses a side and comes back over it no trail is left.
  const turnsBack = walk.some(
    (port) => port < (across[port] ?? -1) && walk.includes(across[port] ?? -1) && [port, across[port] ?? -1].every(isNeeded),
  );
  return turnsBack ? 'none' : 'perhaps';
}

/**
 * The way over free sides from a move to the goal: a trail that is at hand, else the ports of a walk that crosses some side both ways;
 * null where nothing leads there, without the port `shut`.
 */
function walkTo(ground: Ground, goal: Goal, first: Move, used: Uint8Array, shut = -1): 'trail' | readonly number[] | null {
  const { sideOf, across } = ground.graph.grid;
  const parent = new Int32Array(across.length).fill(UNSEEN);
  const sound = new Uint8Array(across.length);
  const queue: number[] = [];
  if (shut >= 0) parent[shut] = START;
  let end = UNSEEN;
  const take = (move: Move, from: number): boolean => {
    const good = from === START || sound[from] === 1;
    if ('stop' in goal && move.stops.includes(goal.stop)) {
      if (good) return true;
      if (end === UNSEEN) end = from;
    }
    for (const port of move.ports) {
      if (parent[port] !== UNSEEN || used[sideOf[port] ?? 0] === 1) continue;
      const trail = good && !onChain(ground.graph, parent, from, port);
      parent[port] = from;
      sound[port] = trail ? 1 : 0;
      if ('port' in goal && goal.port === port) {
        if (trail) return true;
        end = port;
      }
      queue.push(port);
    }
    return false;
  };
  if (take(first, START)) return 'trail';
  const move: Move = { ports: [], stops: [] };
  for (let at = 0; at < queue.length; at++) {
    const port = queue[at] ?? 0;
    moveFromPort(ground, port, move);
    if (take(move, port)) return 'trail';
  }
  if (end === UNSEEN) return null;
  const walk: number[] = [];
  for (let at = end; at >= 0; at = parent[at] ?? START) walk.push(at);
  return walk;
}

function moveFromStop(ground: Ground, stop: number, out: Move): void {
  const { stopStride } = ground.graph.grid;
  out.ports.length = 0;
  out.stops.length = 0;
  const hex = Math.floor(stop / stopStride);
  out.stops.push(stop);
  leave(ground, hex, 6 + (stop % stopStride), -1, 1 << (stop % stopStride), out);
}

function moveFromPort(ground: Ground, port: number, out: Move): void {
  out.ports.length = 0;
  out.stops.length = 0;
  leave(ground, Math.floor(port / 6), port % 6, port % 6, 0, out);
}

/** Follows the ways of one hex from an end; `entered`: the side it came in by, `seen`: stops of the hex already passed. */
function leave(ground: Ground, hex: number, end: number, entered: number, seen: number, out: Move): void {
  const { grid, faces } = ground.graph;
  const face = faces[hex];
  for (const { to } of face?.ways[end] ?? []) {
    if (to < 6) {
      const next = grid.across[hex * 6 + to] ?? -1;
      if (to !== entered && next >= 0) out.ports.push(next);
      continue;
    }
    const index = to - 6;
    if ((seen & (1 << index)) !== 0) continue;
    const stop = hex * grid.stopStride + index;
    out.stops.push(stop);
    // 1830 §8.4: a full city of others and an off-board area are reached, not passed.
    if (ground.barred.has(stop) || face?.face.stops[index]?.kind === 'offboard') continue;
    leave(ground, hex, to, entered, seen | (1 << index), out);
  }
}
