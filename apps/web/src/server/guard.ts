import { isAway } from '@roundhouse/storage';
import { guestOf } from './guests.ts';
import { take, type Rate } from './limits.ts';
import { logger } from './logger.ts';
import { trouble } from './respond.ts';

/** Factor on all limits, for an installation whose users share one address, or a measurement; 1 where it is not named. */
const factor = (): number => Math.max(1, Number(process.env.LIMIT_FACTOR ?? 1) || 1);
const LIMITS = {
  read: { guest: { burst: 200, perSecond: 40 }, address: { burst: 600, perSecond: 120 } },
  write: { guest: { burst: 60, perSecond: 15 }, address: { burst: 200, perSecond: 40 } },
} as const satisfies Record<string, Record<string, Rate>>;

/** The address of whoever asks, as the server has noted it (see `instrumentation.ts`). */
const addressOf = (request: Request): string => request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';

/** A handler that keeps to the limits and turns what it throws into an answer. Nothing of a request but its path is logged. */
export function guarded<Context>(
  kind: keyof typeof LIMITS,
  handle: (request: Request, context: Context) => Promise<Response>,
): (request: Request, context: Context) => Promise<Response> {
  return async (request, context) => {
    const began = performance.now();
    const { pathname } = new URL(request.url);
    const wait = excess(kind, request);
    if (wait > 0) return trouble('too_many', 429, undefined, { 'retry-after': String(wait) });
    try {
      const response = await handle(request, context);
      const ms = Math.round(performance.now() - began);
      if (kind === 'write') logger().info({ method: request.method, path: pathname, status: response.status, ms }, 'request');
      return response;
    } catch (error) {
      const away = isAway(error);
      logger().error({ method: request.method, path: pathname, error: String(error) }, away ? 'the database is away' : 'a request broke');
      return away ? trouble('away', 503, undefined, { 'retry-after': '1' }) : trouble('broken', 500);
    }
  };
}

function excess(kind: keyof typeof LIMITS, request: Request): number {
  const scale = factor();
  const by = (key: string, { burst, perSecond }: Rate) => take(key, { burst: burst * scale, perSecond: perSecond * scale });
  const limits = LIMITS[kind];
  const guest = guestOf(request);
  const address = addressOf(request);
  return Math.max(
    guest === null ? 0 : by(`${kind} guest ${guest}`, limits.guest),
    address === '' ? 0 : by(`${kind} address ${address}`, limits.address),
  );
}
