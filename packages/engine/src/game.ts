import type { Title } from '@roundhouse/title-schema';
import { at, openDraft } from './draft.ts';
import { begin } from './kernel.ts';
import { playerPurse, transfer } from './money.ts';
import { titleWith } from './options.ts';
import type { Board, Certificate, Depot, Game, GameSetup, Operator, State, Station, TrainCard } from './state.ts';
import { tell } from './answers.ts';
import { titleWithSystems } from './companies/systems.ts';
import { setUpMinors } from './companies/minors.ts';
import { MAIN_SHELF } from './trains/trains.ts';

/** Why a game cannot be set up like this, in words for whoever calls; null when it can. */
export function setupFault(title: Title, setup: GameSetup): string | null {
  const { min, max } = title.players;
  const count = setup.players.length;
  if (count < min || count > max) return `${title.id} takes ${String(min)} to ${String(max)} players, not ${String(count)}`;
  if (new Set(setup.players.map((p) => p.id)).size !== count) return 'two players have the same id';
  for (const id of setup.options) {
    const option = title.options.of[id];
    if (!option) return `${title.id} has no option '${id}'`;
    const clash = option.excludes.find((other) => setup.options.includes(other));
    if (clash !== undefined) return `options '${id}' and '${clash}' exclude each other`;
  }
  return null;
}

function newOperator(title: Title, id: string): Operator {
  return {
    status: 'unlaunched',
    size: at(title.corporations.of, id).size,
    cash: 0,
    par: null,
    cell: null,
    president: null,
    shelves: { [MAIN_SHELF]: [] },
    tokens: at(title.corporations.of, id).token_prices.slice(startingStations(title).filter(({ owner }) => owner === id).length),
    operated: false,
    last_run: [],
  };
}

/** Tokens that lie on the board from the start, as printed. */
function startingStations(title: Title): readonly Station[] {
  return title.map.hexes.ids.flatMap((hex) =>
    at(title.map.hexes.of, hex).stops.flatMap(({ starting_tokens = [] }, stop) =>
      starting_tokens.map((owner, slot) => ({
        owner,
        hex,
        stop,
        slot,
        ...(title.corporations.of[owner] ? {} : { neutral: true as const }),
      })),
    ),
  );
}

function newDepot(title: Title): Depot {
  const upcoming = title.trains.ids.flatMap((name) => {
    const { count } = at(title.trains.of, name);
    return Array.from({ length: count === 'unlimited' ? 1 : count }, (_, i): TrainCard => ({ id: `${name}-${String(i)}`, name }));
  });
  return { upcoming, discarded: [], sold: [], removed: [] };
}

function newBoard(title: Title): Board {
  const supply: Record<string, readonly number[]> = {};
  const next_copy: Record<string, number> = {};
  for (const id of title.tiles.ids) {
    const { count } = at(title.tiles.of, id);
    supply[id] = Array.from({ length: count === 'unlimited' ? 0 : count }, (_, i) => i);
    if (count === 'unlimited') next_copy[id] = 0;
  }
  return { tiles: {}, stations: startingStations(title), supply, next_copy, markers: {} };
}

function newCertificates(title: Title): Readonly<Record<string, Certificate>> {
  return Object.fromEntries(
    title.corporations.ids.flatMap((corporation) =>
      at(title.corporations.of, corporation).certificates.map(
        ({ units, president }, i) => [`${corporation}_${String(i)}`, { corporation, units, president }] as const,
      ),
    ),
  );
}

/** All certificates lie with their corporations; those that are set aside lie apart. */
function newHoldings(title: Title): State['holdings'] {
  const lists = (reserved: boolean) =>
    title.corporations.ids.flatMap((id) => {
      const own = at(title.corporations.of, id).certificates.flatMap((print, i) =>
        (print.reserved ?? false) === reserved ? [`${id}_${String(i)}`] : [],
      );
      return own.length === 0 ? [] : [[id, own] as const];
    });
  const aside = lists(true);
  return { ipo: Object.fromEntries(lists(false)), market: {}, ...(aside.length === 0 ? {} : { reserved: Object.fromEntries(aside) }) };
}

/** A private that the title leaves out with so few players is closed from the start (1889 §2.2). */
function newPrivates(title: Title, players: number): State['privates'] {
  const closed = (id: string): boolean => (at(title.privates.of, id).min_players ?? 1) > players;
  return Object.fromEntries(title.privates.ids.map((id) => [id, { owner: null, closed: closed(id), used: [] }]));
}

function newState(title: Title, setup: GameSetup): State {
  const ids = title.corporations.ids;
  const certificates = newCertificates(title);
  return {
    title: title.id,
    setup,
    count: 0,
    drawn: null,
    seating: setup.players.map((p) => p.id),
    players: Object.fromEntries(setup.players.map((p) => [p.id, { cash: 0, bankrupt: false }])),
    operators: Object.fromEntries(ids.map((id) => [id, newOperator(title, id)])),
    certificates,
    holdings: newHoldings(title),
    stacks: {},
    privates: newPrivates(title, setup.players.length),
    board: newBoard(title),
    depot: newDepot(title),
    bank: title.money.bank === 'unlimited' ? null : title.money.bank,
    phase: title.phases.ids[0] ?? '',
    turn: 1,
    cycle: { group: 0, round: 0, time: 1, of: 1 },
    round: { kind: 'opening' },
    mechanics: {},
    pars_owed: [],
    par_choice: null,
    follow_up: null,
    seller_lay: null,
    buyer_lay: null,
    offer: null,
    ending: null,
    rounds_left: null,
    over: null,
  };
}

/**
 * A new game of a title: the first decision is open. The set-up must be one without a `setupFault`; anything
 * else is a bug of the caller and throws.
 */
export function newGame(title: Title, setup: GameSetup): Game {
  const fault = setupFault(title, setup);
  if (fault !== null) throw new Error(fault);
  // A game that is played again begins without the charters of its systems.
  const played = titleWith(titleWithSystems(title, []), setup.options, setup.quirks, setup.players.length);
  const draft = openDraft({ title: played, state: newState(played, setup) });
  const cash = at(played.money.starting_cash, String(setup.players.length));
  for (const { id } of setup.players) transfer(draft, 'bank', playerPurse(id), cash, 'start');
  setUpMinors(draft);
  tell.setUp(draft);
  begin(draft);
  return { title: draft.title, state: draft.state };
}
