import type { Metadata, Viewport } from 'next';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
import type { ReactElement, ReactNode } from 'react';
import { preload } from 'react-dom';
import { Language } from '../parts/language.tsx';
import { wordsHere } from '../server/words.ts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const words = await wordsHere();
  return { title: words('site.name'), description: words('site.description'), icons: { icon: '/icon.svg' } };
}
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f2e7' },
    { media: '(prefers-color-scheme: dark)', color: '#16181b' },
  ],
};
// Every page carries a nonce for its scripts, so none is made in advance.
export const dynamic = 'force-dynamic';

export default async function Layout({ children }: { readonly children: ReactNode }): Promise<ReactElement> {
  const { locale } = await wordsHere();
  // Fetched beside the styles that name them: a page that is lettered twice is laid out twice.
  for (const font of [sans, serif]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={locale}>
      <body>
        <Language locale={locale}>{children}</Language>
      </body>
    </html>
  );
}
