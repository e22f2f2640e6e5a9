import { openDraft } from '../../draft.ts';
import type { Game, OperatorId, PlayerId } from '../../state.ts';
import { operator } from '../../steps/step.ts';
import { mergeSystems, mergerQuestion, systemShares, systemToken } from './steps.ts';

/** Who decides something while two corporations merge: an odd share, with whom it is swapped, a single, or a token too many. */
export interface MergerDecision {
  readonly player: PlayerId;
  readonly about: 'odd' | 'partner' | 'single' | 'token';
}

/** What a merger into a system would lead to. */
export interface MergerOutlook {
  /** The position right after it, made on a copy. */
  readonly after: Game;
  /** Nobody would hold enough of the system: all stays as it was, and the turn is over (1828 §7.11). */
  readonly fails: boolean;
  /** What is decided on the way. Here the first answer is taken, and singles are sold. */
  readonly decisions: readonly MergerDecision[];
}

/** Carries out a merger that is allowed on a copy, as if all agreed (1828 §7). */
export function foreseeMerger(game: Game, survivor: OperatorId, absorbed: OperatorId): MergerOutlook {
  const draft = openDraft(game);
  mergeSystems.perform(draft, { type: 'merge', by: operator(survivor), corporation: absorbed });
  const decisions: MergerDecision[] = [];
  for (;;) {
    const step = [systemToken, systemShares].find((each) => each.awaits(draft).length > 0);
    const list = step?.choices(draft) ?? [];
    const choice = list.find(({ action }) => action.type === 'choose' && action.option === 'sell') ?? list[0];
    if (!step || !choice) break;
    decisions.push({ player: choice.decider, about: step === systemToken ? 'token' : (mergerQuestion(draft)?.about ?? 'odd') });
    step.perform(draft, choice.action);
  }
  const fails = draft.events.some(({ type }) => type === 'merger_failed');
  return { after: { title: draft.title, state: draft.state }, fails, decisions };
}
