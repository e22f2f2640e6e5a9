import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestFor, guestOf } from './guests.ts';
import { take } from './limits.ts';
import { clientAddress } from './start.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-guests-'));
beforeAll(() => {
  process.env.DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));

const asking = (cookie: string, url = 'http://localhost/') => new Request(url, { headers: { cookie } });
const cookieOf = (request = new Request('http://localhost/')) => guestFor(request).headers['set-cookie'] ?? '';

describe('a guest', () => {
  it('is known by the cookie that he was given, which no script can read', () => {
    const { guest, headers } = guestFor(new Request('http://localhost/'));
    const cookie = headers['set-cookie'] ?? '';
    expect(cookie).toMatch(/^roundhouse_guest=[\w-]{24}\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const [given = ''] = cookie.split(';');
    expect(guestOf(asking(`other=1; ${given}`))).toBe(guest);
    expect(guestFor(asking(given))).toEqual({ guest, headers: {} });
    expect(cookieOf(new Request('https://localhost/'))).toMatch(/; Secure$/);
  });

  it('is nobody with a cookie that was altered or made up', () => {
    const [given = ''] = cookieOf().split(';');
    const [other = ''] = cookieOf().split(';');
    const [name = ''] = given.split('.');
    for (const forged of [name, `${name}.`, `${given}x`, `${name}.${other.split('.')[1] ?? ''}`, 'roundhouse_guest=..', 'roundhouse_guest'])
      expect(guestOf(asking(forged)), forged).toBeNull();
  });

  it('is signed with a secret that only the owner of the data folder reads', () => {
    cookieOf();
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });
});

describe('limits', () => {
  it('let a burst through and then so many each second', () => {
    const rate = { burst: 3, perSecond: 2 };
    expect([0, 0, 0, 0].map((at) => take('ann', rate, at))).toEqual([0, 0, 0, 1]);
    expect(take('ben', rate, 0)).toBe(0);
    expect(take('ann', rate, 400)).toBe(1);
    expect(take('ann', rate, 1000)).toBe(0);
  });

  it('go by the socket, or by what the proxies that are trusted have written', () => {
    expect(clientAddress('10.0.0.1', '1.2.3.4', 0)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
    expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.9', 2)).toBe('1.2.3.4');
    expect(clientAddress('10.0.0.1', '', 1)).toBe('10.0.0.1');
  });
});
