import { guarded } from '../../../../../server/guard.ts';
import { guestOf } from '../../../../../server/guests.ts';
import { listen } from '../../../../../server/live.ts';
import { trouble } from '../../../../../server/respond.ts';
import { store } from '../../../../../server/stores.ts';

export const dynamic = 'force-dynamic';

/** Server-sent events of a table; goes on behind Last-Event-ID, or behind `?last=`. */
export const GET = guarded('read', async (request, { params }: RouteContext<'/api/tables/[id]/events'>) => {
  const last = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('last');
  const stream = await listen(await store(), (await params).id, guestOf(request), last, request.signal);
  if (stream === null) return trouble('unknown_table', 404);
  // Compression, or a proxy that gathers, would hold events back.
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
  });
});
