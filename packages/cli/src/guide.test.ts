import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './program.ts';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/authoring/README.md'), 'utf8');
const work = mkdtempSync(join(tmpdir(), 'roundhouse-guide-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

interface Block {
  readonly kind: string;
  readonly about: string;
  readonly text: string;
}
const blocks = [...guide.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, kind = '', about = '', text = '']): Block => ({
  kind,
  about,
  text: text.trimEnd(),
}));
/** What the last command wrote. */
let said = '';

async function command(line: string): Promise<void> {
  const [words = '', remark = ''] = line.split(' # ');
  const [program, ...args] = words.trim().split(' ');
  if (program === 'cp') {
    for (const file of args.slice(0, -1)) cpSync(join(root, file), join(work, args.at(-1) ?? '', file.split('/').at(-1) ?? ''));
    return;
  }
  expect(program).toBe('npm');
  if (args[0] === 'start' || args[1] === 'dev') return served(args);
  expect(args.slice(0, 3)).toEqual(['run', '-s', 'roundhouse']);
  const code = await roundhouse(args.slice(4));
  expect([line, code]).toEqual([line, remark === 'fails' ? 1 : 0]);
}

/** Runs a command; one that goes on is stopped when it has said all it has to say. */
async function roundhouse(args: readonly string[]): Promise<number> {
  const lines: string[] = [];
  const stop = new AbortController();
  const out = (text: string): void => {
    lines.push(text);
    if (args[0] === 'watch' && text.includes('agree')) stop.abort();
  };
  const code = await run(args, { out, err: out, cwd: work, until: stop.signal });
  said = lines.join('\n');
  return code;
}

/** The commands that serve pages are there, and what they compile compiles. */
async function served(args: readonly string[]): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  expect(existsSync(join(root, scripts[args[0] === 'start' ? 'start' : 'dev']?.split(' ')[1] ?? ''))).toBe(true);
  expect(await roundhouse(['compile', ...args.slice(args.indexOf('--') + 1), '--out', 'built'])).toBe(0);
}

describe('the guide for authors', () => {
  it('has something to run', () => expect(blocks.length).toBeGreaterThan(15));
  it.each(blocks.map((block, index) => ({ ...block, index, line: block.text.split('\n')[0] ?? '' })))(
    'does as it says: $index $kind $about $line',
    async ({ kind, about, text }) => {
      if (kind === 'sh') for (const line of text.split('\n')) await command(line);
      else if (kind === 'text') for (const line of text.split('\n')) expect(said).toContain(line);
      else if (about.startsWith('in ')) expect(readFileSync(join(root, about.slice(3)), 'utf8')).toContain(text);
      else {
        expect(kind).toBe('yaml');
        const file = join(work, about);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${text}\n`);
      }
    },
    60_000,
  );
});

describe('the smallest title', () => {
  const folder = join(root, 'docs/authoring');
  it('has no faults and is played to its end by bots', async () => {
    expect([await roundhouse(['check', join(folder, 'seven-hexes')]), said]).toEqual([0, '1 title, no faults']);
    cpSync(join(folder, 'seven-hexes'), join(work, 'small/seven-hexes'), { recursive: true });
    const code = await roundhouse(['play', 'seven-hexes', '--titles', 'small', '--players', '3', '--games', '2']);
    expect([code, said]).toEqual([0, expect.stringMatching(/2 games: 2 (?!stopped).*; 0 failed$/)]);
  });
});
