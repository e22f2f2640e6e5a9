import { BOT_NAMES } from '@roundhouse/bots';
import { readAction, type Action } from '@roundhouse/engine';
import { z } from 'zod';
import { fitName, tidyName } from '../parts/player-names.ts';

const id = z.string().min(1).max(64);

/** An action as a client sends it, one of the engine's kinds with every member of its shape; whether it is allowed is for the engine to say. */
export const actionBody = z.unknown().transform((value, context): Action => {
  const action = readAction(value);
  if (action !== null) return action;
  context.addIssue({ code: 'custom', message: 'no action' });
  return z.NEVER;
});

const playerName = z
  .string()
  .max(200)
  .transform(tidyName)
  .pipe(z.string().min(1).max(30).refine(fitName, 'a name holds no control, direction or broken characters'));

const revision = z.number().int().min(0);
/** Name that the client gives to a request, so that sending it twice counts once. */
const request = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .exactOptional();

/** `expected`: number that the action will get; `revision`: state of the table that the client has seen. */
export const playBody = z.strictObject({ expected: z.number().int().min(1), revision, request, action: actionBody });
/** `to`: number of actions that shall have been played afterwards. */
export const stepBody = z.strictObject({ revision, request, to: z.number().int().min(0).exactOptional() });
/** `at`: actions that the copy begins with. */
export const copyBody = z.strictObject({ at: z.number().int().min(0) });

export const newTableBody = z.strictObject({
  title: id,
  players: z.array(playerName).min(1).max(10),
  options: z.array(id).max(30),
  seed: z.number().int().min(0).max(2_147_483_647).exactOptional(),
  /** One for each player: on this device, by link, or a bot of this level; all on this device where it is left out. */
  seats: z
    .array(z.enum(['here', 'link', ...BOT_NAMES]))
    .max(10)
    .exactOptional(),
});
export type NewTableBody = z.infer<typeof newTableBody>;

export const summariesBody = z.strictObject({ ids: z.array(z.string().min(1).max(64)).max(50) });

export const linkBody = z.strictObject({ player: id });
export const tokenBody = z.strictObject({ token: z.string().regex(/^[\w-]{32}$/) });
/** `talk`: what has been said around the table so far, as the client has seen it. */
export const answerBody = z.strictObject({ revision, talk: z.number().int().min(0), agree: z.boolean() });
export const messageBody = z.strictObject({ text: z.string().trim().min(1).max(1000), request });
export const noteBody = z.strictObject({ text: z.string().max(10_000) });
