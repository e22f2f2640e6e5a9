import { json } from '../../../server/respond.ts';

export const dynamic = 'force-dynamic';

/** Whether the process lives. */
export const GET = (): Response => json({ ok: true });
