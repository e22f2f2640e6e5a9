import type { Terrain, Title } from '@roundhouse/title-schema';
import { MECHANICS } from './mechanics/registry.ts';
import { powerAnswers } from './powers/registry.ts';
import type { Draft } from './draft.ts';
import type { Refusal } from './result.ts';
import type { Game, HexId, OperatorId, PlayerId, PrivateId, PrivateOwner, TrainCard } from './state.ts';

/** A tile in a place. `rotation` in sixths of a turn, clockwise. */
export interface Lay {
  readonly hex: HexId;
  readonly tile: string;
  readonly rotation: number;
}

/** A train that may be handed in, and the money it takes off. */
export interface TradeInOffer {
  readonly card: TrainCard;
  readonly discount: number;
}

/**
 * The questions that the core asks. A mechanic or a power answers those it changes; where several answer,
 * the words behind each question say how the answers are joined.
 */
export interface Answers {
  /** Why may this tile not be laid here? First refusal wins. */
  readonly mayLay?: (game: Game, builder: PrivateOwner, lay: Lay) => Refusal | null;
  /** What need not be paid of this terrain? Sum. */
  readonly terrainOff?: (game: Game, builder: PrivateOwner, terrain: Terrain) => number;
  /** May something still be done in this operator's track step although its lays are used up? One who says so is enough. */
  readonly holdsTrackOpen?: (game: Game, operator: OperatorId) => boolean;
  /** Why may this private not be sold to that kind of buyer? First refusal wins. */
  readonly maySellPrivate?: (game: Game, id: PrivateId, to: 'player' | 'operator') => Refusal | null;
  /** What happens when a player buys this private in the opening sale? All happen, in order. */
  readonly afterPrivateSold?: (draft: Draft, id: PrivateId, player: PlayerId) => void;
  /** What happens when a player has sold this private to an operator? All happen, in order. */
  readonly afterPrivateBought?: (draft: Draft, id: PrivateId, seller: PlayerId) => void;
  /** Does this private stay when all close? One who says so is enough. */
  readonly staysOpen?: (game: Game, id: PrivateId) => boolean;
  /** What does this private pay instead of its printed income? First answer wins. */
  readonly revenueOf?: (game: Game, id: PrivateId) => number | null;
  /** What happens when an operator has bought a train? All happen, in order. */
  readonly afterTrainBought?: (draft: Draft, operator: OperatorId) => void;
  /** Which trains may be handed in for a train of this name? Lists are joined. */
  readonly tradeIns?: (game: Game, operator: OperatorId, train: string) => readonly TradeInOffer[];
  /** How much of a player's cash is promised elsewhere? Sum. */
  readonly committedCash?: (game: Game, player: PlayerId) => number;
}

const cache = new WeakMap<Title, readonly Answers[]>();

/** All who answer in a title: its mechanics, then the powers of its privates, in printed order. */
function answerers(title: Title): readonly Answers[] {
  let list = cache.get(title);
  if (!list) {
    list = [
      ...MECHANICS.flatMap((mechanic) => mechanic.answers(title) ?? []),
      ...title.privates.ids.flatMap((id) => powerAnswers(title, id)),
    ];
    cache.set(title, list);
  }
  return list;
}

function firstRefusal(game: Game, ask: (a: Answers) => Refusal | null | undefined): Refusal | null {
  for (const answers of answerers(game.title)) {
    const refusal = ask(answers);
    if (refusal) return refusal;
  }
  return null;
}

/** Asks everybody who has an answer, in a fixed order, and joins the answers. */
export const ask = {
  mayLay: (game: Game, builder: PrivateOwner, lay: Lay) => firstRefusal(game, (a) => a.mayLay?.(game, builder, lay)),
  terrainOff: (game: Game, builder: PrivateOwner, terrain: Terrain): number =>
    answerers(game.title).reduce((sum, a) => sum + (a.terrainOff?.(game, builder, terrain) ?? 0), 0),
  holdsTrackOpen: (game: Game, operator: OperatorId): boolean =>
    answerers(game.title).some((a) => a.holdsTrackOpen?.(game, operator) ?? false),
  staysOpen: (game: Game, id: PrivateId): boolean => answerers(game.title).some((a) => a.staysOpen?.(game, id) ?? false),
  revenueOf: (game: Game, id: PrivateId): number | null => {
    for (const answers of answerers(game.title)) {
      const revenue = answers.revenueOf?.(game, id) ?? null;
      if (revenue !== null) return revenue;
    }
    return null;
  },
  maySellPrivate: (game: Game, id: PrivateId, to: 'player' | 'operator') => firstRefusal(game, (a) => a.maySellPrivate?.(game, id, to)),
  tradeIns: (game: Game, operator: OperatorId, train: string): readonly TradeInOffer[] =>
    answerers(game.title).flatMap((a) => a.tradeIns?.(game, operator, train) ?? []),
  committedCash: (game: Game, player: PlayerId): number =>
    answerers(game.title).reduce((sum, a) => sum + (a.committedCash?.(game, player) ?? 0), 0),
};

/** Tells everybody who has something to do about it, in a fixed order. */
export const tell = {
  privateSold: (draft: Draft, id: PrivateId, player: PlayerId): void => {
    for (const a of answerers(draft.title)) a.afterPrivateSold?.(draft, id, player);
  },
  privateBought: (draft: Draft, id: PrivateId, seller: PlayerId): void => {
    for (const a of answerers(draft.title)) a.afterPrivateBought?.(draft, id, seller);
  },
  trainBought: (draft: Draft, operator: OperatorId): void => {
    for (const a of answerers(draft.title)) a.afterTrainBought?.(draft, operator);
  },
};
