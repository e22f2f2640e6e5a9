import { textIn } from '@roundhouse/messages';
import { MapCover, writeMoney } from '@roundhouse/ui';
import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { NewTable } from '../../home/new-table.tsx';
import { allTitles, titleOf } from '../../server/titles.ts';
import { wordsHere } from '../../server/words.ts';
import '../../home/home.css';

export async function generateMetadata(): Promise<Metadata> {
  const words = await wordsHere();
  return { title: words('site.page', { page: words('new.heading') }) };
}

export default async function NewTablePage({ searchParams }: PageProps<'/new'>): Promise<ReactElement> {
  const { title, others } = await searchParams;
  const words = await wordsHere();
  const offers = allTitles().map(({ id, name, players, options, money, special }) => ({
    id,
    name,
    players,
    options: options.ids
      .flatMap((option) => options.of[option] ?? [])
      .map(({ id: key, effect, excludes }) => ({ id: key, effect: textIn(words.locale, effect), excludes })),
    note: textIn(words.locale, special),
    cash: Object.fromEntries(
      Object.entries(money.starting_cash).map(([count, cash]) => [count, writeMoney(money.currency, cash, words.locale)]),
    ),
  }));
  return (
    <main className="page new-page">
      <p>
        <a href="/">{words('site.name')}</a>
      </p>
      <h1>{words('new.heading')}</h1>
      <NewTable
        titles={offers}
        covers={Object.fromEntries(allTitles().map((one) => [one.id, <MapCover key={one.id} title={one} />]))}
        bots={others === 'bots'}
        chosen={typeof title === 'string' && titleOf(title) !== null ? title : null}
      />
    </main>
  );
}
