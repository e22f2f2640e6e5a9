import { voteOutlook } from '@roundhouse/engine';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { Foreseen } from '../foreseen.tsx';

/** A vote on a corporation: how it stands, who has still to vote, and what becomes of everybody if it is formed. */
export function FormationPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const votes = choicesOf(desk.choices, 'vote');
  const vote = votes.length === 0 ? null : voteOutlook(game);
  if (vote === null) return null;
  const { corporation, yes, no, needed, voters, formed } = vote;
  return (
    <section className="panel-part">
      <h3>{words('finance.vote.heading', { corporation })}</h3>
      <p>{words('finance.vote.stands', { yes, no, needed })}</p>
      <ul className="figures-list">
        {voters.map(({ player, percent }) => (
          <li key={player}>{words('finance.vote.voter', { player: names.player(player), percent })}</li>
        ))}
      </ul>
      <div className="buttons">
        {votes.map(({ action }) => (
          <ChoiceButton key={String(action.yes)} desk={desk} action={action} kind={action.yes ? 'primary' : 'plain'} />
        ))}
      </div>
      {formed === null ? (
        <p className="quiet">{words('finance.vote.never')}</p>
      ) : (
        <Foreseen game={game} names={names} heading={words('finance.vote.formed', { corporation })} foresee={() => formed.game} />
      )}
    </section>
  );
}
