import { apply, choices, foreseeTakeover, takeoverNow, takeoverPlan, type Action, type Game } from '@roundhouse/engine';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionWhere, show } from '../../../test/panels.tsx';
import { words } from '../../parts/words.ts';
import { OfferPanel } from './offer.tsx';
import { TakeoverPanel } from './takeover.tsx';

afterEach(cleanup);

const attemptsIn = (game: Game) =>
  choices(game).flatMap(({ action }) => (game.state.round.kind === 'takeover' && action.type === 'merge' ? [action] : []));
const asksWhom = (game: Game, action: Action): string | null => {
  const result = apply(game, action);
  return result.ok ? (result.game.state.offer?.to ?? null) : null;
};
const search = { title: '1833ne', seeds: 12, maxActions: 1200, options: ['takeover'], consent: 'asked' } as const;
const before = positionWhere(search, (game) => attemptsIn(game).some((action) => asksWhom(game, action) !== null));
const action = attemptsIn(before).find((each) => asksWhom(before, each) !== null);
if (action === undefined) throw new Error('no attempt');
const plan = takeoverPlan(before, action.by.id, action.corporation);
const name = words('act.absorb', { operator: plan.acquirer, corporation: plan.target });

function unfold(under: Element | null): Element {
  const details = under?.querySelector('details');
  if (!details) throw new Error('nothing is foreseen');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
}

const toldOf = (told: Element, id: string): string | null | undefined =>
  [...told.querySelectorAll<HTMLElement>('[data-of]')].find(({ dataset }) => dataset['of'] === id)?.textContent;

describe('a takeover', () => {
  it('says before what its shares cost, who may refuse, and what it leads to for both (1833NE §23.7–23.9)', () => {
    const done = show(before, TakeoverPanel);
    const offer = screen.getByRole('button', { name }).closest('li');
    const price = plan.owed.reduce((sum, { amount }) => sum + amount, 0);
    expect(offer?.textContent).toContain(`Its shares cost $${String(price)}`);
    expect(offer?.textContent).toContain('may refuse');
    const told = unfold(offer);
    const after = foreseeTakeover(before, plan);
    expect(toldOf(told, plan.target)).toContain(words('finance.outcome.leaves'));
    const treasury = (game: Game) => `$${String(game.state.operators[plan.acquirer]?.cash ?? 0)}`;
    expect(toldOf(told, plan.acquirer)).toContain(`${treasury(before)} → ${treasury(after)}`);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(done).toEqual([action]);
  });

  it('is put before the other president with the same figures, and his answer is one of two', () => {
    const asked = apply(before, action);
    if (!asked.ok) throw new Error(asked.refusal.rule);
    const done = show(asked.game, OfferPanel);
    expect(screen.getByText(words('offer.takeover', { by: plan.acquirer, corporation: plan.target }))).toBeDefined();
    const told = unfold(document.querySelector('.panel-part'));
    expect(toldOf(told, plan.target)).toContain(words('finance.outcome.leaves'));
    const president = asked.game.state.offer?.to ?? '';
    fireEvent.click(screen.getByRole('button', { name: words('act.refuse') }));
    expect(done).toEqual([{ type: 'refuse', by: { kind: 'player', id: president } }]);
    const refused = apply(asked.game, { type: 'refuse', by: { kind: 'player', id: president } });
    expect(refused.ok && refused.game.state.operators[plan.target]?.status).toBe('floated');
  });

  it('is paid holder by holder, in money or in shares (1833NE §23.8)', () => {
    const paying = positionWhere(search, (game) => choices(game).some((choice) => choice.action.type === 'buy_out'));
    const now = takeoverNow(paying);
    const done = show(paying, TakeoverPanel);
    expect(
      screen.getByText(words('finance.takeover.paying', { operator: now?.acquirer ?? '', corporation: now?.target ?? '' })),
    ).toBeDefined();
    expect(screen.getAllByRole('button').map((button) => button.dataset['action'])).toEqual(['buy_out', 'buy_out']);
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(done).toMatchObject([
      { type: 'buy_out', with: 'cash' },
      { type: 'buy_out', with: 'shares' },
    ]);
  });
});
