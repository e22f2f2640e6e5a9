import { exists } from '../source/located.ts';
import { check } from './check.ts';

/** Markers of uncertain figures point at figures. */
export const provisional = check(['title'], (title) => {
  title.source.title.provisional.forEach(({ path }, index) => {
    const [file = '', ...rest] = path.split('/');
    if (title.unreadable.has(file) || exists(title.node, [file, ...rest])) return;
    title.fault(
      'provisional.path',
      ['title', 'provisional', index, 'path'],
      `${path} leads nowhere`,
      'name file, members and ids with "/" between them, such as trains/trains/6/price',
    );
  });
});
