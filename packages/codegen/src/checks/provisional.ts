import { exists } from '../source/located.ts';
import type { Check } from './check.ts';

/** Markers of uncertain figures point at figures. */
export const provisional: Check = (title) => {
  title.source.title.provisional.forEach(({ path }, index) => {
    if (exists(title.node, path.split('/'))) return;
    title.fault(
      'provisional.path',
      ['title', 'provisional', index, 'path'],
      `${path} leads nowhere`,
      'name file, members and ids with "/" between them, such as trains/trains/6/price',
    );
  });
};
