import type { Translation } from '../translation.ts';
import type { terms as english } from '../en/terms.ts';

export const terms = {
  bank: 'banka',
  cash: 'Hotovost',
  depot: 'sklad vlaků',
  discarded: 'odložené vlaky',
  ipo: 'emise',
  none: '–',
  par: 'Emisní cena',
  percent: '{percent} %',
  pool: 'zásoba banky',
  president: 'Ředitel',
  price: 'Cena',
  private: 'Soukromá společnost',
  privates: 'Soukromé společnosti',
  tokens: 'Žetony',
  own_treasury: 'vlastní pokladna',
  merged_shares: 'sloučení',
  train: 'vlak {train}',
  trains: 'Vlaky',
  treasury: 'Pokladna',
  worth: 'Hodnota',
} as const satisfies Translation<typeof english>;
