import {
  certificateCount,
  certificateLimit,
  held,
  inZone,
  overLimit,
  percentOf,
  unitsHeld,
  type Action,
  type Refusal,
} from '@roundhouse/engine';
import { companyOrder, ShareCertificate, unsoldInTreasury } from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { holderOf } from '../describe.ts';
import { costOf, preview, purseOf, refusalOf } from '../preview.ts';
import { RefusalText } from '../refusal.tsx';
import { helped } from './emergency.tsx';
import { isIssue } from './issue.tsx';
import { PickOne } from './pick-one.tsx';

/** Buying, starting and selling shares, and handing a private in for a share. */
export function StockPanel({ desk }: { readonly desk: Desk }): ReactElement {
  const exchanges = choicesOf(desk.choices, 'buy_shares').filter(({ action }) => action.by.kind === 'private');
  return (
    <>
      {desk.step === 'stock_turn' && <MustSell desk={desk} />}
      <ShareRows desk={desk} />
      <ParPart desk={desk} />
      {exchanges.length > 0 && (
        <section className="panel-part">
          <h3>{words('stock.exchange')}</h3>
          <div className="buttons">
            {exchanges.map(({ action }) => (
              <ChoiceButton key={JSON.stringify(action)} desk={desk} action={action} />
            ))}
          </div>
        </section>
      )}
      {desk.step === 'stock_turn' && <Impossible desk={desk} />}
    </>
  );
}

/** Which limit the player exceeds, so that nothing but selling is open. */
function MustSell({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game } = desk;
  const { round } = game.state;
  const player = round.kind === 'stock' ? round.turn.player : null;
  if (player === null || game.state.offer !== null || !overLimit(game, player)) return null;
  const count = certificateCount(game, player);
  const limit = certificateLimit(game);
  const most = game.title.rules.limits.ownership;
  const owned = game.title.corporations.ids
    .map((corporation) => ({ corporation, percent: percentOf(game, corporation, unitsHeld(game, `player/${player}`, corporation)) }))
    .filter(({ corporation, percent }) => percent > most && !inZone(game, corporation, 'over_ownership_limit'));
  return (
    <div className="alarm" role="alert">
      {count > limit && <p>{words('stock.over_certificates', { player: desk.names.player(player), count, limit })}</p>}
      {owned.map(({ corporation, percent }) => (
        <p key={corporation}>{words('stock.over_ownership', { player: desk.names.player(player), corporation, percent, most })}</p>
      ))}
      <p>{words('stock.sell_first')}</p>
    </div>
  );
}

type Buy = Extract<Action, { type: 'buy_shares' }>;
type Sale = Extract<Action, { type: 'sell_shares' }>;

/** One row per corporation: what a share costs where, and what its sale brings. */
function ShareRows({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const corporationOf = ({ certificates }: Buy | Sale) => game.state.certificates[certificates[0] ?? '']?.corporation ?? '';
  const buys = choicesOf(desk.choices, 'buy_shares').flatMap(({ action }) => (isIssue(game, action) ? [] : [action]));
  // What is sold for a train that must be bought stands with that train.
  const sales = choicesOf(desk.choices, 'sell_shares')
    .flatMap(({ action }) => (isIssue(game, action) ? [] : [action]))
    .filter(({ by }) => by.kind === 'operator' || helped(desk) === null);
  const rows = companyOrder(game).flatMap((corporation) => {
    const bought = buys.filter((action) => action.by.kind !== 'private' && corporationOf(action) === corporation);
    const sold = sales.filter((action) => corporationOf(action) === corporation);
    return bought.length + sold.length === 0 ? [] : [{ corporation, bought, sold }];
  });
  if (rows.length === 0) return null;
  return (
    <section className="panel-part">
      <h3>{words(buys.length === 0 ? 'stock.sell' : sales.length === 0 ? 'stock.buy' : 'stock.trade')}</h3>
      <ul className="share-rows">
        {rows.map(({ corporation, bought, sold }) => (
          <li key={corporation} className="share-row" data-corporation={corporation}>
            <div className="share-choices">
              {bought.length > 0 && (
                <div className="buttons" role="group" aria-label={words('stock.buy_one', { corporation })}>
                  {bought.map((action) => (
                    <ChoiceButton key={JSON.stringify(action)} desk={desk} action={action} label={buyLabel(desk, action)} />
                  ))}
                </div>
              )}
              {sold.length > 0 && (
                <div className="buttons" role="group" aria-label={words('stock.sell_some', { corporation })}>
                  {sold.map((action) => (
                    <ChoiceButton
                      key={JSON.stringify(action)}
                      desk={desk}
                      action={action}
                      label={words('stock.sale', {
                        percent: names.percent(corporation, action.units),
                        gain: names.money(-costOf(preview(game, action), purseOf(action.by))),
                      })}
                    />
                  ))}
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function buyLabel({ game, names }: Desk, action: Buy): string {
  const first = action.certificates[0] ?? '';
  const holder = holderOf(game, first);
  const units = action.certificates.reduce((sum, id) => sum + (game.state.certificates[id]?.units ?? 0), 0);
  const corporation = game.state.certificates[first]?.corporation ?? '';
  const unsold = unsoldInTreasury(game.title, game.state, corporation) ? 'stock.from_treasury' : 'stock.from_ipo';
  const place = { ipo: unsold, market: 'stock.from_pool' } as const;
  return words(holder === 'ipo' || holder === 'market' ? place[holder] : 'stock.purchase', {
    percent: names.percent(corporation, units),
    from: holder === null ? '' : names.owner(holder, corporation),
    cost: names.money(costOf(preview(game, action), purseOf(action.by))),
  });
}

/** Choose a corporation, then a price. */
function ParPart({ desk }: { readonly desk: Desk }): ReactElement | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const pars = choicesOf(desk.choices, 'par');
  const startable = [...new Set(pars.map(({ action }) => action.corporation))];
  const corporation = startable.length === 1 ? startable[0] : chosen;
  if (startable.length === 0) return null;
  return (
    <section className="panel-part">
      <h3>{words('stock.start')}</h3>
      <PickOne label={words('stock.which')} ids={startable} chosen={corporation} choose={setChosen} papers>
        {(id) => (
          <>
            <PresidentPaper desk={desk} corporation={id} />
            <span className="unseen">{id}</span>
          </>
        )}
      </PickOne>
      {corporation !== null && corporation !== undefined && (
        <div className="buttons">
          {pars
            .filter(({ action }) => action.corporation === corporation)
            .map(({ action }) => (
              <ChoiceButton key={action.cell} desk={desk} action={action} />
            ))}
        </div>
      )}
      <LaterPars desk={desk} />
    </section>
  );
}

/** Pars that phases still to come open. */
function LaterPars({ desk: { game, names } }: { readonly desk: Desk }): ReactElement {
  const { ids } = game.title.phases;
  const cells = Object.values(game.title.market.cells.of);
  const later = ids.slice(ids.indexOf(game.state.phase) + 1).flatMap((phase) => {
    const prices = cells.filter(({ par_from }) => par_from === phase).map(({ price }) => price);
    return prices.length === 0 ? [] : [{ phase, prices: prices.sort((a, b) => a - b).map(names.money) }];
  });
  return (
    <>
      {later.map(({ phase, prices }) => (
        <p key={phase} className="quiet">
          {words('stock.later_pars', { phase, prices: prices.join(', ') })}
        </p>
      ))}
    </>
  );
}

/** The certificate that the founder takes. */
function PresidentPaper({ desk: { game, names }, corporation }: { readonly desk: Desk; readonly corporation: string }): ReactElement {
  const prints = game.title.corporations.of[corporation]?.certificates ?? [];
  const print = prints.find(({ president }) => president) ?? prints[0];
  return (
    <span aria-hidden="true">
      <ShareCertificate
        small
        {...{ title: game.title, names, words, corporation }}
        units={print?.units ?? 1}
        president={print?.president ?? false}
      />
    </span>
  );
}

/** What the player may wish and cannot do now, with the reason. */
function Impossible({ desk }: { readonly desk: Desk }): ReactElement | null {
  const wishes = wishesOf(desk);
  if (wishes.length === 0) return null;
  return (
    <details className="impossible">
      <summary>{words('stock.impossible', { count: wishes.length })}</summary>
      <ul>
        {wishes.map(({ text, refusal }) => (
          <li key={text}>
            <strong>{text}</strong> <RefusalText refusal={refusal} title={desk.game.title} names={desk.names} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function wishesOf(desk: Desk): readonly { readonly text: string; readonly refusal: Refusal }[] {
  const { game, names } = desk;
  const { state, title } = game;
  if (state.round.kind !== 'stock') return [];
  const by = { kind: 'player', id: state.round.turn.player } as const;
  const allowed = new Set(desk.choices.map(({ action }) => (action.type === 'par' ? `par ${action.corporation}` : JSON.stringify(action))));
  const wishes: readonly { readonly text: string; readonly action: Action }[] = title.corporations.ids.flatMap((corporation) => {
    const sources = (['ipo', 'market'] as const).flatMap((holder) => {
      const next = held(game, holder, corporation).find((id) => {
        const card = state.certificates[id];
        return card !== undefined && !card.president && card.units > 0;
      });
      return next === undefined
        ? []
        : [
            {
              text: words('stock.wish_buy', { corporation, from: names.owner(holder, corporation) }),
              action: { type: 'buy_shares', by, certificates: [next] } as const,
            },
          ];
    });
    const own = held(game, `player/${by.id}`, corporation).filter((id) => (state.certificates[id]?.units ?? 0) > 0);
    const sellable = desk.choices.some(
      ({ action }) => action.type === 'sell_shares' && state.certificates[action.certificates[0] ?? '']?.corporation === corporation,
    );
    const [first] = [...own].reverse();
    const sale =
      first === undefined || sellable
        ? []
        : [
            {
              text: words('stock.wish_sell', { corporation }),
              action: { type: 'sell_shares', by, certificates: [first], units: state.certificates[first]?.units ?? 1 } as const,
            },
          ];
    const lowest = title.market.cells.ids
      .flatMap((id) => title.market.cells.of[id] ?? [])
      .filter((cell) => cell.par)
      .sort((a, b) => a.price - b.price)[0];
    const start =
      state.operators[corporation]?.status !== 'unlaunched' || lowest === undefined || allowed.has(`par ${corporation}`)
        ? []
        : [{ text: words('stock.wish_start', { corporation }), action: { type: 'par', by, corporation, cell: lowest.id } as const }];
    return [...(state.operators[corporation]?.status === 'unlaunched' ? start : sources), ...sale];
  });
  return wishes.flatMap(({ text, action }) => {
    const refusal = allowed.has(JSON.stringify(action)) ? null : refusalOf(game, action);
    return refusal === null ? [] : [{ text, refusal }];
  });
}
