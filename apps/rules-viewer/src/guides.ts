import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { parse } from 'yaml';

/** What only prose can say of a title, in one language. */
export interface Guide {
  readonly setting: string;
  /** What is special about it, in one sentence. */
  readonly special: string;
  /** What it is, in a few sentences. */
  readonly lead: string;
}

export interface Guides {
  readonly of: (title: Title, locale: Locale) => Guide;
}

/**
 * The prose of the titles, `titles/<id>/guide/<language>.yaml`; an unfinished one is a fault that names the file. A title
 * without a guide, such as one that is being written, says what its data say.
 */
export function guidesIn(folder: string): Guides {
  const known = new Map<string, Guide>();
  return {
    of: (title, locale) => {
      const file = path.join(folder, 'titles', title.id, 'guide', `${locale}.yaml`);
      const guide = known.get(file) ?? (existsSync(file) ? readGuide(file) : bareGuide(title, locale));
      known.set(file, guide);
      return guide;
    },
  };
}

function bareGuide({ setting, special }: Title, locale: Locale): Guide {
  return { setting, special: special?.[locale] ?? special?.['en'] ?? setting, lead: '' };
}

function readGuide(file: string): Guide {
  const read: unknown = parse(readFileSync(file, 'utf8'));
  const member = (name: keyof Guide): string => {
    const value: unknown = typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>)[name] : undefined;
    if (typeof value !== 'string' || value.trim() === '') throw new Error(`${file} has no ${name}: write a sentence.`);
    return value.trim();
  };
  return { setting: member('setting'), special: member('special'), lead: member('lead') };
}
