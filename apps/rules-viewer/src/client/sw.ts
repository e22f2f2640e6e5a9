// Keeps what has been read, and the search, for when there is no connection. Pages come from the network first, so that they are
// never older than they need be; what is named by its content comes from the store.
const STORE = 'reference-1';

interface Fetching extends Event {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface Waiting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Told extends Waiting {
  readonly data: unknown;
}

addEventListener('message', (event) => {
  const { data, waitUntil } = event as unknown as Told;
  const language = typeof data === 'object' && data !== null && 'keep' in data ? data.keep : null;
  if (typeof language === 'string' && /^[a-z]{2}$/.test(language)) waitUntil.call(event, keep(language));
});

addEventListener('fetch', (event) => {
  const fetching = event as Fetching;
  const { method, url } = fetching.request;
  if (method === 'GET' && new URL(url).pathname.startsWith('/rules')) fetching.respondWith(answer(fetching.request));
});

async function answer(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  if (new URL(request.url).pathname.startsWith('/rules/assets/')) {
    const known = await store.match(request);
    if (known !== undefined) return known;
  }
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await store.put(request, fresh.clone());
    return fresh;
  } catch (trouble) {
    const known = await store.match(request, { ignoreSearch: true });
    if (known !== undefined) return known;
    throw trouble;
  }
}

/** Fetches all pages of a language that are not kept yet. */
async function keep(language: string): Promise<void> {
  const list = await fetch(`/rules/${language}/offline.json`);
  if (!list.ok) return;
  const store = await caches.open(STORE);
  for (const address of (await list.json()) as readonly string[]) {
    if ((await store.match(address)) === undefined) await store.add(address).catch(() => undefined);
  }
}
