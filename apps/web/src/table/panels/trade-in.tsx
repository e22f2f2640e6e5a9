import { depotTrains, trainsOf, type ActionOf, type Game, type Refusal } from '@roundhouse/engine';
import { TrainPaper } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { trainName } from '../describe.ts';
import type { Desk } from '../desk.ts';
import { preview, refusalOf } from '../preview.ts';
import { RefusalText } from '../refusal.tsx';

type TradeIn = ActionOf<'buy_train'> & { readonly trade_in: string };

/** Whether a purchase hands an old train in. */
export const isTradeIn = (action: ActionOf<'buy_train'>): action is TradeIn => action.trade_in !== undefined;

/**
 * Trains that make a new one cheaper: a card for each pair, with what it takes off, what it costs, and what the buyer has afterwards; a
 * pair that is not possible says why.
 */
export function TradeIns({
  desk,
  operator,
  offers,
}: {
  readonly desk: Desk;
  readonly operator: string;
  readonly offers: readonly TradeIn[];
}): ReactElement | null {
  const { game, names } = desk;
  const impossible = impossiblePairs(game, operator, offers);
  if (offers.length + impossible.length === 0) return null;
  return (
    <>
      <h4 className="part-name">{words('train_sale.trade.heading')}</h4>
      <ul className="offers">
        {offers.map((action) => (
          <li key={`${action.trade_in} ${action.train}`} className="offer trade-in" data-trade={`${action.trade_in} ${action.train}`}>
            <Pair game={game} old={trainName(game, action.trade_in)} train={trainName(game, action.train)} />
            <Sum desk={desk} action={action} />
            <ChoiceButton desk={desk} action={action} />
          </li>
        ))}
        {impossible.map(({ old, train, refusal }) => (
          <li key={`${old} ${train}`} className="offer trade-in trade-in-refused" data-refused={`${old} ${train}`}>
            <Pair game={game} old={old} train={train} />
            <p className="note">
              <RefusalText refusal={refusal} title={game.title} names={names} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The old train and the new one, as cards. */
function Pair({ game: { title }, old, train }: { readonly game: Game; readonly old: string; readonly train: string }): ReactElement {
  return (
    <span className="trade-in-pair">
      <TrainPaper title={title} words={words} train={old} />
      <span aria-hidden="true">→</span>
      <TrainPaper title={title} words={words} train={train} />
    </span>
  );
}

/** What is paid, what goes with it, and what is left. */
function Sum({ desk: { game, names }, action }: { readonly desk: Desk; readonly action: TradeIn }): ReactElement | null {
  const [old, train] = [trainName(game, action.trade_in), trainName(game, action.train)];
  const operator = action.by.id;
  const price = action.amount + discountOf(game, old, train);
  const tried = preview(game, action);
  if (!tried.ok) return null;
  const kept = trainsOf(tried.game, operator);
  const lost = trainsOf(game, operator).filter(({ id }) => id !== action.trade_in && !kept.some((card) => card.id === id));
  return (
    <>
      <p>
        {words('train_sale.trade.sum', {
          price: names.money(price),
          discount: names.money(price - action.amount),
          cost: names.money(action.amount),
        })}
      </p>
      {lost.length > 0 && <p className="note">{words('train_sale.trade.lost', { trains: lost.map(({ name }) => name).join(', ') })}</p>}
      <p className="note">
        {words('train_sale.trade.after', {
          operator,
          trains: kept.map(({ name }) => name).join(', '),
          amount: names.money(tried.game.state.operators[operator]?.cash ?? 0),
        })}
      </p>
    </>
  );
}

const discountOf = ({ title }: Game, old: string, train: string): number => title.mechanics.trade_in?.discounts[train]?.[old] ?? 0;

/** Pairs of a train of the buyer and one of the bank that would be cheaper for some train, and why this one does not do. */
function impossiblePairs(
  game: Game,
  operator: string,
  offers: readonly TradeIn[],
): readonly { readonly old: string; readonly train: string; readonly refusal: Refusal }[] {
  const { discounts = {} } = game.title.mechanics.trade_in ?? {};
  const own = firstOfEach(trainsOf(game, operator));
  const bank = firstOfEach(depotTrains(game)).filter(({ name }) => discounts[name] !== undefined);
  const offered = new Set(offers.map((action) => `${trainName(game, action.trade_in)} ${trainName(game, action.train)}`));
  return bank.flatMap((card) =>
    own.flatMap((old) => {
      if (offered.has(`${old.name} ${card.name}`)) return [];
      const amount = (game.title.trains.of[card.name]?.price ?? 0) - discountOf(game, old.name, card.name);
      const wish = { type: 'buy_train', by: { kind: 'operator', id: operator }, train: card.id, amount, trade_in: old.id } as const;
      const refusal = refusalOf(game, wish);
      return refusal === null ? [] : [{ old: old.name, train: card.name, refusal }];
    }),
  );
}

const firstOfEach = <T extends { readonly name: string }>(cards: readonly T[]): readonly T[] =>
  cards.filter(({ name }, index) => cards.findIndex((other) => other.name === name) === index);
