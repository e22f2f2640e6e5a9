/** Where the server keeps a table; `what` is done to it or asked of it. */
export const tablePath = (id: string, what = ''): string => `/api/tables/${encodeURIComponent(id)}${what}`;

/** Where the server keeps a compiled title. */
export const titlePath = (hash: string): string => `/api/titles/${encodeURIComponent(hash)}`;
