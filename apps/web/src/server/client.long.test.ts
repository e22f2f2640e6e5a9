import { TITLES } from '@roundhouse/titles-data';
import { expect, it } from 'vitest';
import { playThrough, withServer } from '../../test/api-client.ts';

withServer();

it.each(Object.values(TITLES))('a whole game of $id is played through the API', async (title) => {
  const state = await playThrough(title, 10_000);
  expect(state?.over).not.toBeNull();
  console.log(`${title.id}: ${state?.count ?? 0} actions, ended by ${state?.over?.cause ?? 'nothing'}`);
});
