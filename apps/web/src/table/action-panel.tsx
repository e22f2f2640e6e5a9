import type { Action, Choice } from '@roundhouse/engine';
import type { MessageKey } from '@roundhouse/messages';
import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { ChoiceButton } from './choice-button.tsx';
import { Consequence } from './consequence.tsx';
import { choicesOf, type Desk } from './desk.ts';
import { describe, entityName } from './describe.ts';
import { AuctionPanel } from './panels/auction.tsx';
import { DividendPanel } from './panels/dividend.tsx';
import { OfferPanel } from './panels/offer.tsx';
import { PrivatesPanel } from './panels/privates.tsx';
import { RoutesPanel } from './panels/routes.tsx';
import { StockPanel } from './panels/stock.tsx';
import { TokenPanel } from './panels/token.tsx';
import { TrackPanel } from './panels/track.tsx';
import { TrainsPanel } from './panels/trains.tsx';

type Waiting = readonly { readonly entity: Action['by']; readonly decider: string; readonly step: string }[];

export interface ActionPanelProps {
  readonly desk: Desk;
  readonly waiting: Waiting;
  /** What others may do out of turn. */
  readonly aside: readonly Choice[];
  readonly considered: Action | null;
  readonly end: Choice | undefined;
}

const STEPS: Readonly<Record<string, MessageKey>> = {
  auction: 'step.auction',
  stock_turn: 'step.stock_turn',
  par_owed: 'step.par_owed',
  consent: 'step.consent',
  home_token: 'step.home_token',
  waiting_token: 'step.waiting_token',
  track: 'step.track',
  token: 'step.token',
  follow_up: 'step.follow_up',
  routes: 'step.routes',
  dividend: 'step.dividend',
  trains: 'step.trains',
  discard: 'step.discard',
  privates: 'step.privates',
};

/** What is decided, by whom, and everything that may be done. */
export function ActionPanel({ desk, waiting, aside, considered, end }: ActionPanelProps): ReactElement {
  const [first] = waiting;
  const [pass] = choicesOf(desk.choices, 'pass');
  const { game, names } = desk;
  return (
    <section className="panel" aria-labelledby="panel-heading" data-step={first?.step}>
      <h2 id="panel-heading">
        {first === undefined
          ? words('step.none')
          : words(STEPS[first.step] ?? 'step.other', { by: entityName(first.entity, names), decider: names.player(first.decider) })}
      </h2>
      <OfferPanel desk={desk} />
      <AuctionPanel desk={desk} />
      <TrackPanel desk={desk} />
      <TokenPanel desk={desk} />
      <RoutesPanel desk={desk} />
      <DividendPanel desk={desk} />
      <TrainsPanel desk={desk} />
      <StockPanel desk={desk} />
      {pass !== undefined && (
        <div className="buttons">
          <ChoiceButton desk={desk} action={pass.action} />
        </div>
      )}
      <PrivatesPanel desk={desk} open={first?.step === 'privates'} />
      <Consequence game={game} action={considered} names={names} />
      {aside.length > 0 && (
        <details className="aside">
          <summary>{words('table.aside', { count: aside.length })}</summary>
          <div className="buttons">
            {aside.map(({ action, decider }) => (
              <ChoiceButton
                key={JSON.stringify(action)}
                desk={desk}
                action={action}
                label={words('table.aside_by', { player: names.player(decider), action: describe(game, action, names) })}
              />
            ))}
          </div>
        </details>
      )}
      {end !== undefined && (
        <details className="aside">
          <summary>{words('table.more')}</summary>
          <ChoiceButton desk={desk} action={end.action} kind="danger" />
        </details>
      )}
    </section>
  );
}
