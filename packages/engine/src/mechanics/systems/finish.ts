import { closeCorporation } from '../../companies/closing.ts';
import { held, moveCertificates, playerHolder, presidentCertificate, singles, unitsHeld, unitsOn } from '../../companies/certificates.ts';
import { checkFloat, floatedPercent } from '../../companies/floating.ts';
import { checkPresident, swapPresidency } from '../../companies/presidency.ts';
import { at, type Draft } from '../../draft.ts';
import { cashIn, operatorPurse, setOperator, transfer } from '../../money.ts';
import { mustTrade } from '../../rounds/turn.ts';
import { endStockTurn } from '../../rounds/stock.ts';
import type { Game, Holder, PlayerId } from '../../state.ts';
import { noteSoldBy } from './convert.ts';
import { mustMerge, parametersOf, playersFrom, setSystems, systemsState } from './merger.ts';

/** The pool and the unsold shares convert pairs, then a single, free of charge; the rest is given up (1828 §7.8). */
function convertRest(draft: Draft): void {
  const { system, survivor, absorbed, halves } = mustMerge(draft);
  for (const place of ['market', 'ipo'] as const) {
    const own = (): readonly string[] => held(draft, place, survivor);
    const others = (): readonly string[] => held(draft, place, absorbed);
    const give = (id: string | undefined, to: Holder): void => {
      if (id !== undefined) moveCertificates(draft, [id], place, to);
    };
    while (own().length > 0) {
      give(own()[0], 'used');
      give(others()[0] ?? own()[0], 'given_up');
      if (place === 'market') toMarket(draft, 1);
    }
    for (const id of others()) give(id, 'given_up');
  }
  const givenUp = unitsOn(draft, held(draft, 'given_up', survivor)) + halves;
  toMarket(draft, Math.min(givenUp, singles(draft, held(draft, 'ipo', system)).length));
}

/** Shares of the system go from the initial offering to the pool. */
function toMarket(draft: Draft, count: number): void {
  const { system } = mustMerge(draft);
  for (const id of singles(draft, held(draft, 'ipo', system)).slice(0, count)) moveCertificates(draft, [id], 'ipo', 'market');
}

/** Who presides: whoever holds most, the acting player before his equals, then in the order of play (1828 §7.9). */
function presidentOf(game: Game): PlayerId | null {
  const { system, acting } = mustMerge(game);
  const { president } = at(game.state.operators, system);
  // 1828-C2: in records the first to reach the number.
  const first = game.state.setup.quirks.includes('first_to_lead_presides') && president !== null ? president : acting;
  const units = (id: PlayerId): number => unitsHeld(game, playerHolder(id), system);
  const [best = null] = [...playersFrom(game, first)].sort((a, b) => units(b) - units(a));
  return best !== null && units(best) >= parametersOf(game).president_least ? best : null;
}

/** The president takes the certificate for two shares of his, and gives the system one (1828 §7.9). */
function preside(draft: Draft, player: PlayerId): void {
  const { system } = mustMerge(draft);
  const card = presidentCertificate(draft, system);
  const { president } = at(draft.state.operators, system);
  const from: Holder = held(draft, 'ipo', system).includes(card) ? 'ipo' : playerHolder(president ?? player);
  swapPresidency(draft, system, from, player);
  if (president !== player) draft.events.push({ type: 'president', corporation: system, player });
  const given = singles(draft, held(draft, playerHolder(player), system)).slice(0, parametersOf(draft).donated);
  moveCertificates(draft, given, playerHolder(player), 'treasury');
  checkPresident(draft, system);
}

/** Money of a system of which one part had not floated goes to the bank; it floats like any other (1828 §7.9, §6.1). */
function float(draft: Draft): void {
  const { system, survivor, absorbed } = mustMerge(draft);
  const both = [survivor, absorbed].every((id) => at(draft.state.operators, id).status === 'floated');
  if (both && floatedPercent(draft, system) >= parametersOf(draft).float_percent) {
    setOperator(draft, system, { status: 'floated' });
    return;
  }
  if (!both) transfer(draft, operatorPurse(system), 'bank', cashIn(draft, operatorPurse(system)), 'closing');
  checkFloat(draft, system);
}

/** Nobody presides: everything is put back, and the turn is over as if it had been passed (1828 §7.11). */
function undo(draft: Draft): void {
  const { before, system, survivor, absorbed } = mustMerge(draft);
  const { resource_marker, ...slices } = before;
  const { formed } = systemsState(draft);
  setSystems(draft, { formed: formed.filter(({ id }) => id !== system), merger: null });
  Object.assign(draft.state, slices);
  if (resource_marker !== null) draft.state.mechanics = { ...draft.state.mechanics, resource_marker };
  const round = mustTrade(draft);
  draft.state.round = { ...round, turn: { ...round.turn, bought: null } };
  draft.events.push({ type: 'merger_failed', survivor, absorbed });
  endStockTurn(draft);
}

/** The rest of a merger once all players have converted their shares (1828 §7.8–7.11). */
export function finishMerger(draft: Draft): void {
  convertRest(draft);
  const { system, survivor, absorbed } = mustMerge(draft);
  const president = presidentOf(draft);
  if (president === null) {
    undo(draft);
    return;
  }
  preside(draft, president);
  float(draft);
  for (const player of draft.state.seating) {
    const sold = mustTrade(draft).sold[player] ?? [];
    // 1828 §7.10
    if (sold.includes(survivor) || sold.includes(absorbed)) noteSoldBy(draft, player, system);
  }
  for (const id of [survivor, absorbed]) closeCorporation(draft, id);
  setSystems(draft, { merger: null });
}
