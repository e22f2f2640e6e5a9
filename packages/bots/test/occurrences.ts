import { awaited, premiumsOf, type BonusSource, type GameEvent } from '@roundhouse/engine';
import type { MechanicName } from '@roundhouse/title-schema';
import type { PlayedStep } from '../src/play.ts';

type Sign = (step: PlayedStep) => boolean;

const happened =
  (...types: readonly GameEvent['type'][]): Sign =>
  ({ events }) =>
    events.some(({ type }) => types.includes(type));
/** One of these steps was asked. */
const at =
  (...steps: readonly string[]): Sign =>
  ({ before }) =>
    awaited(before).some(({ step }) => steps.includes(step));

/** A run was paid for something of this kind. */
const paidFor =
  (...kinds: readonly BonusSource['kind'][]): Sign =>
  ({ action, before }) =>
    action.type === 'run_routes' && premiumsOf(before, action.by.id, action.routes).some(({ source }) => kinds.includes(source.kind));

/** How a step shows that a mechanic was at work; null: it only bounds what is legal, or what a run is worth. */
const SIGNS: Readonly<Record<MechanicName, Sign | null>> = {
  acquisition_round: at('acquisition'),
  bonds: ({ action, before: { title } }) =>
    (action.type === 'buy_private' || action.type === 'sell_private') && title.mechanics.bonds?.privates.includes(action.private) === true,
  card_draft: at('card_draft'),
  cash_crisis: at('crisis'),
  closed_crossings: null,
  connection_bonuses: paidFor('connection', 'interconnection'),
  corporate_turn: ({ before, after }) => {
    const acting = [before, after].map(({ state: { round } }) => (round.kind === 'stock' ? round.turn.acting : null));
    return acting[0] === null && acting[1] !== null;
  },
  ferries: happened('ferry'),
  formation_by_vote: happened('voted'),
  issue_and_redeem: ({ action, before }) =>
    before.state.round.kind === 'operating' && action.by.kind === 'operator' && ['sell_shares', 'buy_shares'].includes(action.type),
  launch_auction: ({ before, after }) =>
    before.state.mechanics.launch_auction === undefined && after.state.mechanics.launch_auction !== undefined,
  loans: happened('loans'),
  merger_round: happened('merged', 'size'),
  private_auction: at('private_auction'),
  private_deal: null,
  private_draw: ({ n, before: { state } }) => n === 0 && Object.values(state.privates).some(({ closed }) => closed),
  resource_marker: happened('resource'),
  shared_stations: ({ before, after }) =>
    after.state.board.stations !== before.state.board.stations &&
    after.state.board.stations.some(({ shared_with }) => shared_with !== undefined),
  shorts: happened('short'),
  start_package: at('package_turn', 'forced_sale'),
  station_bonus: paidFor('stations'),
  systems: happened('system'),
  takeover_round: happened('taken_over'),
  tied_run: ({ before: { title }, events }) =>
    events.some(
      (event) => event.type === 'run' && event.revenue > 0 && title.mechanics.tied_run?.operators.includes(event.operator) === true,
    ),
  trade_in: ({ action }) => action.type === 'buy_train' && action.trade_in !== undefined,
  train_export: happened('exported'),
  destinations: happened('destination'),
  unstarted_removal: ({ before, events }) =>
    before.title.mechanics.unstarted_removal !== undefined &&
    events.some((event) => event.type === 'operator_closed' && before.state.operators[event.operator]?.status === 'unlaunched'),
  variable_homes: at('variable_home'),
  waterfall_auction: at('auction'),
};

/** Mechanics of the title that this step shows at work. */
export function mechanicsSeen(step: PlayedStep): readonly MechanicName[] {
  const used = step.before.title.mechanics as Readonly<Partial<Record<MechanicName, unknown>>>;
  return (Object.keys(SIGNS) as MechanicName[]).filter((name) => used[name] !== undefined && SIGNS[name]?.(step) === true);
}

/** Mechanics of a title whose work can be seen in steps. */
export function mechanicsToSee(title: PlayedStep['before']['title']): readonly MechanicName[] {
  const used = title.mechanics as Readonly<Partial<Record<MechanicName, unknown>>>;
  return (Object.keys(SIGNS) as MechanicName[]).filter((name) => used[name] !== undefined && SIGNS[name] !== null);
}
