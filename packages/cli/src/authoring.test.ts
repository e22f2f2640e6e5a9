import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileTitle, loadLibrary } from '@roundhouse/codegen';
import { TITLES } from '@roundhouse/titles-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './program.ts';
import { dataFolder, schemaFolder } from './titles.ts';

const ids = Object.keys(TITLES);
const [first, second] = ['1830', '1889'];
const work = mkdtempSync(join(tmpdir(), 'roundhouse-authoring-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

async function roundhouse(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, { out: (line) => out.push(line), err: (line) => err.push(line), cwd: work });
  return { code, out, err };
}
const file = (...names: string[]) => join(work, 'mine', ...names);
const text = (...names: string[]) => readFileSync(file(...names), 'utf8');
const change = (name: string, from: string | RegExp, to: string) => {
  const old = text(...name.split('/'));
  const changed = old.replace(from, to);
  expect(changed).not.toBe(old);
  writeFileSync(file(...name.split('/')), changed);
};
const compiled = (id: string) => compileTitle(file(id), loadLibrary(dataFolder()));

describe('new', () => {
  it.each(ids)('copies %s into a title that is the same but for its names', async (from) => {
    const id = `copy-${from}`;
    const { code, out } = await roundhouse('new', id, '--from', from, '--titles', 'mine');
    expect([code, out[0]]).toEqual([0, expect.stringContaining(`mine/${id}: `)]);
    const { title, diagnostics } = compiled(id);
    expect(diagnostics).toEqual([]);
    const { name, record_title, id: own, quirks, ...rest } = title ?? {};
    expect([own, record_title, name, quirks?.ids]).toEqual([id, id, `${id} from ${from}`, expect.anything()]);
    const { name: _, record_title: __, id: ___, quirks: ____, ...original } = TITLES[from] ?? {};
    expect(rest).toEqual(original);
    for (const name of readdirSync(file(id))) {
      const [schema = '', advice] = text(id, name).split('\n');
      const [, path = ''] = /\$schema=(.+)$/.exec(schema) ?? [];
      expect(existsSync(join(file(id), path)), `${name} names ${path}`).toBe(true);
      expect(advice).toMatch(/^# Still as in .+\. .+\.$/);
    }
  });
  it.each(ids)('extends %s with examples that compile once they are no comments any more', async (from) => {
    const id = `like-${from}`;
    expect((await roundhouse('new', id, '--from', from, '--extends', '--titles', 'mine')).code).toBe(0);
    expect(compiled(id)).toMatchObject({ diagnostics: [], title: { id } });
    for (const name of readdirSync(file(id)).filter((each) => each !== 'title.yaml')) {
      const [schema = '', ...lines] = text(id, name).split('\n');
      const cut = lines.indexOf('#');
      writeFileSync(file(id, name), [schema, ...lines.slice(cut + 1).map((line) => line.replace(/^# /, ''))].join('\n'));
    }
    expect(compiled(id).diagnostics).toEqual([]);
    expect(compiled(id).title?.rules.stock.turn).toBe('sell_buy');
    expect(compiled(id).title?.options.ids).toContain('rich');
  });
  it('plays at once', async () => {
    const { code, out } = await roundhouse('play', `copy-${first}`, '--titles', 'mine', '--max-actions', '40');
    expect([code, out.at(-1)]).toEqual([0, expect.stringContaining('0 failed')]);
  });
  it.each([
    [['new', `copy-${first}`, '--from', first, '--titles', 'mine'], 'is there already'],
    [['new', first, '--from', second, '--titles', 'mine'], `There is a title ${first} already`],
    [['new', 'a/b', '--from', first, '--titles', 'mine'], 'a/b cannot be the id of a title'],
    [['new', '..', '--from', first, '--titles', 'mine'], '.. cannot be the id of a title'],
    [['new', '', '--from', first, '--titles', 'mine'], 'Nothing cannot be the id of a title'],
    [['new', 'constructor', '--from', first, '--titles', 'mine'], 'constructor cannot be the id of a title'],
    [['new', '18New', '--from', 'nowhere', '--titles', 'mine'], 'nowhere is neither'],
    [['new', '18New', '--titles', 'mine'], '--from'],
  ])('%j complains and makes nothing', async (args, what) => {
    const { code, err } = await roundhouse(...args);
    expect([code, err.join()]).toEqual([1, expect.stringContaining(what)]);
    expect(existsSync(file('18New'))).toBe(false);
  });
});

describe('todo', () => {
  it('tells what is still the other title’s, what is provisional, and the rules without a test', async () => {
    await roundhouse('new', 'todo', '--from', first, '--titles', 'mine');
    change('todo/title.yaml', /bank: (\d+)/, 'bank: {provisional: 9000, reason: a guess}');
    const { code, out } = await roundhouse('todo', 'todo', '--titles', 'mine');
    expect(code).toBe(0);
    expect(out).toContain(`Still as in ${first}; what is right so, list under \`confirmed\` of title.yaml:`);
    expect(out.find((line) => line.includes('title.money:'))).toBe('  title.money: currency');
    expect(out.find((line) => line.includes('map.hexes:'))).toMatch(/: (\d+) of \1$/);
    expect(out.join('\n')).toMatch(/title\.yaml:\d+ {2}title\/money\/bank 9000 is provisional: a guess/);
    expect(out.at(-1)).toMatch(/^No tests of its own/);
    writeFileSync(file('todo', 'todo.test.ts'), "refuses(game, { type: 'pass' }, 'pass.forbidden');\n");
    const json = JSON.parse((await roundhouse('todo', 'todo', '--titles', 'mine', '--json')).out.join('')) as { untested_rules: string[] };
    expect(json).toMatchObject({
      title: 'todo',
      from: first,
      faults: 0,
      provisional: [{ code: 'provisional' }],
      tests: [file('todo', 'todo.test.ts')],
    });
    expect(json.untested_rules).not.toContain('pass.forbidden');
    expect(json.untested_rules).toContain('track.colour');
  });
  it('leaves out what is confirmed, and tells of what is so no more', async () => {
    await roundhouse('new', 'sure', '--from', first, '--titles', 'mine');
    const todo = async () =>
      JSON.parse((await roundhouse('todo', 'sure', '--titles', 'mine', '--json')).out.join('')) as {
        same: { group: string; names: string[] }[];
        changed: string[];
      };
    const groups = async () => (await todo()).same.map(({ group }) => group);
    expect(await groups()).toEqual(expect.arrayContaining(['map.hexes', 'title.money', 'trains.trains']));
    change('sure/title.yaml', /^made_from/m, 'confirmed: [map, title.money.currency, title.money.bank, trains.trains.2]\nmade_from');
    change('sure/title.yaml', /bank: \d+/, 'bank: 11111');
    expect((await groups()).filter((group) => group.startsWith('map'))).toEqual([]);
    const { same, changed } = await todo();
    expect(same.map(({ group }) => group)).not.toContain('title.money');
    expect(same.find(({ group }) => group === 'trains.trains')?.names).toEqual(TITLES[first]?.trains.ids.slice(1));
    expect(changed).toEqual(['title.money.bank']);
    expect((await roundhouse('todo', 'sure', '--titles', 'mine')).out).toContain('  title.money.bank');
    await roundhouse('new', 'heir-of-sure', '--from', 'sure', '--titles', 'mine');
    expect(text('heir-of-sure', 'title.yaml')).not.toContain('confirmed');
    expect(compiled('heir-of-sure').diagnostics).toEqual([]);
  });
  it('counts what an example says to be refused', async () => {
    const example = (rule: string) =>
      `id: first\ntitle: seen\nname: {en: First}\nplayers: 3\nseed: 1\nfollows: {player: '1', corporation: ${TITLES[first]?.corporations.ids[0] ?? ''}}\n` +
      `columns: [{id: cash, path: players/1/cash, label: {en: Cash}}]\nsteps:\n  - {id: start, round: ISR, phase: '2', caption: {en: Start}, actions: [], ` +
      `expect: {cash: ${TITLES[first]?.money.starting_cash['3'] ?? 0}}, refused: [{rule: ${rule}, action: {type: pass, entity: 2, entity_type: player}}]}\n`;
    await roundhouse('new', 'seen', '--from', first, '--titles', 'mine');
    mkdirSync(file('seen', 'examples'), { recursive: true });
    writeFileSync(file('seen', 'examples', 'first.yaml'), example('turn.not_yours'));
    expect((await roundhouse('check', 'seen', '--titles', 'mine')).out.filter((line) => line.includes('→'))).toEqual([]);
    const json = JSON.parse((await roundhouse('todo', 'seen', '--titles', 'mine', '--json')).out.join('')) as { untested_rules: string[] };
    expect(json.untested_rules).not.toContain('turn.not_yours');
    writeFileSync(file('seen', 'examples', 'first.yaml'), example('turn.not_your'));
    expect((await roundhouse('check', 'seen', '--titles', 'mine')).out[0]).toContain('there is no rule turn.not_your');
  });
  it('knows the tests of the titles that come along', async () => {
    const json = JSON.parse((await roundhouse('todo', second, '--json')).out.join('')) as { tests: string[]; untested_rules: string[] };
    expect(json.tests.length).toBeGreaterThan(0);
    expect(json.untested_rules.length).toBeGreaterThan(0);
  });
});

describe('diff', () => {
  beforeAll(() => roundhouse('new', 'other', '--from', first, '--extends', '--titles', 'mine'));
  it('tells values by path, and entries of one title alone by list', async () => {
    expect((await roundhouse('diff', first, 'other', '--titles', 'mine')).out).toEqual([
      'title.yaml',
      `  id: "${first}" → other`,
      expect.stringMatching(/^ {2}name: /),
      expect.stringMatching(/^ {2}record_title: /),
      `  extends: nothing → "${first}"`,
      '',
      `4 differences between ${first} and other`,
    ]);
    const trains = TITLES[first]?.trains.ids ?? [];
    writeFileSync(
      file('other', 'trains.yaml'),
      `trains:\n  - {id: '${trains[0]}', price: 85}\n  - {id: extra, price: 7, count: 1, reach: [{stops: [city], visit: 2, pay: 2}]}\n`,
    );
    const { out } = await roundhouse('diff', first, 'other', '--titles', 'mine');
    expect(out).toContain(`  trains.${trains[0]}.price: ${TITLES[first]?.trains.of[trains[0] ?? '']?.price} → 85`);
    expect(out).toContain('  trains of other alone: extra');
    const json = JSON.parse((await roundhouse('diff', first, 'other', '--titles', 'mine', '--json')).out.join('')) as {
      differences: object[];
    };
    expect(json.differences).toContainEqual(expect.objectContaining({ path: `trains.trains.${trains[0]}.price`, to: 85 }));
    expect((await roundhouse('diff', first, first)).out).toEqual([`${first} and ${first} play the same`]);
  });
});

describe('explain', () => {
  beforeAll(() => roundhouse('new', 'heir', '--from', first, '--extends', '--titles', 'mine'));
  it('shows a tile that titles share, whether or not the title has it', async () => {
    const { out } = await roundhouse('explain', 'heir', 'tiles.437', '--titles', 'mine');
    expect(out.join('\n')).toMatch(/^tile 437 of the shared library\n {2}value .+\n {2}written .+tiles\.yaml:\d+/);
    expect((await roundhouse('explain', 'heir', 'tiles.0', '--titles', 'mine')).err[0]).toContain('nothing called tiles.0');
  });
  it('finds a value through the titles that are extended, with its line, default and meaning', async () => {
    const { out } = await roundhouse('explain', 'heir', 'rules.stock.turn', '--titles', 'mine');
    expect(out.join('\n')).toMatch(/^rules\.rules\.stock\.turn\n {2}value .+\n {2}written .+rules\.yaml:\d+\n {2}meaning /);
    const [found] = JSON.parse((await roundhouse('explain', 'heir', 'rules.stock.turn', '--json', '--titles', 'mine')).out.join('')) as [
      object,
    ];
    expect(found).toMatchObject({ default: 'sell_buy_sell', type: expect.stringContaining('one of sell_buy_sell') as string });
    expect(Object.entries(found)).toContainEqual(['rules', expect.arrayContaining(['stock.buy.cash']) as string[]]);
  });
  it('says that a default holds, and finds a name wherever it is', async () => {
    expect((await roundhouse('explain', first, 'stock.bundles')).out.join()).toContain('nowhere: the default holds');
    expect((await roundhouse('explain', first, 'bank')).out.join()).toContain('title.money.bank');
    expect((await roundhouse('explain', first, 'sections.game.over')).out.join()).toContain('rules.sections.game.over');
    expect((await roundhouse('explain', first, 'trains.extends')).err.join()).toContain('has nothing called trains.extends');
    expect((await roundhouse('explain', first, 'trains.2.pric')).err.join()).toContain('Perhaps trains.2.price was meant');
    expect((await roundhouse('explain', first, 'train.price')).out.join()).toContain('set by      rules.rules.trains, trains.trains');
    expect((await roundhouse('explain', first, 'made_from')).out.join()).toContain('value       nothing');
  });
});

describe('watch', () => {
  it('keeps the last good build through a fault, and tells which games began to differ and to agree', async () => {
    await roundhouse('new', 'watched', '--from', first, '--titles', 'mine');
    await roundhouse('play', 'watched', '--titles', 'mine', '--max-actions', '60', '--save', 'mine/watched/games');
    const stop = new AbortController();
    const lines: string[] = [];
    const io = { out: (line: string) => lines.push(line), err: (line: string) => lines.push(line), cwd: work, until: stop.signal };
    const ended = run(['watch', 'watched', '--titles', 'mine', '--out', 'built'], io);
    const told = async (what: string, after = 0) => {
      await expect.poll(() => lines.slice(after).join('\n'), { timeout: 15_000, interval: 20 }).toContain(what);
      return lines.length;
    };
    const built = () => readFileSync(join(work, 'built', 'watched.json'), 'utf8');
    let seen = await told('1 agree, 0 differ');
    const good = built();
    change('watched/title.yaml', 'currency:', 'currncy:');
    seen = await told('the last good build stays', seen);
    expect(built()).toBe(good);
    change('watched/title.yaml', 'currncy:', 'currency:');
    const [cash = ''] = /\b4: \d+/.exec(text('watched', 'title.yaml')) ?? [];
    change('watched/title.yaml', cash, '4: 10');
    seen = await told('began to differ: game games/', seen);
    expect(built()).not.toBe(good);
    change('watched/title.yaml', '4: 10', cash);
    await told('began to agree: game games/', seen);
    expect(built()).toBe(good);
    stop.abort();
    expect(await ended).toBe(0);
  });
  it('ends after one build where it is asked to, and answers whether all is well', async () => {
    await roundhouse('new', 'once', '--from', first, '--extends', '--titles', 'mine');
    await roundhouse('play', 'once', '--titles', 'mine', '--max-actions', '90', '--save', 'mine/once/games');
    const once = () => roundhouse('watch', 'once', '--titles', 'mine', '--once');
    expect(await once()).toMatchObject({ code: 0, out: [expect.stringMatching(/^compiled once/), '  1 agree, 0 differ'] });
    writeFileSync(file('once', 'trains.yaml'), "trains:\n  - {id: '2', price: 95}\n");
    const { code, out } = await once();
    expect([code, out.at(-1)]).toEqual([1, '  0 agree, 1 differ']);
    const { sections } = TITLES[first] ?? {};
    expect(out[1]).toMatch(/differs: game .+, action \d+ is refused: train\.price \(.+\): .+95/);
    expect(out[1]).toContain(`(${sections?.['train.price']})`);
    writeFileSync(file('once', 'trains.yaml'), 'trains: 3\n');
    expect(await once()).toMatchObject({ code: 1 });
  });
});

describe('compile', () => {
  it('writes sound titles, tells of the others and keeps what they were', async () => {
    await roundhouse('new', 'good', '--from', first, '--extends', '--titles', 'shelf');
    await roundhouse('new', 'bad', '--from', first, '--extends', '--titles', 'shelf');
    expect((await roundhouse('compile', '--titles', 'shelf', '--out', 'json')).code).toBe(0);
    const built = () => readdirSync(join(work, 'json')).map((name) => readFileSync(join(work, 'json', name), 'utf8'));
    const sound = built();
    expect(sound.map((each) => (JSON.parse(each) as { id: string }).id)).toEqual(['bad', 'good']);
    writeFileSync(join(work, 'shelf', 'bad', 'trains.yaml'), 'trains: 3\n');
    const { code, err } = await roundhouse('compile', '--titles', 'shelf', '--out', 'json');
    expect([code, err.join('\n')]).toEqual([1, expect.stringContaining('trains.yaml:1:9')]);
    expect(built()).toEqual(sound);
  });
});

describe('help', () => {
  it.each(['new', 'todo', 'watch', 'compile', 'diff', 'explain', 'check', 'play', 'replay', 'export', 'routes', 'bench'])(
    '%s shows how it is used',
    async (command) => {
      const { code, out } = await roundhouse(command, '--help');
      expect([code, out.join('\n')]).toEqual([0, expect.stringContaining(`Examples:\n  roundhouse ${command}`)]);
    },
  );
  it('names a folder of schemas that is there', () => expect(existsSync(schemaFolder())).toBe(true));
});
