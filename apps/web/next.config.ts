import { join } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  reactStrictMode: true,
  images: { unoptimized: true },
  serverExternalPackages: ['better-sqlite3'],
  turbopack: { root: join(import.meta.dirname, '../..') },
  // The rules reference is a static site under public/rules; its pages are asked for without their .html.
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [],
      afterFiles: [
        { source: '/rules', destination: '/rules/index.html' },
        { source: '/rules/:path*', destination: '/rules/:path*.html' },
      ],
      fallback: [],
    }),
  headers: () =>
    Promise.resolve([
      { source: '/rules/_next/static/:path*', headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }] },
    ]),
};

export default config;
