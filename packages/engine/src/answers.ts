import type { Reach, Stop, Terrain, Title } from '@roundhouse/title-schema';
import { markerBonus } from './board/markers.ts';
import { MECHANICS } from './mechanics/registry.ts';
import { powerAnswers } from './powers/registry.ts';
import type { Action } from './action.ts';
import type { Draft } from './draft.ts';
import type { Refusal } from './result.ts';
import type { Bonus, RouteView } from './routes/value.ts';
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

/** Who proposes a merger, and who has to agree besides; null: nobody. */
export interface MergerParties {
  readonly proposer: PlayerId | null;
  readonly partner: PlayerId | null;
}

/** A private that the bank sells to a player, or buys from him, at this price; why it does not now, where it does not. */
export interface BankOffer {
  readonly private: PrivateId;
  readonly price: number;
  readonly refusal: Refusal | null;
}

/** What a seat (null: a spectator) may see of a game that keeps something from somebody, and of an action that was played in it. */
export interface Secrets {
  readonly game: (seat: PlayerId | null) => Game;
  readonly action: (action: Action, seat: PlayerId | null) => Action;
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
  /** In which hex does a lay open track that this operator could not use before, and what is the game like for it? First answer wins. */
  readonly openedByLay?: (game: Game, operator: OperatorId) => { readonly hex: HexId; readonly game: Game } | null;
  /** Is this operator asked for a token although it cannot place any? One who says so is enough. */
  readonly holdsTokenOpen?: (game: Game, operator: OperatorId) => boolean;
  /** Does this lay cost the operator nothing but edges? One who says so is enough. */
  readonly laysFree?: (game: Game, operator: OperatorId, lay: Lay) => boolean;
  /** What does the bank get when an operator buys this private, on top of its price? Sum. */
  readonly surcharge?: (game: Game, id: PrivateId) => number;
  /** May something still be done in this operator's track step although its lays are used up? One who says so is enough. */
  readonly holdsTrackOpen?: (game: Game, operator: OperatorId) => boolean;
  /** Why may this private not be sold to that kind of buyer? First refusal wins. */
  readonly maySellPrivate?: (game: Game, id: PrivateId, to: 'player' | 'operator') => Refusal | null;
  /** What happens when a player buys this private in the opening sale? All happen, in order. */
  readonly afterPrivateSold?: (draft: Draft, id: PrivateId, player: PlayerId) => void;
  /** What happens when a player has sold this private to an operator? All happen, in order. */
  readonly afterPrivateBought?: (draft: Draft, id: PrivateId, seller: PlayerId) => void;
  /** What happens when a private has closed, and whose it was? All happen, in order. */
  readonly afterPrivateClosed?: (draft: Draft, id: PrivateId, owner: PrivateOwner | null) => void;
  /** Does this private stay when all close? One who says so is enough. */
  readonly staysOpen?: (game: Game, id: PrivateId) => boolean;
  /** What does this private pay instead of its printed income? First answer wins. */
  readonly revenueOf?: (game: Game, id: PrivateId) => number | null;
  /** Why may no token of the operator go to this city? First refusal wins. */
  readonly mayPlace?: (game: Game, operator: OperatorId, hex: HexId, stop: number) => Refusal | null;
  /** Where may an operator issue or redeem shares for money, and how much could that bring now? Largest answer. */
  readonly couldRaise?: (game: Game, operator: OperatorId) => number;
  /** Why may this corporation not be started at this price? First refusal wins. */
  readonly mayLaunch?: (game: Game, corporation: OperatorId, price: number) => Refusal | null;
  /** How many trains may this operator own beyond the limit of the phase? Sum. */
  readonly moreTrains?: (game: Game, operator: OperatorId) => number;
  /** Who proposes that an operator merges with another, and who has to agree? First answer wins; null: the president of each. */
  readonly mergerParties?: (game: Game, by: OperatorId, other: OperatorId) => MergerParties | null;
  /** What happens to the property of an operator that another takes over? All happen, in order. */
  readonly afterAbsorbed?: (draft: Draft, operator: OperatorId, into: OperatorId) => void;
  /** What happens when a phase begins? All happen, in order. */
  readonly afterPhaseBegun?: (draft: Draft) => void;
  /** What happens when an operator has bought a train? All happen, in order. `fromBank`: its name, where the bank sold it. */
  readonly afterTrainBought?: (draft: Draft, operator: OperatorId, fromBank: string | null) => void;
  /** What happens when the first train of a name has been bought? All happen, in order. */
  readonly afterFirstTrain?: (draft: Draft, name: string) => void;
  /** What does the bank sell to a player in a stock round? Lists are joined. */
  readonly bankSells?: (game: Game, player: PlayerId) => readonly BankOffer[];
  /** What does the bank buy from a player? Lists are joined. */
  readonly bankBuys?: (game: Game, player: PlayerId) => readonly BankOffer[];
  /** May this private be sold to the bank to pay for a train? One who says so is enough. */
  readonly paysForTrains?: (game: Game, id: PrivateId) => boolean;
  /** Does this player sit out the stock round? One who says so is enough. */
  readonly sitsOut?: (game: Game, player: PlayerId) => boolean;
  /** What happens when a player passes in a stock round? All happen, in order. */
  readonly afterStockPass?: (draft: Draft, player: PlayerId) => void;
  /** What happens when a stock turn of a player is over? All happen, in order. */
  readonly afterStockTurn?: (draft: Draft, player: PlayerId) => void;
  /** Why may the operator not hand in a train now? First refusal wins. */
  readonly mayTradeIn?: (game: Game, operator: OperatorId) => Refusal | null;
  /** How much more could this operator borrow now? Sum. */
  readonly credit?: (game: Game, operator: OperatorId) => number;
  /** Are corporations started in another way than by a player who chooses their par? One who says so is enough. */
  readonly startsOtherwise?: (game: Game) => boolean;
  /** May something else than buying and selling be done in this player's stock turn? One who says so is enough. */
  readonly stockTurnOpen?: (game: Game, player: PlayerId) => boolean;
  /** What happens when a corporation has been paid for unsold shares of its own, before they change hands? All happen, in order. */
  readonly afterSharePaid?: (draft: Draft, corporation: OperatorId, units: number, price: number) => void;
  /** What happens when a corporation has got money for shares or loans? All happen, in order. */
  readonly afterFundsRaised?: (draft: Draft, operator: OperatorId) => void;
  /** What happens when a private has gone to a new corporation? All happen, in order. */
  readonly afterContributed?: (draft: Draft, id: PrivateId, operator: OperatorId) => void;
  /** What happens when the start of a corporation is complete? All happen, in order. */
  readonly afterLaunched?: (draft: Draft, operator: OperatorId) => void;
  /** What does the track action of this number (from 0) in the operator's turn cost instead of what the title says? Lowest answer. */
  readonly layFee?: (game: Game, operator: OperatorId, number: number) => number | null;
  /** What is due with the operator's interest on top of it? Sum. */
  readonly interestExtra?: (game: Game, operator: OperatorId) => number;
  /** What need the operator not pay of the tokens that a conversion makes it buy? Sum. */
  readonly tokensOff?: (game: Game, operator: OperatorId) => number;
  /** What happens when an operator is about to be taken over in an acquisition, by another one or (null) the bank? All happen, in order. */
  readonly beforeTakenOver?: (draft: Draft, operator: OperatorId, by: OperatorId | null) => void;
  /** What happens when a train of the bank has been bought or has left the stack, its first of the name or not? All happen, in order. */
  readonly afterTrainLeft?: (draft: Draft, name: string) => void;
  /** What happens when a newer train has made one of the operator's rust? All happen, in order. */
  readonly afterRusted?: (draft: Draft, operator: OperatorId, card: TrainCard) => void;
  /** What is set up before the opening sale? All happen, in order. */
  readonly atSetUp?: (draft: Draft) => void;
  /** What happens when a stock round begins, or has ended? All happen, in order. */
  readonly atStockRoundBegin?: (draft: Draft) => void;
  readonly atStockRoundEnd?: (draft: Draft) => void;
  /** What happens when an operating round begins, before the order is fixed, or has ended? All happen, in order. */
  readonly atOperatingRoundBegin?: (draft: Draft) => void;
  readonly atOperatingRoundEnd?: (draft: Draft) => void;
  /** What happens when an operator has laid a tile and paid for it? All happen, in order. */
  readonly afterLay?: (draft: Draft, builder: PrivateOwner, lay: Lay, terrain: readonly Terrain[]) => void;
  /** What need the operator not pay of a train of this name that the bank sells? Sum. */
  readonly trainOff?: (game: Game, operator: OperatorId, train: string) => number;
  /** Which trains may be handed in for a train of this name? Lists are joined. */
  readonly tradeIns?: (game: Game, operator: OperatorId, train: string) => readonly TradeInOffer[];
  /**
   * May track and trains of an operator go through this stop, only end in it, or (trains) not even call there; track
   * reaches it all the same? First answer wins; null: as the stations on it say. Here and in the next one the answer
   * follows from board, privates, phase, what mechanics keep and the lays of the turn.
   */
  readonly stopAccess?: (game: Game, operator: OperatorId, hex: HexId, stop: number) => StopAccess | null;
  /** Which stops count as if a station of the operator lay there? Lists are joined. */
  readonly stationsElsewhere?: (game: Game, operator: OperatorId) => readonly { readonly hex: HexId; readonly stop: number }[];
  /** How far does this train go and what is it paid for? First answer wins; no rows: it does not run; null: as printed. */
  readonly trainReach?: (game: Game, operator: OperatorId, card: TrainCard) => readonly Reach[] | null;
  /** Which trains may not use the same track? Those with the same answer; first answer wins, null: all that say nothing. */
  readonly trackSet?: (game: Game, operator: OperatorId, card: TrainCard) => string | null;
  /** What is this stop worth to this train? First answer wins; null: as printed. */
  readonly stopValue?: (game: Game, operator: OperatorId, card: TrainCard, hex: HexId, print: Stop) => number | null;
  /** What pays an operator's run on top of its stops, and how much at most? Lists are joined. */
  readonly bonuses?: (game: Game, operator: OperatorId) => readonly Bonus[];
  /** Why may this route not be run, whatever the others? First refusal wins. */
  readonly mayRun?: (game: Game, operator: OperatorId, route: RouteView) => Refusal | null;
  /** What is kept from whom now? First answer wins; null: nothing, and all that was done may be told. */
  readonly secrets?: (game: Game) => Secrets | null;
  /** Why may these routes not be run together? Asked of whole runs that are not empty. First refusal wins. */
  readonly mayRunTogether?: (game: Game, operator: OperatorId, routes: readonly RouteView[]) => Refusal | null;
}

export type StopAccess = 'through' | 'end' | 'closed';

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

function firstAnswer<T>(game: Game, ask: (a: Answers) => T | null | undefined): T | null {
  for (const answers of answerers(game.title)) {
    const answer = ask(answers);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

/** Whether anybody in a title answers one of these questions: where nobody does, the routes need not ask stop by stop. */
export function isAnswered({ title }: Pick<Game, 'title'>, ...questions: readonly (keyof Answers)[]): boolean {
  return answerers(title).some((answers) => questions.some((question) => answers[question] !== undefined));
}

/** Asks everybody who has an answer, in a fixed order, and joins the answers. */
export const ask = {
  mayLay: (game: Game, builder: PrivateOwner, lay: Lay) => firstRefusal(game, (a) => a.mayLay?.(game, builder, lay)),
  terrainOff: (game: Game, builder: PrivateOwner, terrain: Terrain): number =>
    answerers(game.title).reduce((sum, a) => sum + (a.terrainOff?.(game, builder, terrain) ?? 0), 0),
  openedByLay: (game: Game, operator: OperatorId) => firstAnswer(game, (a) => a.openedByLay?.(game, operator)),
  holdsTokenOpen: (game: Game, operator: OperatorId): boolean =>
    answerers(game.title).some((a) => a.holdsTokenOpen?.(game, operator) ?? false),
  mayLaunch: (game: Game, corporation: OperatorId, price: number): Refusal | null =>
    firstRefusal(game, (a) => a.mayLaunch?.(game, corporation, price)),
  moreTrains: (game: Game, operator: OperatorId): number =>
    answerers(game.title).reduce((sum, a) => sum + (a.moreTrains?.(game, operator) ?? 0), 0),
  mergerParties: (game: Game, by: OperatorId, other: OperatorId): MergerParties | null =>
    firstAnswer(game, (a) => a.mergerParties?.(game, by, other)),
  laysFree: (game: Game, operator: OperatorId, lay: Lay): boolean =>
    answerers(game.title).some((a) => a.laysFree?.(game, operator, lay) ?? false),
  surcharge: (game: Game, id: PrivateId): number => answerers(game.title).reduce((sum, a) => sum + (a.surcharge?.(game, id) ?? 0), 0),
  holdsTrackOpen: (game: Game, operator: OperatorId): boolean =>
    answerers(game.title).some((a) => a.holdsTrackOpen?.(game, operator) ?? false),
  staysOpen: (game: Game, id: PrivateId): boolean => answerers(game.title).some((a) => a.staysOpen?.(game, id) ?? false),
  revenueOf: (game: Game, id: PrivateId): number | null => firstAnswer(game, (a) => a.revenueOf?.(game, id)),
  maySellPrivate: (game: Game, id: PrivateId, to: 'player' | 'operator') => firstRefusal(game, (a) => a.maySellPrivate?.(game, id, to)),
  bankSells: (game: Game, player: PlayerId): readonly BankOffer[] =>
    answerers(game.title).flatMap((a) => a.bankSells?.(game, player) ?? []),
  bankBuys: (game: Game, player: PlayerId): readonly BankOffer[] => answerers(game.title).flatMap((a) => a.bankBuys?.(game, player) ?? []),
  paysForTrains: (game: Game, id: PrivateId): boolean => answerers(game.title).some((a) => a.paysForTrains?.(game, id) ?? false),
  sitsOut: (game: Game, player: PlayerId): boolean => answerers(game.title).some((a) => a.sitsOut?.(game, player) ?? false),
  mayTradeIn: (game: Game, operator: OperatorId) => firstRefusal(game, (a) => a.mayTradeIn?.(game, operator)),
  trainOff: (game: Game, operator: OperatorId, train: string): number =>
    answerers(game.title).reduce((sum, a) => sum + (a.trainOff?.(game, operator, train) ?? 0), 0),
  credit: (game: Game, operator: OperatorId): number =>
    answerers(game.title).reduce((sum, a) => sum + (a.credit?.(game, operator) ?? 0), 0),
  startsOtherwise: (game: Game): boolean => answerers(game.title).some((a) => a.startsOtherwise?.(game) ?? false),
  layFee: (game: Game, operator: OperatorId, number: number): number | null =>
    answerers(game.title).reduce<number | null>((least, a) => {
      const fee = a.layFee?.(game, operator, number) ?? null;
      return fee === null ? least : Math.min(fee, least ?? fee);
    }, null),
  interestExtra: (game: Game, operator: OperatorId): number =>
    answerers(game.title).reduce((sum, a) => sum + (a.interestExtra?.(game, operator) ?? 0), 0),
  tokensOff: (game: Game, operator: OperatorId): number =>
    answerers(game.title).reduce((sum, a) => sum + (a.tokensOff?.(game, operator) ?? 0), 0),
  stockTurnOpen: (game: Game, player: PlayerId): boolean => answerers(game.title).some((a) => a.stockTurnOpen?.(game, player) ?? false),
  tradeIns: (game: Game, operator: OperatorId, train: string): readonly TradeInOffer[] =>
    answerers(game.title).flatMap((a) => a.tradeIns?.(game, operator, train) ?? []),
  mayPlace: (game: Game, operator: OperatorId, hex: HexId, stop: number) =>
    firstRefusal(game, (a) => a.mayPlace?.(game, operator, hex, stop)),
  couldRaise: (game: Game, operator: OperatorId): number =>
    answerers(game.title).reduce((most, a) => Math.max(most, a.couldRaise?.(game, operator) ?? 0), 0),
  stopAccess: (game: Game, operator: OperatorId, hex: HexId, stop: number): StopAccess | null =>
    firstAnswer(game, (a) => a.stopAccess?.(game, operator, hex, stop)),
  stationsElsewhere: (game: Game, operator: OperatorId): readonly { readonly hex: HexId; readonly stop: number }[] =>
    answerers(game.title).flatMap((a) => a.stationsElsewhere?.(game, operator) ?? []),
  trainReach: (game: Game, operator: OperatorId, card: TrainCard): readonly Reach[] | null =>
    firstAnswer(game, (a) => a.trainReach?.(game, operator, card)),
  trackSet: (game: Game, operator: OperatorId, card: TrainCard): string =>
    firstAnswer(game, (a) => a.trackSet?.(game, operator, card)) ?? '',
  stopValue: (game: Game, operator: OperatorId, card: TrainCard, hex: HexId, print: Stop): number | null =>
    firstAnswer(game, (a) => a.stopValue?.(game, operator, card, hex, print)),
  bonuses: (game: Game, operator: OperatorId): readonly Bonus[] => [
    ...markerBonus(game),
    ...answerers(game.title).flatMap((a) => a.bonuses?.(game, operator) ?? []),
  ],
  mayRun: (game: Game, operator: OperatorId, route: RouteView): Refusal | null =>
    firstRefusal(game, (a) => a.mayRun?.(game, operator, route)),
  secrets: (game: Game): Secrets | null => firstAnswer(game, (a) => a.secrets?.(game)),
  mayRunTogether: (game: Game, operator: OperatorId, routes: readonly RouteView[]): Refusal | null =>
    firstRefusal(game, (a) => a.mayRunTogether?.(game, operator, routes)),
};

/** Tells everybody who has something to do about it, in a fixed order. */
export const tell = {
  setUp: (draft: Draft): void => {
    for (const a of answerers(draft.title)) a.atSetUp?.(draft);
  },
  absorbed: (draft: Draft, operator: OperatorId, into: OperatorId): void => {
    for (const a of answerers(draft.title)) a.afterAbsorbed?.(draft, operator, into);
  },
  privateSold: (draft: Draft, id: PrivateId, player: PlayerId): void => {
    for (const a of answerers(draft.title)) a.afterPrivateSold?.(draft, id, player);
  },
  privateBought: (draft: Draft, id: PrivateId, seller: PlayerId): void => {
    for (const a of answerers(draft.title)) a.afterPrivateBought?.(draft, id, seller);
  },
  firstTrain: (draft: Draft, name: string): void => {
    for (const a of answerers(draft.title)) a.afterFirstTrain?.(draft, name);
  },
  stockPass: (draft: Draft, player: PlayerId): void => {
    for (const a of answerers(draft.title)) a.afterStockPass?.(draft, player);
  },
  stockTurnOver: (draft: Draft, player: PlayerId): void => {
    for (const a of answerers(draft.title)) a.afterStockTurn?.(draft, player);
  },
  sharePaid: (draft: Draft, corporation: OperatorId, units: number, price: number): void => {
    for (const a of answerers(draft.title)) a.afterSharePaid?.(draft, corporation, units, price);
  },
  fundsRaised: (draft: Draft, operator: OperatorId): void => {
    for (const a of answerers(draft.title)) a.afterFundsRaised?.(draft, operator);
  },
  launched: (draft: Draft, operator: OperatorId): void => {
    for (const a of answerers(draft.title)) a.afterLaunched?.(draft, operator);
  },
  takenOver: (draft: Draft, operator: OperatorId, by: OperatorId | null): void => {
    for (const a of answerers(draft.title)) a.beforeTakenOver?.(draft, operator, by);
  },
  trainLeft: (draft: Draft, name: string): void => {
    for (const a of answerers(draft.title)) a.afterTrainLeft?.(draft, name);
  },
  rusted: (draft: Draft, operator: OperatorId, card: TrainCard): void => {
    for (const a of answerers(draft.title)) a.afterRusted?.(draft, operator, card);
  },
  contributed: (draft: Draft, id: PrivateId, operator: OperatorId): void => {
    for (const a of answerers(draft.title)) a.afterContributed?.(draft, id, operator);
  },
  stockRoundBegins: (draft: Draft): void => {
    for (const a of answerers(draft.title)) a.atStockRoundBegin?.(draft);
  },
  stockRoundEnds: (draft: Draft): void => {
    for (const a of answerers(draft.title)) a.atStockRoundEnd?.(draft);
  },
  operatingRoundBegins: (draft: Draft): void => {
    for (const a of answerers(draft.title)) a.atOperatingRoundBegin?.(draft);
  },
  operatingRoundEnds: (draft: Draft): void => {
    for (const a of answerers(draft.title)) a.atOperatingRoundEnd?.(draft);
  },
  tileLaid: (draft: Draft, builder: PrivateOwner, lay: Lay, terrain: readonly Terrain[]): void => {
    for (const a of answerers(draft.title)) a.afterLay?.(draft, builder, lay, terrain);
  },
  privateClosed: (draft: Draft, id: PrivateId, owner: PrivateOwner | null): void => {
    for (const a of answerers(draft.title)) a.afterPrivateClosed?.(draft, id, owner);
  },
  phaseBegun: (draft: Draft): void => {
    for (const a of answerers(draft.title)) a.afterPhaseBegun?.(draft);
  },
  trainBought: (draft: Draft, operator: OperatorId, fromBank: string | null): void => {
    for (const a of answerers(draft.title)) a.afterTrainBought?.(draft, operator, fromBank);
  },
};
