import { check, type Path } from './check.ts';

/** Cash and certificate limits are there for every number of players, and the bank can pay the start. */
export const players = check(['title'], (title) => {
  const { players: range, money, certificate_limit } = title.source.title;
  if (range.min > range.max) {
    title.fault(
      'players.range',
      ['title', 'players'],
      `from ${range.min} to ${range.max} players is nobody`,
      'put the smaller number first',
    );
    return;
  }
  const numbers = Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index);
  const complete = (code: string, path: Path, table: Readonly<Record<string, unknown>>, what: string): void => {
    const missing = numbers.filter((number) => table[number] === undefined);
    if (missing.length > 0) title.fault(code, path, `${what} is missing for ${missing.join(', ')} players`, `add ${missing.join(', ')}`);
    for (const number of Object.keys(table)) {
      if (!numbers.includes(Number(number))) {
        title.fault(code, [...path, number], `the title is not for ${number} players`, `take ${number} out, or change players`, 'name');
      }
    }
  };
  complete('players.cash', ['title', 'money', 'starting_cash'], money.starting_cash, 'starting cash');
  if (certificate_limit !== 'none') complete('players.limit', ['title', 'certificate_limit'], certificate_limit, 'the certificate limit');
  const { bank } = money;
  if (bank === 'unlimited') return;
  if (typeof bank === 'object') complete('players.bank', ['title', 'money', 'bank'], bank, 'the bank');
  const poor = numbers
    .map((number) => ({
      number,
      bank: typeof bank === 'object' ? (bank[number] ?? Infinity) : bank,
      needed: number * (money.starting_cash[number] ?? 0),
    }))
    .sort((a, b) => b.needed - a.needed)
    .find((each) => each.needed > each.bank);
  if (poor !== undefined) {
    title.fault(
      'money.bank',
      ['title', 'money', 'bank'],
      `a bank of ${poor.bank} cannot give ${poor.number} players ${poor.needed}`,
      `make it at least ${poor.needed}`,
    );
  }
});

/** Every private is in the game with some number of players. */
export const playersOfPrivates = check(['title', 'privates'], (title) => {
  const { max } = title.source.title.players;
  title.source.privates.privates.forEach(({ id, min_players = 1 }, index) => {
    if (min_players <= max) return;
    const path = ['privates', 'privates', index, 'min_players'];
    title.fault('players.private', path, `${id} is never in the game: it has ${max} players at most`, `make it ${max} or less`);
  });
});
