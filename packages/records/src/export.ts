import { apply, awaited, newGame, valueOf, type Game } from '@roundhouse/engine';
import type { Unnumbered } from './codec/codec.ts';
import { afterwords, forewords } from './codec/growth.ts';
import { recordedMove } from './codec/move.ts';
import { END_REASONS } from './end.ts';
import { fault, found, type Outcome } from './fault.ts';
import type { GameLog } from './log.ts';
import { RECORDED } from './recorded.ts';

/** Version of `settings.roundhouse`. */
export const EXPORT_VERSION = 1;

interface WrittenAction {
  readonly id: number;
  readonly type: string;
  readonly written: object;
  readonly autos: object[];
}

/** A game file as it is written: players are numbers, everything else as in the format. */
export type ExportedRecord = Readonly<Record<string, unknown>>;

const ROUND_NAMES = {
  opening: 'Initial Round',
  stock: 'Stock Round',
  operating: 'Operating Round',
  package_sale: 'Draft Round',
  formation: 'Merger Round',
  merger: 'Merger Round',
  acquisition: 'Acquisition Round',
  takeover: 'Acquisition Round',
} as const;

/**
 * Writes a game of ours in the export format, so that reading it gives the same state. What the format has no
 * word for (quirks, whether owners are asked, a seed of our own generator) goes into `settings.roundhouse`. A game that comes from a record keeps the
 * ids of its actions, so that a trace of the record fits it too. Refuses a log that holds an illegal action.
 */
export function exportRecord(log: GameLog, id: string | number = 'roundhouse'): Outcome<ExportedRecord> {
  const { title, setup } = log;
  const entries = log.entries ?? log.actions.map((action) => ({ id: null, auto: null, recorded: null, action }));
  let game = newGame(title, setup);
  const actions: WrittenAction[] = [];
  const write = (move: Unnumbered, number: number) =>
    actions.push({ id: number, type: move.type, written: written(move, number), autos: [] });
  /** The position before the merger, or the offer, that is on. */
  let calm = game;
  for (const { id, auto, recorded, action } of entries) {
    const before = game;
    let move: Unnumbered | null = recorded;
    let failed: readonly [string, string] | null = null;
    if (before.state.offer === null && (before.state.mechanics.systems?.merger ?? null) === null) calm = before;
    if (action !== null) {
      const result = apply(game, action);
      if (!result.ok)
        return fault(
          `action ${id ?? actions.length + 1}`,
          `${action.type} is refused (${result.refusal.rule})`,
          'The log was made by other rules',
        );
      game = result.game;
      move = recordedMove(action, { before, after: game, events: result.events });
      for (const event of result.events) if (event.type === 'merger_failed') failed = [event.survivor, event.absorbed];
    }
    if (move === null) continue;
    const last = actions.at(-1);
    if (auto !== null && last?.id === id) last.autos.push(written(move, null));
    // What a record says already stands in it.
    else
      for (const each of id === null ? [...forewords(move, before), move] : [move]) {
        write(each, id ?? actions.length + 1);
      }
    if (failed === null) continue;
    for (const each of afterwords(failed, calm, actions[beginOf(actions)]?.id ?? 0)) write(each, (actions.at(-1)?.id ?? 0) + 1);
  }
  return found({
    id,
    title: title.record_title,
    players: setup.players.map((player) => ({ id: Number(player.id), name: player.name })),
    min_players: title.players.min,
    max_players: title.players.max,
    settings: {
      seed: typeof setup.seed === 'number' ? setup.seed : 0,
      optional_rules: setup.options.map((option) => title.options.of[option]?.import_as ?? option),
      roundhouse: {
        version: EXPORT_VERSION,
        quirks: setup.quirks,
        consent: setup.consent,
        ...(typeof setup.seed === 'string' ? { seed: setup.seed } : {}),
      },
    },
    ...standingOf(game),
    actions: actions.map(({ written: action, autos }) => (autos.length === 0 ? action : { ...action, auto_actions: autos })),
  });
}

/** Place of the last action before the merger that is on: before its word about who stays, and before the offer where one was made. */
function beginOf(actions: readonly WrittenAction[]): number {
  const choice = actions.findLastIndex(({ type }) => type === 'merge') - 1;
  return actions[choice - 1]?.type === 'log' ? choice - 2 : choice - 1;
}

function standingOf(game: Game): object {
  const { state } = game;
  const values = state.over?.scores ?? Object.fromEntries(Object.keys(state.players).map((id) => [id, valueOf(game, id)]));
  const acting = [...new Set(awaited(game).map((each) => Number(each.decider)))];
  return {
    status: state.over === null ? 'active' : 'finished',
    turn: state.turn,
    round: ROUND_NAMES[state.round.kind],
    acting,
    ...(state.over === null ? {} : { game_end_reason: END_REASONS[state.over.cause] }),
    ...(state.over?.cause === 'players_agreed' ? { manually_ended: true } : {}),
    result: values,
  };
}

/** An action as it is written: players are numbers, automatic actions have no id. */
function written(move: Unnumbered, id: number | null): object {
  const { type, entity, entity_type, roundhouse } = move;
  const members = Object.keys(RECORDED[type]).flatMap((name) => {
    const value = (move as unknown as Readonly<Record<string, unknown>>)[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    type,
    entity: entity_type === 'player' ? Number(entity) : entity,
    entity_type,
    ...(id === null ? {} : { id }),
    ...(type === 'log' ? { message: '' } : {}),
    ...Object.fromEntries(members),
    ...(roundhouse === undefined ? {} : { roundhouse }),
  };
}
