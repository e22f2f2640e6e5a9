import { openDraft } from '../../draft.ts';
import type { Game, OperatorId, PlayerId } from '../../state.ts';
import { operator } from '../../steps/step.ts';
import { mergeSystems, mergerQuestion, systemShares, systemToken } from './steps.ts';

/** Who decides something while two corporations merge: an odd share, with whom it is swapped, a single, or a token too many. */
export interface MergerDecision {
  readonly player: PlayerId;
  readonly about: 'odd' | 'partner' | 'single' | 'token';
}

/** What becomes of odd shares: all are sold, or all are exchanged as far as it goes. */
export type OddShares = 'sold' | 'exchanged';

/** What a merger into a system would lead to. */
export interface MergerOutlook {
  /** The position right after it, made on a copy. */
  readonly after: Game;
  /** Nobody would hold enough of the system: all stays as it was, and the turn is over (1828 §7.11). */
  readonly fails: boolean;
  /** What was taken for odd shares here: they are sold, unless only an exchange leads to a system. */
  readonly odd: OddShares;
  /** It fails if odd shares go the other way. */
  readonly risky: boolean;
  /** What is decided on the way. Of tokens and partners the first answer is taken. */
  readonly decisions: readonly MergerDecision[];
}

type Way = Omit<MergerOutlook, 'risky'>;

/** Carries out a merger on a copy, as if all agreed and odd shares went this way. */
function foreseen(game: Game, survivor: OperatorId, absorbed: OperatorId, odd: OddShares): Way {
  const draft = openDraft(game);
  mergeSystems.perform(draft, { type: 'merge', by: operator(survivor), corporation: absorbed });
  const decisions: MergerDecision[] = [];
  const wish = odd === 'sold' ? 'sell' : 'exchange';
  for (;;) {
    const step = [systemToken, systemShares].find((each) => each.awaits(draft).length > 0);
    const list = step?.choices(draft) ?? [];
    const choice = list.find(({ action }) => action.type === 'choose' && action.option === wish) ?? list[0];
    if (!step || !choice) break;
    decisions.push({ player: choice.decider, about: step === systemToken ? 'token' : (mergerQuestion(draft)?.about ?? 'odd') });
    step.perform(draft, choice.action);
  }
  const fails = draft.events.some(({ type }) => type === 'merger_failed');
  return { after: { title: draft.title, state: draft.state }, fails, odd, decisions };
}

/** What a merger that is allowed would lead to, whichever way odd shares go (1828 §7). */
export function foreseeMerger(game: Game, survivor: OperatorId, absorbed: OperatorId): MergerOutlook {
  const sold = foreseen(game, survivor, absorbed, 'sold');
  if (!sold.decisions.some(({ about }) => about === 'single')) return { ...sold, risky: false };
  const exchanged = foreseen(game, survivor, absorbed, 'exchanged');
  const risky = sold.fails !== exchanged.fails;
  return { ...(sold.fails ? exchanged : sold), risky };
}
