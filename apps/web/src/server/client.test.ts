import { TITLES } from '@roundhouse/titles-data';
import { expect, it } from 'vitest';
import { playThrough, withServer } from '../../test/api-client.ts';

withServer();

it.each(Object.values(TITLES))('the opening of $id is played through the API', async (title) => {
  expect((await playThrough(title, 40))?.count).toBe(40);
});
