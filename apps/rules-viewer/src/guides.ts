import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textIn, type Locale } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { parse } from 'yaml';

/** What only prose can say of a title, in one language. */
interface Prose {
  readonly setting: string;
  /** What it is, in a few sentences. */
  readonly lead: string;
}

export interface Guide extends Prose {
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
  const known = new Map<string, Prose>();
  return {
    of: (title, locale) => {
      const file = path.join(folder, 'titles', title.id, 'guide', `${locale}.yaml`);
      const prose = known.get(file) ?? (existsSync(file) ? readProse(file) : { setting: title.setting, lead: '' });
      known.set(file, prose);
      return { ...prose, special: textIn(locale, title.special) || title.setting };
    },
  };
}

function readProse(file: string): Prose {
  const read: unknown = parse(readFileSync(file, 'utf8'));
  const member = (name: keyof Prose): string => {
    const value: unknown = typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>)[name] : undefined;
    if (typeof value !== 'string' || value.trim() === '') throw new Error(`${file} has no ${name}: write a sentence.`);
    return value.trim();
  };
  return { setting: member('setting'), lead: member('lead') };
}
