'use client';

import { useRouter } from 'next/navigation';
import { useState, useSyncExternalStore, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { officialPlayers, SEAT_COLOURS, SeatMark } from '@roundhouse/ui';
import { freeColour, keepColours, swapped } from '../parts/player-colours.ts';
import { fitName, freeName, sameNames, tidyName } from '../parts/player-names.ts';
import { words } from '../parts/words.ts';
import { SeatSelect, type SeatChoice } from '../seats/seat-select.tsx';

export interface TitleOffer {
  readonly id: string;
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number; readonly unofficial_from?: number };
  readonly options: readonly { readonly id: string; readonly effect: string; readonly excludes: readonly string[] }[];
  readonly cash: Readonly<Record<string, string>>;
  /** What is special about it; may be empty. */
  readonly note: string;
}

export interface NewTableProps {
  readonly titles: readonly TitleOffer[];
  /** Map of each title, drawn. */
  readonly covers: Readonly<Record<string, ReactNode>>;
  readonly chosen: string | null;
  /** Whether bots are to play all seats but the first, unless changed. */
  readonly bots?: boolean;
}

const COLOUR_WORDS = {
  red: 'colours.red',
  blue: 'colours.blue',
  green: 'colours.green',
  violet: 'colours.violet',
  ochre: 'colours.ochre',
  teal: 'colours.teal',
  plum: 'colours.plum',
  slate: 'colours.slate',
} as const satisfies Record<(typeof SEAT_COLOURS)[number], string>;

const never = () => () => undefined;

/** Whether the page answers yet: what is typed into a field before that would be lost. */
const useAnswering = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The form for a new table: title, names, options with what they do, seed. */
export function NewTable({ titles, covers, chosen, bots = false }: NewTableProps): ReactElement {
  const router = useRouter();
  const answering = useAnswering();
  const [titleId, setTitleId] = useState(chosen ?? titles[0]?.id ?? '');
  const title = titles.find(({ id }) => id === titleId);
  const usual = Math.min(Math.max(title?.players.min ?? 2, 3), title?.players.max ?? 3);
  const [names, setNames] = useState<readonly string[]>(() =>
    Array.from({ length: usual }, (_, index) => words('new.player', { number: index + 1 })),
  );
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() => (bots ? names.map((_, index) => (index === 0 ? 'here' : 'random')) : []));
  const seatOf = (index: number): SeatChoice => seats[index] ?? 'here';
  /** Others sit here: nobody chooses what is drawn. */
  const shared = names.some((_, index) => seatOf(index) === 'link');
  const [colours, setColours] = useState<readonly number[]>(() => names.map((_, index) => index + 1));
  const [options, setOptions] = useState<readonly string[]>([]);
  const [seed, setSeed] = useState('');
  const [advanced, setAdvanced] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (title === undefined) return <p role="alert">{words('new.no_titles')}</p>;

  /** Another title has other options, and may seat fewer or more. */
  const choose = (id: string) => {
    const { min, max } = titles.find((one) => one.id === id)?.players ?? title.players;
    const fewest = Math.max(0, min - names.length);
    const more = Array.from({ length: fewest }).reduce<readonly string[]>(
      (known) => [...known, freeName(known, (number) => words('new.player', { number }))],
      names,
    );
    setTitleId(id);
    setOptions([]);
    setNames(more.slice(0, max));
    setColours(
      more
        .slice(names.length)
        .reduce<readonly number[]>((known) => [...known, freeColour(known)], colours)
        .slice(0, max),
    );
  };
  const start = async (event: FormEvent) => {
    event.preventDefault();
    const players = names.map(tidyName);
    if (players.some((name) => name === '')) return setFault(words('new.empty_name'));
    if (!players.every(fitName)) return setFault(words('new.bad_name'));
    if (sameNames(players)) return setFault(words('new.same_name'));
    if (!shared && seed.trim() !== '' && !/^\d{1,9}$/.test(seed.trim())) {
      setAdvanced(true);
      return setFault(words('new.bad_seed'));
    }
    setBusy(true);
    setFault(null);
    try {
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(10_000),
        body: JSON.stringify({
          title: title.id,
          players,
          options,
          seats: players.map((_, index) => seatOf(index)),
          ...(seed.trim() === '' || shared ? {} : { seed: Number(seed) }),
        }),
      });
      const answer = (await response.json()) as { id?: string; trouble?: string };
      if (response.ok && answer.id !== undefined) {
        // The server numbers players in seat order, from 1.
        keepColours(answer.id, Object.fromEntries(colours.map((colour, index) => [String(index + 1), colour])));
        return router.push(`/table/${answer.id}`);
      }
      setFault(words(answer.trouble === 'same_name' ? 'new.same_name' : 'new.refused'));
    } catch {
      setFault(words('new.offline'));
    }
    setBusy(false);
  };

  return (
    <form className="new-table" noValidate onSubmit={(event) => void start(event)}>
      <fieldset disabled={!answering}>
        <div className="new-main">
          <label className="field">
            <span>{words('new.title')}</span>
            <select value={titleId} onChange={(event) => choose(event.target.value)}>
              {titles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <fieldset>
            <legend>{words('new.players', officialPlayers(title.players))}</legend>
            {names.map((name, index) => (
              <div key={index} className="name-row">
                <SeatMark seat={index + 1} colour={colours[index] ?? 1} />
                <label className="field">
                  <span>{words('new.seat', { number: index + 1 })}</span>
                  <input
                    type="text"
                    value={name}
                    maxLength={30}
                    autoComplete="off"
                    onChange={(event) => setNames(names.map((old, place) => (place === index ? event.target.value : old)))}
                  />
                </label>
                <SeatSelect
                  number={index + 1}
                  chosen={seatOf(index)}
                  choose={(how) => setSeats(names.map((_, place) => (place === index ? how : seatOf(place))))}
                />
                <select
                  className="colour-choice"
                  aria-label={words('new.colour', { number: index + 1 })}
                  value={colours[index]}
                  onChange={(event) => setColours(swapped(colours, index, Number(event.target.value)))}
                >
                  {SEAT_COLOURS.map((colour, place) => (
                    <option key={colour} value={place + 1}>
                      {words(COLOUR_WORDS[colour])}
                    </option>
                  ))}
                </select>
                {names.length > title.players.min && (
                  <button
                    type="button"
                    className="link-button"
                    onClick={() => {
                      setNames(names.filter((_, place) => place !== index));
                      setSeats(names.map((_, place) => seatOf(place)).filter((_, place) => place !== index));
                      setColours(colours.filter((_, place) => place !== index));
                    }}
                  >
                    {words('new.remove', { name })}
                  </button>
                )}
              </div>
            ))}
            {names.length > officialPlayers(title.players).max && <p role="status">{words('new.unofficial', { count: names.length })}</p>}
            {names.length < title.players.max && (
              <button
                type="button"
                className="button button-plain"
                onClick={() => {
                  setNames([...names, freeName(names, (number) => words('new.player', { number }))]);
                  setColours([...colours, freeColour(colours)]);
                }}
              >
                {words('new.add')}
              </button>
            )}
            <p className="quiet">{words('new.cash', { cash: title.cash[String(names.length)] ?? '' })}</p>
          </fieldset>
          {title.options.length > 0 && (
            <fieldset>
              <legend>{words('new.options')}</legend>
              {title.options.map((option) => (
                <label key={option.id} className="check">
                  <input
                    type="checkbox"
                    checked={options.includes(option.id)}
                    disabled={title.options.some(({ id, excludes }) => options.includes(id) && excludes.includes(option.id))}
                    onChange={(event) =>
                      setOptions(event.target.checked ? [...options, option.id] : options.filter((id) => id !== option.id))
                    }
                  />
                  {option.effect}
                </label>
              ))}
            </fieldset>
          )}
          <details className="advanced" open={advanced} onToggle={(event) => setAdvanced(event.currentTarget.open)}>
            <summary>{words('new.advanced')}</summary>
            <label className="field">
              <span>{words('new.seed')}</span>
              <input
                type="text"
                inputMode="numeric"
                value={shared ? '' : seed}
                disabled={shared}
                onChange={(event) => setSeed(event.target.value)}
                aria-describedby="seed-note"
              />
              <span id="seed-note" className="quiet">
                {words(shared ? 'new.seed_shared' : 'new.seed_note')}
              </span>
            </label>
          </details>
          <div className="new-start">
            {fault !== null && (
              <p className="notice" role="alert">
                {fault}
              </p>
            )}
            <button type="submit" className="button button-primary" disabled={busy}>
              {words('new.start')}
            </button>
          </div>
        </div>
        <aside className="new-cover" aria-label={title.name}>
          {covers[title.id]}
          <strong>{title.name}</strong>
          <p>{title.note}</p>
          <a href={`/rules/${words.locale}/${title.id}`} target="_blank" rel="noreferrer">
            {words('tabs.rules')}
          </a>
        </aside>
      </fieldset>
    </form>
  );
}
