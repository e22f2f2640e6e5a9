import { loansOf, priceOf, privatesOf, sizeOf, trainName, unitsHeld, type Game, type Holder, type OperatorId } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Names } from '../names.ts';

/** One thing that is another one afterwards, in words. */
export interface Change {
  readonly term: string;
  readonly before: string;
  readonly after: string;
}

/** What changes for an operator or a player. */
export interface Changes {
  readonly of: { readonly kind: 'operator' | 'player'; readonly id: string };
  readonly changes: readonly Change[];
}

/** Everything that people look at in which two positions of a game differ: operators in printed order, then players in seat order. */
export function changesBetween(before: Game, after: Game, names: Names, words: Words): readonly Changes[] {
  const pick = (term: string, of: (game: Game) => string): readonly Change[] => {
    const [was, is] = [of(before), of(after)];
    return was === is ? [] : [{ term, before: was, after: is }];
  };
  const operators = Object.keys(after.state.operators).map((id) => ({
    of: { kind: 'operator' as const, id },
    changes: operatorChanges(id, before, after, names, words, pick),
  }));
  const players = after.state.setup.players.map(({ id }) => ({
    of: { kind: 'player' as const, id },
    changes: [
      ...pick(words('terms.cash'), ({ state }) => names.money(state.players[id]?.cash ?? 0)),
      ...Object.keys(after.state.operators).flatMap((corporation) =>
        pick(words('finance.outcome.shares', { corporation }), (game) => sharesOf(game, `player/${id}`, corporation, words)),
      ),
    ],
  }));
  return [...operators, ...players].filter(({ changes }) => changes.length > 0);
}

type Pick = (term: string, of: (game: Game) => string) => readonly Change[];

const inPlay = ({ state }: Game, id: OperatorId): boolean => ['launched', 'floated'].includes(state.operators[id]?.status ?? '');

function operatorChanges(id: OperatorId, before: Game, after: Game, names: Names, words: Words, pick: Pick): readonly Change[] {
  if (inPlay(before, id) && !inPlay(after, id)) {
    return [{ term: words('finance.outcome.state'), before: '', after: words('finance.outcome.leaves') }];
  }
  if (!inPlay(after, id)) return [];
  const none = words('terms.none');
  const operator = (game: Game) => game.state.operators[id];
  return [
    ...pick(words('terms.treasury'), (game) => names.money(operator(game)?.cash ?? 0)),
    ...pick(words('terms.price'), (game) => priceIn(game, id, names, words)),
    ...pick(words('finance.outcome.loans'), (game) => String(loansOf(game, id))),
    ...pick(words('finance.outcome.size'), (game) => (inPlay(game, id) ? String(sizeOf(game, id)) : none)),
    ...pick(words('terms.trains'), (game) => trainsIn(game, id) || none),
    ...pick(words('terms.privates'), (game) => privatesOf(game, `operator/${id}`).join(', ') || none),
    ...pick(words('terms.tokens'), (game) => String(tokensIn(game, id))),
    ...pick(words('terms.president'), (game) => {
      const president = operator(game)?.president ?? null;
      return president === null ? none : names.player(president);
    }),
  ];
}

function priceIn(game: Game, id: OperatorId, names: Names, words: Words): string {
  const price = inPlay(game, id) ? priceOf(game, id) : null;
  if (price === null) return words('terms.none');
  return price === 0 ? words('finance.outcome.zone', { price: names.money(price) }) : names.money(price);
}

/** The fleet; of one with several shelves each with its name. */
function trainsIn({ state }: Game, id: OperatorId): string {
  const shelves = Object.entries(state.operators[id]?.shelves ?? {}).filter(([, cards]) => cards.length > 0);
  const several = Object.keys(state.operators[id]?.shelves ?? {}).length > 1;
  const fleet = shelves.map(([name, cards]) => `${several ? `${name} ` : ''}${cards.map((card) => trainName(card)).join(', ')}`);
  return fleet.join(' · ');
}

const tokensIn = ({ state }: Game, id: OperatorId): number =>
  state.board.stations.filter(({ owner }) => owner === id).length + (state.operators[id]?.tokens.length ?? 0);

function sharesOf(game: Game, holder: Holder, corporation: OperatorId, words: Words): string {
  const units = unitsHeld(game, holder, corporation);
  return units === 0 ? words('terms.none') : words('terms.percent', { percent: (units * 100) / sizeOf(game, corporation) });
}
