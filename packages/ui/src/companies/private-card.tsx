import type { ReactElement, ReactNode } from 'react';
import { revenueOf, type State } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import type { Names } from '../names.ts';
import { powerSentence } from '../tables/powers.ts';

export interface PrivateCardProps {
  readonly title: Title;
  /** null: as printed. */
  readonly state: State | null;
  readonly names: Names;
  readonly words: Words;
  /** Id of the private. */
  readonly id: string;
  /** What may be done with it. */
  readonly children?: ReactNode;
}

/** A private company as its card: price, income now, what it does, who owns it. */
export function PrivateCard({ title, state, names, words, id, children }: PrivateCardProps): ReactElement | null {
  const card = title.privates.of[id];
  if (card === undefined) return null;
  const now = state?.privates[id];
  const income = state === null ? card.revenue : revenueOf({ title, state }, id);
  const owner = now?.owner ?? null;
  return (
    <article className={now?.closed === true ? 'private private-closed' : 'private'} data-private={id} aria-label={card.name}>
      <header>
        <h3>{card.name}</h3>
        <span className="quiet">{id}</span>
      </header>
      <p className="private-figures">
        <span>
          <span className="quiet">{words('privates.face')}</span> {names.money(card.price)}
        </span>
        <span>
          <span className="quiet">{words('privates.income')}</span> {names.money(income)}
        </span>
      </p>
      {children}
      {card.powers.length > 0 && (
        <p className="private-powers">{card.powers.map((power) => powerSentence(title, power, words)).join(' ')}</p>
      )}
      {now !== undefined && (
        <p className="private-owner">
          {now.closed
            ? words('privates.closed')
            : owner === null
              ? words('privates.unsold')
              : words('privates.owned', { owner: names.owner(owner) })}
        </p>
      )}
    </article>
  );
}
