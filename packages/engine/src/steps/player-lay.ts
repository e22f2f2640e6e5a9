import type { Action } from '../action.ts';
import { ownerOf } from '../companies/privates.ts';
import { openPowers, usesOf, type Held } from '../powers/types.ts';
import { refuse, type Refusal } from '../result.ts';
import { operatingTurn } from '../rounds/turn.ts';
import type { Game, PlayerId } from '../state.ts';
import { layByPrivate, laysOfPrivate, placeRefusal, spotRefusal } from './private-lay.ts';
import { isBy, type Step } from './step.ts';
import { track } from './track.ts';

type PlayerLay = Held<'player_lays_tile'>;
type Time = PlayerLay['power']['when'][number];

function playerOwner(game: Game, held: PlayerLay): PlayerId | null {
  const owner = ownerOf(game, held.private);
  return owner?.startsWith('player/') ? owner.slice(7) : null;
}

/** Whether it is such a time now for a player (1889 §8.4). */
const IS_TIME: Readonly<Record<Time, (game: Game, player: PlayerId) => boolean>> = {
  stock_round: ({ state }) => state.round.kind === 'stock',
  between_turns: (game) => operatingTurn(game)?.acted === false,
  own_track_step: (game, player) => {
    const turn = operatingTurn(game);
    if (!turn || game.title.rules.rounds.operating.steps[turn.step] !== track.name) return false;
    return game.state.operators[turn.operator]?.president === player;
  },
};

function useRefusal(game: Game, held: PlayerLay): Refusal | null {
  const player = playerOwner(game, held);
  if (player === null || !held.power.when.some((time) => IS_TIME[time](game, player)))
    return refuse('private.power.owner', { private: held.private });
  return usesOf(game, held) < held.power.uses ? null : refuse('private.power.used', { private: held.private });
}

function heldFor(game: Game, action: Action): PlayerLay | null {
  return openPowers(game, 'player_lays_tile').find((held) => isBy(action, 'private', held.private)) ?? null;
}

/** A tile that a player lays through his private: no operator, no connection, no lay of a turn (1889 §8.4). */
export const playerLay: Step = {
  name: 'player_lay',
  handles: ['lay_tile'],
  awaits: () => [],
  choices: (game) =>
    openPowers(game, 'player_lays_tile').flatMap((held) => {
      const decider = playerOwner(game, held);
      if (decider === null || useRefusal(game, held) !== null) return [];
      return laysOfPrivate(game, `player/${decider}`, held).map((action) => ({ action, decider }));
    }),
  refusal: (game, action) => {
    if (action.by.kind !== 'private') return refuse('turn.not_now');
    const held = heldFor(game, action);
    const player = held && playerOwner(game, held);
    if (!held || player === null || action.type !== 'lay_tile') return refuse('private.power.owner', { private: action.by.id });
    return useRefusal(game, held) ?? spotRefusal(held, action) ?? placeRefusal(game, `player/${player}`, held, action);
  },
  perform: (draft, action) => {
    const held = heldFor(draft, action);
    const player = held && playerOwner(draft, held);
    if (held && player !== null && action.type === 'lay_tile') layByPrivate(draft, `player/${player}`, held, action, held.private);
  },
};
