import type { Outcome } from './tables.ts';
import { json, trouble, type Trouble } from './respond.ts';

const STATUS: Partial<Record<Trouble, number>> = {
  unknown_table: 404,
  outdated: 409,
  older_rules: 409,
  not_your_seat: 403,
  motion_pending: 409,
};

/** An outcome as an answer: 200 done, 202 others are asked, 409 somebody else was faster, 422 refused by the rules, 404 no such table. */
export function answer(outcome: Outcome): Response {
  switch (outcome.kind) {
    case 'done':
      return json({ view: outcome.view });
    case 'asked':
      return json({ view: outcome.view }, 202);
    case 'conflict':
      return json({ view: outcome.view }, 409);
    case 'refused':
      return json({ refusal: outcome.refusal }, 422);
    case 'trouble':
      return trouble(outcome.trouble, STATUS[outcome.trouble] ?? 400);
  }
}
