import type { Action } from '@roundhouse/engine';
import type { Made, Unnumbered } from './codec.ts';
import { encode } from './table.ts';

/**
 * A move of ours as it stands in a file. Offers: the peer knows only the purchase that takes place. So an offer is a
 * note there, its acceptance is the purchase itself, a refusal a note again; `roundhouse` beside them tells us which is
 * which.
 */
export function recordedMove(action: Action, made: Made): Unnumbered {
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
