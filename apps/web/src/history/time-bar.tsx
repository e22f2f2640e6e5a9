import { createContext, use, type ReactElement } from 'react';
import { roundWords } from '../parts/round-words.ts';
import { words } from '../parts/words.ts';
import { stepTime, useTimeKeys, type TimeStep } from './keys.ts';
import { chapterAt } from './reel.ts';
import type { Time } from './use-time.ts';

const BACK = [
  { step: 'start', sign: '|<', label: 'time.start' },
  { step: 'round_back', sign: '<<', label: 'time.back_round' },
  { step: 'back', sign: '<', label: 'time.back_action' },
] as const;
const FORTH = [
  { step: 'forth', sign: '>', label: 'time.forth_action' },
  { step: 'round_forth', sign: '>>', label: 'time.forth_round' },
  { step: 'end', sign: '>|', label: 'time.end' },
] as const;

/** The moment that was asked for last, before the board has got there. */
export const Now = createContext<Time | null>(null);

/** The slider over the whole game, with steps by action and by round. */
export function TimeBar({ close }: { readonly close: () => void }): ReactElement | null {
  const time = use(Now);
  return time === null ? null : <Bar time={time} close={close} />;
}

function Bar({ time, close }: { readonly time: Time; readonly close: () => void }): ReactElement {
  const { at, now, past, loading } = time;
  useTimeKeys(time);
  const button = ({ step, sign, label }: { readonly step: TimeStep; readonly sign: string } & (typeof BACK | typeof FORTH)[number]) => (
    <button
      key={step}
      type="button"
      className="button button-plain time-step"
      aria-label={words(label)}
      title={words(label)}
      disabled={BACK.some((one) => one.step === step) ? at === 0 : at === now}
      onClick={() => stepTime(time, step)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <section className={past ? 'time time-past' : 'time'} aria-label={words('time.label')}>
      <div className="time-steps">
        {BACK.map(button)}
        <input
          type="range"
          className="time-slider"
          min={0}
          max={now}
          value={at}
          aria-label={words('time.label')}
          aria-valuetext={placeOf(time)}
          onChange={(event) => time.goTo(Number(event.target.value))}
        />
        {FORTH.map(button)}
      </div>
      <p className="time-place">
        <span className="figure" data-fact="at">
          {placeOf(time)}
        </span>
        {loading.kind === 'there' && !loading.ready && (
          <span role="status">{words('time.loading', { done: loading.played, count: now })}</span>
        )}
        {loading.kind === 'there' && loading.reel.broken !== null && (
          <span role="status">{words('time.broken', { number: loading.played })}</span>
        )}
        {loading.kind === 'secret' && <span role="status">{words('time.secret')}</span>}
        {loading.kind === 'offline' && (
          <span role="alert">
            {words('time.offline')}{' '}
            <button type="button" className="link-button" onClick={time.wake}>
              {words('table.retry')}
            </button>
          </span>
        )}
      </p>
      <button type="button" className={past ? 'button button-primary' : 'button button-plain'} onClick={close}>
        {words(past ? 'time.now' : 'time.close')}
      </button>
    </section>
  );
}

/** Round and number of the moment that is looked at. */
export function placeOf({ at, now, loading }: Time): string {
  const reel = loading.kind === 'there' ? loading.reel : null;
  const round = reel === null || at > reel.states.length - 1 ? undefined : reel.chapters[chapterAt(reel, at)]?.round;
  const place = at === 0 ? words('time.start_of_game') : words('time.action', { at, count: now });
  return round === undefined ? place : words('time.place', { round: roundWords(round), place });
}
