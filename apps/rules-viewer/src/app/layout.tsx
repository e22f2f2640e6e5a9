import { createWords } from '@roundhouse/messages';
import type { Metadata, Viewport } from 'next';
import type { ReactElement, ReactNode } from 'react';
import './globals.css';

const words = createWords('en');
export const metadata: Metadata = {
  title: words('reference.heading'),
  description: words('site.description'),
  icons: { icon: '/rules/icon.svg' },
};
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
