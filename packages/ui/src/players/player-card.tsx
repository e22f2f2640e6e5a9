import type { ReactElement } from 'react';
import {
  availableCash,
  certificateCount,
  certificateLimit,
  committed,
  liquidity,
  privatesOf,
  unitsHeld,
  valueOf,
  type Game,
  type Holder,
  type PlayerId,
} from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import { Chip } from '../companies/chip.tsx';
import { Part } from '../companies/part.tsx';
import type { Names } from '../names.ts';
import { SeatMark } from './seat-mark.tsx';
import { CertificateCount } from './certificate-count.tsx';

export interface PlayerCardProps {
  readonly game: Game;
  readonly names: Names;
  readonly words: Words;
  readonly player: PlayerId;
  readonly active?: boolean;
}

/** Cash, worth, certificates and property of a player. */
export function PlayerCard({ game, names, words, player, active = false }: PlayerCardProps): ReactElement {
  const { title, state } = game;
  const holder: Holder = `player/${player}`;
  const shares = title.corporations.ids.map((id) => ({ id, units: unitsHeld(game, holder, id) })).filter(({ units }) => units !== 0);
  const privates = privatesOf(game, holder);
  const bids = committed(game, player);
  const first = state.seating.find((id) => state.players[id]?.bankrupt !== true);
  return (
    <article className={active ? 'player player-active' : 'player'} data-player={player} aria-label={names.player(player)}>
      <header>
        <SeatMark seat={state.setup.players.findIndex(({ id }) => id === player) + 1} colour={names.colour(player)} />
        <strong>{names.player(player)}</strong>
        {first === player && <span className="badge badge-priority">{words('player.priority')}</span>}
        {state.players[player]?.bankrupt === true && <span className="badge badge-bad">{words('player.bankrupt')}</span>}
        <span className="player-cash">
          <span className="unseen">{words('terms.cash')}</span>{' '}
          <span data-fact="cash">{names.money(state.players[player]?.cash ?? 0)}</span>
        </span>
      </header>
      <dl className="facts facts-row">
        {bids > 0 && (
          <>
            <div>
              <dt>{words('player.committed')}</dt>
              <dd>{names.money(bids)}</dd>
            </div>
            <div>
              <dt>{words('player.available')}</dt>
              <dd>{names.money(availableCash(game, player))}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{words('terms.worth')}</dt>
          <dd>{names.money(valueOf(game, player))}</dd>
        </div>
        <div title={words('player.liquidity_note')}>
          <dt>{words('player.liquidity')}</dt>
          <dd>{names.money(liquidity(game, player))}</dd>
        </div>
        <div>
          <dt>{words('player.certs')}</dt>
          <dd>
            <CertificateCount count={certificateCount(game, player)} limit={certificateLimit(game)} words={words} />
          </dd>
        </div>
      </dl>
      {shares.length > 0 && (
        <ul className="property">
          {shares.map(({ id, units }) => (
            <li key={id}>
              <Chip id={id} corporation={title.corporations.of[id]} />
              <span className="figure">
                <Part corporation={id} units={units} names={names} words={words} />
                {state.operators[id]?.president === player && (
                  <abbr className="president-mark" title={words('terms.president')}>
                    {'★'}
                  </abbr>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {privates.length > 0 && <p className="player-privates">{privates.map(names.private).join(', ')}</p>}
    </article>
  );
}
