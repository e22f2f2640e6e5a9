import path from 'node:path';
import type { NextConfig } from 'next';
import { rulesPolicies } from './rules-policy.ts';

const everywhere = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'same-origin' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: 'permissions-policy', value: 'camera=(), geolocation=(), microphone=()' },
];

// The play app gets its policy in src/proxy.ts.
const reference = rulesPolicies(path.join(import.meta.dirname, 'public/rules'));

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: { root: path.join(import.meta.dirname, '../..') },
  serverExternalPackages: ['better-sqlite3', 'pg', 'pino'],
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: everywhere },
      ...reference.map(({ source, policy }) => ({ source, headers: [{ key: 'content-security-policy', value: policy }] })),
      { source: '/rules/_next/static/:path*', headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }] },
    ]),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [{ source: '/api/v1/:path*', destination: '/api/:path*' }],
      afterFiles: [
        { source: '/rules', destination: '/rules/index.html' },
        { source: '/rules/:path*', destination: '/rules/:path*.html' },
      ],
      fallback: [],
    }),
};

export default config;
