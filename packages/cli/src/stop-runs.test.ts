import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, replay, type ReplayStep } from '@roundhouse/records';
import { markSharedRead, sharedDir } from '@roundhouse/testing';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { readCases, type RouteCase, type StopRun } from './cases.ts';
import { judgeStops } from './stop-runs.ts';

const shared = sharedDir();
const games = join(shared ?? '', 'games');

interface Position {
  readonly each: RouteCase;
  readonly step: ReplayStep;
  readonly runs: readonly StopRun[];
}

/** The cases of one recorded game with their positions. */
function positions(game: string): Position[] {
  const cases = readCases(readFileSync(join(games, 'routes.jsonl'), 'utf8'), 'routes.jsonl').filter((each) => each.game === game);
  const read = readRecord(readFileSync(join(games, `${game}.json`), 'utf8'), Object.values(TITLES));
  if (!read.ok) throw new Error(read.fault.problem);
  const found: Position[] = [];
  replay(read.value.record, read.value.title, {
    watch: (step) => {
      for (const each of cases) if (each.n === step.n && each.claim.kind === 'runs') found.push({ each, step, runs: each.claim.runs });
    },
  });
  markSharedRead(game);
  return found;
}

describe.skipIf(shared === null)('runs of which the stops are told', () => {
  const all = shared === null ? [] : positions('1830/gen-09');
  const opinions = (change: (position: Position) => readonly StopRun[], total?: number) =>
    all.map((position) => judgeStops(position.step.before, position.each.entity, change(position), total ?? position.each.revenue));

  it('are allowed where the recorded game had them, forwards and backwards', () => {
    expect(all.length).toBeGreaterThan(50);
    for (const opinion of opinions(({ runs }) => runs)) expect(opinion).toMatchObject({ ok: true, misfit: null });
    const back = opinions(({ runs }) => runs.map((run) => ({ ...run, hexes: run.hexes.toReversed() })));
    for (const opinion of back) expect(opinion).toMatchObject({ ok: true, misfit: null });
  });
  it('are refused with a stop twice, a train twice, one stop, or stops that no track joins', () => {
    const twice = opinions(({ runs }) => runs.map((run) => ({ ...run, hexes: [...run.hexes, ...run.hexes] })));
    const again = opinions(({ runs }) => [...runs, ...runs, ...runs, ...runs, ...runs]);
    const one = opinions(({ runs }) => runs.map((run) => ({ ...run, hexes: run.hexes.slice(0, 1) })));
    const apart = opinions(({ runs }) => runs.map((run) => ({ ...run, hexes: ['A1', ...run.hexes] })));
    for (const opinion of [...twice, ...again, ...one, ...apart]) expect(opinion.ok).toBe(false);
  });
  it('do not fit where they make something else', () => {
    for (const opinion of opinions(({ runs }) => runs, 7))
      expect(opinion).toMatchObject({ ok: true, misfit: expect.any(String) as string });
    const cheaper = opinions(({ runs }) => runs.map((run) => ({ ...run, revenue: 1 })));
    for (const opinion of cheaper) expect(opinion).toMatchObject({ ok: true, misfit: expect.any(String) as string });
  });
  it.each(['1817/gen-02', '1846/gen-01', '1846/gen-05'])(
    'of %s are allowed with markers on the way, trains named by the side that shows, and what the run as a whole earns',
    (game) => {
      const told = positions(game);
      expect(told.length).toBeGreaterThan(10);
      for (const { step, each, runs } of told) {
        const judged = (given: readonly StopRun[], total: number | null) => judgeStops(step.before, each.entity, given, total);
        expect(judged(runs, each.revenue)).toMatchObject({ ok: true, misfit: null });
        expect(judged(runs, (each.revenue ?? 0) + 10)).toMatchObject({ ok: true, misfit: expect.any(String) as string });
        const more = runs.map((run, index) => (index === 0 ? { ...run, revenue: (run.revenue ?? 0) + 10 } : run));
        expect(judged(more, each.revenue)).toMatchObject({ ok: true, misfit: expect.any(String) as string });
      }
    },
  );
});
