import { privatesWith, type Edit } from './position.ts';

const MINORS = ['EKB', 'KFBE', 'KSZ', 'KBE', 'BKB'];

/** Cards and minors of these players; a minor has this much money and these trains. */
export const cards =
  (owners: Readonly<Record<string, string>>, money = 0, held: Readonly<Record<string, readonly string[]>> = {}): Edit =>
  (given) => {
    const { title, state } = privatesWith(owners)(given);
    let { depot } = state;
    const operators = { ...state.operators };
    for (const id of MINORS) {
      const operator = operators[id];
      if (operator === undefined || owners[id] === undefined) continue;
      const own = (held[id] ?? []).map((name) => {
        const card = depot.upcoming.find((each) => each.name === name) ?? depot.removed.find((each) => each.name === name);
        if (card === undefined) throw new Error(`no train ${name}`);
        depot = {
          ...depot,
          upcoming: depot.upcoming.filter((each) => each !== card),
          removed: depot.removed.filter((each) => each !== card),
        };
        return card;
      });
      operators[id] = { ...operator, status: 'floated', president: owners[id], cash: money, shelves: { main: own } };
    }
    return { title, state: { ...state, operators, depot } };
  };
