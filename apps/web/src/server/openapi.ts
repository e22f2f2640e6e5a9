import { z } from 'zod';
import {
  answerBody,
  copyBody,
  linkBody,
  messageBody,
  newTableBody,
  noteBody,
  playBody,
  stepBody,
  summariesBody,
  tokenBody,
} from './bodies.ts';

/** Where version 1 is served. */
export const SERVED_AT = '/api/v1';

/** One thing that can be asked of the server. Its body is checked by the very schema that is shown. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly query?: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<number, string>>;
}

const CHANGED = {
  200: 'Done: `{ view }`, the table as it stands now.',
  202: 'The others are asked first: `{ view }`. The room shows the motion.',
  400: 'The body has not the form that it should: `{ trouble, detail }`.',
  403: 'Not your seat.',
  404: 'There is no such table.',
  409: 'The table has moved on: `{ view }` shows how it stands now. Look again and decide.',
  422: 'The rules refuse it: `{ refusal: { rule, params } }`. The table is unchanged.',
  429: 'Too many requests: `Retry-After` says when to come back.',
  503: 'The database is away for a moment; the same request with the same `request` name may be sent again.',
} as const;
const READ = { 200: 'The answer.', 404: 'There is no such table.' } as const;

/** Everything that can be asked, in the order in which a client meets it. */
export const OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/tables',
    summary: 'Starts a table; the cookie of the answer holds its seats.',
    body: newTableBody,
    answers: { 201: '`{ id }`', 400: CHANGED[400] },
  },
  {
    method: 'get',
    path: '/tables/{id}',
    summary: 'A table as you see it.',
    query: { seen: 'Revision that you know: `{ unchanged: true }` where it is still the newest.' },
    answers: READ,
  },
  {
    method: 'get',
    path: '/tables/{id}/choices',
    summary: 'Everything that your seats may do now; an `amount` may be anything in its range, `judged` routes any legal run.',
    answers: READ,
  },
  {
    method: 'post',
    path: '/tables/{id}/actions',
    summary:
      'Plays an action: `expected` is the number that it will get, `revision` the state of the table that you have seen. The same `request` name counts once.',
    body: playBody,
    answers: CHANGED,
  },
  {
    method: 'post',
    path: '/tables/{id}/undo',
    summary: 'Takes actions back, down to the first `to`; your own last one where `to` is left out. Those of others only when they agree.',
    body: stepBody,
    answers: CHANGED,
  },
  { method: 'post', path: '/tables/{id}/redo', summary: 'Plays again what was taken back.', body: stepBody, answers: CHANGED },
  {
    method: 'post',
    path: '/tables/{id}/motion',
    summary: 'Agrees to what another asks, or refuses it.',
    body: answerBody,
    answers: CHANGED,
  },
  {
    method: 'get',
    path: '/tables/{id}/events',
    summary:
      'Server-sent events: `table` with what has changed, `room` when something was said or asked, `watchers` when somebody comes or goes. Goes on behind `Last-Event-ID`.',
    query: { last: 'Mark of the last event, for clients that cannot set the header.' },
    answers: { 200: 'A stream that does not end.', 404: READ[404] },
  },
  {
    method: 'get',
    path: '/tables/{id}/room',
    summary: 'Who sits at the table, what is asked and said, and your own notes.',
    answers: READ,
  },
  { method: 'get', path: '/tables/{id}/history', summary: 'The state at the start and every action since.', answers: READ },
  { method: 'get', path: '/tables/{id}/export', summary: 'The game as a file in the 18xx.games format.', answers: READ },
  {
    method: 'post',
    path: '/tables/{id}/copies',
    summary: 'A table of your own that begins with the first `at` actions of this one.',
    body: copyBody,
    answers: { 201: '`{ id }`' },
  },
  {
    method: 'post',
    path: '/tables/{id}/links',
    summary: 'A link that gives a seat once: your own to another device, or a free one of a table that you started.',
    body: linkBody,
    answers: { 201: '`{ path }`', 403: CHANGED[403] },
  },
  {
    method: 'post',
    path: '/seats',
    summary: 'Takes the seat of a link.',
    body: tokenBody,
    answers: { 200: '`{ id, player }`', 410: 'The link has been used or is too old.' },
  },
  {
    method: 'post',
    path: '/tables/{id}/messages',
    summary: 'Says something at the table.',
    body: messageBody,
    answers: { 201: 'Said.', 403: CHANGED[403] },
  },
  { method: 'put', path: '/tables/{id}/note', summary: 'Keeps what you write for yourself.', body: noteBody, answers: { 200: 'Kept.' } },
  {
    method: 'post',
    path: '/summaries',
    summary: 'Where the tables stand that you name or sit at.',
    body: summariesBody,
    answers: { 200: '`{ tables }`' },
  },
  { method: 'get', path: '/titles/{hash}', summary: 'The compiled title of a table, by the hash that the table names.', answers: READ },
  { method: 'get', path: '/health', summary: 'Whether the process lives.', answers: { 200: 'It does.' } },
  { method: 'get', path: '/ready', summary: 'Whether requests can be served now.', answers: { 200: 'They can.', 503: CHANGED[503] } },
];

const parameter = (name: string, place: 'path' | 'query', description: string) => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema: { type: 'string' },
});

/** The schema of a body as a client sends it. */
export const schemaOf = (body: z.ZodType): unknown => z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });

/** The OpenAPI description of version 1. */
export function openapi(): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path, summary, body, query = {}, answers } of OPERATIONS) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      parameter(name, 'path', name === 'id' ? 'Id of the table' : name),
    );
    paths[path] = {
      ...paths[path],
      [method]: {
        summary,
        parameters: [...named, ...Object.entries(query).map(([name, about]) => parameter(name, 'query', about))],
        ...(body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
        responses: Object.fromEntries(Object.entries(answers).map(([status, description]) => [status, { description }])),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Roundhouse', version: '1', description: 'Tables of 18xx games. A cookie from the first request holds your seats.' },
    servers: [{ url: SERVED_AT }],
    paths,
  };
}
