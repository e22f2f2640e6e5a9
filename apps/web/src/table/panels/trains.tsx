import {
  bankPrice,
  countedTrains,
  depotTrains,
  gap,
  sidesOf,
  trainLimit,
  trainName as nameOf,
  trainsOf,
  type Action,
  type Refusal,
  type TrainCard,
} from '@roundhouse/engine';
import { Chip, TrainPaper } from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { asks } from '../asking.ts';
import { AmountChoice, ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { sellerOf, trainCard, trainName } from '../describe.ts';
import { refusalOf } from '../preview.ts';
import { Primary } from '../primary.tsx';
import { RefusalText } from '../refusal.tsx';
import { EmergencyGuide, helped } from './emergency.tsx';
import { RefusedNote } from './refused-note.tsx';
import { isTradeIn, TradeIns } from './trade-in.tsx';

/** Buying trains. */
export function TrainsPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const buys = distinctBuys(desk);
  const forced = helped(desk);
  const fixed = buys.filter(({ amount }) => amount === undefined || amount.min === amount.max);
  const operator = buyerNow(desk);
  const impossible = operator === null ? [] : impossibleTrains(desk, operator);
  const missing = operator === null ? 0 : gap(game, operator);
  return (
    <>
      {operator !== null && missing > 0 && forced === null && (
        <p className="alarm">
          {words('train_sale.gap', {
            operator,
            president: names.player(game.state.operators[operator]?.president ?? ''),
            missing: names.money(missing),
          })}
        </p>
      )}
      {forced !== null && <EmergencyGuide desk={desk} operator={forced} />}
      {operator !== null && (
        <section className="panel-part">
          <h3 className="said-above">{words('train_sale.heading')}</h3>
          <p className="note">
            {words('train_sale.has', {
              operator,
              trains: listed(trainsOf(game, operator)),
              room: Math.max(0, trainLimit(game, operator) - countedTrains(game, operator).length),
            })}
          </p>
          {fixed.some(({ action }) => sellsSides(desk, action.train)) && <p className="note">{words('train_sale.two_sides')}</p>}
          <div className="buttons">
            {fixed
              .filter(({ action, amount }) => (forced === null || amount !== undefined) && !isTradeIn(action))
              .map(({ action }) => (
                <ChoiceButton
                  key={JSON.stringify(action)}
                  desk={desk}
                  action={action}
                  kind={sellerOf(game, action.train) === 'depot' ? 'primary' : 'plain'}
                />
              ))}
          </div>
          {impossible.map(({ train, refusal }) => (
            <p key={train} className="note">
              <strong>
                {words('trains.train')} {train}
              </strong>{' '}
              <RefusalText refusal={refusal} title={game.title} names={names} />
            </p>
          ))}
          <FromOthers desk={desk} choices={buys.filter((choice) => !fixed.includes(choice))} />
          <TradeIns desk={desk} operator={operator} offers={buys.map(({ action }) => action).filter(isTradeIn)} />
        </section>
      )}
    </>
  );
}

const listed = (trains: readonly TrainCard[]): string =>
  trains.length === 0
    ? words('terms.none')
    : trains.map((card) => (card.obsolete ? words('train_sale.obsolete', { train: nameOf(card) }) : nameOf(card))).join(', ');

/** Whether a card that the bank sells may be bought as one of several. */
function sellsSides({ game }: Desk, train: string): boolean {
  const card = depotTrains(game).find(({ id }) => id === train);
  return card !== undefined && sidesOf(game, card).length > 1;
}

/** The corporation that buys trains now. */
function buyerNow({ game, choices }: Desk): string | null {
  const turn = game.state.round.kind === 'operating' ? game.state.round.turn : null;
  if (turn === null || game.state.offer !== null) return null;
  // Shares may be issued at other times, too.
  const atTrains = game.title.rules.rounds.operating.steps[turn.step] === 'trains';
  const goesOn = choices.some(({ action }) => atTrains && (action.type === 'pass' || action.type === 'sell_shares'));
  const may = choices.some(({ action }) => action.type === 'buy_train' || action.type === 'bankrupt');
  return goesOn || may ? turn.operator : null;
}

type Purchase = ReturnType<typeof distinctBuys>[number];

const keyOf = ({ action }: Purchase): string => `${action.train} ${action.face ?? ''}`;

/** Trains of other corporations as cards; the price of the one chosen is named at the foot of the panel. */
function FromOthers({ desk, choices }: { readonly desk: Desk; readonly choices: readonly Purchase[] }): ReactElement | null {
  const [chosen, choose] = useState('');
  const { game, names } = desk;
  const ranges = choices.flatMap(({ amount }) => amount ?? []);
  if (ranges.length === 0) return null;
  const choice = choices.find((one) => keyOf(one) === chosen);
  const [least, most] = [Math.min(...ranges.map(({ min }) => min)), Math.max(...ranges.map(({ max }) => max))];
  const title = (action: Purchase['action']) =>
    words('train_sale.from', { train: trainName(game, action.train), seller: names.owner(sellerOf(game, action.train)) });
  return (
    <>
      <h4 className="part-name">{words('train_sale.others')}</h4>
      <p className="note">
        {words('train_sale.between', { least: names.money(least), most: names.money(most) })} {words('train_sale.pick')}
      </p>
      <div className="chips" role="group" aria-label={words('train_sale.others')}>
        {choices.map((one) => {
          const { train, face } = one.action;
          const seller = sellerOf(game, train);
          const card = trainCard(game, train);
          return (
            <button
              key={keyOf(one)}
              type="button"
              className="chip-button paper-button"
              data-pick={train}
              aria-label={title(one.action)}
              aria-pressed={one === choice}
              onClick={() => choose(one === choice ? '' : keyOf(one))}
            >
              {card !== undefined && <TrainPaper title={game.title} words={words} train={card.name} face={face ?? card.face} />}
              <span className="seller">
                <Chip id={names.owner(seller)} corporation={game.title.corporations.of[seller]} />
                {names.player(game.state.operators[seller]?.president ?? '')}
              </span>
            </button>
          );
        })}
      </div>
      {choice?.amount !== undefined && (
        <Primary>
          <AmountChoice
            key={`${game.state.count} ${keyOf(choice)}`}
            desk={desk}
            action={choice.action}
            range={choice.amount}
            title={title(choice.action)}
            verb={words(asks(game, { ...choice.action, amount: choice.amount.max }) ? 'train_sale.offer' : 'train_sale.buy')}
          />
          <RefusedNote desk={desk} thing={choice.action.train} />
        </Primary>
      )}
    </>
  );
}

/** Trains over the limit: one button per kind. */
export function DiscardPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game } = desk;
  const all = choicesOf(desk.choices, 'discard_train').map(({ action }) => action);
  const [first] = all;
  if (first === undefined) return null;
  const kind = (action: (typeof all)[number]) => `${action.by.id} ${trainName(game, action.train)}`;
  const some = all.filter((action, index) => all.findIndex((other) => kind(other) === kind(action)) === index);
  return (
    <section className="panel-part">
      <h3>{words('train_sale.discard')}</h3>
      {[...new Set(all.map(({ by }) => by.id))].map((operator) => (
        <p key={operator} className="alarm">
          {words('train_sale.over_limit', {
            operator,
            count: countedTrains(game, operator).length,
            trains: listed(trainsOf(game, operator)),
            limit: trainLimit(game, operator),
          })}
        </p>
      ))}
      <div className="buttons">
        {some.map((action) => (
          <ChoiceButton key={kind(action)} desk={desk} action={action} />
        ))}
      </div>
    </section>
  );
}

/** Purchases that differ for the buyer: of equal trains of one seller the first. */
function distinctBuys({ game, choices }: Desk) {
  const kind = ({ action }: { readonly action: Extract<Action, { type: 'buy_train' }> }) =>
    [
      trainName(game, action.train),
      action.face ?? '',
      sellerOf(game, action.train),
      action.trade_in === undefined ? '' : trainName(game, action.trade_in),
    ].join(' ');
  const buys = choicesOf(choices, 'buy_train');
  return buys.filter((choice, index) => buys.findIndex((other) => kind(other) === kind(choice)) === index);
}

/** Trains that the bank sells, and why they cannot be bought without handing one in. */
function impossibleTrains({ game, choices }: Desk, operator: string): readonly { readonly train: string; readonly refusal: Refusal }[] {
  const bank = choicesOf(choices, 'buy_train').filter(({ action }) => !isTradeIn(action) && sellerOf(game, action.train) === 'depot');
  const offered = new Set(bank.map(({ action }) => action.face ?? trainName(game, action.train)));
  const sides = depotTrains(game).flatMap((card) => sidesOf(game, card));
  const missing = sides.filter((side, i) => !offered.has(nameOf(side)) && sides.findIndex((other) => nameOf(other) === nameOf(side)) === i);
  return missing.flatMap((side) => {
    const face = side.face === undefined ? {} : { face: side.face };
    const by = { kind: 'operator', id: operator } as const;
    const refusal = refusalOf(game, { type: 'buy_train', by, train: side.id, amount: bankPrice(game, operator, side), ...face });
    return refusal === null ? [] : [{ train: nameOf(side), refusal }];
  });
}
