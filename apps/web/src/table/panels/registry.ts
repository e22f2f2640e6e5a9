import type { ActionType, Choice, Game } from '@roundhouse/engine';
import type { ReactElement } from 'react';
import type { Desk } from '../desk.ts';
import { AcquisitionPanel } from './acquisition.tsx';
import { AuctionPanel } from './auction.tsx';
import { BankruptcyPanel } from './bankruptcy.tsx';
import { DividendPanel } from './dividend.tsx';
import { FormationPanel } from './formation.tsx';
import { IssuePanel } from './issue.tsx';
import { LaunchPanel } from './launch.tsx';
import { MergerPanel } from './merger.tsx';
import { OfferPanel } from './offer.tsx';
import { PackagePanel } from './package.tsx';
import { PrivateAuctionPanel } from './private-auction.tsx';
import { PrivatesPanel } from './privates.tsx';
import { RoutesPanel } from './routes.tsx';
import { StockPanel } from './stock.tsx';
import { SystemsPanel } from './systems.tsx';
import { TakeoverPanel } from './takeover.tsx';
import { TokenPanel } from './token.tsx';
import { TrackPanel } from './track.tsx';
import { DiscardPanel, TrainsPanel } from './trains.tsx';

/** A part of the action panel and the choices that it shows; those that none takes are shown as they come. */
interface Panel {
  readonly name: string;
  readonly takes: readonly ActionType[];
  /** Where it stands back although the type is its own; left out: never. */
  readonly where?: (game: Game) => boolean;
  readonly Part: (props: { readonly desk: Desk }) => ReactElement | null;
}

/** From the most urgent one down. */
export const PANELS: readonly Panel[] = [
  { name: 'offer', takes: ['accept', 'refuse'], Part: OfferPanel },
  { name: 'auction', takes: ['bid'], where: (game) => game.state.mechanics.waterfall_auction !== undefined, Part: AuctionPanel },
  {
    name: 'private_auction',
    takes: ['bid'],
    where: (game) => game.state.mechanics.private_auction !== undefined,
    Part: PrivateAuctionPanel,
  },
  {
    name: 'package',
    takes: ['bid', 'nominate'],
    where: (game) => game.state.mechanics.start_package !== undefined && game.state.round.kind !== 'stock',
    Part: PackagePanel,
  },
  { name: 'formation', takes: ['vote'], Part: FormationPanel },
  {
    name: 'acquisition',
    takes: ['offer_sale', 'bid_corporation', 'merge', 'take_loan', 'repay_loan'],
    where: (game) => game.state.round.kind === 'acquisition',
    Part: AcquisitionPanel,
  },
  { name: 'merger', takes: ['convert', 'merge'], where: (game) => game.state.round.kind === 'merger', Part: MergerPanel },
  { name: 'takeover', takes: ['merge', 'buy_out'], where: (game) => game.state.round.kind === 'takeover', Part: TakeoverPanel },
  { name: 'track', takes: ['lay_tile'], Part: TrackPanel },
  { name: 'token', takes: ['place_token'], Part: TokenPanel },
  { name: 'routes', takes: ['run_routes'], Part: RoutesPanel },
  { name: 'dividend', takes: ['dividend'], where: (game) => game.state.round.kind === 'operating', Part: DividendPanel },
  {
    name: 'trains',
    takes: ['buy_train'],
    where: (game) => game.state.round.kind === 'operating',
    Part: TrainsPanel,
  },
  { name: 'discard', takes: ['discard_train'], Part: DiscardPanel },
  { name: 'bankruptcy', takes: ['bankrupt'], Part: BankruptcyPanel },
  { name: 'issue', takes: ['buy_shares', 'sell_shares'], where: (game) => game.state.round.kind === 'operating', Part: IssuePanel },
  { name: 'stock', takes: ['par', 'buy_shares', 'sell_shares'], Part: StockPanel },
  {
    name: 'launch',
    takes: ['bid_corporation', 'choose_size', 'contribute'],
    where: (game) => game.state.round.kind === 'stock',
    Part: LaunchPanel,
  },
  { name: 'systems', takes: ['merge'], where: (game) => game.state.round.kind === 'stock', Part: SystemsPanel },
  { name: 'privates', takes: ['buy_private'], Part: PrivatesPanel },
];

/** Choices that no panel shows; passing and ending the game have their places below. */
export function untaken(desk: Desk): readonly Choice[] {
  const panels = PANELS.filter(({ where }) => where === undefined || where(desk.game));
  const taken = new Set<ActionType>(['pass', 'end_game', ...panels.flatMap(({ takes }) => takes)]);
  return desk.choices.filter(({ action }) => !taken.has(action.type));
}
