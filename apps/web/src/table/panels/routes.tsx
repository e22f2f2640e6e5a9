import { judge, premiumsOf, trainName, trainsOf, type Action, type PaidRoute, type Premium, type Route } from '@roundhouse/engine';
import type { Names } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { useHotkey } from '../../hotkeys/use-hotkey.ts';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { Primary } from '../primary.tsx';
import { RefusalText } from '../refusal.tsx';
import { draftOfRoutes, lastRun, routesOfDraft } from '../route-paths.ts';

/** Running trains: the best run is proposed, other runs are put together stop by stop. */
export function RoutesPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const [choice] = choicesOf(desk.choices, 'run_routes');
  const { game, names, draft, setDraft } = desk;
  const takeBest = () => setDraft({ run: null, train: null });
  useHotkey('clear_routes', choice === undefined ? null : () => setDraft({ run: {}, train: null }));
  useHotkey('best_routes', choice === undefined ? null : takeBest);
  const running = choice?.action.by.id ?? null;
  const last = running === null ? null : lastRun(game, running);
  if (choice === undefined) return null;
  const operator = choice.action.by.id;
  const trains = trainsOf(game, operator);
  const routes = draft.run === null ? (draft.proposal?.routes ?? null) : routesOfDraft(game, operator, draft.run);
  const verdict = routes === null ? null : judge(game, operator, routes);
  const best = draft.proposal;
  const run = verdict?.ok === true ? verdict.revenue : null;
  const premiums = verdict?.ok === true && routes !== null ? premiumsOf(game, operator, routes) : [];
  const less = draft.run === null || best === null || run === null ? 0 : best.revenue - run;
  const action: Action | null = routes === null ? null : { type: 'run_routes', by: choice.action.by, routes };
  const aloneOn = (train: string) =>
    premiumsOf(game, operator, routes?.filter((route) => route.train === train) ?? []).filter((each) => each.train !== null);
  const edit = () => draft.run ?? draftOfRoutes(game, operator, best?.routes ?? []);
  return (
    <section className="panel-part">
      <h3 className="said-above">{words('routes.heading')}</h3>
      <p className="quiet">
        {best === null
          ? draft.search === null
            ? words('routes.searching')
            : words('routes.searching_between', { revenue: names.money(draft.search.revenue), bound: names.money(draft.search.bound) })
          : words(best.proven ? 'routes.best' : 'routes.best_so_far', {
              revenue: names.money(best.revenue),
              bound: names.money(best.bound),
            })}
        {less > 0 && <> {words('routes.below_best', { amount: names.money(less) })}</>}
      </p>
      <div className="panel-part">
        <ol className="runs">
          {trains.map((train, index) => {
            const paid =
              verdict?.ok === true ? verdict.paid.find((route) => route.train === train.id) : aloneOf(desk, operator, routes, train.id);
            const stops = draft.run?.[train.id] ?? [];
            return (
              <li key={train.id} className={`run route-key-${(index % 4) + 1}`}>
                <span className="run-number" aria-hidden="true">
                  {index + 1}
                </span>
                <button
                  type="button"
                  className="run-train"
                  aria-pressed={draft.train === train.id}
                  onClick={() => setDraft({ run: edit(), train: draft.train === train.id ? null : train.id })}
                >
                  {words('routes.train', { train: trainName(train) })}
                </button>
                <span className="run-stops">
                  {paid !== undefined
                    ? stopsOf(desk, paid)
                    : stops.length > 0
                      ? stops.map((stop) => names.hex(stop.split('/')[0] ?? '')).join(' – ')
                      : routes === null
                        ? '…'
                        : words(draft.run === null && best?.proven === true ? 'routes.idle_best' : 'routes.idle')}
                  <Premiums
                    desk={desk}
                    premiums={verdict?.ok === true ? premiums.filter((each) => each.train === train.id) : aloneOn(train.id)}
                  />
                </span>
                <span className="figure">{routes === null ? '' : names.money(paid?.revenue ?? 0)}</span>
                {(paid !== undefined || stops.length > 0) && (
                  <button
                    type="button"
                    className="link-button"
                    onClick={() => setDraft({ run: { ...edit(), [train.id]: [] }, train: train.id })}
                  >
                    {words('routes.clear')}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
        <Premiums desk={desk} premiums={premiums.filter((each) => each.train === null)} />
        <p className="note">
          {draft.train === null
            ? words('routes.how')
            : words('routes.click', {
                train: trains
                  .filter(({ id }) => id === draft.train)
                  .map(trainName)
                  .join(),
              })}
        </p>
        {verdict !== null && !verdict.ok && <RefusalText refusal={verdict.refusal} title={game.title} names={names} />}
        {best !== null && best.equals.length > 0 && <EqualRuns desk={desk} operator={operator} equals={best.equals} />}
        <div className="buttons">
          {draft.run !== null && best !== null && (
            <button type="button" className="button button-plain" onClick={takeBest}>
              {words('routes.take_best')}
            </button>
          )}
          {last !== null && (
            <button type="button" className="button button-plain" onClick={() => setDraft({ run: last, train: null })}>
              {words('routes.last_run')}
            </button>
          )}
        </div>
        <Primary>
          {action !== null && verdict?.ok === true && routes !== null && routes.length > 0 && (
            <ChoiceButton desk={desk} action={action} kind="primary" />
          )}
          <ChoiceButton desk={desk} action={{ type: 'run_routes', by: choice.action.by, routes: [] }} />
        </Primary>
      </div>
    </section>
  );
}

/** Runs other than the proposed one that make as much, to choose from. */
function EqualRuns({
  desk: { game, draft, setDraft },
  operator,
  equals,
}: {
  readonly desk: Desk;
  readonly operator: string;
  readonly equals: readonly (readonly Route[])[];
}): ReactElement {
  const shown = JSON.stringify(draft.run);
  return (
    <div className="buttons" role="group" aria-label={words('routes.equal')}>
      <span className="note">{words('routes.equal')}</span>
      {equals.map((routes, index) => {
        const run = draftOfRoutes(game, operator, routes);
        return (
          <button
            key={index}
            type="button"
            className="button button-plain"
            aria-pressed={JSON.stringify(run) === shown}
            onClick={() => setDraft({ run, train: null })}
          >
            {words('routes.equal_run', { number: index + 2 })}
          </button>
        );
      })}
    </div>
  );
}

/** What the stops of a route pay. */
const stopsOf = ({ names }: Desk, { stops }: PaidRoute): string =>
  stops.map((stop) => words('routes.stop', { hex: names.hex(stop.hex), revenue: stop.revenue })).join(' – ');

/** What comes on top of the stops, a line for each thing that it is paid for. */
function Premiums({ desk: { names }, premiums }: { readonly desk: Desk; readonly premiums: readonly Premium[] }): ReactElement {
  return (
    <>
      {premiums.map(({ train, source, amount }, index) => (
        <span key={index} className="premium" data-premium={source.kind}>
          {words(train === null ? 'routes.premium_whole' : 'routes.premium', {
            source: sourceOf(names, source),
            amount: names.money(amount),
          })}
        </span>
      ))}
    </>
  );
}

function sourceOf(names: Names, source: Premium['source']): string {
  switch (source.kind) {
    case 'connection':
      return source.name;
    case 'interconnection':
      return words('routes.interconnection', { name: source.name });
    case 'ferry':
      return words('routes.ferry', { hex: names.hex(source.hex) });
    case 'hex':
      return names.hex(source.hex);
    case 'private':
      return names.private(source.private);
    case 'stations':
      return words('routes.stations');
  }
}

/** What a train would earn by itself, where the runs together are not allowed. */
function aloneOf({ game }: Desk, operator: string, routes: readonly Route[] | null, train: string) {
  const own = routes?.filter((route) => route.train === train) ?? [];
  if (own.length === 0) return undefined;
  const verdict = judge(game, operator, own);
  return verdict.ok ? verdict.paid[0] : undefined;
}
