import { choices, type Action, type Game, type GameEvent } from '@roundhouse/engine';
import { createNames } from '@roundhouse/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionWhere } from '../../test/panels.tsx';
import { words } from '../parts/words.ts';
import { Consequence } from './consequence.tsx';
import { preview } from './preview.ts';

afterEach(cleanup);

/** A position of bots with an action of this type that brings about an event of that type. */
function leading(type: Action['type'], event: GameEvent['type']): { readonly game: Game; readonly action: Action } {
  let found: Action | undefined;
  const game = positionWhere({ title: '1830', seeds: 6, maxActions: 900 }, (now) => {
    found = choices(now).find(({ action }) => {
      if (action.type !== type) return false;
      const tried = preview(now, action);
      return tried.ok && tried.events.some((one) => one.type === event);
    })?.action;
    return found !== undefined;
  });
  if (found === undefined) throw new Error('not found');
  return { game, action: found };
}

function told({ game, action }: { readonly game: Game; readonly action: Action }): string {
  const names = createNames(game.title, game.state.setup, words, game.state);
  return render(<Consequence game={game} action={action} names={names} />).container.textContent ?? '';
}

describe('before the click it is told', () => {
  it('what a sale does to the price, to cash, and who presides then (1830 §5.8)', () => {
    const text = told(leading('sell_shares', 'president'));
    expect(text).toMatch(/\$\d+ → \$\d+/);
    expect(text).toMatch(/becomes president of/);
    expect(text).toMatch(/moves from \$\d+ to \$\d+/);
  });

  it('what a train costs, and which trains rust (1830 §10.5)', () => {
    const at = leading('buy_train', 'rusted');
    const text = told(at);
    expect(text).toMatch(/\$[\d,]+ → \$[\d,]+/);
    expect(text).toMatch(/Phase \w+ begins/);
    expect(text).toMatch(/A \w+ train of .* rusts/);
  });
});
