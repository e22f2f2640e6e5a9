import { awaited, beginningAt, choices, gameOf, roundName, type Action, type Game } from '@roundhouse/engine';
import { createNames, PlayerCard, type LogEntry, type Names } from '@roundhouse/ui';
import { memo, useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { OriginNote } from '../history/origin-note.tsx';
import { PastPanel } from '../history/past-panel.tsx';
import { Now, TimeBar } from '../history/time-bar.tsx';
import { useTime, type Time } from '../history/use-time.ts';
import { HotkeyList } from '../hotkeys/hotkey-list.tsx';
import { useHotkey } from '../hotkeys/use-hotkey.ts';
import { useTurnSign } from '../live/use-turn-sign.ts';
import { coloursOf } from '../parts/player-colours.ts';
import { roundWords } from '../parts/round-words.ts';
import { words } from '../parts/words.ts';
import { MotionBar } from '../seats/motion-bar.tsx';
import { People } from '../seats/people.tsx';
import { Room } from '../seats/room.tsx';
import { ActionPanel } from './action-panel.tsx';
import { BoardTabs, naturalTab, type ChosenTab } from './board-tabs.tsx';
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
/** Steps in which the map tells what is decided. */
const LOOKED_AT: readonly string[] = [...ON_MAP, 'routes'];
/** Actions before a moment of the past of which the board still tells. */
const TOLD = 60;

/** A game in progress. In its past the slider answers at once, and the board follows as fast as it can be drawn. */
export function Play({ table }: { readonly table: OpenTable }): ReactElement {
  const time = useTime(table);
  const drawn = useDeferredValue(time);
  return (
    <Now value={time}>
      <Room id={table.view.table.id} line={table.live}>
        <Scene table={table} time={time.past ? drawn : time} />
      </Room>
    </Now>
  );
}

/** A moment of a game: whose turn it is, what may be done, the board and everybody's property. */
const Scene = memo(function Scene({ table, time }: { readonly table: OpenTable; readonly time: Time }): ReactElement {
  const { title, view } = table;
  const [looking, setLooking] = useState(time.past);
  const present: Game = useMemo(() => gameOf(title, view.state), [title, view.state]);
  const game = time.game ?? present;
  const { setup, operators, phase } = view.state;
  const names = useMemo(
    () => createNames(title, setup, words, { operators, phase }, coloursOf(view.table.id)),
    [title, setup, operators, phase, view.table.id],
  );
  const all = useMemo(() => choices(present), [present]);
  const waiting = useMemo(() => awaited(game), [game]);
  const past = useMemo(() => (time.game === null ? null : pastDesk(time.game, names)), [time.game, names]);
  const deciders = useMemo(() => new Set(awaited(present).map(({ decider }) => decider)), [present]);
  const [tab, chooseTab] = useState<ChosenTab | null>(null);
  const [considered, consider] = useState<Action | null>(null);
  const [kept, setKept] = useState<Draft>(() => emptyDraft(view.table.revision));
  const keepFocus = useKeptFocus(table.busy, view.table.revision);
  const round = roundName(game);
  const heading =
    game.state.over === null
      ? words('site.table_page', {
          title: title.id.toUpperCase(),
          round: roundWords(round),
          players: [...new Set(waiting.map(({ decider }) => names.player(decider)))].join(', '),
        })
      : words('site.page', { page: `${title.id.toUpperCase()}, ${words('table.over')}` });
  const awaitedHere = awaited(present).some(({ decider }) => view.mine.includes(decider));
  useTurnSign(awaitedHere ? `* ${heading}` : heading, awaitedHere);
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
  const idle = table.busy || view.mine.length === 0;
  useHotkey('undo', idle || view.table.count === 0 ? null : () => history.undo());
  useHotkey('redo', idle || view.table.undone === 0 ? null : () => history.redo());
  const current = kept.revision === view.table.revision ? kept : emptyDraft(view.table.revision);
  const own = all.filter(({ decider }) => view.mine.includes(decider));
  const running = own.find(({ action }) => action.type === 'run_routes')?.action.by.id ?? null;
  const { proposal, search } = useBestRun(present, running);
  const draft = { ...current, proposal, search };
  const open = own.filter(({ action }) => action.type !== 'end_game');
  const desk: Desk = {
    game: present,
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
  const natural = naturalTab(desk);
  const leave = () => {
    setLooking(false);
    time.goTo(time.now);
  };
  if (time.past && time.game === null) return <Waiting leave={leave} />;
  const entries = time.past ? told(time) : view.entries;
  return (
    <Typed value={table.typed}>
      <div className={time.past ? 'play play-past' : 'play'} aria-busy={table.sending} data-at={time.at}>
        <h1 className="unseen">{heading}</h1>
        <TopBar
          table={history}
          game={game}
          names={names}
          waiting={waiting}
          round={round}
          looking={time.past || looking}
          past={time.past}
          look={() => (time.past || looking ? leave() : (time.wake(), setLooking(true)))}
        />
        <OriginNote origin={view.table.origin} />
        {(time.past || looking) && <TimeBar close={leave} />}
        <NoticeBar table={table} names={names} />
        <MotionBar busy={table.busy} answer={table.answer} />
        <main className="play-body">
          <SideSheet
            natural={ON_MAP.includes(desk.step ?? '') && draft.hex === null ? 'peek' : 'half'}
            onBoard={LOOKED_AT.includes(desk.step ?? '')}
            decision={`${desk.step} ${draft.hex}`}
          >
            {time.past ? (
              <PastPanel table={table} time={time} game={game} names={names} />
            ) : view.state.over === null ? (
              <ActionPanel
                desk={desk}
                waiting={waiting}
                aside={open.filter(({ decider }) => !deciders.has(decider))}
                considered={considered}
                end={own.find(({ action }) => action.type === 'end_game')}
              />
            ) : (
              <Standings game={game} names={names} charts={() => chooseTab({ natural, tab: 'charts' })} />
            )}
            <section className="players" tabIndex={0} aria-label={words('table.players')}>
              {/* From who decides on: what he owns is in sight. */}
              {beginningAt(game.state.seating, waiting[0]?.decider ?? '').map((player) => (
                <PlayerCard
                  key={player}
                  game={game}
                  names={names}
                  words={words}
                  player={player}
                  active={waiting.some(({ decider }) => decider === player)}
                />
              ))}
            </section>
            <footer className="side-foot">
              <People table={view.table} game={present} line={table.live} />
              <HotkeyList />
            </footer>
          </SideSheet>
          <BoardTabs desk={past ?? desk} natural={natural} chosen={tab} choose={chooseTab} entries={entries} time={time} />
        </main>
      </div>
    </Typed>
  );
});

const nothing = (): void => undefined;

/** What the board works with while the past is looked at: nothing can be done there. */
function pastDesk(game: Game, names: Names): Desk {
  return {
    game,
    names,
    choices: [],
    step: null,
    busy: true,
    act: nothing,
    consider: nothing,
    draft: emptyDraft(0),
    setDraft: nothing,
  };
}

/** Stands for the board while the moment that is asked for has not been played to. */
function Waiting({ leave }: { readonly leave: () => void }): ReactElement {
  return (
    <div className="play">
      <h1 className="unseen">{words('time.heading')}</h1>
      <TimeBar close={leave} />
      <p className="play-waiting quiet">{words('time.waiting')}</p>
    </div>
  );
}

/** What led to the moment looked at, as the log has it. */
function told({ at, loading }: Time): readonly LogEntry[] {
  if (loading.kind !== 'there') return [];
  const from = Math.max(1, at - TOLD + 1);
  return loading.reel.events.slice(from, at + 1).map((events, step) => ({ number: from + step, events }));
}
