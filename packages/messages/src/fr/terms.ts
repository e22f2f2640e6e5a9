import type { Translation } from '../translation.ts';
import type { terms as english } from '../en/terms.ts';

export const terms = {
  bank: 'la banque',
  cash: 'Argent',
  depot: 'le dépôt',
  discarded: 'les trains rendus',
  ipo: 'l’offre initiale',
  none: '–',
  par: 'Lancement',
  percent: '{percent} %',
  pool: 'la réserve de la banque',
  president: 'Directeur',
  price: 'Prix',
  private: 'Compagnie privée',
  privates: 'Compagnies privées',
  tokens: 'Jetons',
  own_treasury: 'sa trésorerie',
  merged_shares: 'la fusion',
  train: 'le train {train}',
  trains: 'Trains',
  treasury: 'Trésorerie',
  worth: 'Valeur',
} as const satisfies Translation<typeof english>;
