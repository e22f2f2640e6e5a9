import type { Metadata, Viewport } from 'next';
import type { ReactElement, ReactNode } from 'react';
import { words } from '../parts/words.ts';
import './globals.css';

export const metadata: Metadata = { title: words('site.name'), description: words('site.description'), icons: { icon: '/icon.svg' } };
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

export default function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
