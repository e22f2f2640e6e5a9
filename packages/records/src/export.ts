import { apply, awaited, newGame, valueOf, type EndCause, type Game } from '@roundhouse/engine';
import type { Made, Unnumbered } from './codec/codec.ts';
import { encode } from './codec/table.ts';
import { fault, found, type Outcome } from './fault.ts';
import type { GameLog } from './log.ts';

/** Version of `settings.roundhouse`. */
export const EXPORT_VERSION = 1;

/** A game file as it is written: players are numbers, everything else as in the format. */
export type ExportedRecord = Readonly<Record<string, unknown>>;

const END_REASONS: Readonly<Record<EndCause, string>> = { bankruptcy: 'bankrupt', bank_broken: 'bank', players_agreed: 'manually_ended' };
const ROUND_NAMES = { opening: 'Initial Round', stock: 'Stock Round', operating: 'Operating Round' } as const;

/**
 * Writes a game of ours in the export format, so that reading it gives the same state. What the format has no
 * word for (quirks, whether owners are asked) goes into `settings.roundhouse`. Refuses a log that holds an illegal action.
 */
export function exportRecord(log: GameLog, id: string | number = 'roundhouse'): Outcome<ExportedRecord> {
  const { title, setup } = log;
  let game = newGame(title, setup);
  const actions: object[] = [];
  for (const [index, action] of log.actions.entries()) {
    const result = apply(game, action);
    if (!result.ok)
      return fault(`action ${index + 1}`, `${action.type} is refused (${result.refusal.rule})`, 'The log was made by other rules');
    actions.push(numbered(index + 1, recordedMove(action, { before: game, after: result.game, events: result.events })));
    game = result.game;
  }
  return found({
    id,
    title: title.record_title,
    players: setup.players.map((player) => ({ id: Number(player.id), name: player.name })),
    min_players: title.players.min,
    max_players: title.players.max,
    settings: {
      seed: setup.seed,
      optional_rules: setup.options.map((option) => title.options.of[option]?.import_as ?? option),
      roundhouse: { version: EXPORT_VERSION, quirks: setup.quirks, consent: setup.consent },
    },
    ...standingOf(game),
    actions,
  });
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

/**
 * Offers: the peer knows only the purchase that takes place. So an offer is a note there, its acceptance is the
 * purchase itself, a refusal a note again; `roundhouse` beside them tells us which is which.
 */
function recordedMove(action: GameLog['actions'][number], made: Made): Unnumbered {
  const { offer } = made.before.state;
  const recorded = encode(action, made);
  if (offer === null && made.after.state.offer !== null) {
    return {
      type: 'log',
      entity: recorded.entity,
      entity_type: recorded.entity_type,
      roundhouse: { offer: { ...recorded, id: 0 } as never },
    };
  }
  if (offer !== null && action.type === 'accept') return { ...encode(offer.action, made), roundhouse: { accept: action.by.id } };
  return recorded;
}

/** Players are numbers in the format. */
function numbered(id: number, { type, entity, entity_type, roundhouse, ...members }: Unnumbered): object {
  return {
    type,
    entity: entity_type === 'player' ? Number(entity) : entity,
    entity_type,
    id,
    ...(type === 'log' ? { message: '' } : {}),
    ...members,
    ...(roundhouse === undefined ? {} : { roundhouse }),
  };
}
