import { check } from './check.ts';

/** Certificates add up to 100 % in whole shares. */
export const certificates = check(['companies'], (title) => {
  const { corporations } = title.source.companies;
  corporations.forEach((corporation, index) => {
    // A minor has none.
    if (corporation.kind === 'minor') return;
    const path = ['companies', 'corporations', index];
    const sum = corporation.certificates.reduce((total, percent) => total + percent, 0);
    if (sum !== 100) {
      title.fault(
        'certificates.sum',
        [...path, 'certificates'],
        `certificates of ${corporation.id} add up to ${sum} %`,
        `${sum < 100 ? 'add' : 'take away'} ${Math.abs(100 - sum)} %`,
      );
    }
    const odd = corporation.certificates.findIndex((percent) => (percent * corporation.size) % 100 !== 0);
    if (odd >= 0) {
      title.fault(
        'certificates.unit',
        [...path, 'certificates', odd],
        `${String(corporation.certificates[odd])} % is no whole number of ${corporation.size} shares`,
        `use multiples of ${100 / corporation.size} %, or another size`,
      );
    }
    corporation.reserved.forEach((place, number) => {
      if (place < corporation.certificates.length) return;
      title.fault(
        'certificates.reserved',
        [...path, 'reserved', number],
        `${corporation.id} has no certificate ${place}`,
        `name places from 0 to ${corporation.certificates.length - 1}`,
      );
    });
  });
});

/** Grants and exchanges ask for certificates that exist. */
export const grants = check(['companies', 'privates'], (title) => {
  const { corporations } = title.source.companies;
  title.source.privates.privates.forEach((company, index) => {
    company.powers.forEach((power, place) => {
      if (power.power !== 'grants_shares' && power.power !== 'exchange_for_share') return;
      const any = power.power === 'exchange_for_share' && power.corporations.length === 0;
      const plain = corporations.filter(({ kind }) => kind === 'corporation').map(({ id }) => id);
      const wanted = power.power === 'grants_shares' ? [power.corporation] : any ? plain : power.corporations;
      for (const id of wanted) {
        const corporation = corporations.find((one) => one.id === id);
        if (corporation === undefined) continue;
        const [president, ...others] = corporation.certificates;
        const small = Math.min(...others);
        // Several small certificates together.
        if (power.power === 'exchange_for_share' && power.several && power.percent % small === 0) continue;
        const fits = power.power === 'grants_shares' && power.president ? president === power.percent : others.includes(power.percent);
        if (!fits) {
          const kind = power.power === 'grants_shares' && power.president ? 'president’s certificate' : 'certificate';
          title.fault(
            'certificates.grant',
            ['privates', 'privates', index, 'powers', place, 'percent'],
            `${id} has no ${kind} of ${power.percent} %`,
            `it has ${[...new Set(corporation.certificates)].join(' % and ')} %`,
          );
        }
      }
    });
  });
});
