import { awaited, faceAt, isHex, type Game, type Refusal } from '@roundhouse/engine';
import { refusalOf } from './preview.ts';

/** Rules of the board in the order in which they are asked: the later one says more about the hex. */
const ORDER = ['track.upgrade', 'track.colour', 'track.supply', 'track.exits', 'track.not_connected'];
const weight = ({ rule }: Refusal): number => (ORDER.includes(rule) ? ORDER.indexOf(rule) : ORDER.length);

/** Which kind of choice on a hex the game waits for. */
function hexStep(game: Game): { readonly step: 'track' | 'token'; readonly operator: string } | null {
  const first = awaited(game).find(({ step }) => step === 'track' || step === 'token');
  if (first === undefined || first.entity.kind !== 'operator') return null;
  return { step: first.step === 'track' ? 'track' : 'token', operator: first.entity.id };
}

/** Whether a click on any hex has an answer now. */
export const asksHexes = (game: Game): boolean => hexStep(game) !== null;

/**
 * Why nothing can be laid or placed in a hex: the reason against what comes nearest. `nothing`: there is no tile, or
 * no city, at all. null: nothing of the kind is asked.
 */
export function whyNot(game: Game, hex: string): Refusal | 'nothing' | null {
  const asked = hexStep(game);
  if (asked === null || !isHex(game, hex)) return null;
  const by = { kind: 'operator', id: asked.operator } as const;
  const reasons = asked.step === 'track' ? layReasons(game, by, hex) : tokenReasons(game, by, hex);
  if (reasons === null) return null;
  return reasons.reduce<Refusal | null>((best, one) => (best === null || weight(one) > weight(best) ? one : best), null) ?? 'nothing';
}

type Operator = { readonly kind: 'operator'; readonly id: string };

/** Refusals of every tile; null where one is allowed. */
function layReasons(game: Game, by: Operator, hex: string): readonly Refusal[] | null {
  const { upgrades, rotation: turned } = faceAt(game, hex);
  const reasons: Refusal[] = [];
  for (const { tile, rotation } of game.title.upgrades[upgrades] ?? []) {
    const refusal = refusalOf(game, { type: 'lay_tile', by, hex, tile, rotation: (rotation + turned) % 6 });
    if (refusal === null) return null;
    reasons.push(refusal);
  }
  return reasons;
}

function tokenReasons(game: Game, by: Operator, hex: string): readonly Refusal[] | null {
  const reasons: Refusal[] = [];
  for (const [stop, { kind, slots }] of faceAt(game, hex).face.stops.entries()) {
    if (kind !== 'city') continue;
    for (let slot = 0; slot < Math.max(1, slots); slot += 1) {
      const refusal = refusalOf(game, { type: 'place_token', by, hex, stop, slot });
      if (refusal === null) return null;
      reasons.push(refusal);
    }
  }
  return reasons;
}
