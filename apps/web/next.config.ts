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

const CHUNKS = '/_next/static/chunks';
const KINDS = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' };
/** Scripts and styles as `scripts/pack.mjs` packed them when they were built, best first; a server of developers packs as it goes. */
const packed = (process.env.NODE_ENV === 'production' ? ['br', 'gzip'] : []).map((coding) => ({
  coding,
  ending: coding === 'gzip' ? 'gz' : coding,
  has: [{ type: 'header' as const, key: 'accept-encoding', value: `.*\\b${coding}\\b(?!;q=0).*` }],
}));

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
      ...packed.toReversed().flatMap(({ coding, has }) =>
        Object.entries(KINDS).map(([kind, type]) => ({
          source: `${CHUNKS}/:name*.${kind}`,
          has,
          headers: [
            { key: 'content-encoding', value: coding },
            { key: 'content-type', value: type },
            { key: 'vary', value: 'accept-encoding' },
          ],
        })),
      ),
      { source: '/rules/_next/static/:path*', headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }] },
    ]),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [
        { source: '/api/v1/:path*', destination: '/api/:path*' },
        ...packed.flatMap(({ ending, has }) =>
          Object.keys(KINDS).map((kind) => ({
            source: `${CHUNKS}/:name*.${kind}`,
            has,
            destination: `${CHUNKS}/:name*.${kind}.${ending}`,
          })),
        ),
      ],
      afterFiles: [
        { source: '/rules', destination: '/rules/index.html' },
        { source: '/rules/:path*', destination: '/rules/:path*.html' },
      ],
      fallback: [],
    }),
};

export default config;
