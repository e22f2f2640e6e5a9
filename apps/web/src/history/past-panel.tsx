import { awaited, roundName, type Game } from '@roundhouse/engine';
import { Log, type Names } from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import { rememberTable } from '../home/device-tables.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { roundWords } from '../parts/round-words.ts';
import { words } from '../parts/words.ts';
import type { OpenTable } from '../table/use-table.ts';
import { withAt } from './address.ts';
import { copyTable } from './load.ts';
import type { Time } from './use-time.ts';

export interface PastPanelProps {
  readonly table: OpenTable;
  readonly time: Time;
  /** The game at that moment. */
  readonly game: Game;
  readonly names: Names;
}

/** Stands where the choices are while the past is looked at: what it is, and what may be done from it. */
export function PastPanel({ table, time, game, names }: PastPanelProps): ReactElement {
  const { at, now, loading } = time;
  const { id } = table.view.table;
  const [said, say] = useState<'time.copied' | 'time.copy_failed' | 'time.try_failed' | null>(null);
  const [copying, setCopying] = useState(false);
  const events = loading.kind === 'there' ? loading.reel.events[at] : undefined;
  const deciders = [...new Set(awaited(game).map(({ decider }) => names.player(decider)))].join(', ');
  const tryHere = async () => {
    setCopying(true);
    const copy = await copyTable(id, at);
    if (copy === null) {
      setCopying(false);
      return say('time.try_failed');
    }
    rememberTable(copy);
    window.location.assign(`/table/${copy}`);
  };
  const link = () =>
    navigator.clipboard.writeText(withAt(window.location.href, at)).then(
      () => say('time.copied'),
      () => say('time.copy_failed'),
    );
  return (
    <section className="panel past" aria-labelledby="panel-heading">
      <header className="panel-head">
        <h2 id="panel-heading">{words('time.heading')}</h2>
        <p className="quiet">{words('time.past', { round: roundWords(roundName(game)), at, count: now })}</p>
      </header>
      <div className="panel-choices">
        {at > 0 && events !== undefined && (
          <div tabIndex={0} role="region" aria-label={words('time.told')} className="past-told">
            <Log entries={[{ number: at, events }]} state={game.state} names={names} words={words} />
          </div>
        )}
        {deciders !== '' && <p>{words('time.to_play', { players: deciders })}</p>}
        <div className="buttons">
          <button type="button" className="button button-primary" onClick={() => time.goTo(now)}>
            {words('time.now')}
          </button>
          <button
            type="button"
            className="button button-plain"
            disabled={copying}
            onClick={() => void tryHere()}
            aria-describedby="try-note"
          >
            {words('time.try_here')}
          </button>
          <button type="button" className="button button-plain" onClick={() => void link()}>
            {words('time.copy_link')}
          </button>
          {table.view.mine.length > 0 && (
            <ConfirmButton
              label={words('time.take_back')}
              question={words('time.take_back_sure', { count: now - at })}
              yes={words('turn.yes')}
              no={words('turn.no')}
              disabled={table.busy}
              onConfirm={() => {
                time.goTo(now);
                table.takeBack(at);
              }}
            />
          )}
        </div>
        <p id="try-note" className="note">
          {words('time.try_note')}
        </p>
        <p role="status" className="note">
          {said === null ? '' : words(said)}
        </p>
      </div>
    </section>
  );
}
