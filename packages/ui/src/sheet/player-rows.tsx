import type { ReactElement, ReactNode } from 'react';
import { availableCash, certificateCount, certificateLimit, liquidity, privatesOf, valueOf, type PlayerId } from '@roundhouse/engine';
import { CertificateCount } from '../players/certificate-count.tsx';
import type { SheetProps } from './columns.tsx';
import type { SheetRound } from './spreadsheet.tsx';

interface PlayerRow {
  readonly key: string;
  readonly head: string;
  readonly cell: (player: PlayerId) => ReactNode;
}

export interface PlayerRowsProps extends SheetProps {
  readonly rounds: readonly SheetRound[];
  /** Columns of the table after those of the players. */
  readonly rest: number;
}

/** Below the corporations, in the columns of the players: what each has and is worth, now and at the end of each round. */
export function PlayerRows({ game, names, words, rounds, rest }: PlayerRowsProps): ReactElement {
  const players = game.state.setup.players.map(({ id }) => id);
  const bids = players.some((id) => availableCash(game, id) !== game.state.players[id]?.cash);
  const rows: readonly PlayerRow[] = [
    { key: 'cash', head: words('terms.cash'), cell: (id) => names.money(game.state.players[id]?.cash ?? 0) },
    ...(bids ? [{ key: 'free', head: words('player.available'), cell: (id: PlayerId) => names.money(availableCash(game, id)) }] : []),
    { key: 'worth', head: words('terms.worth'), cell: (id) => <strong>{names.money(valueOf(game, id))}</strong> },
    { key: 'liquidity', head: words('player.liquidity'), cell: (id) => names.money(liquidity(game, id)) },
    {
      key: 'certificates',
      head: words('player.certs'),
      cell: (id) => <CertificateCount count={certificateCount(game, id)} limit={certificateLimit(game)} words={words} />,
    },
    ...(players.some((id) => privatesOf(game, `player/${id}`).length > 0)
      ? [{ key: 'privates', head: words('terms.privates'), cell: (id: PlayerId) => privatesOf(game, `player/${id}`).join(' ') }]
      : []),
    ...rounds.map(({ key, label, worth }) => ({
      key: `round/${key}`,
      head: words('sheet.worth_after', { round: label }),
      cell: (id: PlayerId) => (worth[id] === undefined ? '' : names.money(worth[id])),
    })),
  ];
  return (
    <tbody className="sheet-players">
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.head}</th>
          {players.map((id, index) => (
            <td key={id} className={index === 0 ? 'sheet-begins' : undefined}>
              {row.cell(id)}
            </td>
          ))}
          {rest > 0 && <td colSpan={rest} className="sheet-begins" />}
        </tr>
      ))}
    </tbody>
  );
}
