import { describe, expect, it } from 'vitest';
import type { RecordedAction } from './recorded.ts';
import { standing } from './standing.ts';

const pass = (id: number): RecordedAction => ({ type: 'pass', id, entity: '1', entity_type: 'player' });
const chat = (id: number): RecordedAction => ({ type: 'message', id, entity: '1', entity_type: 'player' });
const redo = (id: number): RecordedAction => ({ type: 'redo', id, entity: '1', entity_type: 'player' });
const undo = (id: number, action_id?: number): RecordedAction => ({
  type: 'undo',
  id,
  entity: '1',
  entity_type: 'player',
  ...(action_id === undefined ? {} : { action_id }),
});
const stands = (...actions: RecordedAction[]) => standing(actions).map((each) => each.id);

describe('undo and redo (games/README §4)', () => {
  it('fells the last standing action', () => {
    expect(stands(pass(1), pass(2), undo(3))).toEqual([1]);
    expect(stands(pass(1), pass(2), undo(3), undo(4), pass(5))).toEqual([5]);
  });
  it('fells everything after a target, all for 0', () => {
    expect(stands(pass(1), pass(2), pass(3), undo(4, 1))).toEqual([1]);
    expect(stands(pass(1), pass(2), undo(3, 0))).toEqual([]);
  });
  it('takes a target that is not standing or not in the file as a place in the row', () => {
    expect(stands(pass(1), pass(4), undo(5, 2), pass(6))).toEqual([1, 6]);
    expect(stands(pass(1), pass(2), undo(3), pass(4), undo(5, 2))).toEqual([1]);
  });
  it('puts a felled group back in its old place', () => {
    expect(stands(pass(1), pass(2), pass(3), undo(4, 1), redo(5), pass(6))).toEqual([1, 2, 3, 6]);
    expect(stands(pass(1), pass(2), undo(3), undo(4), redo(5))).toEqual([1]);
    expect(stands(pass(1), pass(2), undo(3), undo(4), redo(5), redo(6))).toEqual([1, 2]);
  });
  it('forgets what was felled once something else is done', () => {
    expect(stands(pass(1), undo(2), pass(3), redo(4))).toEqual([3]);
  });
  it('lets chat be: it does not fall and does not end a redo', () => {
    expect(stands(pass(1), chat(2), undo(3))).toEqual([]);
    expect(stands(pass(1), undo(2), chat(3), redo(4))).toEqual([1]);
  });
  it('does nothing where there is nothing to undo or redo', () => {
    expect(stands(undo(1), redo(2), pass(3))).toEqual([3]);
  });
  it('lays automatic actions out behind their cause, and fells them with it', () => {
    const both: RecordedAction = { ...pass(1), auto_actions: [pass(0), pass(0)] };
    expect(standing([both, pass(2)]).map(({ id, auto }) => [id, auto])).toEqual([
      [1, null],
      [1, 1],
      [1, 2],
      [2, null],
    ]);
    expect(stands(pass(1), { ...pass(2), auto_actions: [pass(0)] }, undo(3))).toEqual([1]);
  });
});
