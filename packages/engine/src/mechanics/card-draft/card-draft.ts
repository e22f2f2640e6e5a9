import { tell } from '../../answers.ts';
import { shuffle } from '../../chance.ts';
import { dropShares } from '../../companies/closing.ts';
import { closePrivate, sellPrivate } from '../../companies/privates.ts';
import { layStation } from '../../companies/stations.ts';
import { at, type Draft } from '../../draft.ts';
import { setOperator } from '../../money.ts';
import { beginCycle } from '../../rounds/cycle.ts';
import type { RoundKind } from '../../rounds/round.ts';
import type { OperatorId } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';
import { draftOf, parametersOf } from './draft-state.ts';
import { secrets } from './secrets.ts';
import { draftStep, isOver } from './step.ts';

/** A corporation that is not in the game: its home station stays on the map (1846 §2.5). */
function removeCorporation(draft: Draft, id: OperatorId): void {
  const { home } = at(draft.title.corporations.of, id);
  setOperator(draft, id, { status: 'removed', tokens: [] });
  dropShares(draft, id);
  if (home) layStation(draft, { owner: id, hex: home.hex, stop: home.stop, slot: 0 });
}

/** Shuffles the deck, takes out what is not in the game, and gives the last player the first choice (1846 §2.4, §3). */
function begin(draft: Draft): void {
  const { deck, groups, blank } = parametersOf(draft);
  const { players } = draft.state.setup;
  const cards = [...deck, ...players.map((_, index) => `${blank} (${String(index + 1)})`)];
  const shuffled = shuffle(draft, cards);
  const out = groups.flatMap(({ privates, corporations, removed }) => {
    const count = removed[String(players.length)] ?? 0;
    return shuffle(draft, [...privates, ...corporations]).slice(0, count);
  });
  const inDeck = shuffled.filter((card) => !out.includes(card));
  for (const id of draft.title.privates.ids) if (!inDeck.includes(id)) closePrivate(draft, id);
  for (const id of out) if (draft.state.operators[id] && !deck.includes(id)) removeCorporation(draft, id);
  const turn = draft.state.seating.at(-1) ?? '';
  draft.state.mechanics = { ...draft.state.mechanics, card_draft: { turn, deck: inDeck, chosen: [], off: 0 } };
}

/** Everybody pays for the cards he has, and minors get their money (1846 §3.5). */
function end(draft: Draft): void {
  if (!isOver(draft)) throw new Error('the draft is not over');
  const { chosen } = draftOf(draft);
  const { card_draft: _, ...rest } = draft.state.mechanics;
  draft.state.mechanics = rest;
  for (const { player, card, price } of chosen) {
    // Blank cards are worth nothing; of those that a view hides nothing is known.
    if (draft.title.privates.of[card] === undefined) continue;
    sellPrivate(draft, card, `player/${player}`, price);
    tell.privateSold(draft, card, player);
  }
  beginCycle(draft);
}

const opening: RoundKind = {
  kind: 'opening',
  begin,
  step: () => draftStep.name,
  beside: () => [],
  advance: end,
  label: () => 'DR 1',
};

export const cardDraft: Mechanic = {
  name: 'card_draft',
  answers: (title) => (title.mechanics.card_draft ? { secrets } : null),
  steps: { [draftStep.name]: draftStep },
  opening,
};
