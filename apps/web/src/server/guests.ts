import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secret } from './secret.ts';

const COOKIE = 'roundhouse_guest';
/** As long as browsers keep a cookie, in seconds. */
const KEPT = 400 * 24 * 3600;

const signed = (guest: string): string => createHmac('sha256', secret()).update(`guest ${guest}`).digest('base64url');

/** The guest whose cookie a request carries; null where it carries none, or one that we have not signed. */
export function guestOf(request: { readonly headers: Pick<Headers, 'get'> }): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name !== COOKIE) continue;
    const [guest = '', signature = ''] = value.split('.');
    const [given, due] = [Buffer.from(signature), Buffer.from(signed(guest))];
    if (given.length === due.length && timingSafeEqual(given, due)) return guest;
  }
  return null;
}

/** The guest of a request, or a new one with the cookie that makes him known from now on. */
export function guestFor(request: Request): { readonly guest: string; readonly headers: Readonly<Record<string, string>> } {
  const known = guestOf(request);
  if (known !== null) return { guest: known, headers: {} };
  const guest = randomBytes(18).toString('base64url');
  const secure = request.headers.get('x-forwarded-proto') === 'https' || request.url.startsWith('https:') ? '; Secure' : '';
  const cookie = `${COOKIE}=${guest}.${signed(guest)}; Path=/; Max-Age=${KEPT}; HttpOnly; SameSite=Lax${secure}`;
  return { guest, headers: { 'set-cookie': cookie } };
}
