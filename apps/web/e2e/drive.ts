import { awaited, bestRun, choices, routeOf, type Action, type Choice, type Game } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import type { APIRequestContext } from '@playwright/test';

interface View {
  readonly table: { readonly id: string; readonly titleHash: string; readonly count: number; readonly revision: number };
  readonly state: Game['state'];
}

/** Whether the position is the one wanted; it sees what those whom the game waits for may do. */
export type Wanted = (game: Game, list: readonly Choice[]) => boolean;

/** Repeatable chance for the moves on the way. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 1;
    return (state % 65536) / 65536;
  };
}

/** Choices of those whom the game waits for, without ending it. */
function open(game: Game): readonly Choice[] {
  const deciders = new Set(awaited(game).map(({ decider }) => decider));
  return choices(game).filter(({ action, decider }) => deciders.has(decider) && action.type !== 'end_game' && action.type !== 'bankrupt');
}

const ORDER = ['accept', 'run_routes', 'dividend', 'discard_train', 'buy_train', 'place_token', 'lay_tile'] as const;

function next(game: Game, list: readonly Choice[], random: () => number): Action | null {
  const any = (some: readonly Choice[]): Choice | undefined => some[Math.floor(random() * some.length)];
  const of = (type: Action['type']) => list.filter(({ action }) => action.type === type);
  if (game.state.round.kind === 'stock') {
    const started = Object.entries(game.state.operators).filter(([, { status }]) => status === 'launched');
    const wanted = of('buy_shares').filter(
      ({ action }) => action.type === 'buy_shares' && started.some(([id]) => action.certificates[0]?.startsWith(`${id}_`)),
    );
    const cheap = of('par').toSorted((a, b) => price(game, a) - price(game, b));
    const sale = random() < 0.15 ? any(of('sell_shares')) : undefined;
    const picked =
      any(wanted) ??
      (started.length === 0 ? cheap[0] : undefined) ??
      sale ??
      (random() < 0.6 ? any(of('buy_shares')) : undefined) ??
      of('pass')[0] ??
      any(list);
    return picked?.action ?? null;
  }
  const front = of('bid').find(({ amount }) => amount === undefined || amount.min === amount.max) ?? any(of('par'));
  for (const type of ORDER) {
    const some = of(type).filter(({ amount }) => amount === undefined);
    if (front === undefined && some.length > 0 && random() < 0.95) return (type === 'dividend' ? some[0] : any(some))?.action ?? null;
  }
  return (front ?? of('pass')[0] ?? any(list))?.action ?? null;
}

const price = (game: Game, { action }: Choice): number =>
  action.type === 'par' ? (game.title.market.cells.of[action.cell]?.price ?? 0) : 0;

/** Starts a table and plays it, through the server, up to a wanted position; its id, or null when it does not come. */
export async function tableAt(request: APIRequestContext, wanted: Wanted, seed = 1, most = 700): Promise<string | null> {
  const made = (await (
    await request.post('/api/tables', { data: { title: '1830', players: ['Ann', 'Ben', 'Cem'], options: [] } })
  ).json()) as { id: string };
  let { view } = (await (await request.get(`/api/tables/${made.id}`)).json()) as { view: View };
  const title = (await (await request.get(`/api/titles/${view.table.titleHash}`)).json()) as Title;
  const random = chance(seed);
  for (let step = 0; step < most; step += 1) {
    const game: Game = { title, state: view.state };
    const list = open(game);
    if (wanted(game, list)) return made.id;
    let action = next(game, list, random);
    if (action === null) return null;
    if (action.type === 'run_routes') action = { ...action, routes: bestRun(game, action.by.id).routes.map(routeOf) };
    const answer = await request.post(`/api/tables/${made.id}/actions`, {
      data: { expected: view.table.count + 1, revision: view.table.revision, action },
    });
    if (!answer.ok()) throw new Error(`${JSON.stringify(action)}: ${await answer.text()}`);
    ({ view } = (await answer.json()) as { view: View });
  }
  return null;
}
