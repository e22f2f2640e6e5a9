import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { OPERATIONS, schemaOf, SERVED_AT } from '../../server/openapi.ts';
import { wordsHere } from '../../server/words.ts';
import './api.css';

export async function generateMetadata(): Promise<Metadata> {
  const words = await wordsHere();
  return { title: words('site.page', { page: words('api.heading') }) };
}

/** What programs can ask of this server. */
export default async function ApiPage(): Promise<ReactElement> {
  const words = await wordsHere();
  return (
    <main className="page api-page">
      <p>
        <a href="/">{words('site.name')}</a>
      </p>
      <h1>{words('api.heading')}</h1>
      <p className="lead">{words('api.lead')}</p>
      <p>
        <a href={`${SERVED_AT}/openapi`}>{words('api.file')}</a>
      </p>
      {OPERATIONS.map(({ method, path, summary, body, query = {}, answers }) => (
        <section key={`${method} ${path}`} aria-label={`${method} ${path}`}>
          <h2>
            <code>{method.toUpperCase() + ' ' + SERVED_AT + path}</code>
          </h2>
          <p>{summary}</p>
          <dl>
            {Object.entries(query).map(([name, about]) => (
              <div key={name}>
                <dt>
                  <code>{`?${name}`}</code>
                </dt>
                <dd>{about}</dd>
              </div>
            ))}
            {Object.entries(answers).map(([status, about]) => (
              <div key={status}>
                <dt>
                  <code>{status}</code>
                </dt>
                <dd>{about}</dd>
              </div>
            ))}
          </dl>
          {body !== undefined && (
            <details>
              <summary>{words('api.body')}</summary>
              <pre tabIndex={0}>{JSON.stringify(schemaOf(body), null, 2)}</pre>
            </details>
          )}
        </section>
      ))}
    </main>
  );
}
