const PATIENCE = 10_000;

/** Sends something about people to the server; the answer, or null where it could not be done. */
export async function send<T>(path: string, body: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<T | null> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
