import type { Translation } from '../translation.ts';
import type { terms as english } from '../en/terms.ts';

export const terms = {
  bank: 'la banca',
  cash: 'Efectivo',
  depot: 'el depósito',
  discarded: 'los trenes descartados',
  ipo: 'la oferta inicial',
  none: '–',
  par: 'Salida',
  percent: '{percent} %',
  pool: 'la reserva de la banca',
  president: 'Presidente',
  price: 'Precio',
  private: 'Compañía privada',
  privates: 'Compañías privadas',
  tokens: 'Fichas',
  own_treasury: 'su tesorería',
  merged_shares: 'la fusión',
  train: 'el tren {train}',
  trains: 'Trenes',
  treasury: 'Tesorería',
  worth: 'Valor',
} as const satisfies Translation<typeof english>;
