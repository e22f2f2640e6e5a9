import { BOTS, playGame } from '@roundhouse/bots';
import { awaited, choices, type Action, type Game } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { createNames } from '@roundhouse/ui';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { words } from '../src/parts/words.ts';
import type { Desk } from '../src/table/desk.ts';
import { emptyDraft } from '../src/table/draft.ts';

/** Where bots look for a position: seeds from 1 on, each game up to so many actions. */
interface Search {
  readonly title: string;
  readonly seeds: number;
  readonly maxActions: number;
  readonly options?: readonly string[];
  readonly consent?: Game['state']['setup']['consent'];
}

/** The first position of three bots of which this is true. */
export function positionWhere({ title: id, seeds, ...played }: Search, wanted: (game: Game) => boolean): Game {
  const title = findTitle(id);
  let found: Game | null = null;
  for (let seed = 1; title !== null && found === null && seed <= seeds; seed += 1) {
    playGame(title, {
      bots: [BOTS.random, BOTS.random, BOTS.random],
      seed,
      ...played,
      watch: ({ before }) => {
        if (!wanted(before)) return null;
        found = before;
        return 'found';
      },
    });
  }
  if (found === null) throw new Error('the bots never came to this position');
  return found;
}

type Panel = (props: { readonly desk: Desk }) => ReactElement | null;

/** Draws a panel with everything that may be done, or these choices of it; what is done there is added to the list in the answer. */
export function show(game: Game, Part: Panel, open = choices(game)): Action[] {
  const done: Action[] = [];
  render(<Part desk={deskOf(game, open, (action) => void done.push(action))} />);
  return done;
}

/** A desk at which nothing has been prepared. */
export const deskOf = (game: Game, open = choices(game), act: Desk['act'] = () => undefined): Desk => ({
  game,
  names: createNames(game.title, game.state.setup, words, game.state),
  choices: open,
  step: awaited(game)[0]?.step ?? null,
  busy: false,
  act,
  consider: () => undefined,
  draft: emptyDraft(0),
  setDraft: () => undefined,
});
