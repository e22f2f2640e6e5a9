import { describe, expect, it } from 'vitest';
import { newTableBody, summariesBody } from './bodies.ts';
import { readBody } from './respond.ts';

const json = { 'content-type': 'application/json', host: 'here.example' };

async function status(headers: Record<string, string>, body = '{"ids":[]}'): Promise<number> {
  const read = await readBody(new Request('http://here.example/api', { method: 'POST', headers, body }), summariesBody);
  return 'answer' in read ? read.answer.status : 200;
}

describe('requests', () => {
  it('are taken from this host only', async () => {
    expect(await status(json)).toBe(200);
    expect(await status({ ...json, origin: 'http://here.example' })).toBe(200);
    for (const origin of ['http://elsewhere.example', 'null', 'garbage', 'file://', ''])
      expect(await status({ ...json, origin }), origin).toBe(403);
  });

  it('are JSON and say so', async () => {
    expect(await status({ ...json, 'content-type': 'application/json; charset=utf-8' })).toBe(200);
    expect(await status({ ...json, 'content-type': 'text/plain' })).toBe(415);
    expect(await status(json, '{')).toBe(400);
    expect(await status(json, '{"ids":[1]}')).toBe(400);
  });
});

describe('names of players', () => {
  const taken = (name: string) => {
    const read = newTableBody.safeParse({ title: '1830', players: [name, 'Ben'], options: [] });
    return read.success ? read.data.players[0] : null;
  };

  it('are trimmed and written in one way', () => {
    expect(taken('  Ann   Lee ')).toBe('Ann Lee');
    expect(taken('Jose\u0301')).toBe('José');
    expect(taken('علی')).toBe('علی');
    expect(taken('👩‍🚀')).toBe('👩‍🚀');
  });

  it('hold nothing that disturbs the words around them', () => {
    for (const name of ['', '   ', 'A\u0000', 'A\nB', 'A\u202eB', 'A\u2066B', '\ud800', 'A\u200bB', '\u200d', 'x'.repeat(31)])
      expect(taken(name)).toBeNull();
  });
});
