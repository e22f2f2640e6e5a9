/** The moment that an address names (`?at=123`); null: now. */
export function atOf(search: string): number | null {
  const at = new URLSearchParams(search).get('at');
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

/** An address of the same table at another moment. */
export function withAt(href: string, at: number | null): string {
  const url = new URL(href);
  if (at === null) url.searchParams.delete('at');
  else url.searchParams.set('at', String(at));
  return url.href;
}
