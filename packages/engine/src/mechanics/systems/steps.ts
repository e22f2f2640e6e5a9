import type { Draft } from '../../draft.ts';
import { refuse, type Refusal } from '../../result.ts';
import { noteBought, stockRound } from '../../rounds/turn.ts';
import type { Game } from '../../state.ts';
import { isBy, operator, player, type Step } from '../../steps/step.ts';
import { convertOn, question, setAside, type Question } from './convert.ts';
import { finishMerger } from './finish.ts';
import { beginMerger, removeSurplus, surplusStations } from './form.ts';
import { mergerOf, mustMerge, playersFrom, setMerger } from './merger.ts';
import { pairRefusal, pairsOf } from './pair.ts';

/** Goes on with a merger as far as nobody is asked. */
function goOn(draft: Draft): void {
  const { stage, acting } = mustMerge(draft);
  if (stage === 'tokens') {
    if (surplusStations(draft).length > 0) return;
    setMerger(draft, { stage: 'shares', players: playersFrom(draft, acting) });
  }
  if (convertOn(draft)) finishMerger(draft);
}

function mergeRefusal(game: Game, survivor: string, absorbed: string): Refusal | null {
  const round = stockRound(game);
  if (!round) return refuse('turn.not_now');
  if (round.turn.bought !== null) return refuse('system.purchase');
  return pairRefusal(game, round.turn.player, survivor, absorbed);
}

/** Two corporations merge: the purchase of a stock turn (1828 §7.1). */
export const mergeSystems: Step = {
  name: 'merge_systems',
  handles: ['merge'],
  awaits: () => [],
  choices: (game) => {
    const round = stockRound(game);
    if (round?.turn.bought !== null) return [];
    const decider = round.turn.player;
    return pairsOf(game, decider).map(({ survivor, absorbed }) => ({
      action: { type: 'merge', by: operator(survivor), corporation: absorbed },
      decider,
    }));
  },
  refusal: (game, action) => {
    if (action.type !== 'merge' || action.by.kind !== 'operator') return refuse('turn.not_now');
    // 1828-C9: only a record can say that a merger came to nothing.
    if (action.failed && !game.state.setup.quirks.includes('failed_merger_is_purchase')) return refuse('system.answer');
    return mergeRefusal(game, action.by.id, action.corporation);
  },
  perform: (draft, action) => {
    const round = stockRound(draft);
    if (!round || action.type !== 'merge') return;
    if (action.failed) {
      noteBought(draft, null, null, true);
      return;
    }
    beginMerger(draft, round.turn.player, action.by.id, action.corporation);
    goOn(draft);
  },
};

/** Two stations of a new system in one hex: one of them goes (1828 §7.5). */
export const systemToken: Step = {
  name: 'system_token',
  handles: ['remove_token'],
  awaits: (game) => {
    const merger = mergerOf(game);
    return merger?.stage === 'tokens' ? [{ entity: operator(merger.system), decider: merger.acting }] : [];
  },
  choices: (game) => {
    const merger = mergerOf(game);
    if (merger?.stage !== 'tokens') return [];
    return surplusStations(game).map(({ hex, stop, slot }) => ({
      action: { type: 'remove_token', by: operator(merger.system), hex, stop: stop ?? 0, slot },
      decider: merger.acting,
    }));
  },
  refusal: (game, action) => {
    const merger = mergerOf(game);
    if (merger?.stage !== 'tokens' || action.type !== 'remove_token') return refuse('turn.not_now');
    if (!isBy(action, 'operator', merger.system)) return refuse('turn.not_yours', { active: merger.system });
    const fits = surplusStations(game).some(({ hex, stop, slot }) => hex === action.hex && stop === action.stop && slot === action.slot);
    return fits ? null : refuse('system.token', { hex: action.hex });
  },
  perform: (draft, action) => {
    if (action.type !== 'remove_token') return;
    removeSurplus(draft, action.hex, action.stop, action.slot);
    goOn(draft);
  },
};

const asked = (game: Game): Question | null => (mergerOf(game) === null ? null : question(game));

function answer(draft: Draft, { about, player: id }: Question, option: string): void {
  if (about === 'odd') {
    setAside(draft, id, option);
    setMerger(draft, { begun: true });
  } else if (about === 'partner') setMerger(draft, { partner: option });
  else setMerger(draft, { single: option === 'sell' ? 'sell' : 'exchange' });
}

/** What players decide while their shares are converted (1828 §7.6, §7.7). */
export const systemShares: Step = {
  name: 'system_shares',
  handles: ['choose'],
  awaits: (game) => {
    const open = asked(game);
    return open ? [{ entity: player(open.player), decider: open.player }] : [];
  },
  choices: (game) => {
    const open = asked(game);
    if (!open) return [];
    return open.options.map((option) => ({ action: { type: 'choose', by: player(open.player), option }, decider: open.player }));
  },
  refusal: (game, action) => {
    const open = asked(game);
    if (!open || action.type !== 'choose') return refuse('turn.not_now');
    if (!isBy(action, 'player', open.player)) return refuse('turn.not_yours', { active: open.player });
    return open.options.includes(action.option) ? null : refuse('system.answer');
  },
  perform: (draft, action) => {
    const open = asked(draft);
    if (!open || action.type !== 'choose') return;
    answer(draft, open, action.option);
    goOn(draft);
  },
};

/** The question of the merger that is on, for those who write it down; null: nothing is asked. */
export const mergerQuestion = asked;
