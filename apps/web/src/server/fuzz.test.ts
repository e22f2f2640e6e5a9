import { chanceFrom, pick } from '@roundhouse/bots';
import { choices } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { withServer } from '../../test/api-client.ts';
import { POST as newTable } from '../app/api/tables/route.ts';
import { GET as getTable } from '../app/api/tables/[id]/route.ts';
import { POST as postAction } from '../app/api/tables/[id]/actions/route.ts';
import { POST as postUndo } from '../app/api/tables/[id]/undo/route.ts';
import { POST as postRedo } from '../app/api/tables/[id]/redo/route.ts';
import { POST as postMotion } from '../app/api/tables/[id]/motion/route.ts';
import { POST as postMessage } from '../app/api/tables/[id]/messages/route.ts';
import { PUT as putNote } from '../app/api/tables/[id]/note/route.ts';
import { POST as postLink } from '../app/api/tables/[id]/links/route.ts';
import { POST as postCopy } from '../app/api/tables/[id]/copies/route.ts';
import { GET as getChoices } from '../app/api/tables/[id]/choices/route.ts';
import { GET as getExport } from '../app/api/tables/[id]/export/route.ts';
import { GET as getHistory } from '../app/api/tables/[id]/history/route.ts';
import { GET as getRoom } from '../app/api/tables/[id]/room/route.ts';
import { POST as postSeat } from '../app/api/seats/route.ts';
import { POST as postSummaries } from '../app/api/summaries/route.ts';
import { store } from './stores.ts';
import type { TableView } from './tables.ts';

const MUTATIONS = 10_000;
/** Cards that one of three players sees (1846 §3.1). */
const HAND = 5;
const folder = withServer();
const host = 'http://localhost';
const title = findTitle('1846');

type Handler = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>;

const ask = (handler: Handler, id: string, text: string, headers: Record<string, string>, method = 'POST') =>
  handler(new Request(`${host}/api/tables/any`, { method, headers, ...(method === 'GET' ? {} : { body: text }) }), {
    params: Promise.resolve({ id }),
  });

describe('requests with anything in them', () => {
  it(`are answered without a fault of the server, and change nothing, ${MUTATIONS} times`, { timeout: 600_000 }, async () => {
    if (title === null) throw new Error('no title');
    const json = { 'content-type': 'application/json' };
    // A game that hides cards, and the seed from which all of them can be reckoned.
    const body = { title: '1846', players: ['Ann', 'Ben', 'Cem'], options: [], seats: ['link', 'link', 'here'] };
    const made = await newTable(
      new Request(`${host}/api/tables`, { method: 'POST', headers: json, body: JSON.stringify(body) }),
      undefined,
    );
    const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { id } = (await made.json()) as { id: string };
    const shelf = await store();
    await shelf.keepNote(id, 'somebody-else', 'a secret of somebody else');
    const state = (await shelf.opened(id))?.head?.state;
    if (state === undefined) throw new Error('no table');
    const seed = String(state.setup.seed);
    const cards = state.mechanics.card_draft?.deck ?? [];
    expect([seed.length, cards.length > HAND]).toEqual([32, true]);
    const chance = chanceFrom(17);
    const [choice] = choices({ title, state });
    const handlers: readonly (readonly [Handler, unknown, string?])[] = [
      [postAction, { expected: 1, revision: 0, request: 'fuzz-request', action: choice?.action }],
      [postUndo, { revision: 0, to: 0 }],
      [postRedo, { revision: 0 }],
      [postMotion, { revision: 0, talk: 0, agree: true }],
      [postMessage, { text: 'hello' }],
      [putNote, { text: 'hello' }, 'PUT'],
      [postLink, { player: '2' }],
      [postSeat, { token: 'x'.repeat(32) }],
      [postCopy, { at: 0 }],
      [postSummaries, { ids: [id] }],
      [newTable, { ...body, players: ['Ann', 'Ann'] }],
      [getTable, {}, 'GET'],
      [getRoom, {}, 'GET'],
      [getChoices, {}, 'GET'],
      [getHistory, {}, 'GET'],
      [getExport, {}, 'GET'],
    ];
    const junk = [
      null,
      true,
      -1,
      1e308,
      0.5,
      '',
      'constructor',
      '__proto__',
      [],
      {},
      [[[[]]]],
      '\u0000',
      '\ud800',
      '9'.repeat(400),
      { by: {} },
    ];
    /** One thing of a body replaced, added or left out; now and then its text is cut or written over. */
    const mutated = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || chance() < 0.2) return pick(junk, chance);
      const parts = Object.entries(value);
      const at = Math.floor(chance() * (parts.length + 1));
      const changed = parts.map(([name, part], index) => (index === at ? ([name, mutated(part)] as const) : ([name, part] as const)));
      const more = at === parts.length ? [['more', pick(junk, chance)] as const] : [];
      return Object.fromEntries([...changed, ...more].filter((_, index) => index !== at || chance() < 0.8));
    };
    const broken = (text: string) =>
      chance() < 0.05 ? text.slice(0, Math.floor(chance() * text.length)) : chance() < 0.03 ? `${'['.repeat(5000)}` : text;
    const before = await shelf.opened(id);
    const statuses = new Map<number, number>();
    for (let time = 0; time < MUTATIONS; time += 1) {
      const [handler, good, method] = pick(handlers, chance) ?? handlers[0] ?? [postUndo, {}];
      // A stranger may send the very thing that the one whose turn it is may.
      const known = chance() < 0.5;
      const foreign = handler === postMessage || handler === putNote || handler === postLink;
      // What he sends whose turn it is is meant for another revision: whatever is left of it may change nothing.
      const late = typeof good === 'object' && good !== null && 'revision' in good ? { ...good, revision: 99 } : good;
      const sent = known && !foreign ? mutated(late) : chance() < 0.5 ? good : mutated(good);
      const headers = { ...json, ...(known && !foreign ? { cookie } : { cookie: `${cookie.slice(0, -3)}abc` }) };
      const response = await ask(
        handler,
        chance() < 0.9 ? id : (pick(['constructor', '__proto__', '', '\u0000', '\ud800', '9'.repeat(400)], chance) ?? ''),
        broken(JSON.stringify(sent) ?? ''),
        headers,
        method,
      );
      const text = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status >= 500) throw new Error(`${response.status} for ${JSON.stringify(sent)}`);
      const deck = (JSON.parse(text) as { view?: TableView }).view?.state.mechanics.card_draft?.deck ?? [];
      // Whoever is in turn sees his hand and nothing beyond it; nobody else sees a card.
      if (deck.some((card, place) => card !== '?' && !(known && !foreign && place < HAND))) throw new Error(`cards in ${text}`);
      for (const hidden of ['a secret of somebody else', 'somebody-else', seed, cookie.split(/[=.]/)[1] ?? 'x', folder, '    at '])
        if (text.includes(hidden)) throw new Error(`"${hidden}" in the answer to ${JSON.stringify(sent)}`);
    }
    const after = await shelf.opened(id);
    expect(after?.head).toEqual(before?.head);
    expect(after?.table).toEqual(before?.table);
    expect(await shelf.messages(id, 9)).toEqual([]);
    expect([...statuses.keys()].every((status) => status < 500)).toBe(true);
    expect(statuses.get(403)).toBeGreaterThan(100);
    expect(statuses.get(400)).toBeGreaterThan(100);
  });
});
