import type { Action } from '@roundhouse/engine';
import { z } from 'zod';
import { fitName, tidyName } from '../parts/player-names.ts';

const id = z.string().min(1).max(64);
const amount = z.number().int().min(0).max(1_000_000);
const entity = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('player'), id }),
  z.strictObject({ kind: z.literal('operator'), id }),
  z.strictObject({ kind: z.literal('private'), id }),
]);
const certificates = z.array(id).min(1).max(40);
const route = z.strictObject({
  train: id,
  connections: z.array(z.array(id).max(60)).max(60),
  stops: z.array(id).max(60).exactOptional(),
});
const by = entity;

/** An action as a client sends it; whether it is allowed is for the engine to say. */
export const actionBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pass'), by }),
  z.strictObject({ type: z.literal('bid'), by, private: id, amount }),
  z.strictObject({ type: z.literal('par'), by, corporation: id, cell: id }),
  z.strictObject({ type: z.literal('buy_shares'), by, certificates }),
  z.strictObject({ type: z.literal('sell_shares'), by, certificates, units: z.number().int().min(1).max(100) }),
  z.strictObject({ type: z.literal('buy_private'), by, private: id, amount }),
  z.strictObject({
    type: z.literal('lay_tile'),
    by,
    hex: id,
    tile: id,
    rotation: z.number().int().min(0).max(5),
    copy: z.number().int().min(0).max(1000).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('place_token'),
    by,
    hex: id,
    stop: z.number().int().min(0).max(20),
    slot: z.number().int().min(0).max(20),
    owner: id.exactOptional(),
  }),
  z.strictObject({ type: z.literal('run_routes'), by, routes: z.array(route).max(20), revenue: amount.exactOptional() }),
  z.strictObject({ type: z.literal('dividend'), by, kind: z.enum(['payout', 'half', 'withhold']) }),
  z.strictObject({ type: z.literal('buy_train'), by, train: id, amount, trade_in: id.exactOptional() }),
  z.strictObject({ type: z.literal('discard_train'), by, train: id }),
  z.strictObject({ type: z.literal('bankrupt'), by }),
  z.strictObject({ type: z.literal('accept'), by }),
  z.strictObject({ type: z.literal('refuse'), by }),
  z.strictObject({ type: z.literal('end_game'), by }),
]) satisfies z.ZodType<Action>;

const playerName = z
  .string()
  .max(200)
  .transform(tidyName)
  .pipe(z.string().min(1).max(30).refine(fitName, 'a name holds no control, direction or broken characters'));

const revision = z.number().int().min(0);

/** `expected`: number that the action will get; `revision`: state of the table that the client has seen. */
export const playBody = z.strictObject({ expected: z.number().int().min(1), revision, action: actionBody });
/** `to`: number of actions that shall have been played afterwards. */
export const stepBody = z.strictObject({ revision, to: z.number().int().min(0).exactOptional() });
/** `at`: actions that the copy begins with. */
export const copyBody = z.strictObject({ at: z.number().int().min(0) });

export const newTableBody = z.strictObject({
  title: id,
  players: z.array(playerName).min(1).max(10),
  options: z.array(id).max(30),
  seed: z.number().int().min(0).max(2_147_483_647).exactOptional(),
});
export type NewTableBody = z.infer<typeof newTableBody>;

export const summariesBody = z.strictObject({ ids: z.array(z.string().min(1).max(64)).max(50) });
