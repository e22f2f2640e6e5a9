import { createWords, localeFor, type Words } from '@roundhouse/messages';
import { cookies, headers } from 'next/headers';

/** The words for whoever asks: in the language chosen on the device, else in the first one of the browser that we have. */
export async function wordsHere(): Promise<Words> {
  const chosen = (await cookies()).get('language')?.value;
  const wanted = (await headers()).get('accept-language') ?? '';
  return createWords(localeFor([...(chosen === undefined ? [] : [chosen]), ...wanted.split(',')]));
}
