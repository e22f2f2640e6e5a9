import type { Translation } from '../translation.ts';
import type { finance as english } from '../en/finance.ts';

export const finance = {
  loans: {
    heading: 'Préstamos e intereses',
    label: 'Préstamos',
    of: '{count} de {limit}',
    due: '{count} de {limit}, intereses {amount}',
    out: 'Préstamos vigentes: {out} de {all}.',
    rate: 'Interés de cada préstamo: {rate}.',
    rate_now: 'El interés de cada préstamo es de {rate} en estas rondas; con los préstamos vigentes será de {next}.',
    more: '{count, plural, one {Con un préstamo más} other {Con # préstamos más}} sube a {rate}.',
    less: '{count, plural, one {Con un préstamo devuelto} other {Con # préstamos devueltos}} baja a {rate}.',
    row: 'Interés {rate}: {taken} de {all} préstamos tomados',
  },
  zones: {
    heading: 'En una zona',
    acquisition: 'está en venta: su precio ha caído a nada. En la próxima ronda de adquisición se ofrece a todos.',
    interest: 'está en liquidación: no pudo pagar sus intereses. No opera y se vende en la próxima ronda de adquisición.',
    no_train: 'está en liquidación: terminó su turno sin tren. No opera y se vende en la próxima ronda de adquisición.',
    tokens: 'está en liquidación: no pudo pagar sus fichas. No opera y se vende en la próxima ronda de adquisición.',
    bankruptcy: 'está en liquidación: su presidente quebró. No opera y se vende en la próxima ronda de adquisición.',
  },
  outcome: {
    label: 'A qué conduce',
    change: '{before} → {after}',
    leaves: 'sale del juego',
    nothing: 'No cambia nada.',
    loans: 'Préstamos',
    state: 'Estado',
    size: 'Acciones en total',
    shares: 'Acciones de {corporation}',
    zone: '{price}, en una zona',
  },
  grow: 'Convertir o fusionar',
  sale: {
    friendly: 'está en venta por decisión de su presidente',
    forced: 'se ofrece a todos: su precio ha caído a nada',
    liquidation: 'se liquida',
    pot: 'Su propio dinero, {pot}, se suma a la puja; del total se devuelven sus préstamos de {debts}, y el resto va a sus accionistas.',
    buyer: '{player} puede pujar con {operator}: de {least} a {most}, préstamos incluidos.',
    taken: 'Si {operator} adquiere {corporation} por {amount}',
    note: 'Calculado sin lo que se decide después: préstamos devueltos, trenes descartados.',
    has: 'Lo que tiene {corporation}',
  },
  shorted: 'Vendido en corto: {percent}',
} as const satisfies Translation<typeof english>;
