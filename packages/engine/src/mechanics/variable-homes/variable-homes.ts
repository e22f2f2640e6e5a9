import type { VariableHomes } from '@roundhouse/title-schema';
import { faceAt } from '../../board/hex.ts';
import { tokenPlaces, tokenRefusal, type TokenPlace } from '../../board/tokens.ts';
import { presidentOf } from '../../companies/presidency.ts';
import { at } from '../../draft.ts';
import { refuse, type Refusal } from '../../result.ts';
import type { Game, HexId, OperatorId } from '../../state.ts';
import { isBy, operator, type Step } from '../../steps/step.ts';
import { placeToken } from '../../steps/token.ts';
import type { Mechanic } from '../mechanic.ts';
import { hasCome } from '../../phase.ts';

const parameters = (game: Game): VariableHomes | undefined => game.title.mechanics.variable_homes;

/** Whether a home in the hex is of the cheap kind: grey, or without track (1833NE §23.2). */
function isPlain(game: Game, hex: HexId): boolean {
  const { face } = faceAt(game, hex);
  return face.colour === 'grey' || face.track.length === 0;
}

function priceAt(game: Game, { plain, built }: VariableHomes, hex: HexId): number {
  return isPlain(game, hex) ? plain.price : built.price;
}

/** Why a corporation launched at this price may not have its home there. */
function placeRefusal(game: Game, id: OperatorId, launch: number, place: TokenPlace): Refusal | null {
  const homes = parameters(game);
  if (!homes) return refuse('turn.not_now');
  const taken = tokenRefusal(game, id, place, { connected: false });
  if (taken) return taken;
  const dear = launch < homes.built.least_launch && !isPlain(game, place.hex);
  return dear ? refuse('home.launch_price', { hex: place.hex, min: homes.built.least_launch }) : null;
}

function placesFor(game: Game, id: OperatorId, launch: number): readonly TokenPlace[] {
  return tokenPlaces(game, id, { connected: false }).filter((place) => placeRefusal(game, id, launch, place) === null);
}

/** The corporation just launched that has no home yet. */
function homeless(game: Game): OperatorId | null {
  const waiting = parameters(game)?.corporations.find((id) => {
    const { status, tokens } = at(game.state.operators, id);
    return status === 'floated' && tokens.length === at(game.title.corporations.of, id).token_prices.length;
  });
  return waiting ?? null;
}

const launchPrice = (game: Game, id: OperatorId): number => at(game.state.operators, id).par ?? 0;

/** A corporation without a printed home chooses a free city at its launch, and pays (1833NE §23.2). */
const step: Step = {
  name: 'variable_home',
  handles: ['place_token'],
  awaits: (game) => {
    const id = homeless(game);
    return id === null ? [] : [{ entity: operator(id), decider: presidentOf(game, id) }];
  },
  choices: (game) => {
    const id = homeless(game);
    if (id === null) return [];
    const decider = presidentOf(game, id);
    return placesFor(game, id, launchPrice(game, id)).map((place) => ({
      action: { type: 'place_token', by: operator(id), ...place },
      decider,
    }));
  },
  refusal: (game, action) => {
    const id = homeless(game);
    if (id === null || action.type !== 'place_token') return refuse('turn.not_now');
    if (!isBy(action, 'operator', id)) return refuse('turn.not_yours', { active: id });
    return placeRefusal(game, id, launchPrice(game, id), action);
  },
  perform: (draft, action) => {
    const id = homeless(draft);
    const homes = parameters(draft);
    if (id === null || !homes || action.type !== 'place_token') return;
    const { hex, stop, slot } = action;
    placeToken(draft, { owner: id, hex, stop, slot }, priceAt(draft, homes, hex));
  },
};

export const variableHomes: Mechanic = {
  name: 'variable_homes',
  answers: ({ mechanics: { variable_homes } }) =>
    variable_homes
      ? {
          mayLaunch: ({ title, state }, id, price) => {
            if (!variable_homes.corporations.includes(id)) return null;
            const { from_phase } = variable_homes;
            if (!hasCome({ title, state }, from_phase)) return refuse('home.phase', { corporation: id, phase: from_phase });
            return placesFor({ title, state }, id, price).length > 0 ? null : refuse('home.none', { corporation: id });
          },
        }
      : null,
  steps: { [step.name]: step },
};
