import type { z } from 'zod';

const LARGEST_BODY = 64 * 1024;
/** Largest game file that is taken. */
export const LARGEST_FILE = 5 * 1024 * 1024;

/** Why a request could not be understood; the page turns it into words. */
export type Trouble =
  | 'too_large'
  | 'not_json'
  | 'wrong_form'
  | 'unknown_table'
  | 'unknown_title'
  | 'unknown_option'
  /** Where others sit nobody chooses the seed. */
  | 'seed_of_one'
  | 'player_count'
  | 'same_name'
  | 'nothing_to_undo'
  | 'nothing_to_redo'
  | 'not_available'
  /** Until what is hidden comes out. */
  | 'secret'
  | 'outdated'
  | 'older_rules'
  | 'no_such_action'
  | 'foreign_origin'
  | 'not_your_seat'
  | 'wrong_seats'
  | 'motion_pending'
  | 'void_link'
  | 'too_many'
  | 'away'
  | 'broken';

export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

export const trouble = (kind: Trouble, status: number, detail?: string, headers: Readonly<Record<string, string>> = {}): Response =>
  json({ trouble: kind, ...(detail === undefined ? {} : { detail }) }, status, headers);

/** Reads a JSON body of limited size and checks its form; an answer to send back where that fails. */
export async function readBody<T>(request: Request, form: z.ZodType<T>): Promise<{ readonly body: T } | { readonly answer: Response }> {
  const read = await readText(request, LARGEST_BODY);
  if ('answer' in read) return read;
  let value: unknown;
  try {
    value = JSON.parse(read.text);
  } catch {
    return { answer: trouble('not_json', 400) };
  }
  const parsed = form.safeParse(value);
  if (parsed.success) return { body: parsed.data };
  const issue = parsed.error.issues[0];
  return { answer: trouble('wrong_form', 400, issue === undefined ? undefined : `${issue.path.join('.')}: ${issue.message}`) };
}

/** Reads the text of a body of limited size that was sent from this origin and says that it is JSON. */
export async function readText(request: Request, largest: number): Promise<{ readonly text: string } | { readonly answer: Response }> {
  const origin = request.headers.get('origin');
  if (origin !== null && hostOf(origin) !== (request.headers.get('x-forwarded-host') ?? request.headers.get('host')))
    return { answer: trouble('foreign_origin', 403) };
  const text = await bodyOf(request, largest);
  if (text === null) return { answer: trouble('too_large', 413) };
  // A form of another site can send text, never JSON.
  if (request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json')
    return { answer: trouble('not_json', 415, 'content-type must be application/json') };
  return { text };
}

/** The host of an origin; null where it has none (`null`, or no address at all). */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host || null : null;
}

/** The text of a body; null once it grows over the limit. */
async function bodyOf(request: Request, largest: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return null;
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  const reader = request.body.getReader();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > largest) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
