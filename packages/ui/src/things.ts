import type { MessageKey, Words } from '@roundhouse/messages';

/** Kinds of terrain and markers that titles name and that have words in every language. */
const THINGS = {
  mountain: 'things.mountain',
  hill: 'things.hill',
  water: 'things.water',
  river: 'things.river',
  lake: 'things.lake',
  swamp: 'things.swamp',
  marsh: 'things.marsh',
  forest: 'things.forest',
  desert: 'things.desert',
  coal: 'things.coal',
  bridge: 'things.bridge',
  mine: 'things.mine',
  ranch: 'things.ranch',
  port: 'things.port',
} as const satisfies Record<string, MessageKey>;

/** What a kind of terrain or a marker is called; a name that an author has made up is said as it stands. */
export function thingWord(name: string, words: Words): string {
  return Object.hasOwn(THINGS, name) ? words(THINGS[name as keyof typeof THINGS]) : name;
}
