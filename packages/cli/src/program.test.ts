import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markSharedRead, sharedDir } from '@roundhouse/testing';
import { TITLES } from '@roundhouse/titles-data';
import { afterAll, describe, expect, it } from 'vitest';
import { about, describeMishap } from './io.ts';
import { run } from './program.ts';
import { dataFolder } from './titles.ts';

const title = TITLES['1830'];
if (title === undefined) throw new Error('there is no title');
const work = mkdtempSync(join(tmpdir(), 'roundhouse-cli-'));
const shared = sharedDir();
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Runs a command in the work folder: exit code, and what it wrote. */
async function roundhouse(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, { out: (line) => out.push(line), err: (line) => err.push(line), cwd: work });
  return { code, out, err, all: [...out, ...err].join('\n') };
}
const write = (name: string, text: string) => {
  mkdirSync(join(work, name, '..'), { recursive: true });
  writeFileSync(join(work, name), text);
};

describe('play', () => {
  it('plays, checks, sums up and saves what can be replayed', async () => {
    const played = await roundhouse(
      'play',
      title.id,
      '--players',
      '3',
      '--seed',
      '4',
      '--games',
      '2',
      '--max-actions',
      '150',
      '--save',
      'played',
    );
    expect(played.code).toBe(0);
    expect(played.out[0]).toMatch(/^game 1 seed 4 3 players: stopped after 150 actions, \d+ rounds, .+ s$/);
    expect(played.out.at(-1)).toMatch(/^2 games: 2 stopped; .* 300 actions in .* 0 failed$/);
    const files = readdirSync(join(work, 'played')).map((name) => `played/${name}`);
    expect(files).toHaveLength(2);
    const replayed = await roundhouse('replay', ...files);
    expect([replayed.code, replayed.out.at(-1)]).toEqual([0, '2 identical, 0 differ']);
    const again = await roundhouse('export', files[0] ?? '');
    expect(JSON.parse(again.out.join('\n'))).toEqual(JSON.parse(readFileSync(join(work, files[0] ?? ''), 'utf8')));
  });
  it('writes JSON', async () => {
    const { code, out } = await roundhouse('play', title.id, '--max-actions', '30', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out.join('\n'))).toMatchObject({ title: title.id, failed: 0, games: [{ end: 'stopped', actions: 30, players: 4 }] });
  });
  it.each([
    [['play', 'nowhere'], 'nowhere is not a title'],
    [['play', title.id, '--players', '99'], '99'],
    [['play', title.id, '--players', 'x'], '--players x'],
    [['play', title.id, '--bots', 'random,random', '--players', '3'], '2 bots for 3 seats'],
    [['play', title.id, '--bots', 'deep'], 'deep is not a bot'],
    [['play', title.id, '--options', 'moon'], 'no option moon'],
    [['play', title.id, '--options', `${title.options.ids[0]},${title.options.ids[0]}`], 'named twice'],
    [['play', title.id, '--players', '0x3'], '--players 0x3'],
    [['play', title.id, '--seed', '1e3'], '--seed 1e3'],
    [['play', title.id, '--games', ''], '--games '],
    [['play', title.id, '--save', '/dev/null/games'], '/dev/null/games is no folder that can be written to'],
    [['play', title.id, '--consent', 'maybe'], '--consent maybe'],
  ])('%j complains', async (args, what) => {
    const { code, err } = await roundhouse(...args);
    expect([code, err.length]).toEqual([1, 1]);
    expect(err[0]).toContain(what);
  });
});

describe('replay', () => {
  it('names the place of a file that is wrong, and goes on with the others', async () => {
    write('bad/cut.json', '{"id": 1');
    write('bad/stranger.json', JSON.stringify({ title: '18Nowhere', players: [{ id: 1 }], actions: [] }));
    write(
      'bad/member.json',
      JSON.stringify({ title: title.record_title, players: [{ id: 1 }, { id: 2 }], actions: [{ id: 1, type: 'bid', entity: 1 }] }),
    );
    const { code, out, all } = await roundhouse('replay', 'bad', 'bad/missing.json');
    expect(code).toBe(1);
    expect(out).toHaveLength(5);
    expect(out[0]).toContain('line 1, column 9');
    expect(out[1]).toContain('actions[0].price');
    expect(out[2]).toContain('18Nowhere');
    expect(out[3]).toContain('does not exist');
    expect(out[4]).toBe('0 identical, 4 differ');
    expect(all).not.toContain('    at ');
  });
  it('says what is wrong in a sentence, with the place before a colon', async () => {
    write('said/list.json', '[]');
    write('said/twice.json', JSON.stringify({ title: title.record_title, players: [{ id: 1 }, { id: 1 }], actions: [] }));
    const { out } = await roundhouse('replay', 'said');
    expect(out[0]).toContain('list.json: the file should hold');
    expect(out[1]).toContain('twice.json: players: two players have the same id. ');
  });
  it('gives a verdict on every file beside an empty folder, in JSON too', async () => {
    mkdirSync(join(work, 'empty'), { recursive: true });
    await roundhouse('play', title.id, '--max-actions', '20', '--save', 'beside');
    const { code, out } = await roundhouse('replay', 'empty', 'beside');
    expect([code, out.length, out.at(-1)]).toEqual([1, 3, '1 identical, 1 differ']);
    expect(out[0]).toContain('empty holds no game file');
    const json = await roundhouse('replay', 'beside', 'empty', '--json');
    expect(JSON.parse(json.out.join(''))).toMatchObject({ identical: 1, differ: 1, files: [{}, { file: 'empty', verdict: 'unreadable' }] });
  });
  it('does not take a file for identical that there is nothing to compare with', async () => {
    write('bare/game.json', JSON.stringify({ title: title.record_title, players: [{ id: 1 }, { id: 2 }], actions: [] }));
    const { code, out } = await roundhouse('replay', 'bare');
    expect([code, out[1]]).toEqual([1, '0 identical, 1 differ']);
    expect(out[0]).toMatch(/^uncompared bare\/game 0 actions: there is nothing to compare with/);
  });
  it('names the place of actions in thousands of levels', async () => {
    const deep = `${'{"type":"pass","entity":1,"auto_actions":['.repeat(4000)}${']}'.repeat(4000)}`;
    const game = { title: title.record_title, players: [{ id: 1 }, { id: 2 }] };
    write('deep/game.json', `${JSON.stringify(game).slice(0, -1)},"actions":[${deep.replace('{', '{"id":1,')}]}`);
    const { code, out } = await roundhouse('replay', 'deep');
    expect(code).toBe(1);
    expect(out[0]).toContain('actions[0].auto_actions[0].auto_actions');
  });
  it('says which rule refuses a recorded action', async () => {
    const actions = [{ id: 1, type: 'pass', entity: 2, entity_type: 'player' }];
    write('bad2/turn.json', JSON.stringify({ title: title.record_title, players: [{ id: 1 }, { id: 2 }], actions }));
    const { code, out } = await roundhouse('replay', 'bad2/turn.json');
    expect(code).toBe(1);
    expect(out[0]).toMatch(/^differs bad2\/turn n=0 action=1 refused [a-z._]+$/);
    const { out: json } = await roundhouse('replay', 'bad2/turn.json', '--json');
    expect(JSON.parse(json.join(''))).toMatchObject({
      identical: 0,
      differ: 1,
      files: [{ file: 'bad2/turn', n: 0, action: 1, verdict: 'refused' }],
    });
  });
  it.skipIf(shared === null)('finds the games beside the checkout identical, and a changed trace different', async () => {
    const folder = join(shared ?? '', 'games', title.id);
    const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.json'));
    markSharedRead(name);
    mkdirSync(join(work, 'games'), { recursive: true });
    copyFileSync(join(folder, name), join(work, 'games', name));
    const lines = readFileSync(join(folder, name.replace('.json', '.trace.jsonl')), 'utf8').split('\n');
    write(`games/${name.replace('.json', '.trace.jsonl')}`, lines.join('\n'));
    const label = `games/${name.replace('.json', '')}`;
    expect((await roundhouse('replay', 'games')).out[0]).toMatch(new RegExp(`^identical ${label} \\d+ actions$`));
    const { action } = JSON.parse(lines[9] ?? '{}') as { action: number };
    write(
      `games/${name.replace('.json', '.trace.jsonl')}`,
      lines.map((line, index) => (index === 9 ? line.replace('{"n":8', '{"n":8,"phase":"9"') : line)).join('\n'),
    );
    const { code, out } = await roundhouse('replay', 'games');
    expect([code, out[0]]).toEqual([
      1,
      `differs ${label} n=8 action=${action} /phase expected "9" got ${JSON.stringify(title.phases.ids[0])}`,
    ]);
  });
});

describe('check', () => {
  it('finds no faults in the titles that come along', async () => {
    const { code, out } = await roundhouse('check');
    expect(out.at(-1)).toMatch(/no faults(, \d+ provisional figures)?$/);
    expect(code).toBe(0);
    expect((await roundhouse('check', title.id)).code).toBe(0);
    expect((await roundhouse('check', title.id, '--json')).out).toEqual((await roundhouse('check', title.id, '--format', 'json')).out);
    expect((await roundhouse('check', '--format', 'xml')).err[0]).toContain('--format xml');
    expect((await roundhouse('check', '--format', 'text', '--json')).err[0]).toContain('do not go together');
  }, 60_000);
  it('names file and line of a fault, and fails', async () => {
    const folder = join(work, 'shelf', title.id);
    cpSync(join(dataFolder(), 'titles', title.id), folder, { recursive: true });
    const file = join(folder, 'trains.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nnonsense: 3\n`);
    const annotated = await roundhouse('check', 'shelf', '--format', 'github');
    expect(annotated.code).toBe(1);
    expect(annotated.out[0]).toMatch(/^::error file=shelf.+trains\.yaml,line=\d+,col=\d+,title=.+::/);
    const { code, out } = await roundhouse('check', 'shelf');
    expect(code).toBe(1);
    expect(out.join('\n')).toMatch(/trains\.yaml:\d+:\d+ {2}/);
    const json = await roundhouse('check', 'shelf', '--format', 'json');
    expect(JSON.parse(json.out.join(''))).not.toHaveLength(0);
    const played = await roundhouse('--titles', 'shelf', 'play', title.id);
    expect([played.code, played.err.at(-1)]).toEqual([1, expect.stringContaining(`${title.id} has 1 fault. Mend them`)]);
  });
  it('plays the worked examples, and names line and figure of what does not come out', async () => {
    const folder = join(work, 'figures', title.id);
    cpSync(join(dataFolder(), 'titles', title.id), folder, { recursive: true });
    const [name = ''] = readdirSync(join(folder, 'examples'));
    const file = join(folder, 'examples', name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/phase: '2'/, "phase: '3'"));
    const wrong = await roundhouse('check', 'figures');
    expect(wrong.code).toBe(1);
    expect(wrong.out[0]).toMatch(
      /^figures.+examples.+\.yaml:\d+:\d+ {2}step .+: phase is "2", not "3" {2}→ change the figure, or the title/,
    );
    expect(JSON.parse((await roundhouse('check', 'figures', '--json')).out.join(''))).toMatchObject([{ code: 'example.figure' }]);
    writeFileSync(file, text.replace(/entity: '?1'?,/, 'entity: 2,'));
    expect((await roundhouse('check', 'figures')).out[0]).toMatch(
      /, action 1 \(\w+ of 2\): it is refused: [\w.]+; the game waits for 1 at /,
    );
  });
  it('lists what is provisional, as no fault', async () => {
    const folder = join(work, 'unsure', title.id);
    cpSync(join(dataFolder(), 'titles', title.id), folder, { recursive: true });
    const file = join(folder, 'trains.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/price: (\d+)/, 'price: {provisional: $1, reason: hearsay}'));
    const { code, out } = await roundhouse('check', 'unsure');
    expect([code, out.at(-1)]).toEqual([0, '1 title, no faults, 1 provisional figure']);
    expect(out[0]).toMatch(/^unsure.+trains\.yaml:\d+:\d+ {2}trains\/trains\/.+ is provisional: hearsay$/);
    expect(JSON.parse((await roundhouse('check', 'unsure', '--json')).out.join(''))).toMatchObject([
      { severity: 'notice', code: 'provisional' },
    ]);
    expect((await roundhouse('check', 'unsure', '--format', 'github')).out[0]).toMatch(/^::notice file=.+title=provisional::/);
  });
  it('complains of what is not there', async () => {
    expect((await roundhouse('check', 'nowhere')).err[0]).toContain('nowhere is neither');
    expect((await roundhouse('--titles', 'nowhere', 'play', title.id)).err[0]).toContain('nowhere is not a folder');
  });
});

describe('--titles', () => {
  it('plays a title compiled in memory', async () => {
    cpSync(join(dataFolder(), 'titles', title.id), join(work, 'own', title.id), { recursive: true });
    const { code, all } = await roundhouse('play', title.id, '--titles', 'own', '--max-actions', '40');
    expect([code, all]).toEqual([0, expect.stringContaining('stopped after 40 actions')]);
  });
});

describe('routes', () => {
  const cases = join(shared ?? '', 'games', 'routes.jsonl');
  it.skipIf(shared === null || !existsSync(cases))('reaches what recorded runs make, and skips titles we lack', async () => {
    const lines = readFileSync(cases, 'utf8').split('\n');
    const own = lines.filter((line) => line.includes(`"game":"${title.id}/`)).slice(0, 12);
    const foreign = lines
      .filter((line) => !Object.values(TITLES).some((each) => line.includes(`"title":"${each.record_title}"`)) && line !== '')
      .slice(0, 3);
    markSharedRead('routes.jsonl');
    write('cases.jsonl', [...own, ...foreign].join('\n'));
    const { code, out } = await roundhouse('routes', 'cases.jsonl', '--games', join(shared ?? '', 'games'));
    expect(out.at(-1)).toMatch(/^12 cases, 0 below recorded, 12 proven, p50 [\d.]+ p95 [\d.]+ p99 [\d.]+ max [\d.]+ ms$/);
    expect(out.some((line) => line.startsWith('skipped'))).toBe(foreign.length > 0);
    expect(code).toBe(0);
  });
  it.skipIf(shared === null || !existsSync(cases))('expects runs marked as refused to be refused', async () => {
    const lines = readFileSync(cases, 'utf8').split('\n');
    const raw = lines.find((line) => line.includes(`"game":"${title.id}/`)) ?? '{}';
    const good = JSON.parse(raw) as { game: string; runs: { train: string; hexes: string[] }[] };
    const judged = (members: object) => JSON.stringify({ ...good, judged: 'refused', ...members });
    const look = (name: string) => roundhouse('routes', name, '--games', join(shared ?? '', 'games'));
    write('refused.jsonl', judged({ runs: good.runs.map((each) => ({ ...each, hexes: [...each.hexes, ...each.hexes] })) }));
    expect(await look('refused.jsonl')).toMatchObject({ code: 0, out: [expect.stringMatching(/^1 cases, 0 below/)] });
    write('legal.jsonl', judged({}));
    const legal = await look('legal.jsonl');
    expect(legal.code).toBe(1);
    expect(legal.out[0]).toMatch(new RegExp(`^${good.game} n=\\d+ .+: \\d+ accepted, should be refused \\(legal.jsonl:1\\)$`));
    const [run] = good.runs;
    const strange = [{ entity: 'ZZZ' }, { entity: 'constructor' }, { entity: '__proto__' }, { runs: [{ ...run, train: '99' }] }];
    write('strange.jsonl', [...strange, { runs: [{ ...run, hexes: ['Z99', 'constructor'] }] }].map(judged).join('\n'));
    const { code, out } = await look('strange.jsonl');
    expect([code, out.length]).toEqual([1, 6]);
    expect(out.slice(0, 5).every((line) => /there is no operator|has no train|has no hex/.test(line))).toBe(true);
  });
  it.skipIf(shared === null || !existsSync(cases))('fails where it has checked nothing', async () => {
    const known = (line: string) => Object.values(TITLES).some((each) => line.includes(`"title":"${each.record_title}"`));
    const foreign = readFileSync(cases, 'utf8')
      .split('\n')
      .find((line) => line !== '' && !known(line));
    if (foreign === undefined) return;
    write('foreign.jsonl', foreign);
    const { code, err } = await roundhouse('routes', 'foreign.jsonl', '--games', join(shared ?? '', 'games'));
    expect([code, err[0]]).toEqual([1, expect.stringContaining('Nothing was checked')]);
  });
  it('complains of cases and games that are not there', async () => {
    expect((await roundhouse('routes', 'none.jsonl')).err[0]).toContain('none.jsonl does not exist');
    write('broken.jsonl', '{"game":');
    expect((await roundhouse('routes', 'broken.jsonl')).err[0]).toContain('broken.jsonl:1');
    write('garbage.jsonl', JSON.stringify({ game: 'a/b', n: 3, entity: 'X', judged: 'refused', runs: [5] }));
    const garbage = await roundhouse('routes', 'garbage.jsonl');
    expect([garbage.code, garbage.err[0]]).toEqual([1, expect.stringContaining('garbage.jsonl:1: runs[0] should be a run')]);
    write('lost.jsonl', JSON.stringify({ game: 'a/b', n: 3, entity: 'X' }));
    expect((await roundhouse('routes', 'lost.jsonl')).err[0]).toContain('b.json does not exist');
  });
});

describe('the program', () => {
  it('says a fault of its own in one line, with the file', () => {
    const fail = () =>
      about('a/b.json', () => {
        throw new RangeError('too\nmuch');
      });
    let thrown: unknown;
    try {
      fail();
    } catch (error) {
      thrown = error;
    }
    expect(describeMishap(thrown)).toBe(
      'Roundhouse itself failed at a/b.json (RangeError: too). Please report it, with the file and the command.',
    );
  });
  it('shows help and complains of unknown commands', async () => {
    expect((await roundhouse('--help')).code).toBe(0);
    const { code, err } = await roundhouse('fly');
    expect([code, err.join()]).toEqual([1, expect.stringContaining('fly')]);
  });
});
