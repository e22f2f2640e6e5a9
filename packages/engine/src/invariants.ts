import { newGame } from './game.ts';
import { apply, awaited, choices } from './kernel.ts';
import { certificateCount, certificateLimit, helpsLimits, overLimit } from './companies/limits.ts';
import { inZone } from './market.ts';
import { trainsOf, overTrainLimit } from './trains/trains.ts';
import type { Action } from './action.ts';
import type { Game, OperatorId, State, TrainCard } from './state.ts';

type Check = (game: Game, before: Game | null) => string[];

/**
 * Everything that holds after every action, in every title (architecture, "Invariants"): sentences about what
 * does not, none when all is well. `before`, the game one action earlier, lets changes be checked too.
 */
export function brokenInvariants(game: Game, before?: Game): string[] {
  const broken = FACTS.flatMap((check) => check(game, before ?? null));
  // The engine is only asked about a state that is sound in itself.
  return broken.length > 0 ? broken : ANSWERS.flatMap((check) => check(game, before ?? null));
}

/** Sentences where the log, played again, does not give this very state. */
export function brokenReplay(game: Game, actions: readonly Action[]): string[] {
  // The title of a game has its options in it already; to put them in again changes nothing.
  let again = newGame(game.title, game.state.setup);
  for (const [index, action] of actions.entries()) {
    const result = apply(again, action);
    if (!result.ok) return [`action ${index} (${action.type}) is refused on replay: ${result.refusal.rule}`];
    again = result.game;
  }
  const place = firstDifference(again.state, game.state, 'state');
  return place === null ? [] : [`the log replayed gives another ${place}`];
}

const FACTS: readonly Check[] = [money, certificates, presidents, trains, tokens, tiles, market, order, references, form];
const ANSWERS: readonly Check[] = [limits, toAct];

function money({ title, state }: Game, before: Game | null): string[] {
  const broken: string[] = [];
  const purses = pursesOf(state);
  for (const [name, cash] of purses) {
    if (!Number.isSafeInteger(cash)) broken.push(`${name} holds ${String(cash)}, not a whole sum`);
    if (cash < 0 && !mayOwe(title, state, name)) broken.push(`${name} owes ${String(-cash)}`);
  }
  const sum = purses.reduce((total, [, cash]) => total + cash, 0);
  if (state.bank !== null && title.money.bank !== 'unlimited' && sum + state.bank !== title.money.bank) {
    broken.push(`money adds up to ${String(sum + state.bank)}, not ${String(title.money.bank)}`);
  }
  const breaks = title.rules.end.triggers.some(({ cause }) => cause === 'bank_broken');
  if (breaks && state.bank !== null && state.bank < 0 && state.ending === null && state.over === null)
    broken.push('the bank is broken and nothing follows');
  if (state.bank === null && before !== null) {
    const payments = sum - pursesOf(before.state).reduce((total, [, cash]) => total + cash, 0);
    if (!Number.isSafeInteger(payments)) broken.push('the unlimited bank paid no whole sum');
  }
  return broken;
}

/**
 * A player in crisis, and the winner of a launch who still pays with privates, are below nothing for a while (1817 §7.10, §11.1);
 * so may be who is left when all others are bankrupt (1817 §11.8).
 */
function mayOwe({ mechanics }: Game['title'], state: State, name: string): boolean {
  return mechanics.cash_crisis !== undefined && name.startsWith('player ') && (state.over === null || state.over.cause === 'last_player');
}

function pursesOf(state: State): [string, number][] {
  return [
    ...Object.entries(state.players).map(([id, player]): [string, number] => [`player ${id}`, player.cash]),
    ...Object.entries(state.operators).map(([id, operator]): [string, number] => [id, operator.cash]),
  ];
}

function certificates({ title, state }: Game): string[] {
  const broken: string[] = [];
  const places = new Map<string, string[]>();
  for (const [holder, held] of Object.entries(state.holdings)) {
    for (const [corporation, ids] of Object.entries(held)) {
      for (const id of ids) {
        places.set(id, [...(places.get(id) ?? []), holder]);
        if (state.certificates[id]?.corporation !== corporation) broken.push(`${holder} keeps ${id} under ${corporation}`);
      }
    }
  }
  for (const id of Object.keys(state.certificates)) {
    const where = places.get(id) ?? [];
    if (where.length !== 1) broken.push(`certificate ${id} is in ${String(where.length)} places: ${where.join(', ')}`);
  }
  for (const corporation of title.corporations.ids) {
    if (state.operators[corporation]?.status === 'closed') continue;
    const own = Object.values(state.certificates).filter((each) => each.corporation === corporation);
    const units = own.reduce((sum, each) => sum + each.units, 0);
    const size = state.operators[corporation]?.size ?? 0;
    const top = own.filter((each) => each.president).length;
    if (own.length > 0 && units !== size)
      broken.push(`certificates of ${corporation} add up to ${String(units)} shares, not ${String(size)}`);
    if (own.length > 0 && top !== 1) broken.push(`${corporation} has ${String(top)} president's certificates`);
  }
  return broken;
}

function presidents({ state }: Game): string[] {
  return Object.entries(state.operators).flatMap(([corporation, operator]) => {
    if (operator.status === 'unlaunched' || operator.status === 'closed' || isMerging(state, corporation)) return [];
    const { president } = operator;
    const holders = Object.keys(state.players).map((id) => ({ id, units: unitsWith(state, id, corporation) }));
    const most = Math.max(...holders.map((each) => each.units));
    const card = Object.entries(state.certificates).find(([, each]) => each.corporation === corporation && each.president)?.[0];
    const gone = state.mechanics.last_presidents?.[corporation] !== undefined;
    if (president === null) return most >= 2 && !gone ? [`${corporation} has no president`] : [];
    const broken: string[] = [];
    if (card !== undefined && !state.holdings[`player/${president}`]?.[corporation]?.includes(card)) {
      broken.push(`the president of ${corporation}, player ${president}, has not its president's certificate`);
    }
    // The presidency is looked at once all are bought out (1833NE §23.9).
    const paying = state.round.kind === 'takeover' && state.round.deal?.acquirer === corporation;
    if (!paying && unitsWith(state, president, corporation) < most)
      broken.push(`player ${president} presides over ${corporation} and does not hold most`);
    return broken;
  });
}

/** While two corporations merge, their shares and tokens are on the way to the system (1828 §7). */
function isMerging({ mechanics }: State, id: OperatorId): boolean {
  const merger = mechanics.systems?.merger;
  return merger ? [merger.system, merger.survivor, merger.absorbed].includes(id) : false;
}

function unitsWith(state: State, player: string, corporation: OperatorId): number {
  const ids = state.holdings[`player/${player}`]?.[corporation] ?? [];
  return ids.reduce((sum, id) => sum + (state.certificates[id]?.units ?? 0), 0);
}

function trains(game: Game): string[] {
  const { title, state } = game;
  const { upcoming, discarded, removed } = state.depot;
  const owned = Object.keys(state.operators).flatMap((id) => trainsOf(game, id));
  const all: TrainCard[] = [...upcoming, ...discarded, ...removed, ...owned];
  const broken = twice(all.map((train) => train.id)).map((id) => `train ${id} is in two places`);
  for (const name of title.trains.ids) {
    const count = title.trains.of[name]?.count;
    const seen = all.filter((train) => train.name === name).length;
    if (count !== 'unlimited' && seen !== count) broken.push(`there are ${String(seen)} trains ${name}, not ${String(count)}`);
    if (count === 'unlimited' && upcoming.filter((train) => train.name === name).length > 1) broken.push(`the depot shows several ${name}`);
  }
  return broken;
}

function tokens({ title, state }: Game): string[] {
  const broken = twice(
    state.board.stations
      .filter((station) => station.stop !== null)
      .map(({ hex, stop, slot }) => `${hex}/${String(stop)} slot ${String(slot)}`),
  ).map((slot) => `two tokens lie in ${slot}`);
  for (const [id, operator] of Object.entries(state.operators)) {
    const laid = state.board.stations.filter((station) => station.owner === id && !station.extra).length;
    const all = title.corporations.of[id]?.token_prices.length ?? 0;
    const cap = title.mechanics.merger_round?.token_cap;
    // What has been absorbed has its charter back while its tokens on the map wait for the choice of its buyer (1817 §9.10).
    const charter = operator.status === 'unlaunched' ? 0 : operator.tokens.length;
    if (cap !== undefined && laid + charter > Math.max(cap, laid)) broken.push(`${id} has more than ${String(cap)} tokens`);
    const inGame = operator.status !== 'closed' && operator.status !== 'removed' && !isMerging(state, id);
    // 1828-C3
    const lost = state.setup.quirks.includes('removed_token_is_lost') && laid + operator.tokens.length < all;
    if (inGame && cap === undefined && laid + operator.tokens.length !== all && !lost) {
      broken.push(
        `${id} has ${String(laid)} tokens on the map and ${String(operator.tokens.length)} on the charter, not ${String(all)} together`,
      );
    }
  }
  for (const { owner, hex, stop, slot } of state.board.stations) {
    const laid = state.board.tiles[hex];
    const face = laid === undefined ? title.map.hexes.of[hex] : title.tiles.of[laid.tile];
    if (face === undefined) broken.push(`a token of ${owner} lies in ${hex}, which is not on the map`);
    else if (stop !== null && slot >= (face.stops[stop]?.slots ?? 0))
      broken.push(`a token of ${owner} lies in ${hex}/${String(stop)} where there is no slot ${String(slot)}`);
  }
  return broken;
}

function tiles({ title, state }: Game): string[] {
  const broken: string[] = [];
  const { tiles: laid, supply, next_copy } = state.board;
  for (const [hex, { tile, rotation }] of Object.entries(laid)) {
    if (title.map.hexes.of[hex] === undefined) broken.push(`a tile lies in ${hex}, which is not on the map`);
    if (title.tiles.of[tile] === undefined) broken.push(`tile ${tile} in ${hex} is unknown`);
    if (rotation < 0 || rotation > 5) broken.push(`tile ${tile} in ${hex} is turned by ${String(rotation)}`);
  }
  for (const tile of title.tiles.ids) {
    const out = Object.values(laid).flatMap((each) => (each.tile === tile ? [each.copy] : []));
    const copies = [...out, ...(supply[tile] ?? [])];
    const count = title.tiles.of[tile]?.count;
    for (const copy of twice(copies.map(String))) broken.push(`tile ${tile}-${copy} is in two places`);
    if (count !== 'unlimited' && copies.length !== count)
      broken.push(`there are ${String(copies.length)} tiles ${tile}, not ${String(count)}`);
    if (count === 'unlimited' && copies.some((copy) => copy >= (next_copy[tile] ?? 0)))
      broken.push(`a copy of tile ${tile} was never made`);
  }
  return broken;
}

function market({ title, state }: Game): string[] {
  const broken: string[] = [];
  for (const [id, { cell, par, status }] of Object.entries(state.operators)) {
    const stacks = Object.entries(state.stacks).filter(([, stack]) => stack.includes(id));
    if (cell !== null && title.market.cells.of[cell] === undefined) broken.push(`${id} stands in ${cell}, which is not on the market`);
    if (stacks.map(([place]) => place).join() !== (cell ?? ''))
      broken.push(`${id} stands in ${cell ?? 'no cell'} and in the stack of ${stacks.map(([place]) => place).join()}`);
    const started = (status === 'launched' || status === 'floated') && title.corporations.of[id]?.kind !== 'minor';
    const bought = par === null && state.setup.quirks.includes('share_without_par');
    if (started && !bought && (cell === null || par === null)) broken.push(`${id} is started without a price`);
  }
  return [...broken, ...Object.values(state.stacks).flatMap((stack) => twice(stack).map((id) => `${id} is twice in a stack`))];
}

function limits(game: Game): string[] {
  const { title, state } = game;
  if (state.over !== null) return [];
  const broken: string[] = [];
  const waiting = awaited(game);
  const over = overTrainLimit(game);
  // 1817 §11.1: a crisis comes before everything else.
  const later = waiting.some(({ step }) => step === 'crisis');
  if (over.length > 0 && !later && !over.some((id) => waiting.some((each) => each.entity.id === id))) {
    broken.push(`${over.join(', ')} own too many trains and need not discard`);
  }
  for (const corporation of title.corporations.ids) {
    const pooled = (state.holdings['market']?.[corporation] ?? []).reduce((sum, id) => sum + (state.certificates[id]?.units ?? 0), 0);
    const percent = (pooled * 100) / (state.operators[corporation]?.size ?? 1);
    const { market: limit } = title.rules.limits;
    // What goes to the market at the start may be more, and what a bankrupt player leaves behind (1833NE §19.1, 1817 §11.5).
    const left = Object.values(state.players).some(({ bankrupt }) => bankrupt);
    const free = limit === 'none' || title.rules.launch.rest === 'to_market' || left;
    if (!free && percent > limit) broken.push(`${String(percent)} % of ${corporation} lie in the market`);
  }
  if (state.round.kind === 'stock' && title.rules.limits.forced_selling !== 'never') {
    const { player } = state.round.turn;
    const own = overLimit(game, player) ? choices(game).filter((each) => each.decider === player) : [];
    // A sale of something else helps nobody, and once no other is left the turn goes on (1830 §5.9).
    const sells = own.some(({ action }) => action.type === 'sell_shares' && helpsLimits(game, player, action.certificates));
    if (sells && own.some((each) => each.action.type === 'buy_shares' && each.action.by.kind === 'player')) {
      broken.push(
        `player ${player} holds too much (${String(certificateCount(game, player))}/${String(certificateLimit(game))}) and may still buy`,
      );
    }
  }
  return broken;
}

function order(game: Game, before: Game | null): string[] {
  const { state } = game;
  const listed = operatingList(state);
  if (listed === null) return [];
  const broken = twice(listed).map((id) => `${id} operates twice`);
  for (const id of listed)
    if (state.operators[id]?.status !== 'floated') broken.push(`${id} operates and is ${String(state.operators[id]?.status)}`);
  const round = state.round;
  const earlier = before?.state.round;
  const same = round.kind === 'operating' && earlier?.kind === 'operating' && before?.state.cycle === state.cycle;
  const lost = same
    ? (operatingList(before.state) ?? []).filter(
        (id) => !listed.includes(id) && state.operators[id]?.status !== 'closed' && !inZone(game, id, 'liquidation'),
      )
    : [];
  const left = Object.keys(state.operators).filter(
    (id) => state.operators[id]?.status === 'floated' && !listed.includes(id) && !inZone(game, id, 'liquidation'),
  );
  // What floats during the round waits for the next one (1830 §7.2).
  const missing = same ? left.filter((id) => before.state.operators[id]?.operated) : [];
  return [...broken, ...[...new Set([...lost, ...missing])].map((id) => `${id} is left out of the round`)];
}

/** Who has operated, operates and will, each once. */
function operatingList({ round }: State): OperatorId[] | null {
  if (round.kind !== 'operating') return null;
  const current = round.turn?.operator;
  return [...round.operated, ...(current === undefined || round.operated.includes(current) ? [] : [current]), ...round.waiting];
}

function toAct(game: Game): string[] {
  const waiting = awaited(game);
  if (game.state.over !== null) return waiting.length === 0 ? [] : ['the game is over and somebody is to act'];
  return waiting.length === 0 ? ['nobody is to act although the game is not over'] : [];
}

function references({ title, state }: Game): string[] {
  const broken: string[] = [];
  const gone = Object.keys(state.operators).filter((id) => state.operators[id]?.status === 'closed');
  for (const id of gone) {
    if (state.board.stations.some((station) => station.owner === id)) broken.push(`closed ${id} still has tokens on the map`);
    if (Object.values(state.stacks).some((stack) => stack.includes(id))) broken.push(`closed ${id} still has a marker`);
  }
  for (const [id, { closed, owner, used }] of Object.entries(state.privates)) {
    if (closed && state.follow_up?.private === id) broken.push(`closed private ${id} still has a power`);
    if (closed && state.seller_lay?.private === id) broken.push(`closed private ${id} still waits for its seller`);
    if (closed && state.mechanics.waterfall_auction?.bids[id] !== undefined) broken.push(`closed private ${id} is bid for`);
    if (owner !== null && !ownerExists(state, owner)) broken.push(`private ${id} belongs to ${owner}, who is not in the game`);
    if (used.length > (title.privates.of[id]?.powers.length ?? 0)) broken.push(`private ${id} counts other powers than it has`);
  }
  for (const { corporation, player } of state.pars_owed) {
    if (state.players[player] === undefined || state.operators[corporation]?.status !== 'unlaunched')
      broken.push(`a par for ${corporation} is owed in vain`);
  }
  if (title.phases.of[state.phase] === undefined) broken.push(`phase ${state.phase} does not exist`);
  if ([...state.seating].sort().join() !== Object.keys(state.players).sort().join()) broken.push('the seating is not the players');
  return broken;
}

function ownerExists(state: State, owner: string): boolean {
  const [kind, id = ''] = owner.split('/');
  return kind === 'player' ? state.players[id] !== undefined : state.operators[id] !== undefined && state.operators[id].status !== 'closed';
}

function form({ state }: Game): string[] {
  const place = firstDifference(JSON.parse(JSON.stringify(state)), state, 'state');
  return place === null ? [] : [`${place} does not survive JSON`];
}

/** Path of the first difference between two JSON values; null where they are the same. Members that are undefined count. */
function firstDifference(one: unknown, other: unknown, path: string): string | null {
  if (Object.is(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return path;
  if (Array.isArray(one) !== Array.isArray(other)) return path;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of names) {
    if (!Object.hasOwn(one, name) || !Object.hasOwn(other, name)) return `${path}.${name}`;
    const found = firstDifference((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name], `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** Items that occur more than once. */
function twice(items: readonly string[]): string[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}
