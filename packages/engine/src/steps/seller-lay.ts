import { usePower } from '../companies/privates.ts';
import { openPowers, type Held } from '../powers/types.ts';
import { refuse } from '../result.ts';
import type { Entity, Game, PlayerId, PrivateId } from '../state.ts';
import { layByPrivate, laysOfPrivate, placeRefusal, spotRefusal } from './private-lay.ts';
import { isBy, type Step } from './step.ts';

const by = (id: PrivateId): Entity => ({ kind: 'private', id });

interface Pending {
  readonly seller: PlayerId;
  readonly held: Held<'seller_lays_tile'>;
}

/** The decision that the last sale has opened. */
function pending(game: Game): Pending | null {
  const { seller_lay } = game.state;
  if (!seller_lay) return null;
  const held = openPowers(game, 'seller_lays_tile').find((each) => each.private === seller_lay.private && each.index === seller_lay.index);
  return held ? { seller: seller_lay.seller, held } : null;
}

/** Whoever has sold the private lays a tile or never; the operator waits, and is asked even where no tile fits (1889 §1.3, §8.3). */
export const sellerLay: Step = {
  name: 'seller_lay',
  handles: ['lay_tile', 'pass'],
  awaits: (game) => {
    const open = pending(game);
    return open ? [{ entity: by(open.held.private), decider: open.seller }] : [];
  },
  choices: (game) => {
    const open = pending(game);
    if (!open) return [];
    const lays = laysOfPrivate(game, `player/${open.seller}`, open.held).map((action) => ({ action, decider: open.seller }));
    return [...lays, { action: { type: 'pass', by: by(open.held.private) }, decider: open.seller }];
  },
  refusal: (game, action) => {
    const open = pending(game);
    if (!open) return refuse('turn.not_now');
    if (!isBy(action, 'private', open.held.private)) return refuse('turn.not_yours', { active: open.held.private });
    if (action.type === 'pass') return null;
    if (action.type !== 'lay_tile') return refuse('turn.not_now');
    return spotRefusal(open.held, action) ?? placeRefusal(game, `player/${open.seller}`, open.held, action);
  },
  perform: (draft, action) => {
    const open = pending(draft);
    draft.state.seller_lay = null;
    if (!open) return;
    const { held, seller } = open;
    if (action.type === 'lay_tile') layByPrivate(draft, `player/${seller}`, held, action, held.private);
    else usePower(draft, held.private, held.index);
  },
};
