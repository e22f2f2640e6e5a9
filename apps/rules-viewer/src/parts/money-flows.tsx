import type { Title } from '@roundhouse/title-schema';
import type { ReactElement } from 'react';
import { flowsOf, type Flow, type Purse } from '../facts/flows.ts';
import type { Voice } from '../page.ts';

const PLACES: Readonly<Record<Purse, readonly [x: number, y: number]>> = { bank: [260, 40], players: [95, 290], corporations: [425, 290] };
const NAMES = { bank: 'flow.bank', players: 'flow.players', corporations: 'flow.corporations' } as const;
const BOX = { width: 170, height: 54 };

/** An arrow beside the straight line, so that there and back do not cover each other; its number stands in the middle. */
function arrow({ from, to }: Flow): { readonly d: string; readonly x: number; readonly y: number } {
  const [[ax, ay], [bx, by]] = [PLACES[from], PLACES[to]];
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [sx, sy] = [-uy * 16, ux * 16];
  const gap = Math.abs(ux) > 0.9 ? BOX.width / 2 + 8 : BOX.height / 2 + 34;
  const at = (x: number, y: number, along: number) => [Math.round(x + ux * along + sx), Math.round(y + uy * along + sy)] as const;
  const [[x1, y1], [x2, y2]] = [at(ax, ay, gap), at(bx, by, -gap)];
  return { d: `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`, x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}

/** Where money flows: a drawing with numbered arrows, and what each of them stands for. */
export function MoneyFlows({ title, voice: { facts } }: { readonly title: Title; readonly voice: Voice }): ReactElement {
  const flows = flowsOf(title);
  return (
    <figure className="flows">
      <svg viewBox="0 0 520 330" role="img" aria-label={facts('page.money')}>
        <defs>
          <marker id="flow-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
            <path className="flow-head" d="M0 0L10 5L0 10z" />
          </marker>
        </defs>
        {(Object.keys(PLACES) as Purse[]).map((purse) => {
          const [x, y] = PLACES[purse];
          return (
            <g key={purse}>
              <rect className="flow-purse" x={x - BOX.width / 2} y={y - BOX.height / 2} width={BOX.width} height={BOX.height} rx="6" />
              <text x={x} y={y + 6} textAnchor="middle">
                {facts(NAMES[purse])}
              </text>
            </g>
          );
        })}
        {flows.map((flow, index) => {
          const { d, x, y } = arrow(flow);
          return (
            <g key={d}>
              <path className="flow" d={d} markerEnd="url(#flow-head)" />
              <circle className="flow-number" cx={x} cy={y} r="12" />
              <text x={x} y={y + 5} textAnchor="middle" className="flow-digit">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <ol>
          {flows.map(({ from, to, what }) => (
            <li key={`${from}-${to}`}>
              {facts('flow.from_to', {
                from: facts(NAMES[from]),
                to: facts(NAMES[to]),
                what: what.map((key) => facts(key)).join(', '),
              })}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
