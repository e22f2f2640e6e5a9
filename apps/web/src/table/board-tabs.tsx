import {
  BonusTables,
  Charter,
  ComingTrains,
  companyOrder,
  hasBonuses,
  lastLay,
  Log,
  PhaseTable,
  PrivateCard,
  TrainTable,
  type LogEntry,
} from '@roundhouse/ui';
import dynamic from 'next/dynamic';
import type { ReactElement } from 'react';
import { Chronicle } from '../history/chronicle.tsx';
import type { Time } from '../history/use-time.ts';
import { useHotkey } from '../hotkeys/use-hotkey.ts';
import { words } from '../parts/words.ts';
import { SheetTab } from '../sheet/sheet-tab.tsx';
import type { Desk } from './desk.ts';
import { MapView } from './map-view.tsx';
import { MarketView } from './market-view.tsx';

const TABS = ['map', 'market', 'companies', 'tables', 'sheet', 'history', 'charts'] as const;
type Tab = (typeof TABS)[number];
const TAB_WORDS = {
  map: 'tabs.map',
  market: 'tabs.market',
  companies: 'tabs.companies',
  tables: 'tabs.tables',
  sheet: 'tabs.sheet',
  history: 'tabs.history',
  charts: 'tabs.charts',
} as const satisfies Record<Tab, string>;
/** Drawn when they are asked for: the page of a table does without the library until then. */
const Charts = dynamic(() => import('../charts/charts.tsx').then(({ Charts: charts }) => charts), { ssr: false });
const MAP_ACTIONS: readonly string[] = ['lay_tile', 'place_token', 'run_routes'];

/** A tab that was chosen while another one was the natural one. */
export interface ChosenTab {
  readonly natural: Tab;
  readonly tab: Tab;
}

export interface BoardTabsProps {
  readonly desk: Desk;
  /** The tab to begin with. */
  readonly natural: Tab;
  readonly chosen: ChosenTab | null;
  readonly choose: (chosen: ChosenTab) => void;
  /** Part of the log that leads to the moment shown; the last action comes last. */
  readonly entries: readonly LogEntry[];
  readonly time: Time;
}

/** The view that the decision at hand is made on. */
export function naturalTab({ game, choices }: Desk): Tab {
  const onMap = choices.some(({ action }) => MAP_ACTIONS.includes(action.type));
  return game.state.round.kind === 'stock' && !onMap ? 'market' : 'map';
}

/** Map, market, companies, tables and history, one at a time. */
export function BoardTabs({ desk, natural, chosen, choose, entries, time }: BoardTabsProps): ReactElement {
  const { game, names } = desk;
  // A choice holds until another kind of decision makes another tab the natural one.
  const tab = chosen?.natural === natural ? chosen.tab : natural;
  useHotkey('map', () => choose({ natural, tab: 'map' }));
  useHotkey('market', () => choose({ natural, tab: 'market' }));
  useHotkey('companies', () => choose({ natural, tab: 'companies' }));
  useHotkey('tables', () => choose({ natural, tab: 'tables' }));
  useHotkey('history', () => choose({ natural, tab: 'history' }));
  const step = (by: number) => {
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] ?? 'map';
    choose({ natural, tab: next });
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="board">
      <div className="tabs" role="tablist" aria-label={words('tabs.label')}>
        {TABS.map((one) => (
          <button
            key={one}
            id={`tab-${one}`}
            type="button"
            role="tab"
            aria-selected={tab === one}
            aria-controls="board-panel"
            tabIndex={tab === one ? 0 : -1}
            onClick={() => choose({ natural, tab: one })}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') step(1);
              if (event.key === 'ArrowLeft') step(-1);
            }}
          >
            {words(TAB_WORDS[one])}
          </button>
        ))}
      </div>
      <div id="board-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className={`board-panel board-${tab}`} tabIndex={0}>
        {tab === 'map' && <MapView desk={desk} last={lastLay(entries)} />}
        {tab === 'market' && <MarketView desk={desk} />}
        {tab === 'companies' && (
          <div className="charters">
            {companyOrder(game).map((operator) => (
              <Charter
                key={operator}
                game={game}
                names={names}
                words={words}
                operator={operator}
                active={game.state.round.kind === 'operating' && game.state.round.turn?.operator === operator}
              />
            ))}
          </div>
        )}
        {tab === 'tables' && (
          <div className="tables">
            <h2>{words('trains.coming')}</h2>
            <ComingTrains game={game} words={words} />
            <h2>{words('tabs.trains')}</h2>
            <TrainTable title={game.title} state={game.state} words={words} />
            <h2>{words('tabs.phases')}</h2>
            <PhaseTable title={game.title} state={game.state} words={words} />
            {hasBonuses(game.title) && (
              <>
                <h2>{words('bonuses.heading')}</h2>
                <BonusTables title={game.title} state={game.state} names={names} words={words} />
              </>
            )}
            <h2>{words('terms.privates')}</h2>
            <div className="private-cards">
              {game.title.privates.ids.map((id) => (
                <PrivateCard key={id} title={game.title} state={game.state} words={words} names={names} id={id} />
              ))}
            </div>
            <p>
              <a href={`/rules/${words.locale}/${game.title.id}`} target="_blank" rel="noreferrer">
                {words('tabs.rules')}
              </a>
            </p>
          </div>
        )}
        {tab === 'sheet' && <SheetTab game={game} names={names} time={time} />}
        {tab === 'history' && <Chronicle time={time} entries={entries} names={names} state={game.state} />}
        {tab === 'charts' && <Charts time={time} names={names} />}
      </div>
      {tab !== 'history' && <LastLine desk={desk} entries={entries} />}
    </div>
  );
}

function LastLine({ desk, entries }: Pick<BoardTabsProps, 'desk' | 'entries'>): ReactElement | null {
  const last = entries.slice(-1);
  if (last.length === 0) return null;
  return (
    <section className="last-line" tabIndex={0} aria-label={words('table.last')}>
      <Log entries={last} state={desk.game.state} names={desk.names} words={words} />
    </section>
  );
}
