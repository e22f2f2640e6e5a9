import { openapi } from '../../../server/openapi.ts';
import { json } from '../../../server/respond.ts';

export const dynamic = 'force-dynamic';

/** The description of the interface, made of the schemas that check it. */
export const GET = (): Response => json(openapi());
