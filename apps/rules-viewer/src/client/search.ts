import type MiniSearch from 'minisearch';

interface Entry {
  readonly url: string;
  readonly name: string;
  readonly text: string;
  readonly weight: number;
}

const MOST = 20;
/** Without marks, so that a search needs no accents. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The search over all pages of the language: opened by its button or `/`, loaded when it is first opened. */
export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  const opener = document.querySelector<HTMLButtonElement>('[data-search]');
  const input = dialog?.querySelector('input');
  const found = dialog?.querySelector('ol');
  const status = dialog?.querySelector<HTMLElement>('[role=status]');
  if (!dialog || !opener || !input || !found || !status) return;
  let index: Promise<{ readonly search: MiniSearch; readonly entries: readonly Entry[] }> | null = null;

  const load = async () => {
    const [{ default: Search }, answer] = await Promise.all([import('minisearch'), fetch(dialog.dataset['index'] ?? '')]);
    const entries = (await answer.json()) as readonly Entry[];
    const search = new Search({ fields: ['name', 'text'], processTerm: (term) => bare(term) });
    search.addAll(entries.map((entry, id) => ({ id, ...entry })));
    return { search, entries };
  };
  const show = async (): Promise<void> => {
    const asked = input.value.trim();
    try {
      const { search, entries } = await (index ??= load());
      if (asked !== input.value.trim()) return;
      const hits = search
        .search(asked, {
          prefix: true,
          fuzzy: 0.2,
          boost: { name: 2 },
          boostDocument: (id) => entries[Number(id)]?.weight ?? 1,
          combineWith: 'AND',
        })
        .slice(0, MOST);
      found.replaceChildren(...hits.flatMap(({ id }) => entries[Number(id)] ?? []).map(line));
      status.textContent = asked !== '' && hits.length === 0 ? (status.dataset['none'] ?? '') : '';
    } catch {
      index = null;
      status.textContent = status.dataset['failed'] ?? '';
    }
  };
  const open = (): void => {
    dialog.showModal();
    input.select();
    void show();
  };
  opener.hidden = false;
  opener.addEventListener('click', open);
  input.addEventListener('input', () => void show());
  found.addEventListener('click', () => {
    dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === input) {
      event.preventDefault();
      found.querySelector('a')?.click();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const stops: readonly HTMLElement[] = [input, ...found.querySelectorAll('a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[Math.min(Math.max(at + (event.key === 'ArrowDown' ? 1 : -1), 0), stops.length - 1)]?.focus();
  });
  addEventListener('keydown', (event) => {
    const typing = event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null;
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    open();
  });
}

function line({ url, name, text }: Entry): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  const head = document.createElement('strong');
  head.textContent = name;
  const body = document.createElement('span');
  body.textContent = text;
  link.append(head, body);
  item.append(link);
  return item;
}
