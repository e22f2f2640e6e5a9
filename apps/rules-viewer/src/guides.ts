import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textIn, type Locale } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { parse } from 'yaml';

/** What is said of a title in one language. */
export interface Guide {
  readonly setting: string;
  /** What it is, in a few sentences. */
  readonly lead: string;
  /** What is special about it, in one sentence. */
  readonly special: string;
}

export interface Guides {
  readonly of: (title: Title, locale: Locale) => Guide;
}

/**
 * The prose of the titles, `titles/<id>/guide/<language>.yaml`; an unfinished one is a fault that names the file. A title
 * without a guide, such as one that is being written, says what its data say.
 */
export function guidesIn(folder: string): Guides {
  const known = new Map<string, string>();
  return {
    of: (title, locale) => {
      const file = path.join(folder, 'titles', title.id, 'guide', `${locale}.yaml`);
      const lead = known.get(file) ?? (existsSync(file) ? readLead(file) : '');
      known.set(file, lead);
      const setting = textIn(locale, title.setting);
      return { setting, lead, special: textIn(locale, title.special) || setting };
    },
  };
}

function readLead(file: string): string {
  const read: unknown = parse(readFileSync(file, 'utf8'));
  const lead: unknown = typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>)['lead'] : undefined;
  if (typeof lead !== 'string' || lead.trim() === '') throw new Error(`${file} has no lead: write a sentence.`);
  return lead.trim();
}
