import type { RecordedAction } from './recorded.ts';

/** An action that stands, ready to be applied: `auto` numbers those attached to the action of that id. */
export interface Standing {
  readonly id: number;
  readonly auto: number | null;
  readonly action: RecordedAction;
}

/**
 * What is left of a list of recorded actions after its undos and redos, automatic actions laid out behind
 * the one that caused them (games/README §4, §5). What we wrote for the peer alone is left out. Chat neither falls nor ends what can be redone, and is left
 * out of the answer.
 */
export function standing(actions: readonly RecordedAction[]): Standing[] {
  const stands: (RecordedAction | null)[] = [];
  let felled: number[][] = [];
  for (const [index, action] of actions.entries()) {
    stands.push(null);
    if (action.roundhouse !== undefined && 'peer' in action.roundhouse) continue;
    switch (action.type) {
      case 'undo':
        felled.push(fell(actions, stands, action.action_id));
        break;
      case 'redo':
        for (const place of felled.pop() ?? []) stands[place] = actions[place] ?? null;
        break;
      case 'message':
        break;
      case 'log':
        // A note changes nothing; one of ours tells of an offer or its answer.
        felled = [];
        if (action.roundhouse !== undefined) stands[index] = action;
        break;
      default:
        felled = [];
        stands[index] = action;
    }
  }
  return stands.flatMap((action) => (action === null ? [] : layOut(action)));
}

/** Takes actions out of `stands`: those after the one with `target`, or the last one; gives their places. */
function fell(actions: readonly RecordedAction[], stands: (RecordedAction | null)[], target: number | undefined): number[] {
  const places: number[] = [];
  for (let place = stands.length - 1; place >= 0; place -= 1) {
    if (stands[place] === null) continue;
    if (target !== undefined && (actions[place]?.id ?? 0) <= target) break;
    places.push(place);
    stands[place] = null;
    if (target === undefined) break;
  }
  return places;
}

function layOut(action: RecordedAction): Standing[] {
  const autos = action.auto_actions ?? [];
  return [{ id: action.id, auto: null, action }, ...autos.map((auto, index) => ({ id: action.id, auto: index + 1, action: auto }))];
}
