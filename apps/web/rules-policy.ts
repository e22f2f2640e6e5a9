import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A content policy for a static page that allows these inline scripts and no others. */
const policy = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self'",
    // The colours of companies stand in attributes: static pages have no script that could set them.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const hash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Addresses of the rules reference with their policies, the general one first. Static pages cannot carry a nonce, so hashes stand for it. */
export function rulesPolicies(folder: string): readonly { readonly source: string; readonly policy: string }[] {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    : [];
  const pages = files.map((file) => {
    const name = file.slice(0, -'.html'.length).split(path.sep).join('/');
    const scripts = [...readFileSync(path.join(folder, file), 'utf8').matchAll(INLINE)].map(([, script = '']) => hash(script));
    return { source: name === 'index' ? '/rules' : `/rules/${name}`, policy: policy([...new Set(scripts)]) };
  });
  return [{ source: '/rules/:path*', policy: policy([]) }, ...pages];
}
