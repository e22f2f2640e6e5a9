import type { ReactElement } from 'react';
import { interestRate, loansOut, rateNow, type Game } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import { writeMoney } from '../names.ts';

export interface LoanTrackProps {
  readonly game: Game;
  readonly words: Words;
}

/** The bank's loans in rows: how many are out, what each costs, and what makes it cost more or less. Nothing where a title has none. */
export function LoanTrack({ game, words }: LoanTrackProps): ReactElement | null {
  const { loans } = game.title.mechanics;
  if (loans === undefined) return null;
  const { rows, per_row, rate_step } = loans;
  const out = loansOut(game);
  const now = rateNow(game);
  const rate = interestRate(game) ?? now;
  const money = (amount: number): string => writeMoney(game.title.money.currency, amount, words.locale);
  const row = now / rate_step;
  const toNext = row * per_row + 1 - out;
  const toLess = out - (row - 1) * per_row;
  return (
    <section className="loan-track" aria-label={words('finance.loans.heading')}>
      <h3>{words('finance.loans.heading')}</h3>
      <p>
        {words('finance.loans.out', { out, all: rows * per_row })}{' '}
        {rate === now
          ? words('finance.loans.rate', { rate: money(rate) })
          : words('finance.loans.rate_now', { rate: money(rate), next: money(now) })}{' '}
        {row < rows && words('finance.loans.more', { count: toNext, rate: money(now + rate_step) })}{' '}
        {row > 1 && words('finance.loans.less', { count: toLess, rate: money(now - rate_step) })}
      </p>
      <ol className="loan-rows">
        {Array.from({ length: rows }, (_, index) => {
          const taken = Math.min(per_row, Math.max(0, out - index * per_row));
          const cost = money((index + 1) * rate_step);
          return (
            <li key={cost} className={index + 1 === row ? 'loan-row loan-row-now' : 'loan-row'} aria-current={index + 1 === row}>
              <span aria-hidden="true" className="figure">
                {cost}
              </span>
              <span aria-hidden="true" className="loan-pips">
                {'●'.repeat(taken)}
                {'○'.repeat(per_row - taken)}
              </span>
              <span className="unseen">{words('finance.loans.row', { rate: cost, taken, all: per_row })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
