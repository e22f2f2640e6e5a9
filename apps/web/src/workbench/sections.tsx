import { gameOf, type Game } from '@roundhouse/engine';
import type { MessageKey, Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import {
  Charter,
  ComingTrains,
  companyOrder,
  HexList,
  HexMap,
  OperatingOrder,
  PhaseTable,
  PlayerCard,
  PrivateCard,
  PrivatePaper,
  ShareCertificate,
  ShareMarket,
  Spreadsheet,
  TilePicture,
  TokenDisc,
  TrainPaper,
  TrainTable,
  type Names,
} from '@roundhouse/ui';
import type { ReactElement, ReactNode } from 'react';
import { Controls } from './controls.tsx';
import { POSITION_NAMES, type PositionName, type Positions } from './positions.ts';
import { oneRow } from './variants.ts';

export interface BenchProps {
  readonly title: Title;
  readonly positions: Positions;
  readonly names: Names;
  readonly words: Words;
}

const POSITION_WORDS = {
  auction: 'workbench.position.auction',
  stock: 'workbench.position.stock',
  dividend: 'workbench.position.dividend',
  emergency: 'workbench.position.emergency',
  late: 'workbench.position.late',
} as const satisfies Record<PositionName, MessageKey>;

/** One part in one position, with what is seen. */
function Shown({ head, children }: { readonly head: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="bench-shown">
      <h3>{head}</h3>
      {children}
    </div>
  );
}

/** A part in each position that the bots came to. */
function InPositions({
  bench,
  only,
  children,
}: {
  readonly bench: BenchProps;
  readonly only?: readonly PositionName[];
  readonly children: (game: Game, last: string | null) => ReactNode;
}): ReactElement {
  const { title, positions, words } = bench;
  return (
    <>
      {(only ?? POSITION_NAMES).map((name) => {
        const position = positions[name];
        return position === undefined ? null : (
          <Shown key={name} head={words(POSITION_WORDS[name])}>
            {children(gameOf(title, position.state), position.last)}
          </Shown>
        );
      })}
    </>
  );
}

function Maps(bench: BenchProps): ReactElement {
  const { title, words } = bench;
  const usable = new Set(title.map.hexes.ids.filter((_, index) => index % 7 === 0));
  return (
    <>
      <Shown head={words('workbench.printed')}>
        <HexMap title={title} board={null} phase={null} words={words} />
      </Shown>
      <InPositions bench={bench} only={['dividend']}>
        {({ state }, last) => (
          <HexMap
            title={title}
            board={state.board}
            phase={state.phase}
            words={words}
            last={last}
            usable={usable}
            onHex={() => undefined}
            routes={state.round.kind === 'operating' ? (state.round.turn?.run ?? []) : []}
          />
        )}
      </InPositions>
      <InPositions bench={bench} only={['dividend']}>
        {(game) => <HexList game={game} names={bench.names} words={words} usable={usable} selected={null} onHex={() => undefined} />}
      </InPositions>
      <InPositions bench={bench} only={['late']}>
        {({ state }, last) => (
          <HexMap
            title={title}
            board={state.board}
            phase={state.phase}
            words={words}
            last={last}
            numbers
            routes={Object.values(state.operators)
              .flatMap((operator) => operator.last_run)
              .slice(0, 4)}
          />
        )}
      </InPositions>
    </>
  );
}

function Tiles({ title, words }: BenchProps): ReactElement {
  return (
    <ul className="bench-tiles">
      {title.tiles.ids.map((id) => (
        <li key={id}>
          <h3>{words('track.tile', { tile: id })}</h3>
          <div>
            {[0, 1, 2, 3, 4, 5].map((rotation) => (
              <TilePicture
                key={rotation}
                title={title}
                tile={id}
                rotation={rotation}
                label={words('workbench.turned', { tile: id, rotation })}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Markets(bench: BenchProps): ReactElement {
  const { title, words } = bench;
  return (
    <>
      <Shown head={words('workbench.printed')}>
        <ShareMarket title={title} state={null} words={words} />
      </Shown>
      <InPositions bench={bench} only={['stock', 'dividend']}>
        {({ state }) => <ShareMarket title={title} state={state} words={words} />}
      </InPositions>
      <Shown head={words('workbench.one_row')}>
        <ShareMarket title={oneRow(title)} state={null} words={words} />
      </Shown>
    </>
  );
}

function Charters(bench: BenchProps): ReactElement {
  const { names, words } = bench;
  return (
    <InPositions bench={bench} only={['stock', 'dividend', 'late']}>
      {(game) => (
        <div className="charters">
          {companyOrder(game).map((operator, index) => (
            <Charter key={operator} {...{ game, names, words, operator }} active={index === 0} />
          ))}
        </div>
      )}
    </InPositions>
  );
}

function Papers({ title, positions, names, words }: BenchProps): ReactElement {
  const [one = '', other = ''] = title.corporations.ids;
  const prints = [one, other].flatMap((corporation) =>
    (title.corporations.of[corporation]?.certificates.slice(0, 2) ?? []).map((print) => ({ corporation, ...print })),
  );
  const state = positions.late?.state ?? positions.stock?.state ?? null;
  return (
    <>
      <div className="certificate-row">
        {prints.map((print, index) => (
          <ShareCertificate key={index} {...{ title, names, words }} {...print} price={index % 2 === 0 ? null : 100} />
        ))}
      </div>
      <div className="certificate-row">
        {prints.map((print, index) => (
          <ShareCertificate key={index} small {...{ title, names, words }} {...print} />
        ))}
        {title.trains.ids.map((train) => (
          <TrainPaper key={train} {...{ title, words, train }} face={title.trains.of[train]?.faces.ids[0]} />
        ))}
        {title.privates.ids.map((id) => (
          <PrivatePaper key={id} {...{ title, names, id }} />
        ))}
        {title.corporations.ids.map((id) => (
          <TokenDisc key={id} {...{ title, id }} />
        ))}
      </div>
      {[null, positions.auction?.state ?? null, state].map((at, index) => (
        <div key={index} className="private-cards">
          {title.privates.ids.map((id) => (
            <PrivateCard key={id} {...{ title, names, words, id }} state={at} />
          ))}
        </div>
      ))}
    </>
  );
}

function Trains(bench: BenchProps): ReactElement {
  const { title, words } = bench;
  return (
    <>
      <InPositions bench={bench} only={['stock', 'emergency', 'late']}>
        {(game) => <ComingTrains game={game} words={words} />}
      </InPositions>
      <InPositions bench={bench} only={['late']}>
        {({ state }) => (
          <>
            <TrainTable title={title} state={state} words={words} />
            <PhaseTable title={title} state={state} words={words} />
          </>
        )}
      </InPositions>
    </>
  );
}

function Players(bench: BenchProps): ReactElement {
  const { names, words } = bench;
  return (
    <InPositions bench={bench} only={['auction', 'stock', 'late']}>
      {(game) => (
        <div className="charters">
          {game.state.seating.map((player, index) => (
            <PlayerCard key={player} {...{ game, names, words, player }} active={index === 0} />
          ))}
        </div>
      )}
    </InPositions>
  );
}

function Sheets(bench: BenchProps): ReactElement {
  return (
    <InPositions bench={bench} only={['stock', 'late']}>
      {(game) => (
        <>
          <OperatingOrder game={game} words={bench.words} />
          <Spreadsheet game={game} names={bench.names} words={bench.words} />
        </>
      )}
    </InPositions>
  );
}

export const SECTIONS = [
  { id: 'maps', name: 'tabs.map', Section: Maps },
  { id: 'markets', name: 'tabs.market', Section: Markets },
  { id: 'charters', name: 'tabs.companies', Section: Charters },
  { id: 'papers', name: 'workbench.papers', Section: Papers },
  { id: 'trains', name: 'tabs.trains', Section: Trains },
  { id: 'players', name: 'table.players', Section: Players },
  { id: 'sheets', name: 'tabs.sheet', Section: Sheets },
  { id: 'controls', name: 'workbench.controls', Section: Controls },
  { id: 'tiles', name: 'workbench.tiles', Section: Tiles },
] as const satisfies readonly { readonly id: string; readonly name: MessageKey; readonly Section: (props: BenchProps) => ReactElement }[];
