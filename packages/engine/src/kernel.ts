import type { Action, Choice } from './action.ts';
import { openDraft, type Draft } from './draft.ts';
import { closeFallen } from './companies/closing.ts';
import { endGame, endsNow, noteEnd } from './ending.ts';
import { readAction } from './foreign.ts';
import { refuse, type Refusal, type Result } from './result.ts';
import { openingOf, presentRound } from './rounds/registry.ts';
import type { Game, PlayerId, State } from './state.ts';
import { operatingTurn, setTurn } from './rounds/turn.ts';
import { consentOf, offered, proposerOf, refusedPrice, repeatRefusal } from './steps/consent.ts';
import { stepNamed } from './steps/registry.ts';
import { forgetJoining, joining } from './steps/joining.ts';
import { player, type Awaited, type Step } from './steps/step.ts';
import { unknownThing } from './things.ts';

/** The step of the round that is on, apart from interrupts; null between turns. */
function roundStep(game: Game): Step | null {
  const name = presentRound(game).step(game);
  return name === null ? null : stepNamed(name);
}

/** The interrupts of games that wait for somebody: their states do not change any more. */
const interrupts = new WeakMap<State, { readonly title: Game['title']; readonly step: Step | null }>();

/** The most urgent interrupt that somebody must answer. */
function interrupt(game: Game): Step | null {
  const known = interrupts.get(game.state);
  return known?.title === game.title ? known.step : soughtInterrupt(game);
}

function soughtInterrupt(game: Game): Step | null {
  for (const name of game.title.rules.rounds.interrupts) {
    const step = stepNamed(name);
    if (step.awaits(game).length > 0) return step;
  }
  return null;
}

/** Steps that are open now: the one that is awaited, then what may be done beside it. */
function openSteps(game: Game): readonly Step[] {
  const urgent = interrupt(game);
  if (urgent) return [urgent];
  const step = roundStep(game);
  const beside = presentRound(game).beside(game).map(stepNamed);
  return step ? [step, ...beside.filter((other) => other !== step)] : beside;
}

/** Turns of the game without anything for anybody to decide after which nothing can come any more. */
const SILENT_TURNS = 200;

/**
 * Goes on through everything that nobody has to decide, up to the next decision or the end (1830 §1.7).
 * Every pass of the loop moves the game on, and a game in which nobody has anything to decide any more is over.
 */
function advance(draft: Draft): void {
  const { turn } = draft.state;
  while (draft.state.over === null) {
    if (draft.state.turn > turn + SILENT_TURNS) {
      endGame(draft, 'all_closed');
      return;
    }
    settle(draft);
    const { ending } = draft.state;
    if (ending !== null && endsNow(draft, ending)) {
      if (draft.state.setup.quirks.includes('turn_goes_on_at_end')) runOut(draft);
      endGame(draft, ending);
      return;
    }
    const found = soughtInterrupt(draft);
    if (found !== null || isRoundAwaited(draft)) {
      interrupts.set(draft.state, { title: draft.title, step: found });
      return;
    }
    presentRound(draft).advance(draft);
  }
}

/** Whether the step of the round waits for somebody. */
const isRoundAwaited = (game: Game): boolean => (roundStep(game)?.awaits(game).length ?? 0) > 0;

/** Whether somebody has to decide something. */
const isAwaited = (game: Game): boolean => soughtInterrupt(game) !== null || isRoundAwaited(game);

/** Records see that the game is over only at the next decision of the turn: until then interest is paid and so on (1817-K16). */
function runOut(draft: Draft): void {
  const last = draft.title.rules.rounds.operating.steps.length - 1;
  for (let turn = operatingTurn(draft); turn && turn.step < last && !isAwaited(draft); turn = operatingTurn(draft)) {
    presentRound(draft).advance(draft);
  }
}

/** What follows from the position by itself: corporations at a closing price close, and the end that this brings on. */
function settle(draft: Draft): void {
  closeFallen(draft);
  noteEnd(draft);
}

/** Starts the opening sale of a new game. */
export function begin(draft: Draft): void {
  openingOf(draft).begin(draft);
  advance(draft);
}

/** Why the first open step that takes this kind of action refuses it; null with the step where it is allowed. */
function judge(game: Game, action: Action): Step | Refusal {
  let refusal: Refusal | null = null;
  for (const [i, step] of openSteps(game).entries()) {
    // Passing always means the decision that is awaited.
    if (!step.handles.includes(action.type) || (action.type === 'pass' && i > 0)) continue;
    const why = step.refusal(game, action);
    if (why === null) return step;
    refusal = mostTelling(refusal, why);
  }
  return refusal ?? outOfPlace(game);
}

/** Why nothing that is open takes this kind of action: somebody's answer comes first, or its time is another. */
function outOfPlace({ state: { offer, pars_owed } }: Game): Refusal {
  if (offer) return refuse('offer.pending', { to: offer.to });
  const [owed] = pars_owed;
  return owed ? refuse('stock.par.owed', { corporation: owed.corporation }) : refuse('turn.not_now');
}

const aboutTurn = (refusal: Refusal): boolean => refusal.rule === 'turn.not_yours' || refusal.rule === 'turn.not_now';

/** A refusal about the thing itself says more than one about whose turn it is; of equals the first one counts. */
function mostTelling(a: Refusal | null, b: Refusal): Refusal {
  return a === null || (aboutTurn(a) && !aboutTurn(b)) ? b : a;
}

const isRefusal = (judged: Step | Refusal): judged is Refusal => 'rule' in judged;

/** The players stop by agreement (1830 §1.4); whether all agree is for the table to find out. */
function agreedEnd(game: Game, action: Action): Refusal | null {
  const { by } = action;
  return by.kind === 'player' && game.state.players[by.id] ? null : refuse('turn.not_yours', { active: '' });
}

function refusalOf(game: Game, action: Action): Step | Refusal | null {
  if (game.state.over) return refuse('game.over');
  const unknown = unknownThing(game, action);
  if (unknown !== null) return refuse('action.unknown_thing', { thing: unknown });
  if (action.type === 'end_game') return agreedEnd(game, action);
  const judged = judge(game, action);
  return isRefusal(judged) ? judged : (repeatRefusal(game, action) ?? judged);
}

/**
 * Applies an action: the game after it with all that happened, or the reason why it is not allowed. The game
 * given is never changed. The action may come from anywhere: what is no action is refused like any other.
 */
export function apply(game: Game, given: Action): Result {
  const action = readAction(given);
  if (action === null) return { ok: false, refusal: refuse('action.malformed') };
  const judged = refusalOf(game, action);
  if (judged !== null && isRefusal(judged)) return { ok: false, refusal: judged };
  const draft = openDraft(game);
  draft.events.push({ type: 'acted', action: action.type, by: action.by.id });
  if (judged === null) endGame(draft, 'players_agreed');
  else carryOut(draft, judged, action);
  draft.state.count += 1;
  advance(draft);
  return { ok: true, game: { title: draft.title, state: draft.state }, events: draft.events };
}

/** Notes that the operator whose turn it is has acted, by itself or through a private (1889 §8.4). */
function noteActed(draft: Draft, { by }: Action): void {
  const turn = operatingTurn(draft);
  if (!turn || turn.acted) return;
  const own = by.kind === 'private' && draft.state.privates[by.id]?.owner === `operator/${turn.operator}`;
  if (own || (by.kind === 'operator' && by.id === turn.operator)) setTurn(draft, { acted: true });
}

function carryOut(draft: Draft, step: Step, action: Action): void {
  const { offer } = draft.state;
  const to = consentOf(draft, action);
  const from = to === null || offer !== null ? null : actorOf(draft, action);
  if (to !== null && from !== null) {
    draft.state.offer = { action, from, to };
    draft.events.push({ type: 'offer', from, to, ...offered(draft, action) });
    return;
  }
  if (step !== joining) forgetJoining(draft);
  step.perform(draft, action);
  noteActed(draft, action);
  if (action.type !== 'accept' || !offer) return;
  const wanted = judge(draft, offer.action);
  if (isRefusal(wanted)) return;
  wanted.perform(draft, offer.action);
  noteActed(draft, offer.action);
}

/** Whose answer the game needs now, and at which step; empty when it is over. */
export function awaited(game: Game): readonly (Awaited & { readonly step: string })[] {
  if (game.state.over) return [];
  const step = interrupt(game) ?? roundStep(game);
  return step ? step.awaits(game).map((who) => ({ ...who, step: step.name })) : [];
}

/** Whose action this is: his who is awaited for whoever acts, else of the one who leads, owns or proposes; null: nobody's. */
export function actorOf(game: Game, action: Action): PlayerId | null {
  const { kind, id } = action.by;
  const due = awaited(game).find(({ entity }) => entity.kind === kind && entity.id === id);
  return due?.decider ?? proposerOf(game, action);
}

/** Everything that anybody may do now. What is listed is accepted, and nothing else is. */
export function choices(game: Game): readonly Choice[] {
  if (game.state.over) return [];
  const list = openSteps(game).flatMap((step, i) => step.choices(game).filter((choice) => i === 0 || choice.action.type !== 'pass'));
  const ends = game.state.setup.players.map(({ id }): Choice => ({ action: { type: 'end_game', by: player(id) }, decider: id }));
  return [...list.flatMap((choice) => afterRefusals(game, choice)), ...ends];
}

/** Takes out of a range the prices that the owner has refused already. */
function afterRefusals(game: Game, choice: Choice): readonly Choice[] {
  const refused = refusedPrice(game, choice.action);
  const { action, amount } = choice;
  // A merger has no price at which it could be offered again.
  if (refused !== null && action.type === 'merge') return [];
  if (refused === null || (action.type !== 'buy_private' && action.type !== 'buy_train')) return [choice];
  const range = amount ?? { min: action.amount, max: action.amount, step: 1 };
  const min = Math.max(range.min, refused + 1);
  return min > range.max ? [] : [{ ...choice, action: { ...action, amount: min }, amount: { ...range, min } }];
}
