import { presidentOf } from '../companies/presidency.ts';
import { openPowers, type Held } from '../powers/types.ts';
import { refuse } from '../result.ts';
import { operatingTurn, setTurn } from '../rounds/turn.ts';
import type { Entity, Game, OperatorId, PrivateId } from '../state.ts';
import { layByPrivate, laysOfPrivate, placeRefusal, spotRefusal, type LayAction } from './private-lay.ts';
import { isBy, type Step } from './step.ts';

const by = (id: PrivateId): Entity => ({ kind: 'private', id });

interface Pending {
  readonly buyer: OperatorId;
  readonly held: Held<'buyer_lays_tile'>;
  readonly lays: readonly LayAction[];
}

/** The lay that the last purchase has opened; null where there is none, or no tile fits. */
function pending(game: Game): Pending | null {
  const { buyer_lay } = game.state;
  if (!buyer_lay) return null;
  const held = openPowers(game, 'buyer_lays_tile').find((each) => each.private === buyer_lay.private && each.index === buyer_lay.index);
  if (!held) return null;
  const lays = laysOfPrivate(game, `operator/${buyer_lay.operator}`, held);
  return lays.length === 0 ? null : { buyer: buyer_lay.operator, held, lays };
}

/** Whoever has bought the private lays a tile at once (1828 §16.8); where none fits there is nothing to do. */
export const buyerLay: Step = {
  name: 'buyer_lay',
  handles: ['lay_tile'],
  awaits: (game) => {
    const open = pending(game);
    return open ? [{ entity: by(open.held.private), decider: presidentOf(game, open.buyer) }] : [];
  },
  choices: (game) => {
    const open = pending(game);
    return open ? open.lays.map((action) => ({ action, decider: presidentOf(game, open.buyer) })) : [];
  },
  refusal: (game, action) => {
    const open = pending(game);
    if (!open) return refuse('turn.not_now');
    if (!isBy(action, 'private', open.held.private)) return refuse('turn.not_yours', { active: open.held.private });
    if (action.type !== 'lay_tile') return refuse('turn.not_now');
    return spotRefusal(open.held, action) ?? placeRefusal(game, `operator/${open.buyer}`, open.held, action);
  },
  perform: (draft, action) => {
    const open = pending(draft);
    draft.state.buyer_lay = null;
    if (!open || action.type !== 'lay_tile') return;
    const { held, buyer } = open;
    layByPrivate(draft, `operator/${buyer}`, held, action, buyer);
    const turn = operatingTurn(draft);
    if (turn && draft.title.rules.track.power_lays_count_for_hex) setTurn(draft, { power_lays: [...(turn.power_lays ?? []), action.hex] });
  },
};
