import { textIn, type MessageKey } from '@roundhouse/messages';
import type { ExampleFile, Title } from '@roundhouse/title-schema';
import {
  BonusTables,
  createNames,
  hasBonuses,
  HexMap,
  MapCover,
  officialPlayers,
  PhaseTable,
  PrivateTable,
  ShareMarket,
  TrainTable,
} from '@roundhouse/ui';
import type { ReactElement, ReactNode } from 'react';
import { addressOf } from '../addresses.ts';
import type { SourceGroup, Sources } from '../facts/sources.ts';
import type { Guides } from '../guides.ts';
import type { Voice } from '../page.ts';
import { shortName } from '../short-name.ts';
import { Corporations } from './corporations.tsx';
import { Facts } from './facts.tsx';
import { MoneyFlows } from './money-flows.tsx';
import { ProvisionalFigures } from './provisional.tsx';
import { RuleList } from './rule-list.tsx';
import { SourceNote } from './source-note.tsx';
import { WithTerms } from './terms.tsx';
import { TileSheet } from './tile-sheet.tsx';
import { Differences, OwnMechanics, Related, Topics } from './topics.tsx';
import { TurnOfTheGame } from './turn.tsx';
import { UpgradeChart } from './upgrade-chart.tsx';

export interface TitlePageProps {
  readonly title: Title;
  /** All titles. */
  readonly titles: readonly Title[];
  /** The one that the others are compared with. */
  readonly base: Title;
  readonly examples: readonly ExampleFile[];
  readonly guides: Guides;
  readonly sources: Sources;
  readonly voice: Voice;
}

interface Part {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
  /** The list of the data that it shows. */
  readonly source?: SourceGroup;
}

/** Everything about one title: its prose, and everything else from its data. */
export function TitlePage(props: TitlePageProps): ReactElement {
  const { title, guides, sources, voice } = props;
  const { locale, words, facts } = voice;
  const guide = guides.of(title, locale);
  const parts = partsOf(props);
  return (
    <div className="title-page">
      <header className="title-head">
        <div className="title-head-cover">
          <MapCover title={title} />
        </div>
        <h1>{title.name}</h1>
        <p className="lead">
          <WithTerms text={guide.special} locale={locale} />
        </p>
        <p className="prose">
          <WithTerms text={guide.lead} locale={locale} />
        </p>
        <p className="quiet">
          {[
            guide.setting,
            words('home.players', officialPlayers(title.players)),
            ...(title.hours === undefined ? [] : [facts('page.hours', title.hours)]),
            words('reference.designers', { designers: title.designers.join(', ') }),
          ].join(' · ')}
        </p>
        <p className="no-print">
          <a className="button button-primary" href={`/new?title=${title.id}`}>
            {words('reference.play')}
          </a>
        </p>
      </header>
      <nav className="contents" aria-label={words('reference.contents')}>
        <ul>
          {parts.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="title-body">
        <ProvisionalFigures title={title} voice={voice} />
        {parts.map(({ id, name, content, source }) => (
          <section key={id} id={id} className="part">
            <div className="part-head">
              <h2>{name}</h2>
              {source !== undefined && <SourceNote places={sources.list(title, source)} label={facts('page.source')} />}
            </div>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}

function partsOf({ title, titles, base, examples, sources, voice }: TitlePageProps): readonly Part[] {
  const { locale, words, facts } = voice;
  const table = { title, state: null, words };
  const part = (id: string, name: MessageKey, content: ReactNode, source?: SourceGroup): Part => ({
    id,
    name: words(name),
    content,
    ...(source === undefined ? {} : { source }),
  });
  return [
    part('facts', 'reference.facts', <Facts title={title} words={words} />),
    { id: 'turn', name: facts('page.turn'), content: <TurnOfTheGame title={title} voice={voice} /> },
    { id: 'money', name: facts('page.money'), content: <MoneyFlows title={title} voice={voice} /> },
    part('trains', 'reference.trains', <TrainTable {...table} />, 'trains'),
    part('phases', 'reference.phases', <PhaseTable {...table} />, 'phases'),
    part('privates', 'reference.privates', <PrivateTable {...table} names={createNames(title, null, words)} />, 'privates'),
    part('companies', 'reference.companies', <Corporations title={title} words={words} />, 'corporations'),
    ...(hasBonuses(title) ? [part('bonuses', 'bonuses.heading', <BonusTables {...table} names={createNames(title, null, words)} />)] : []),
    part('market', 'reference.market', <ShareMarket {...table} />, 'market'),
    part(
      'map',
      'reference.map',
      <div className="scroller sheet" tabIndex={0} role="group" aria-label={words('reference.map')}>
        <div className="sheet-wide">
          <HexMap title={title} board={null} phase={null} words={words} />
        </div>
      </div>,
      'map',
    ),
    { id: 'topics', name: facts('page.topics'), content: <Topics title={title} voice={voice} sources={sources} /> },
    { id: 'own', name: facts('topic.own'), content: <OwnMechanics title={title} voice={voice} sources={sources} /> },
    {
      id: 'differences',
      name: facts('page.differences', { title: shortName(base) }),
      content: <Differences title={title} base={base} voice={voice} />,
    },
    ...(examples.length === 0
      ? []
      : [
          {
            id: 'examples',
            name: facts('page.examples'),
            content: (
              <ul>
                {examples.map((example) => (
                  <li key={example.id}>
                    <a href={addressOf(locale, `${title.id}/${example.id}`)}>{textIn(locale, example.name)}</a>
                  </li>
                ))}
              </ul>
            ),
          },
        ]),
    { id: 'related', name: facts('page.related'), content: <Related title={title} titles={titles} voice={voice} /> },
    part('tiles', 'reference.tiles', <TileSheet title={title} words={words} />, 'tiles'),
    { id: 'upgrades', name: facts('page.upgrades'), content: <UpgradeChart title={title} words={words} facts={facts} /> },
    part('rules', 'reference.rules', <RuleList title={title} words={words} />),
  ];
}
