import type { Action } from './action.ts';
import type { Game } from './state.ts';

function known(list: Readonly<Record<string, unknown>>, id: string): boolean {
  return Object.hasOwn(list, id);
}

/** The first thing that an action names and the game does not have; null when all exist. */
export function unknownThing(game: Game, action: Action): string | null {
  const { title, state } = game;
  const lists = { player: state.players, operator: state.operators, private: state.privates };
  const named: (readonly [Readonly<Record<string, unknown>>, string])[] = [[lists[action.by.kind], action.by.id]];
  switch (action.type) {
    case 'bid':
    case 'buy_private':
    case 'sell_private':
    case 'nominate':
    case 'contribute':
      named.push([state.privates, action.private]);
      break;
    case 'par':
      named.push([state.operators, action.corporation], [title.market.cells.of, action.cell]);
      break;
    case 'buy_shares':
    case 'sell_shares':
      named.push(...action.certificates.map((id) => [state.certificates, id] as const));
      break;
    case 'lay_tile':
      named.push([title.map.hexes.of, action.hex], [title.tiles.of, action.tile]);
      break;
    case 'bid_corporation':
    case 'short':
    case 'merge':
    case 'offer_sale':
      named.push([state.operators, action.corporation]);
      break;
    case 'place_token':
    case 'remove_token':
    case 'place_marker':
    case 'buy_ferry':
      named.push([title.map.hexes.of, action.hex]);
      break;
    case 'assign':
      named.push(Object.hasOwn(title.map.hexes.of, action.target) ? [title.map.hexes.of, action.target] : [state.operators, action.target]);
      break;
    default:
  }
  return named.find(([list, id]) => !known(list, id))?.[1] ?? null;
}
