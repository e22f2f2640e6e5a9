import type { Corporation, ReservedPlace, Title } from '@roundhouse/title-schema';
import { count, given, list, money, NO, orNone, say, text, type Answer, type Part } from './answer.ts';
import { corporationsOf, minorsOf } from './figures.ts';

/** How a corporation gets its money. */
export const CAPITAL = { full: 'say.full', incremental: 'say.incremental' } as const;

const names = (ids: readonly string[]): Part => list(ids.map(text));
const bothOf = (title: Title): readonly Corporation[] => [...corporationsOf(title), ...minorsOf(title)];
const orNo = (parts: Answer): Answer => (parts.length === 0 ? [NO] : parts);

/** Corporations that are alike in something, with what that is; those without it are left out. */
function alike<T>(title: Title, of: (corporation: Corporation) => T | undefined, said: (who: Part, what: T) => Part): Answer {
  const groups = new Map<string, { readonly what: T; readonly ids: readonly string[] }>();
  for (const corporation of bothOf(title)) {
    const what = of(corporation);
    if (what === undefined) continue;
    const key = JSON.stringify(what);
    groups.set(key, { what, ids: [...(groups.get(key)?.ids ?? []), corporation.id] });
  }
  return [...groups.values()].map(({ what, ids }) => said(names(ids), what));
}

/** All ways in which corporations of a title get their money. */
export function capitalsOf(title: Title): ReadonlySet<keyof typeof CAPITAL> {
  const { capitalisation, later } = title.rules.launch;
  return new Set([
    ...corporationsOf(title).map((corporation) => corporation.capitalisation ?? capitalisation),
    ...later.map((row) => row.capitalisation ?? capitalisation),
  ]);
}

/** Which corporations get their money in another way than the others. */
export const ownCapital = (title: Title): Answer =>
  alike(
    title,
    ({ capitalisation }) => capitalisation,
    (who, what) => say('figure.case', { case: who, what: say(CAPITAL[what]) }),
  );

/** What is different for corporations that are started in later phases. */
export const laterCapital = ({ rules }: Title): Answer =>
  rules.launch.later.flatMap(({ from_phase, capitalisation }) =>
    given(capitalisation, (way) => say('say.started_from', { phase: text(from_phase), what: say(CAPITAL[way]) })),
  );
export const laterFloat = ({ rules }: Title): Answer =>
  rules.launch.later.flatMap(({ from_phase, float_percent }) =>
    given(float_percent, (percent) =>
      say('say.started_from', { phase: text(from_phase), what: say('say.percent', { percent: count(percent) }) }),
    ),
  );

/** Corporations that are started at some par prices only. */
export const ownPars = (title: Title): Answer =>
  alike(
    title,
    ({ pars }) => pars,
    (who, pars) => say('say.only_at', { who, prices: list(pars.map(money)) }),
  );

/** Which corporations wait for others, and for what. */
export const launchOrder = (title: Title): Answer =>
  orNo(
    alike(
      title,
      ({ opens_after }) => opens_after,
      (who, { corporations, sold_percent }) =>
        sold_percent === 0
          ? say('say.after_start', { who, first: names(corporations) })
          : say('say.after_sale', { who, first: names(corporations), percent: count(sold_percent) }),
    ),
  );

/** The certificates of corporations, those of one size counted. */
export function certificateParts(title: Title): Answer {
  const sets = corporationsOf(title).map(({ certificates, size }) => {
    const percents = certificates.map(({ units }) => (units * 100) / size);
    return [...new Set(percents)].map((percent) => {
      const number = percents.filter((one) => one === percent).length;
      const written = say('say.percent', { percent: count(percent) });
      return number === 1 ? written : say('say.times', { rounds: count(number), times: written });
    });
  });
  return [...new Map(sets.map((set) => [JSON.stringify(set), list(set)])).values()];
}

/** Certificates that nobody can buy. */
export const reservedCertificates = (title: Title): Answer =>
  orNone(
    alike(
      title,
      ({ certificates }) => certificates.filter(({ reserved }) => reserved === true).length || undefined,
      (who, number) => say('say.set_aside', { who, count: count(number) }),
    ),
  );

function placePart(who: Part, { hex, price, from_colour, unconnected, until_phase }: ReservedPlace): Part {
  return list([
    say('say.kept_until', { who, hex: text(hex), phase: text(until_phase) }),
    ...given(price, (fee) => say('say.for_fee', { fee: money(fee) })),
    ...given(unconnected, (amount) => say('say.unreached', { price: money(amount) })),
    ...given(from_colour, (colour) => say('say.kept_from', { colour: text(colour) })),
  ]);
}

/** Places that are kept for corporations besides their homes. */
export const keptPlaces = (title: Title): Answer =>
  orNo(bothOf(title).flatMap(({ id, reserved_places }) => reserved_places.map((place) => placePart(text(id), place))));

/** Who lays more than others, or pays less for it. */
export const extraLays = (title: Title): Answer =>
  orNo([
    ...alike(
      title,
      ({ extra_lay }) => extra_lay,
      (who, { fee }) => say('say.extra_lay', { who, fee: money(fee) }),
    ),
    ...alike(
      title,
      ({ free_lays }) => free_lays,
      (who, { hexes, tiles }) => say('say.free_lays', { who, tiles: names(tiles), hexes: names(hexes) }),
    ),
  ]);

/** What the bank pays corporations when they are started. */
export const subsidies = (title: Title): Answer =>
  orNo(
    alike(
      title,
      ({ subsidy }) => subsidy,
      (who) => say('say.launch_price', { who }),
    ),
  );

/** The card that goes with each minor; the minors whose card bears their name together. */
export const minorCards = (title: Title): Answer =>
  orNone(
    alike(
      title,
      ({ id, card }) => (card === id ? true : card),
      (who, card) => (card === true ? say('say.own_card', { who }) : say('say.owned_with', { minor: who, card: text(card) })),
    ),
  );

/** Money and trains of minors when they begin. */
export const minorStart = (title: Title): Answer =>
  orNone([
    ...alike(
      title,
      ({ starts_with }) => starts_with,
      (who, { cash, trains, skipped, kept }) =>
        say('say.minor_has', {
          who,
          what: list([
            money(cash),
            ...trains.map(text),
            ...(skipped === 0 ? [] : [say('say.skipped', { count: count(skipped) })]),
            ...(kept ? [say('say.never_rusts')] : []),
          ]),
        }),
    ),
    ...alike(
      title,
      ({ capital }) => capital,
      (who, { least }) => say('say.minor_has', { who, what: say('say.card_price', { least: money(least) }) }),
    ),
  ]);

/** Minors whose places are offered to those who buy them. */
export const minorPlaces = (title: Title): Answer =>
  orNone(
    alike(
      title,
      ({ leaves_place }) => leaves_place,
      (who) => say('say.place_offered', { who }),
    ),
  );

/** Hexes that corporations are to be connected with. */
export const charterDestinations = (title: Title): Answer =>
  orNone(
    alike(
      title,
      ({ destination }) => destination,
      (who, hex) => say('figure.case', { case: who, what: text(hex) }),
    ),
  );
