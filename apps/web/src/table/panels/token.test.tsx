import { readFileSync } from 'node:fs';
import path from 'node:path';
import { awaited, choices } from '@roundhouse/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deskOf, positionWhere } from '../../../test/panels.tsx';
import { words } from '../../parts/words.ts';
import { PrimaryPlace } from '../primary.tsx';
import { TokenPanel } from './token.tsx';

afterEach(cleanup);

const ALONE = '.panel-part:not(:has(> :not(h3)))';

it('no heading stands alone where all that can be chosen is at the foot of the panel', () => {
  const game = positionWhere({ title: '1830', seeds: 4, maxActions: 600 }, (before) => {
    const hexes = choices(before).flatMap(({ action }) => (action.type === 'place_token' ? [action.hex] : []));
    return new Set(hexes).size === 1 && awaited(before)[0]?.step !== 'token';
  });
  const foot = document.body.appendChild(document.createElement('footer'));
  render(
    <PrimaryPlace value={foot}>
      <TokenPanel desk={deskOf(game)} />
    </PrimaryPlace>,
  );
  expect(foot.querySelectorAll('button').length).toBeGreaterThan(0);
  expect(screen.getByText(words('token.heading')).closest(ALONE)).not.toBeNull();
  const css = readFileSync(path.join(import.meta.dirname, '../../app/play.css'), 'utf8');
  expect(css).toContain(`${ALONE} {\n  display: none;\n}`);
  foot.remove();
  cleanup();
  // Without a foot the choice stands below its heading, which is shown.
  render(<TokenPanel desk={deskOf(game)} />);
  expect(screen.getByText(words('token.heading')).closest(ALONE)).toBeNull();
});
