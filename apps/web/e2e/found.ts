import { BOTS, playGame, type PlayedStep, type PlayOptions } from '@roundhouse/bots';
import type { Game } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { expect, type Page } from '@playwright/test';
import { tableFrom } from './position.ts';

/** What bots come to that shows something, by name. */
export type Wanted = Readonly<Record<string, (step: PlayedStep) => boolean>>;

/** The first step of each kind in games of three bots, one game after the other. */
export function firstSteps<W extends Wanted>(
  id: string,
  wanted: W,
  options: Pick<PlayOptions, 'maxActions' | 'options' | 'consent'>,
): Readonly<Record<keyof W, PlayedStep>> {
  const title = findTitle(id);
  if (title === null) throw new Error(`no title ${id}`);
  const found = new Map<string, PlayedStep>();
  const names = Object.keys(wanted);
  for (let seed = 1; found.size < names.length; seed += 1) {
    playGame(title, {
      ...options,
      bots: [BOTS.random, BOTS.random, BOTS.random],
      seed,
      watch: (step) => {
        for (const name of names) if (!found.has(name) && wanted[name]?.(step) === true) found.set(name, step);
        return found.size < names.length ? null : 'all found';
      },
    });
  }
  return Object.fromEntries(found) as Record<keyof W, PlayedStep>;
}

/** Opens a table that stands at a position; its id. */
export async function openAt(page: Page, game: Game): Promise<string> {
  const id = await tableFrom(game);
  await page.goto(`/table/${id}`);
  await expect(page.locator('#panel-heading')).toBeVisible();
  return id;
}
