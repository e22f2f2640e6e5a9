import { sizeOf, stepsOf, type Game, type GameEvent } from '@roundhouse/engine';
import type { PlayedStep } from '../src/play.ts';

/** What of an event tells one occasion from another of its kind. */
function detailOf(event: GameEvent, { action, before, after }: PlayedStep): string | null {
  switch (event.type) {
    case 'liquidated':
    case 'over':
      return event.cause;
    case 'on_sale':
      return event.mode;
    case 'taken_over':
      return event.to === null ? 'by the bank' : 'by a corporation';
    case 'loans':
      return event.by > 0 ? 'taken' : 'repaid or gone';
    case 'voted':
      return `${event.corporation}, ${event.passed ? 'passed' : 'rejected'}`;
    case 'merged': {
      const { operators } = before.state;
      const one = operators[event.operator]?.president === operators[event.into]?.president;
      return `into ${String(sizeOf(after, event.into))} shares, ${one ? 'one president' : 'two presidents'}`;
    }
    case 'floated': {
      const formed = before.title.mechanics.formation_by_vote?.formations.some(({ corporation }) => corporation === event.corporation);
      return formed === true ? `${event.corporation}, ${action.type === 'vote' ? 'by vote' : 'by force'}` : null;
    }
    default:
      return null;
  }
}

/** What happened in a step of a game, apart from money: kinds of events, with what tells their occasions apart. */
export function occasionsOf(step: PlayedStep): readonly string[] {
  return step.events.flatMap((event) => {
    if (event.type === 'acted' || event.type === 'money') return [];
    const detail = detailOf(event, step);
    return [detail === null ? event.type : `${event.type}: ${detail}`];
  });
}

/** Actions that the steps of a title take and that are not among these. */
export function neverDone(title: Game['title'], done: Iterable<string>): readonly string[] {
  const seen = new Set([...done].map((name) => name.split(',')[0]));
  return [...new Set(stepsOf(title).flatMap(({ handles }) => handles))].filter((type) => !seen.has(type));
}
