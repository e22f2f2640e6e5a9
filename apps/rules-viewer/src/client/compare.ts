/** Chooses titles and rows of the comparison; the address `?t=1828,1830&diff=1` keeps the choice. */
export function compareTitles(): void {
  const form = document.querySelector<HTMLFormElement>('[data-compare]');
  const table = document.querySelector<HTMLTableElement>('.compare-table');
  const output = form?.querySelector('output');
  if (!form || !table || !output) return;
  const counts = JSON.parse(output.dataset['counts'] ?? '[]') as readonly string[];
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name=t]')];
  const diff = form.querySelector<HTMLInputElement>('input[name=diff]');
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr[id]')];
  const cells = [...table.querySelectorAll<HTMLElement>('[data-title]')];
  const asked = new URLSearchParams(location.search);
  const wanted = asked.get('t')?.split(',') ?? [];
  const known = wanted.filter((id) => boxes.some(({ value }) => value === id));
  if (known.length > 0) for (const box of boxes) box.checked = known.includes(box.value);
  if (diff !== null) diff.checked = asked.get('diff') === '1';

  const show = (): void => {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    for (const cell of cells) cell.hidden = !chosen.includes(cell.dataset['title'] ?? '');
    for (const row of rows) {
      const answers = new Set([...row.querySelectorAll<HTMLElement>('td:not([hidden])')].map(({ dataset }) => dataset['answer']));
      row.classList.toggle('compare-differs', answers.size > 1);
      row.hidden = diff?.checked === true && answers.size < 2;
    }
    for (const body of table.tBodies) body.hidden = [...body.querySelectorAll<HTMLElement>('tr[id]')].every(({ hidden }) => hidden);
    output.value = counts[rows.filter(({ hidden }) => !hidden).length] ?? '';
    const search = [...(chosen.length === boxes.length ? [] : [`t=${chosen.join(',')}`]), ...(diff?.checked === true ? ['diff=1'] : [])];
    history.replaceState(null, '', `${location.pathname}${search.length === 0 ? '' : `?${search.join('&')}`}${location.hash}`);
  };
  form.hidden = false;
  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  const copy = form.querySelector<HTMLElement>('[data-copy]');
  copy?.addEventListener('click', () => {
    void navigator.clipboard.writeText(location.href).then(() => {
      output.value = copy.dataset['copied'] ?? '';
    });
  });
  form.querySelector('[data-csv]')?.addEventListener('click', () => {
    const shown = [...table.rows].filter((row) => !row.hidden && row.closest('tbody')?.hidden !== true && !row.matches('.compare-topic'));
    const quoted = (text: string): string => `"${text.trim().replaceAll('\u00a0', ' ').replaceAll('"', '""')}"`;
    const lines = shown.map((row) =>
      [...row.cells]
        .filter(({ hidden }) => !hidden)
        .map(({ textContent }) => quoted(textContent))
        .join(','),
    );
    const link = document.createElement('a');
    // The mark tells spreadsheets that the letters are UTF-8.
    link.href = URL.createObjectURL(new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' }));
    link.download = 'compare.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  });
  show();
}
