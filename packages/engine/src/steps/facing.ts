import { exitsOfStop, faceAt, hexOf, tileOf } from '../board/hex.ts';
import type { Lay } from '../answers.ts';
import { refuse, type Refusal } from '../result.ts';
import type { Game, HexId } from '../state.ts';
import { turnFace } from '../board/ways.ts';
import type { LayPower } from './private-lay.ts';

/** Whether a hex has such a stop with track at that side, or can still get it: it is no final print (1817 §14.5). */
function faces(game: Game, hex: HexId, edge: number, kinds: readonly string[]): boolean {
  const { face, rotation, upgrades } = faceAt(game, hex);
  const there = face.stops.some((stop, i) => kinds.includes(stop.kind) && exitsOfStop(face, i, rotation).includes(edge));
  if (there) return true;
  const tiles = game.title.upgrades[upgrades] ?? [];
  return face.stops.some(({ kind }) => kinds.includes(kind)) && tiles.length > 0;
}

/** Why a tile of this power does not face what it has to, or lies beside what it must not (1817 §14.5, §16.4). */
export function facingRefusal(game: Game, { power, private: id }: LayPower, lay: Lay): Refusal | null {
  if (power.power !== 'lay_tile') return null;
  const { neighbours } = hexOf(game, lay.hex);
  if (power.not_beside_label !== undefined) {
    const label = (hex: HexId | null): boolean => hex !== null && faceAt(game, hex).face.label === power.not_beside_label;
    if (neighbours.some(label)) return refuse('private.power.facing', { private: id, hex: lay.hex });
  }
  const { exits } = turnFace(tileOf(game, lay.tile), lay.rotation);
  const astray = power.leads_to.some(({ hex, to }) => hex === lay.hex && (exits & (1 << neighbours.indexOf(to))) === 0);
  if (astray) return refuse('private.power.facing', { private: id, hex: lay.hex });
  if (power.faces.length === 0) return null;
  const met = neighbours.some((hex, edge) => hex !== null && (exits & (1 << edge)) !== 0 && faces(game, hex, (edge + 3) % 6, power.faces));
  return met ? null : refuse('private.power.facing', { private: id, hex: lay.hex });
}
