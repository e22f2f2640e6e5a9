/** Shows one step of a worked example at a time, with its board; the address names the step. */
export function walkExample(): void {
  const page = document.querySelector<HTMLElement>('[data-example]');
  const board = page?.querySelector<HTMLElement>('[data-board]');
  const walk = page?.querySelector<HTMLElement>('[data-walk]');
  if (!page || !board || !walk) return;
  const steps = [...page.querySelectorAll<HTMLElement>('.example-steps > li')];
  const [previous, next, onward] = ['[data-previous]', '[data-next]', '[data-continue]'].map((name) =>
    walk.querySelector<HTMLButtonElement>(name),
  );
  const status = walk.querySelector('[role=status]');
  const boards = new Map<string, Promise<string>>();
  const boardOf = (address: string): Promise<string> => {
    const known = boards.get(address) ?? fetch(address).then((answer) => (answer.ok ? answer.text() : ''));
    boards.set(address, known);
    return known;
  };
  let at = 0;
  const show = async (index: number, tell: boolean): Promise<void> => {
    at = Math.min(Math.max(index, 0), steps.length - 1);
    const step = steps[at];
    if (step === undefined) return;
    steps.forEach((one, place) => {
      one.hidden = place !== at;
    });
    if (previous) previous.disabled = at === 0;
    if (next) next.disabled = at === steps.length - 1;
    if (tell) history.replaceState(null, '', `#${step.id}`);
    const wanted = at;
    const drawn = await boardOf(step.dataset['board'] ?? '').catch(() => '');
    if (at === wanted && drawn !== '') board.innerHTML = drawn;
    const coming = steps[at + 1]?.dataset['board'];
    if (coming !== undefined) void boardOf(coming).catch(() => '');
  };
  const named = (): number =>
    Math.max(
      0,
      steps.findIndex(({ id }) => id === decodeURIComponent(location.hash.slice(1))),
    );
  walk.hidden = false;
  previous?.addEventListener('click', () => void show(at - 1, true));
  next?.addEventListener('click', () => void show(at + 1, true));
  addEventListener('hashchange', () => void show(named(), false));
  addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
    if (altKey || ctrlKey || metaKey) return;
    if (target instanceof Element && target.closest('input, dialog, [data-board]') !== null) return;
    if (key === 'ArrowRight') void show(at + 1, true);
    if (key === 'ArrowLeft') void show(at - 1, true);
  });
  onward?.addEventListener('click', () => {
    onward.disabled = true;
    openTable(page.dataset['game'] ?? '', Number(steps[at]?.dataset['actions'] ?? 0)).then(
      (table) => {
        location.href = table;
      },
      () => {
        onward.disabled = false;
        if (status !== null) status.textContent = onward.dataset['failed'] ?? '';
      },
    );
  });
  void show(named(), false);
}

/** Opens a game file in the play app with its first actions and answers the address of the table. */
async function openTable(file: string, actions: number): Promise<string> {
  const game = await (await fetch(file)).text();
  const answer = await fetch(`/api/imports?upTo=${String(actions)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: game,
  });
  const lines = (await answer.text()).trim().split('\n');
  const { id } = JSON.parse(lines.at(-1) ?? '{}') as { readonly id?: string };
  if (id === undefined) throw new Error('the game was not opened');
  return `/table/${id}`;
}
