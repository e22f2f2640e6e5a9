import { presidentOf } from '../../companies/presidency.ts';
import { refuse } from '../../result.ts';
import { deciderOf } from '../../steps/consent.ts';
import { isBy, operator, player, type Step } from '../../steps/step.ts';
import { discardTrain, trainsOf } from '../../trains/trains.ts';
import { count, formationState, setFormation } from './ballot.ts';

/** Everybody with a say votes yes or no with all of it; nobody abstains (1893 §8.4, §8.5). */
export const formationVote: Step = {
  name: 'formation_vote',
  handles: ['vote'],
  awaits: (game) => (formationState(game).vote?.voters ?? []).slice(0, 1).map(({ player: id }) => ({ entity: player(id), decider: id })),
  choices: (game) =>
    (formationState(game).vote?.voters ?? [])
      .slice(0, 1)
      .flatMap(({ player: id }) => [true, false].map((yes) => ({ action: { type: 'vote' as const, by: player(id), yes }, decider: id }))),
  refusal: (game, action) => {
    const [voter] = formationState(game).vote?.voters ?? [];
    if (!voter || action.type !== 'vote') return refuse('turn.not_now');
    return isBy(action, 'player', voter.player) ? null : refuse('formation.vote', { active: voter.player });
  },
  perform: (draft, action) => {
    const { vote } = formationState(draft);
    const [voter, ...voters] = vote?.voters ?? [];
    if (!vote || !voter || action.type !== 'vote') return;
    const { percent } = voter;
    draft.events.push({ type: 'vote', player: voter.player, corporation: vote.corporation, yes: action.yes, percent });
    const yes = vote.yes + (action.yes ? percent : 0);
    const no = vote.no + (action.yes ? 0 : percent);
    setFormation(draft, { vote: { ...vote, voters, yes, no } });
    count(draft);
  },
};

/** The new president may discard trains, as many as he likes (1893 §8.8). What is over the limit must go first. */
export const formationDiscard: Step = {
  name: 'formation_discard',
  handles: ['discard_train', 'pass'],
  awaits: (game) => {
    const { discarding: id } = formationState(game);
    return id === null || trainsOf(game, id).length === 0 ? [] : [{ entity: operator(id), decider: presidentOf(game, id) }];
  },
  choices: (game) => {
    const { discarding: id } = formationState(game);
    if (id === null) return [];
    const [by, decider] = [operator(id), presidentOf(game, id)];
    const trains = trainsOf(game, id).map((card) => ({ action: { type: 'discard_train' as const, by, train: card.id }, decider }));
    return [...trains, { action: { type: 'pass', by }, decider }];
  },
  refusal: (game, action) => {
    const { discarding: id } = formationState(game);
    if (id === null) return refuse('turn.not_now');
    if (!isBy(action, 'operator', id)) return refuse('turn.not_yours', { active: deciderOf(game, operator(id)) ?? '' });
    if (action.type !== 'discard_train') return null;
    return trainsOf(game, id).some((card) => card.id === action.train) ? null : refuse('train.discard', { train: action.train });
  },
  perform: (draft, action) => {
    const { discarding: id } = formationState(draft);
    const card = id !== null && action.type === 'discard_train' ? trainsOf(draft, id).find((each) => each.id === action.train) : undefined;
    if (id !== null && card) discardTrain(draft, id, card);
    else setFormation(draft, { discarding: null });
  },
};
