import type { ResourceMarker } from '@roundhouse/title-schema';
import type { Answers } from '../../answers.ts';
import { network } from '../../board/network.ts';
import { isMinor } from '../../companies/minors.ts';
import { presidentOf } from '../../companies/presidency.ts';
import { put, type Draft } from '../../draft.ts';
import { cashIn, operatorPurse, transfer } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { operatingTurn } from '../../rounds/turn.ts';
import type { ResourceState } from '../slices.ts';
import type { Game, HexId, OperatorId } from '../../state.ts';
import { isBy, operator, type Step } from '../../steps/step.ts';
import type { Mechanic } from '../mechanic.ts';

const NOTHING: ResourceState = { left: {}, owners: [] };

function parametersOf(game: Game): ResourceMarker {
  const { resource_marker } = game.title.mechanics;
  if (!resource_marker) throw new Error('the title has no resource marker');
  return resource_marker;
}

const markersOf = (game: Game): ResourceState => game.state.mechanics.resource_marker ?? NOTHING;
const owns = (game: Game, id: OperatorId): boolean => markersOf(game).owners.includes(id);

function setMarkers(draft: Draft, resource_marker: ResourceState): void {
  draft.state.mechanics = { ...draft.state.mechanics, resource_marker };
}

/** One marker more or less at a hex. */
function change(state: ResourceState, hex: HexId, by: number): ResourceState {
  return { ...state, left: put(state.left, hex, (state.left[hex] ?? 0) + by) };
}

/** A marker goes from a hex to an operator; who has one already sends it to where they are sold (1828 §17.3). */
function give(draft: Draft, id: OperatorId, from: HexId): void {
  const { hex, name } = parametersOf(draft);
  const taken = change(markersOf(draft), from, -1);
  if (owns(draft, id) || isMinor(draft, id)) {
    setMarkers(draft, change(taken, hex, 1));
    return;
  }
  setMarkers(draft, { ...taken, owners: [...taken.owners, id] });
  draft.events.push({ type: 'resource', operator: id, name, hex: from });
}

/** Markers of two operators go to a third; one of two goes back to where they are sold (1828 §7.5, §17.5). */
export function joinMarkers(draft: Draft, parts: readonly OperatorId[], into: OperatorId): void {
  const parameters = draft.title.mechanics.resource_marker;
  if (!parameters) return;
  const owned = parts.filter((id) => owns(draft, id));
  if (owned.length === 0) return;
  const rest = markersOf(draft).owners.filter((id) => !owned.includes(id));
  const back = owned.length - 1;
  setMarkers(draft, change({ ...markersOf(draft), owners: [...rest, into] }, parameters.hex, back));
}

/** Whether the hex that brings a marker still waits for its first tile. */
function isWaiting(game: Game): boolean {
  const { with_tile } = parametersOf(game);
  return with_tile !== undefined && (markersOf(game).left[with_tile] ?? 0) > 0;
}

const answers: Answers = {
  atSetUp: (draft) => {
    const { hex, count, with_tile } = parametersOf(draft);
    setMarkers(draft, { owners: [], left: { [hex]: count, ...(with_tile === undefined ? {} : { [with_tile]: 1 }) } });
  },
  // 1828 §17.4: track reaches it, nothing passes it or calls there.
  stopAccess: (game, id, hex) => (hex === parametersOf(game).hex && !owns(game, id) ? 'closed' : null),
  mayPlace: (game, _id, hex) => (hex === parametersOf(game).hex ? refuse('marker.no_token', { hex }) : null),
  // 1828 §1.6: it counts as a city for a token although none may be laid there.
  holdsTokenOpen: (game, id) => network(game, id).stops.has(`${parametersOf(game).hex}/0`),
  openedByLay: (game, id) => {
    const { with_tile } = parametersOf(game);
    if (with_tile === undefined || !isWaiting(game) || owns(game, id) || isMinor(game, id)) return null;
    const resource_marker = { ...markersOf(game), owners: [...markersOf(game).owners, id] };
    return {
      hex: with_tile,
      game: { title: game.title, state: { ...game.state, mechanics: { ...game.state.mechanics, resource_marker } } },
    };
  },
  afterLay: (draft, builder, lay) => {
    const { with_tile } = parametersOf(draft);
    if (lay.hex === with_tile && isWaiting(draft) && builder.startsWith('operator/')) give(draft, builder.slice(9), lay.hex);
  },
};

/** Why the operator may not buy a marker now (1828 §17.2). */
function purchaseRefusal(game: Game, id: OperatorId): Refusal | null {
  const { hex, price } = parametersOf(game);
  if (owns(game, id)) return refuse('marker.owned', { operator: id });
  if ((markersOf(game).left[hex] ?? 0) === 0) return refuse('marker.none_left', { hex });
  if (!network(game, id).stops.has(`${hex}/0`)) return refuse('marker.not_reached', { hex, operator: id });
  const cash = cashIn(game, operatorPurse(id));
  return price > cash ? refuse('marker.cash', { price, cash }) : null;
}

/** A marker bought at any moment of the operator's turn (1828 §17.2). */
const buyMarker: Step = {
  name: 'resource_marker',
  handles: ['buy_marker'],
  awaits: () => [],
  choices: (game) => {
    const turn = operatingTurn(game);
    if (!turn || purchaseRefusal(game, turn.operator) !== null) return [];
    return [{ action: { type: 'buy_marker', by: operator(turn.operator) }, decider: presidentOf(game, turn.operator) }];
  },
  refusal: (game, action) => {
    const turn = operatingTurn(game);
    if (!turn) return refuse('turn.not_now');
    if (!isBy(action, 'operator', turn.operator)) return refuse('turn.not_yours', { active: turn.operator });
    return purchaseRefusal(game, turn.operator);
  },
  perform: (draft) => {
    const turn = operatingTurn(draft);
    if (!turn) return;
    const { hex, price } = parametersOf(draft);
    transfer(draft, operatorPurse(turn.operator), 'bank', price, 'marker');
    give(draft, turn.operator, hex);
  },
};

export const resourceMarker: Mechanic = {
  name: 'resource_marker',
  answers: (title) => (title.mechanics.resource_marker ? answers : null),
  steps: { [buyMarker.name]: buyMarker },
};
