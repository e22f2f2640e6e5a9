import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { endStreams } from './live.ts';
import { logger } from './logger.ts';

const shared = globalThis as { roundhouseClosing?: boolean };

/** Whether the server is about to end: it answers what it has begun and wants nothing new. */
export const isClosing = (): boolean => shared.roundhouseClosing === true;

/**
 * How many proxies stand before this server and may say whom they speak for: TRUST_PROXY, 0 where it is not set. Of the
 * addresses in X-Forwarded-For the one that the outermost of them has written counts.
 */
function trustedProxies(): number {
  const named = Number(process.env.TRUST_PROXY ?? 0);
  if (Number.isInteger(named) && named >= 0 && named < 10) return named;
  throw new Error(`TRUST_PROXY must be the number of proxies before this server, not "${process.env.TRUST_PROXY ?? ''}".`);
}

/** The address of a client: that of the socket, or what the trusted proxies say. */
export function clientAddress(socket: string, forwarded: string, proxies: number): string {
  const told = forwarded.split(',').map((part) => part.trim());
  return proxies === 0 ? socket : (told.at(-proxies) ?? told[0] ?? '') || socket;
}

/** Notes true addresses on requests, and lets streams end when the server is told to. */
export function startServer(): void {
  const proxies = trustedProxies();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    const { headers, socket } = request;
    const forwarded = headers['x-forwarded-for'] ?? '';
    headers['x-forwarded-for'] = clientAddress(
      socket.remoteAddress ?? '',
      Array.isArray(forwarded) ? forwarded.join() : forwarded,
      proxies,
    );
    if (proxies > 0) return;
    // Only a proxy that is trusted may say under which address it was asked.
    delete headers['x-forwarded-host'];
    delete headers['x-forwarded-proto'];
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.prependListener(signal, () => {
      shared.roundhouseClosing = true;
      logger().info({ signal }, 'ending');
      endStreams();
    });
  }
  logger().info({ proxies, database: process.env.DATABASE_URL === undefined ? 'sqlite' : 'postgresql' }, 'starting');
}
