import { TITLES } from '../../src/index.ts';
import type { Title } from '@roundhouse/title-schema';

function titleOf(id: string): Title {
  const title = TITLES[id];
  if (title === undefined) throw new Error(`no title ${id}`);
  return title;
}

export const TITLE_1830 = titleOf('1830');
export const TITLE_1833NE = titleOf('1833ne');
export const TITLE_1846 = titleOf('1846');
export const TITLE_1889 = titleOf('1889');
export const TITLE_1893 = titleOf('1893');
export const TITLE_1817 = titleOf('1817');
export const TITLE_1828 = titleOf('1828');
export const TITLE_1817NA = titleOf('1817na');
