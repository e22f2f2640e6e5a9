import { ferryOf } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import type { State } from '@roundhouse/engine';
import type { ReactElement } from 'react';
import { Chip } from '../companies/chip.tsx';
import { ferryInWords } from '../companies/ferry.ts';
import type { Names } from '../names.ts';
import { FactsTable } from './facts-table.tsx';

export interface BonusTablesProps {
  readonly title: Title;
  /** null: as printed. */
  readonly state: State | null;
  readonly names: Names;
  readonly words: Words;
}

/** Whether a title pays for connections or has ferries. */
export const hasBonuses = ({ mechanics }: Title): boolean => mechanics.connection_bonuses !== undefined || mechanics.ferries !== undefined;

/** What pays on top of the stops of a route: connections by phase, and ferries with their owners. */
export function BonusTables(props: BonusTablesProps): ReactElement {
  return (
    <>
      <Connections {...props} />
      <FerryTable {...props} />
    </>
  );
}

function Connections({ title, state, names, words }: BonusTablesProps): ReactElement | null {
  const pairs = title.mechanics.connection_bonuses?.pairs ?? [];
  if (pairs.length === 0) return null;
  const phases = title.phases.ids.filter((phase) => pairs.some(({ by_phase }) => by_phase[phase] !== undefined));
  return (
    <FactsTable
      label={words('bonuses.heading')}
      columns={[
        { key: 'connection', head: words('bonuses.connection') },
        { key: 'between', head: words('bonuses.between') },
        ...phases.map((phase) => ({ key: phase, head: words('bonuses.phase', { phase }), figure: true })),
      ]}
      rows={pairs.map(({ name, kind, ends, by_phase }) => ({
        key: name,
        head: kind === 'interconnection' ? words('routes.interconnection', { name }) : name,
        cells: [
          ends.map((end) => endInWords(end, names, words)).join(' – '),
          ...phases.map((phase) => {
            const amount = by_phase[phase] === undefined ? '–' : names.money(by_phase[phase]);
            return state?.phase === phase ? <strong>{amount}</strong> : amount;
          }),
        ],
      }))}
    />
  );
}

/** Hexes of an end, with what they add where they add something: those of one amount together. */
function endInWords(end: Readonly<Record<string, number>>, names: Names, words: Words): string {
  const amounts = [...new Set(Object.values(end))].sort((one, other) => one - other);
  return amounts
    .map((amount) => {
      const hexes = Object.keys(end)
        .filter((hex) => end[hex] === amount)
        .map(names.hex)
        .join(', ');
      return amount === 0 ? hexes : words('bonuses.end', { hexes, amount: names.money(amount) });
    })
    .join(', ');
}

function FerryTable({ title, state, names, words }: BonusTablesProps): ReactElement | null {
  const { ferries } = title.mechanics;
  if (ferries === undefined) return null;
  const { price, new_bonus, last_bonus, until_phase } = ferries;
  return (
    <>
      <h3>{words('ferries.heading')}</h3>
      <p className="prose">
        {words('ferries.terms', { bonus: names.money(new_bonus), last: names.money(last_bonus), phase: until_phase })}
      </p>
      <FactsTable
        label={words('ferries.heading')}
        columns={[
          { key: 'city', head: words('ferries.city') },
          { key: 'worth', head: words('ferries.worth') },
          { key: 'owner', head: words('privates.owner') },
        ]}
        rows={ferries.ferries.map(({ hex, value }) => {
          const bought = state === null ? null : ferryOf({ title, state }, hex);
          const gone = state !== null && title.phases.ids.indexOf(state.phase) >= title.phases.ids.indexOf(until_phase);
          return {
            key: hex,
            head: names.hex(hex),
            gone,
            cells: [
              bought === null ? words('ferries.adds', { value: names.money(value) }) : ferryInWords(bought, names, words),
              bought === null ? (
                gone ? (
                  '–'
                ) : (
                  words('ferries.for_sale', { price: names.money(price) })
                )
              ) : (
                <Chip id={bought.owner} corporation={title.corporations.of[bought.owner]} />
              ),
            ],
          };
        })}
      />
    </>
  );
}
