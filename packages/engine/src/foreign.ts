import type { Action, ActionOf, ActionType } from './action.ts';
import type { Entity, Route } from './state.ts';

/** Whether a member of foreign data has the shape that it should. */
type Shape = (value: unknown) => boolean;

const text: Shape = (value) => typeof value === 'string';
const whole: Shape = (value) => Number.isSafeInteger(value);
/** Money and shares: a broken sum is for the rules to refuse, with the range that they allow. */
const figure: Shape = (value) => Number.isFinite(value);
const texts: Shape = (value) => Array.isArray(value) && value.every(text);
const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const ENTITY_KINDS: Readonly<Record<Entity['kind'], true>> = { player: true, operator: true, private: true };

function isEntity(value: unknown): value is Entity {
  return isObject(value) && typeof value['kind'] === 'string' && Object.hasOwn(ENTITY_KINDS, value['kind']) && text(value['id']);
}

function isRoute(value: unknown): value is Route {
  if (!isObject(value) || !text(value['train']) || !optional(texts)(value['stops'])) return false;
  const { connections } = value;
  return Array.isArray(connections) && connections.every(texts);
}

/** The members of each kind of action besides `type` and `by`: one that is missing here is an error of types. */
const SHAPES: { readonly [T in ActionType]: { readonly [K in keyof Omit<ActionOf<T>, 'type' | 'by'>]-?: Shape } } = {
  pass: {},
  bid: { private: text, amount: figure },
  par: { corporation: text, cell: text },
  buy_shares: { certificates: texts },
  sell_shares: { certificates: texts, units: figure },
  buy_private: { private: text, amount: figure },
  lay_tile: { hex: text, tile: text, rotation: whole, copy: optional(whole) },
  place_token: { hex: text, stop: whole, slot: whole, owner: optional(text) },
  run_routes: { routes: (value) => Array.isArray(value) && value.every(isRoute), revenue: optional(figure) },
  dividend: { kind: (value) => value === 'payout' || value === 'half' || value === 'withhold' },
  buy_train: { train: text, amount: figure, trade_in: optional(text), face: optional(text), shelf: optional(text) },
  discard_train: { train: text },
  take: { card: text },
  nominate: { private: text },
  sell_private: { private: text, amount: figure },
  vote: { yes: (value) => typeof value === 'boolean' },
  assign: { target: text },
  bid_corporation: { corporation: text, amount: figure },
  choose_size: { size: figure },
  contribute: { private: text },
  short: { corporation: text },
  take_loan: {},
  repay_loan: {},
  convert: {},
  merge: { corporation: text, failed: optional((value) => typeof value === 'boolean') },
  choose: { option: text },
  swap_train: { train: text },
  buy_marker: {},
  offer_sale: { corporation: text },
  remove_token: { hex: text, stop: whole, slot: whole },
  place_marker: { hex: text },
  buy_out: { holder: text, with: (value) => value === 'cash' || value === 'shares' },
  buy_ferry: { hex: text },
  bankrupt: {},
  accept: {},
  refuse: {},
  end_game: {},
};

const MEMBERS: ReadonlyMap<string, readonly (readonly [string, Shape])[]> = new Map(
  Object.entries(SHAPES).map(([type, shapes]) => [type, Object.entries<Shape>(shapes)]),
);

/**
 * An action out of data that may come from anywhere: null unless it is one, with every member of its shape.
 * Members that its kind does not have are left behind, so that nothing foreign gets into a state.
 */
export function readAction(value: unknown): Action | null {
  if (!isObject(value)) return null;
  const { type, by } = value;
  if (typeof type !== 'string' || !MEMBERS.has(type) || !isEntity(by)) return null;
  const read: Record<string, unknown> = { type, by: { kind: by.kind, id: by.id } };
  for (const [member, fits] of MEMBERS.get(type) ?? []) {
    if (!fits(value[member])) return null;
    if (value[member] !== undefined) read[member] = value[member];
  }
  return read as unknown as Action;
}
