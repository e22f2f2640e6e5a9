/** Shows the titles that fit what is asked for; the address keeps it, so that it can be passed on. */
export function findTitles(): void {
  const form = document.querySelector<HTMLFormElement>('[data-find]');
  const output = form?.querySelector('output');
  if (!form || !output) return;
  const counts = JSON.parse(output.dataset['counts'] ?? '[]') as readonly string[];
  const titles = [...document.querySelectorAll<HTMLElement>('.title-list > li')];
  const asked = new URLSearchParams(location.search);
  for (const select of form.querySelectorAll('select')) {
    const value = asked.get(select.name);
    if (value !== null && [...select.options].some((option) => option.value === value)) select.value = value;
  }
  const show = (): void => {
    const wanted = new FormData(form);
    const value = (name: string): string => {
      const one = wanted.get(name);
      return typeof one === 'string' ? one : '';
    };
    const fits = ({ dataset }: HTMLElement): boolean => {
      const [min = 0, max = 0] = (dataset['players'] ?? '').split(' ').map(Number);
      const players = Number(value('players'));
      const hours = dataset['hours'] ?? '';
      return (
        (value('players') === '' || (min <= players && players <= max)) &&
        (value('hours') === '' || (hours !== '' && Number(hours) <= Number(value('hours')))) &&
        (value('mechanic') === '' || (dataset['mechanics'] ?? '').split(' ').includes(value('mechanic'))) &&
        (value('family') === '' || (dataset['family'] ?? '').split(' ').includes(value('family')))
      );
    };
    for (const title of titles) title.hidden = !fits(title);
    output.value = counts[titles.filter(({ hidden }) => !hidden).length] ?? '';
    const chosen = new URLSearchParams([...wanted.keys()].flatMap((name) => (value(name) === '' ? [] : [[name, value(name)]])));
    history.replaceState(null, '', chosen.size === 0 ? location.pathname : `?${chosen.toString()}`);
  };
  form.hidden = false;
  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  show();
}
