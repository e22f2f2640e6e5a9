import type { Answers } from '../answers.ts';
import { held, moveCertificates, percentOf, playerHolder, singles } from '../companies/certificates.ts';
import { at } from '../draft.ts';
import { checkFloat } from '../companies/floating.ts';
import { checkPresident } from '../companies/presidency.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** The first buyer gets shares at no charge; a president's certificate is his once he has named its par (1830 §3.7). */
export const grantsShares = (id: PrivateId, power: PowerOf<'grants_shares'>): Answers => ({
  afterPrivateSold: (draft, sold, player) => {
    if (sold !== id) return;
    const { corporation } = power;
    if (power.president) {
      draft.state.pars_owed = [...draft.state.pars_owed, { corporation, player }];
      return;
    }
    const granted: string[] = [];
    for (const certificate of singles(draft, held(draft, 'ipo', corporation))) {
      const units = granted.length + at(draft.state.certificates, certificate).units;
      if (percentOf(draft, corporation, units) > power.percent) break;
      granted.push(certificate);
    }
    moveCertificates(draft, granted, 'ipo', playerHolder(player));
    checkPresident(draft, corporation);
    checkFloat(draft, corporation);
  },
});
