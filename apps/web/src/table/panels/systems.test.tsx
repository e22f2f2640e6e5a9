import { findBot, playGame } from '@roundhouse/bots';
import { apply, awaited, choices, foreseeMerger, type Action, type Game } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show as showWith } from '../../../test/panels.tsx';
import { words } from '../../parts/words.ts';
import { OfferPanel } from './offer.tsx';
import { StockPanel } from './stock.tsx';
import { MergerForeseen, SystemsPanel } from './systems.tsx';

afterEach(cleanup);

/** Every position of a game of bots in which an action of this type is chosen, with it. */
function before<T extends Action['type']>(type: T): readonly { readonly game: Game; readonly action: Extract<Action, { type: T }> }[] {
  const [title, bot] = [findTitle('1828'), findBot('random')];
  if (title === null || bot === null) throw new Error('no title, or no bot');
  const found: { game: Game; action: Extract<Action, { type: T }> }[] = [];
  const is = (action: Action): action is Extract<Action, { type: T }> => action.type === type;
  playGame(title, {
    bots: [bot, bot, bot],
    seed: 3,
    maxActions: 800,
    watch: ({ before: game, action }) => {
      if (is(action)) found.push({ game, action });
      return null;
    },
  });
  return found;
}

const seen = before('merge');

function show(game: Game, Part: typeof SystemsPanel = SystemsPanel): Action[] {
  const deciders = new Set(awaited(game).map(({ decider }) => decider));
  const open = choices(game).filter(({ action, decider }) => deciders.has(decider) && action.type !== 'end_game');
  return showWith(game, Part, open);
}

describe('two corporations become a system', () => {
  it('offers every merger once its survivor is chosen, and does the one that is clicked', () => {
    const [first] = seen;
    if (first === undefined) throw new Error('no merger');
    const { game, action } = first;
    const done = show(game);
    const survivor = document.querySelector<HTMLElement>(`[data-pick="${action.by.id}"]`);
    if (survivor !== null) fireEvent.click(survivor);
    fireEvent.click(
      screen.getByRole('button', { name: words('act.merge_system', { operator: action.by.id, corporation: action.corporation }) }),
    );
    expect(done).toEqual([action]);
  });

  it('says before what it leads to: price, money, both fleets, and shares of the players (1828 §7.4–7.9)', () => {
    const first = seen.find(({ game, action }) => !foreseeMerger(game, action.by.id, action.corporation).fails);
    if (first === undefined) throw new Error('no merger');
    const { game, action } = first;
    show(game);
    const survivor = document.querySelector<HTMLElement>(`[data-pick="${action.by.id}"]`);
    if (survivor !== null) fireEvent.click(survivor);
    const button = screen.getByRole('button', {
      name: words('act.merge_system', { operator: action.by.id, corporation: action.corporation }),
    });
    const details = button.closest('li')?.querySelector('details');
    if (!details) throw new Error('nothing is foreseen');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const { after } = foreseeMerger(game, action.by.id, action.corporation);
    const id = `${action.by.id}-${action.corporation}`;
    const told = details.querySelector(`[data-of="${id}"]`)?.textContent ?? '';
    expect(told).toContain(`$${String(after.title.market.cells.of[after.state.operators[id]?.cell ?? '']?.price ?? 0)}`);
    expect(details.textContent).toContain(words('finance.systems.ratio', { donated: 1 }));
    expect(details.querySelector(`[data-of="${action.corporation}"]`)?.textContent).toContain(words('finance.outcome.leaves'));
    // The game itself is as it was.
    expect(game.state.operators[id]).toBeUndefined();
  });
});

describe('the other president', () => {
  it('is asked, told what it leads to, and not asked twice in a turn (1828 §7.3)', () => {
    const asked = seen.flatMap(({ game, action }) => {
      const result = apply({ ...game, state: { ...game.state, setup: { ...game.state.setup, consent: 'asked' } } }, action);
      return result.ok && result.game.state.offer !== null ? [{ game: result.game, offer: result.game.state.offer, action }] : [];
    });
    const [first] = asked;
    if (first === undefined) throw new Error('nobody is asked');
    const { game, offer, action } = first;
    const done = show(game, OfferPanel);
    expect(screen.getByText(words('offer.merger', { by: action.by.id, corporation: action.corporation }))).toBeDefined();
    expect(screen.getByText(words('finance.outcome.label'))).toBeDefined();
    const refused: Action = { type: 'refuse', by: { kind: 'player', id: offer.to } };
    fireEvent.click(screen.getByRole('button', { name: words('act.refuse') }));
    expect(done).toEqual([refused]);
    const after = apply(game, refused);
    if (!after.ok) throw new Error(after.refusal.rule);
    expect(choices(after.game).some((choice) => JSON.stringify(choice.action) === JSON.stringify(action))).toBe(false);
    expect(apply(after.game, action)).toMatchObject({ ok: false, refusal: { rule: 'offer.refused_before' } });
  });
});

describe('the pars', () => {
  it('are those of the phase, and it is said which phases open more (1828 §6.3, §15)', () => {
    const first = before('par').find(
      ({ game }) => game.state.phase === 'Yellow' && game.state.round.kind === 'stock' && game.state.pars_owed.length === 0,
    );
    if (first === undefined) throw new Error('nothing can be started');
    show(first.game, StockPanel);
    for (const [phase, prices] of [
      ['Green', '$86, $94'],
      ['Blue', '$105'],
      ['Brown', '$120'],
    ] as const)
      expect(screen.getByText(words('stock.later_pars', { phase, prices }))).toBeDefined();
  });
});

describe('what is foreseen', () => {
  it('says that a merger fails if odd shares go the other way, and shows the way in which it does not (1828 §7.11)', () => {
    const risk = seen
      .flatMap(({ game }) => choices(game).flatMap(({ action }) => (action.type === 'merge' ? [{ game, action }] : [])))
      .find(({ game, action }) => foreseeMerger(game, action.by.id, action.corporation).risky);
    if (risk === undefined) throw new Error('no merger hangs on odd shares');
    const { game, action } = risk;
    const { after, fails, odd } = foreseeMerger(game, action.by.id, action.corporation);
    expect([fails, after.state.operators[`${action.by.id}-${action.corporation}`]?.president]).toEqual([false, expect.any(String)]);
    show(game, ({ desk }) => <MergerForeseen desk={desk} action={action} />);
    const details = document.querySelector('details');
    if (!details) throw new Error('nothing is foreseen');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(details.querySelector('.alarm')?.textContent).toBe(words('finance.systems.risky', { least: 3, way: odd }));
    expect(details.textContent).toContain(odd === 'sold' ? 'it is sold for its price' : 'it is exchanged for one of the system');
  });

  it('is what the merger does when all answer so, and names failures', () => {
    const outcomes = seen.map(({ game, action }) => foreseeMerger(game, action.by.id, action.corporation));
    expect(outcomes.map(({ fails }) => fails)).toContain(false);
    for (const [i, { after, fails }] of outcomes.entries()) {
      const id = `${seen[i]?.action.by.id ?? ''}-${seen[i]?.action.corporation ?? ''}`;
      expect(after.state.operators[id] === undefined).toBe(fails);
      expect(after.state.mechanics.systems?.merger ?? null).toBeNull();
    }
  });
});
