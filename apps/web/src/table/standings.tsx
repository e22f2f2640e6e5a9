import type { Game } from '@roundhouse/engine';
import { SeatMark, type Names } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';

const CAUSES = {
  bankruptcy: 'log.over.bankruptcy',
  bank_broken: 'log.over.bank_broken',
  last_player: 'log.over.last_player',
  last_phase: 'log.over.last_phase',
  all_closed: 'log.over.all_closed',
  round_limit: 'log.over.round_limit',
  price_reached: 'log.over.price_reached',
  players_agreed: 'log.over.players_agreed',
} as const;

export interface StandingsProps {
  readonly game: Game;
  readonly names: Names;
  /** Shows how it came to this. */
  readonly charts: () => void;
}

/** The end: who has won, with what, and why it is over. */
export function Standings({ game, names, charts }: StandingsProps): ReactElement | null {
  const { over } = game.state;
  if (over === null) return null;
  const order = Object.entries(over.scores).sort(([, one], [, other]) => other - one);
  const rank = (score: number) => 1 + order.filter(([, other]) => other > score).length;
  return (
    <section className="panel standings" aria-labelledby="standings">
      <h2 id="standings">{words('standings.heading')}</h2>
      <p>{words(CAUSES[over.cause])}</p>
      <ol>
        {order.map(([player, score]) => (
          <li key={player} className={rank(score) === 1 ? 'winner' : undefined}>
            <span className="figure">{rank(score)}</span>
            <span className="standings-name">
              <SeatMark seat={game.state.setup.players.findIndex(({ id }) => id === player) + 1} colour={names.colour(player)} />{' '}
              <strong>{names.player(player)}</strong>
            </span>
            <span className="figure">{names.money(score)}</span>
          </li>
        ))}
      </ol>
      <p className="quiet">{words('standings.how')}</p>
      <p className="buttons">
        <button type="button" className="button button-plain" onClick={charts}>
          {words('standings.charts')}
        </button>
      </p>
    </section>
  );
}
