import { factMessages, type FactKey } from '@roundhouse/messages';
import type { MechanicName, Title } from '@roundhouse/title-schema';
import { MapCover, officialPlayers } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { addressOf } from '../addresses.ts';
import { capitalsOf } from '../facts/charters.ts';
import type { Guides } from '../guides.ts';
import type { Voice } from '../page.ts';

interface HomeProps {
  readonly titles: readonly Title[];
  readonly guides: Guides;
  readonly voice: Voice;
}

const mechanicName = (name: string): FactKey => `mechanic.${name as keyof typeof factMessages.en.mechanic}.name`;

/** All titles, and the way to find one of them by players, length, mechanics and family. */
export function Home({ titles, guides, voice }: HomeProps): ReactElement {
  const { locale, words, facts } = voice;
  return (
    <>
      <h1>{words('reference.heading')}</h1>
      <p className="lead">{words('reference.lead')}</p>
      <FindForm titles={titles} voice={voice} />
      <ul className="title-list">
        {titles.map((title) => {
          const guide = guides.of(title, locale);
          return (
            <li
              key={title.id}
              data-players={`${String(title.players.min)} ${String(title.players.max)}`}
              data-hours={title.hours?.max ?? ''}
              data-mechanics={Object.keys(title.mechanics).join(' ')}
              data-family={[...capitalsOf(title)].join(' ')}
            >
              <div className="title-list-cover">
                <MapCover title={title} />
              </div>
              <div>
                <h2>
                  <a href={addressOf(locale, title.id)}>{title.name}</a>
                </h2>
                <p>{guide.special}</p>
                <p className="quiet">
                  {[
                    guide.setting,
                    words('home.players', officialPlayers(title.players)),
                    title.hours === undefined ? facts('page.hours_unknown') : facts('page.hours', title.hours),
                    words('reference.designers', { designers: title.designers.join(', ') }),
                  ].join(' · ')}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function FindForm({ titles, voice: { facts } }: Omit<HomeProps, 'guides'>): ReactElement {
  const most = Math.max(...titles.map(({ players }) => players.max));
  const mechanics = [...new Set(titles.flatMap((title) => Object.keys(title.mechanics) as MechanicName[]))].toSorted((one, other) =>
    facts(mechanicName(one)).localeCompare(facts(mechanicName(other))),
  );
  const any = <option value="">{facts('page.find_any')}</option>;
  return (
    <form className="find" data-find hidden aria-label={facts('page.find')}>
      <label>
        {facts('page.find_players')}
        <select name="players">
          {any}
          {Array.from({ length: most }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
      </label>
      <label>
        {facts('page.find_hours')}
        <select name="hours">
          {any}
          {[3, 4, 5, 6, 8].map((hours) => (
            <option key={hours} value={hours}>
              {hours}
            </option>
          ))}
        </select>
      </label>
      <label>
        {facts('page.find_mechanic')}
        <select name="mechanic">
          {any}
          {mechanics.map((name) => (
            <option key={name} value={name}>
              {facts(mechanicName(name))}
            </option>
          ))}
        </select>
      </label>
      <label>
        {facts('page.find_family')}
        <select name="family">
          {any}
          <option value="full">{facts('page.family_full')}</option>
          <option value="incremental">{facts('page.family_incremental')}</option>
        </select>
      </label>
      <output
        role="status"
        data-counts={JSON.stringify(Array.from({ length: titles.length + 1 }, (_, count) => facts('page.find_count', { count })))}
      />
    </form>
  );
}
