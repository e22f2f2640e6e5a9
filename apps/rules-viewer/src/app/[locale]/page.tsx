import { createWords, LOCALES } from '@roundhouse/messages';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { TitleList } from '../../parts/title-list.tsx';

export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

export default async function Page({ params }: PageProps<'/[locale]'>): Promise<ReactElement> {
  const { locale } = await params;
  const known = LOCALES.find((one) => one === locale);
  return known === undefined ? notFound() : <TitleList locale={known} words={createWords(known)} />;
}
