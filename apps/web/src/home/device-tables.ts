const KEY = 'roundhouse.tables';
const MOST = 50;

/** Ids of the tables that this device has opened, last one first. */
export function deviceTables(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberTable(id: string): void {
  keep([id, ...deviceTables().filter((other) => other !== id)].slice(0, MOST));
}

export function forgetTable(id: string): void {
  keep(deviceTables().filter((other) => other !== id));
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage may be full or forbidden; the table itself is with the server.
  }
}
