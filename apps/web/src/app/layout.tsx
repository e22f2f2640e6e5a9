import type { Metadata, Viewport } from 'next';
import type { ReactElement, ReactNode } from 'react';
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
  return (
    <html lang={locale}>
      <body>
        <Language locale={locale}>{children}</Language>
      </body>
    </html>
  );
}
