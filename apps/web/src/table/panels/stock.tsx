import { held, type Action, type Refusal } from '@roundhouse/engine';
import { Chip } from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { refusalOf } from '../preview.ts';
import { RefusalText } from '../refusal.tsx';

/** Buying, starting and selling shares, and handing a private in for a share. */
export function StockPanel({ desk }: { readonly desk: Desk }): ReactElement {
  const buys = choicesOf(desk.choices, 'buy_shares');
  const shares = buys.filter(({ action }) => action.by.kind !== 'private');
  const exchanges = buys.filter(({ action }) => action.by.kind === 'private');
  const sales = choicesOf(desk.choices, 'sell_shares');
  return (
    <>
      <Buttons desk={desk} heading={words('stock.buy')} actions={shares.map(({ action }) => action)} />
      <ParPart desk={desk} />
      <Buttons desk={desk} heading={words('stock.sell')} actions={sales.map(({ action }) => action)} />
      <Buttons desk={desk} heading={words('stock.exchange')} actions={exchanges.map(({ action }) => action)} />
      <Impossible desk={desk} />
    </>
  );
}

export function Buttons({
  desk,
  heading,
  actions,
}: {
  readonly desk: Desk;
  readonly heading: string;
  readonly actions: readonly Action[];
}): ReactElement | null {
  if (actions.length === 0) return null;
  return (
    <section className="panel-part">
      <h3>{heading}</h3>
      <div className="buttons">
        {actions.map((action) => (
          <ChoiceButton key={JSON.stringify(action)} desk={desk} action={action} />
        ))}
      </div>
    </section>
  );
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
      <div className="chips" role="group" aria-label={words('stock.which')}>
        {startable.map((id) => (
          <button key={id} type="button" className="chip-button" aria-pressed={corporation === id} onClick={() => setChosen(id)}>
            <Chip id={id} corporation={desk.game.title.corporations.of[id]} />
          </button>
        ))}
      </div>
      {corporation !== null && corporation !== undefined && (
        <div className="buttons">
          {pars
            .filter(({ action }) => action.corporation === corporation)
            .map(({ action }) => (
              <ChoiceButton key={action.cell} desk={desk} action={action} />
            ))}
        </div>
      )}
    </section>
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
      const next = held(game, holder, corporation).find((id) => state.certificates[id]?.president === false);
      return next === undefined
        ? []
        : [
            {
              text: words('stock.wish_buy', { corporation, from: names.owner(holder) }),
              action: { type: 'buy_shares', by, certificates: [next] } as const,
            },
          ];
    });
    const own = held(game, `player/${by.id}`, corporation);
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
