// What the pages can do with a script: everything else they do without one.
import '../styles/book.css';
import { compareTitles } from './compare.ts';
import { walkExample } from './example.ts';
import { findTitles } from './find.ts';
import { keepPlace } from './language.ts';
import { openSearch } from './search.ts';

compareTitles();
findTitles();
walkExample();
keepPlace();
openSearch();
if ('serviceWorker' in navigator && location.protocol !== 'file:') {
  void navigator.serviceWorker
    .register('/rules/sw.js', { scope: '/rules/' })
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage({ keep: document.documentElement.lang }))
    // Without a worker the pages are read with a connection, as ever.
    .catch(() => undefined);
}
