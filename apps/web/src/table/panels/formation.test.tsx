import { apply, choices, fallingPrice, voteOutlook, type Game } from '@roundhouse/engine';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionWhere, show } from '../../../test/panels.tsx';
import { FormationPanel } from './formation.tsx';
import { PackagePanel } from './package.tsx';

afterEach(cleanup);

const SEARCH = { title: '1893', seeds: 29, maxActions: 900 };

describe('a vote', () => {
  it('shows how it stands and what becomes of the parts, and so it comes', () => {
    const game = positionWhere(SEARCH, (now) => {
      const vote = voteOutlook(now);
      const [voter] = vote?.voters ?? [];
      return vote !== null && voter !== undefined && vote.yes + voter.percent >= vote.needed && vote.formed !== null;
    });
    const vote = voteOutlook(game);
    const yes = choices(game).find(({ action }) => action.type === 'vote' && action.yes);
    if (!vote?.formed || !yes) throw new Error('no vote');
    show(game, FormationPanel);
    const { corporation } = vote;
    expect(screen.getByText(new RegExp(`^Yes ${String(vote.yes)} %, no ${String(vote.no)} %\\. It is formed with 50 %`))).toBeTruthy();
    expect(screen.getAllByText(/has still to vote$/)).toHaveLength(vote.voters.length);
    const details = screen.getByText(`If ${corporation} is formed`).closest('details');
    if (!details) throw new Error('nothing is foreseen');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const minors = game.title.mechanics.formation_by_vote?.formations.find((each) => each.corporation === corporation)?.parts ?? [];
    const gone = [...document.querySelectorAll('.outcome > li')].filter((each) => each.textContent.includes('leaves the game'));
    expect(gone.length).toBe(minors.filter(({ private: id }) => game.state.operators[id]?.status === 'floated').length);
    const made = apply(game, yes.action);
    if (!made.ok) throw new Error(made.refusal.rule);
    const figures = ({ state }: Game) => [state.operators[corporation], state.board.stations.filter(({ owner }) => owner === corporation)];
    expect(figures(vote.formed.game)).toEqual(figures(made.game));
  });
});

describe('the start package', () => {
  it('lies open at printed prices', () => {
    const game = positionWhere(SEARCH, () => true);
    show(game, PackagePanel);
    expect([...document.querySelectorAll('[data-private]')].map((card) => card.getAttribute('data-private'))).toEqual([
      'FdSD',
      'EVA',
      'HdSK',
      'EKB',
      'KFBE',
    ]);
    expect(screen.getAllByRole('button').length).toBe(choices(game).filter(({ action }) => action.type === 'bid').length);
  });

  it('tells how the price of a card that is sold by force falls, and who must buy it', () => {
    const game = positionWhere(SEARCH, (now) => {
      const sale = fallingPrice(now);
      return sale !== null && sale.next !== null && choices(now).some(({ action }) => action.type === 'bid');
    });
    const sale = fallingPrice(game);
    show(game, PackagePanel);
    const text = document.querySelector('[data-sale]')?.textContent ?? '';
    for (const price of [sale?.price, sale?.next, sale?.lowest]) expect(text).toContain(String(price));
    expect(text).toContain('must buy it');
  });
});
