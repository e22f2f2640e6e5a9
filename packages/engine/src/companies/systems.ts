import type { Corporation, Keyed, Title } from '@roundhouse/title-schema';
import { at } from '../draft.ts';
import type { SystemParts } from '../mechanics/slices.ts';
import type { Game, OperatorId, State } from '../state.ts';

const NONE: readonly SystemParts[] = [];
const bases = new WeakMap<Title, Title>();
const extended = new WeakMap<Title, Map<string, Title>>();

/** Systems of a game in order of formation. */
export function systemsOf(game: { readonly state: Pick<State, 'mechanics'> }): readonly SystemParts[] {
  return game.state.mechanics.systems?.formed ?? NONE;
}

/** The charter of a system: it keeps name and colours of the survivor and has the tokens of both (1828 §1.2, §8.1). */
function charter(title: Title, { id, survivor, absorbed }: SystemParts): Corporation {
  const one = at(title.corporations.of, survivor);
  const other = at(title.corporations.of, absorbed);
  const { home: _, free_lays: _lays, subsidy: _subsidy, extra_lay: _extra, ...kept } = one;
  return {
    ...kept,
    id,
    home: null,
    float_percent: title.mechanics.systems?.float_percent ?? one.float_percent,
    token_prices: [...one.token_prices, ...other.token_prices].sort((a, b) => a - b),
    reserved_places: [],
    formed: true,
    parts: [survivor, absorbed],
  };
}

/** The title without charters of systems, also where it has been written down with some. */
function baseOf(title: Title): Title {
  const known = bases.get(title);
  if (known !== undefined) return known;
  const { ids, of } = title.corporations;
  if (ids.every((id) => of[id]?.parts === undefined)) return title;
  const plain = ids.filter((id) => of[id]?.parts === undefined);
  const base = { ...title, corporations: { ids: plain, of: Object.fromEntries(plain.map((id) => [id, at(of, id)])) } };
  bases.set(title, base);
  return base;
}

/** The title with charters for the systems of a game; the same object for the same ones. */
export function titleWithSystems(title: Title, systems: readonly SystemParts[]): Title {
  const base = baseOf(title);
  if (systems.length === 0) return base;
  let known = extended.get(base);
  if (known === undefined) extended.set(base, (known = new Map<string, Title>()));
  const key = systems.map(({ id }) => id).join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const { ids, of } = base.corporations;
  const corporations: Keyed<Corporation> = {
    ids: [...ids, ...systems.map(({ id }) => id)],
    of: { ...of, ...Object.fromEntries(systems.map((parts) => [parts.id, charter(base, parts)])) },
  };
  const made = { ...base, corporations };
  known.set(key, made);
  bases.set(made, base);
  return made;
}

/** A game out of the title as it is played and a state: with the charters of the systems that have been formed. */
export function gameOf(title: Title, state: State): Game {
  return { title: titleWithSystems(title, systemsOf({ state })), state };
}

/** Whether an operator is a system. */
export function isSystem(game: Game, id: OperatorId): boolean {
  return game.title.corporations.of[id]?.parts !== undefined;
}

/** The operator that a corporation goes on in: itself, or the system that it has become part of. */
export function successorOf(game: Pick<Game, 'state'>, id: OperatorId): OperatorId {
  return systemsOf(game).find(({ survivor, absorbed }) => survivor === id || absorbed === id)?.id ?? id;
}

/** The corporations that an operator is made of: itself, or the two of a system. */
export function partsOf(game: Game, id: OperatorId): readonly OperatorId[] {
  return at(game.title.corporations.of, id).parts ?? [id];
}
