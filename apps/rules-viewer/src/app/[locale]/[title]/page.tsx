import { createWords, LOCALES } from '@roundhouse/messages';
import { findTitle, TITLES } from '@roundhouse/titles-data';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { TitlePage } from '../../../parts/title-page.tsx';

export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.flatMap((locale) => Object.keys(TITLES).map((title) => ({ locale, title })));

export async function generateMetadata({ params }: PageProps<'/[locale]/[title]'>): Promise<Metadata> {
  return { title: findTitle((await params).title)?.name ?? '' };
}

export default async function Page({ params }: PageProps<'/[locale]/[title]'>): Promise<ReactElement> {
  const { locale, title } = await params;
  const known = LOCALES.find((one) => one === locale);
  const print = findTitle(title);
  return known === undefined || print === null ? notFound() : <TitlePage title={print} locale={known} words={createWords(known)} />;
}
