import { awaited, choices, roundName, type Action, type Game } from '@roundhouse/engine';
import { createNames, PlayerCard } from '@roundhouse/ui';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { HotkeyList } from '../hotkeys/hotkey-list.tsx';
import { useHotkey } from '../hotkeys/use-hotkey.ts';
import { roundWords } from '../parts/round-words.ts';
import { words } from '../parts/words.ts';
import { ActionPanel } from './action-panel.tsx';
import { BoardTabs } from './board-tabs.tsx';
import type { Desk } from './desk.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { NoticeBar } from './notice-bar.tsx';
import { SideSheet } from './side-sheet.tsx';
import { Standings } from './standings.tsx';
import { TopBar } from './top-bar.tsx';
import { Typed } from './typed.ts';
import { useBestRun } from './use-best-run.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { OpenTable } from './use-table.ts';

/** Steps whose choices are made on the map: it gets the room of a narrow page. */
const ON_MAP: readonly string[] = ['track', 'token'];

/** A game in progress: whose turn it is, what may be done, the board and everybody's property. */
export function Play({ table }: { readonly table: OpenTable }): ReactElement {
  const { title, view } = table;
  const game: Game = useMemo(() => ({ title, state: view.state }), [title, view.state]);
  const names = useMemo(() => createNames(title, view.state.setup, words), [title, view.state.setup]);
  const all = useMemo(() => choices(game), [game]);
  const waiting = useMemo(() => awaited(game), [game]);
  const [considered, consider] = useState<Action | null>(null);
  const [kept, setKept] = useState<Draft>(() => emptyDraft(view.table.revision));
  const keepFocus = useKeptFocus(table.busy, view.table.revision);
  const round = roundName(game);
  const heading =
    view.state.over === null
      ? words('site.table_page', {
          title: title.id,
          round: roundWords(round),
          players: [...new Set(waiting.map(({ decider }) => names.player(decider)))].join(', '),
        })
      : words('site.page', { page: `${title.id}, ${words('table.over')}` });
  useEffect(() => {
    document.title = view.state.over === null ? `* ${heading}` : heading;
  }, [heading, view.state.over]);
  const history: OpenTable = {
    ...table,
    undo: (press) => {
      keepFocus('same');
      table.undo(press);
    },
    redo: (press) => {
      keepFocus('same');
      table.redo(press);
    },
  };
  useHotkey('undo', table.busy || view.table.count === 0 ? null : () => history.undo());
  useHotkey('redo', table.busy || view.table.undone === 0 ? null : () => history.redo());
  const deciders = new Set(waiting.map(({ decider }) => decider));
  const current = kept.revision === view.table.revision ? kept : emptyDraft(view.table.revision);
  const running = all.find(({ action }) => action.type === 'run_routes')?.action.by.id ?? null;
  const { proposal, search } = useBestRun(game, running);
  const draft = { ...current, proposal, search };
  const open = all.filter(({ action }) => action.type !== 'end_game');
  const desk: Desk = {
    game,
    names,
    choices: open.filter(({ decider }) => (draft.aside === null ? deciders.has(decider) : decider === draft.aside)),
    step: draft.aside === null ? (waiting[0]?.step ?? null) : null,
    busy: table.busy,
    act: (action) => {
      consider(null);
      keepFocus('heading');
      table.act(action);
    },
    consider,
    draft,
    setDraft: (change) => setKept({ ...current, ...change }),
  };
  return (
    <Typed value={table.typed}>
      <div className="play" aria-busy={table.sending}>
        <h1 className="unseen">{heading}</h1>
        <TopBar table={history} game={game} names={names} waiting={waiting} round={round} />
        <NoticeBar table={table} names={names} />
        <main className="play-body">
          <SideSheet
            natural={ON_MAP.includes(desk.step ?? '') && draft.hex === null ? 'peek' : 'half'}
            decision={`${desk.step} ${draft.hex}`}
          >
            {view.state.over === null ? (
              <ActionPanel
                desk={desk}
                waiting={waiting}
                aside={open.filter(({ decider }) => !deciders.has(decider))}
                considered={considered}
                end={all.find(({ action }) => action.type === 'end_game')}
              />
            ) : (
              <Standings game={game} names={names} />
            )}
            <section className="players" tabIndex={0} aria-label={words('table.players')}>
              {view.state.seating.map((player) => (
                <PlayerCard key={player} game={game} names={names} words={words} player={player} active={deciders.has(player)} />
              ))}
            </section>
            <HotkeyList />
          </SideSheet>
          <BoardTabs desk={desk} entries={view.entries} table={view.table} />
        </main>
      </div>
    </Typed>
  );
}
