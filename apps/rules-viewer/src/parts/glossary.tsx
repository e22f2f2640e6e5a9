import { GLOSSARY, LANGUAGES, LOCALES, SYNONYMS, type TermId } from '@roundhouse/messages';
import type { ReactElement } from 'react';
import type { Voice } from '../page.ts';
import { WithTerms } from './terms.tsx';

/** Every term in the order of the language, with what other languages and publishers call it. */
export function Glossary({ voice: { locale, facts } }: { readonly voice: Voice }): ReactElement {
  const terms = (Object.keys(GLOSSARY[locale]) as TermId[]).toSorted((one, other) =>
    GLOSSARY[locale][one].term.localeCompare(GLOSSARY[locale][other].term, locale),
  );
  return (
    <>
      <h1>{facts('page.glossary')}</h1>
      <p className="lead">{facts('page.glossary_lead')}</p>
      <dl className="glossary">
        {terms.map((id) => (
          <div key={id} id={id}>
            <dt>{GLOSSARY[locale][id].term}</dt>
            <dd>
              <p>
                <WithTerms text={GLOSSARY[locale][id].text} locale={locale} but={id} />
              </p>
              {SYNONYMS[locale][id] !== undefined && (
                <p className="quiet">{facts('page.glossary_also', { names: SYNONYMS[locale][id].join(', ') })}</p>
              )}
              <ul className="glossary-names">
                {LOCALES.filter((one) => one !== locale).map((one) => (
                  <li key={one} lang={one}>
                    <abbr title={LANGUAGES[one]}>{one}</abbr> {[GLOSSARY[one][id].term, ...(SYNONYMS[one][id] ?? [])].join(', ')}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
