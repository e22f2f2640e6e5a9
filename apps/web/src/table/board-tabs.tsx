import {
  Charter,
  ComingTrains,
  companyOrder,
  lastLay,
  Log,
  PhaseTable,
  PrivateCard,
  ShareMarket,
  Spreadsheet,
  TrainTable,
  type LogEntry,
} from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import type { Table } from '../storage/store.ts';
import { words } from '../parts/words.ts';
import { loadLog } from './api.ts';
import type { Desk } from './desk.ts';
import { MapView } from './map-view.tsx';

const TABS = ['map', 'market', 'companies', 'tables', 'sheet', 'history'] as const;
type Tab = (typeof TABS)[number];
const TAB_WORDS = {
  map: 'tabs.map',
  market: 'tabs.market',
  companies: 'tabs.companies',
  tables: 'tabs.tables',
  sheet: 'tabs.sheet',
  history: 'tabs.history',
} as const satisfies Record<Tab, string>;
const MAP_ACTIONS: readonly string[] = ['lay_tile', 'place_token', 'run_routes'];

export interface BoardTabsProps {
  readonly desk: Desk;
  readonly entries: readonly LogEntry[];
  readonly table: Table;
}

/** Map, market, companies, tables and history, one at a time. */
export function BoardTabs({ desk, entries, table }: BoardTabsProps): ReactElement {
  const { game, names } = desk;
  const onMap = desk.choices.some(({ action }) => MAP_ACTIONS.includes(action.type));
  const natural: Tab = game.state.round.kind === 'stock' && !onMap ? 'market' : 'map';
  const [chosen, choose] = useState<{ readonly natural: Tab; readonly tab: Tab } | null>(null);
  // A choice holds until another kind of decision makes another tab the natural one.
  const tab = chosen?.natural === natural ? chosen.tab : natural;
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
        {tab === 'market' && <ShareMarket title={game.title} state={game.state} words={words} />}
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
            <h2>{words('terms.privates')}</h2>
            <div className="private-cards">
              {game.title.privates.ids.map((id) => (
                <PrivateCard key={id} title={game.title} state={game.state} words={words} names={names} id={id} />
              ))}
            </div>
            <p>
              <a href={`/rules/en/${game.title.id}`} target="_blank" rel="noreferrer">
                {words('tabs.rules')}
              </a>
            </p>
          </div>
        )}
        {tab === 'sheet' && <Spreadsheet game={game} names={names} words={words} />}
        {tab === 'history' && <History key={table.revision} desk={desk} entries={entries} table={table} />}
      </div>
      {tab !== 'history' && <LastLine desk={desk} entries={entries} />}
    </div>
  );
}

function History({ desk, entries, table }: BoardTabsProps): ReactElement {
  const [older, setOlder] = useState<readonly LogEntry[]>([]);
  const [missed, setMissed] = useState(false);
  const first = entries[0]?.number ?? 1;
  return (
    <div className="history">
      <p>
        <a href={`/api/tables/${table.id}/export`} download>
          {words('table.export')}
        </a>
      </p>
      <Log entries={[...older, ...entries]} state={desk.game.state} names={desk.names} words={words} />
      {first > 1 && older.length === 0 && (
        <button
          type="button"
          className="button button-plain"
          onClick={() => void loadLog(table.id, first).then((log) => (setMissed(log === null), setOlder(log ?? [])))}
        >
          {words('table.older', { count: first - 1 })}
        </button>
      )}
      {missed && (
        <p className="notice" role="alert">
          {words('table.older_failed')}
        </p>
      )}
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
