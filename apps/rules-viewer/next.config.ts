import { join } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  basePath: '/rules',
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: { root: join(import.meta.dirname, '../..') },
};

export default config;
