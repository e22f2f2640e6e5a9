import { gap, type Action, type Refusal } from '@roundhouse/engine';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { AmountChoice, ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { sellerOf, trainName } from '../describe.ts';
import { refusalOf } from '../preview.ts';
import { RefusalText } from '../refusal.tsx';
import { Buttons } from './stock.tsx';

/** Buying and discarding trains. */
export function TrainsPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const buys = distinctBuys(desk);
  const discards = choicesOf(desk.choices, 'discard_train');
  const [help] = choicesOf(desk.choices, 'bankrupt');
  const impossible = impossibleTrains(desk);
  const operator = game.state.round.kind === 'operating' ? game.state.round.turn?.operator : undefined;
  const buying = desk.choices.some(
    ({ action }) => action.type === 'buy_train' || action.type === 'sell_shares' || action.type === 'bankrupt',
  );
  const missing = operator !== undefined && buying ? gap(game, operator) : 0;
  return (
    <>
      {operator !== undefined && missing > 0 && (
        <p className="alarm">
          {words('train_sale.gap', {
            operator,
            president: names.player(game.state.operators[operator]?.president ?? ''),
            missing: names.money(missing),
          })}
        </p>
      )}
      {buys.length + impossible.length > 0 && (
        <section className="panel-part">
          <h3>{words('train_sale.heading')}</h3>
          {buys.map(({ action, amount }) =>
            amount === undefined || amount.min === amount.max ? (
              <ChoiceButton
                key={JSON.stringify(action)}
                desk={desk}
                action={action}
                kind={sellerOf(game, action.train) === 'depot' && action.trade_in === undefined ? 'primary' : 'plain'}
              />
            ) : (
              <AmountChoice
                key={`${game.state.count} ${JSON.stringify(action)}`}
                desk={desk}
                action={action}
                range={amount}
                title={words('train_sale.from', {
                  train: trainName(game, action.train),
                  seller: names.owner(sellerOf(game, action.train)),
                })}
                verb={words('train_sale.buy')}
              />
            ),
          )}
          {impossible.map(({ train, refusal }) => (
            <p key={train} className="note">
              <strong>
                {words('trains.train')} {train}
              </strong>{' '}
              <RefusalText refusal={refusal} title={game.title} names={names} />
            </p>
          ))}
        </section>
      )}
      <Buttons desk={desk} heading={words('train_sale.discard')} actions={discards.map(({ action }) => action)} />
      {help !== undefined && (
        <section className="panel-part">
          <h3>{words('train_sale.bankrupt')}</h3>
          <ChoiceButton desk={desk} action={help.action} kind="danger" />
        </section>
      )}
    </>
  );
}

/** Purchases that differ for the buyer: of equal trains of one seller the first. */
function distinctBuys({ game, choices }: Desk) {
  const kind = ({ action }: { readonly action: Extract<Action, { type: 'buy_train' }> }) =>
    [
      trainName(game, action.train),
      sellerOf(game, action.train),
      action.trade_in === undefined ? '' : trainName(game, action.trade_in),
    ].join(' ');
  const buys = choicesOf(choices, 'buy_train');
  return buys.filter((choice, index) => buys.findIndex((other) => kind(other) === kind(choice)) === index);
}

/** Trains of the depot that are next, and why they cannot be bought. */
function impossibleTrains(desk: Desk): readonly { readonly train: string; readonly refusal: Refusal }[] {
  const { state, title } = desk.game;
  const turn = state.round.kind === 'operating' ? state.round.turn : null;
  if (turn === null || !desk.choices.some(({ action }) => action.type === 'buy_train' || action.type === 'sell_shares')) return [];
  const offered = new Set(choicesOf(desk.choices, 'buy_train').map(({ action }) => action.train));
  const [next] = state.depot.upcoming;
  return [...(next === undefined ? [] : [next]), ...state.depot.discarded].flatMap((card) => {
    if (offered.has(card.id)) return [];
    const action: Action = {
      type: 'buy_train',
      by: { kind: 'operator', id: turn.operator },
      train: card.id,
      amount: title.trains.of[card.name]?.price ?? 0,
    };
    const refusal = refusalOf(desk.game, action);
    return refusal === null ? [] : [{ train: card.name, refusal }];
  });
}
