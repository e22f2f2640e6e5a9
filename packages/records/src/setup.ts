import { setupFault, type GameSetup } from '@roundhouse/engine';
import type { QuirkName, Title } from '@roundhouse/title-schema';
import { fault, found, type Outcome } from './fault.ts';
import type { GameRecord } from './recorded.ts';

/**
 * The set-up of a recorded game. Quirks, consent and seed are those that our own export wrote; a record of the peer
 * gets all quirks of the title, and owners' words are implied (architecture, "Other people's game files").
 * Refuses options that the title does not know and player numbers that it does not seat.
 */
export function setupOf(record: GameRecord, title: Title): Outcome<GameSetup> {
  const options: string[] = [];
  for (const [index, name] of record.settings.optional_rules.entries()) {
    const option = title.options.ids.find((id) => title.options.of[id]?.import_as === name || id === name);
    if (option === undefined) {
      const known = title.options.ids.map((id) => title.options.of[id]?.import_as).join(', ');
      return fault(`settings.optional_rules[${index}]`, `${title.name} has no option ${name}`, `Known options: ${known || 'none'}`);
    }
    options.push(option);
  }
  const all = quirksOf(title);
  const own = record.settings.roundhouse;
  const unknown = own?.quirks.find((name) => !(all as readonly string[]).includes(name));
  if (unknown !== undefined)
    return fault('settings.roundhouse.quirks', `${title.name} has no quirk ${unknown}`, `Known quirks: ${all.join(', ') || 'none'}`);
  const setup: GameSetup = {
    players: record.players,
    seed: own?.seed ?? record.settings.seed,
    options,
    quirks: own === undefined ? all : all.filter((name) => own.quirks.includes(name)),
    consent: own?.consent ?? 'implied',
  };
  const problem = setupFault(title, setup);
  return problem === null ? found(setup) : fault('players or settings', problem, 'Check the list of players and the options');
}

/** Names of all quirks of a title, each once. */
export function quirksOf(title: Title): QuirkName[] {
  return [...new Set(title.quirks.ids.flatMap((id) => title.quirks.of[id]?.name ?? []))];
}
