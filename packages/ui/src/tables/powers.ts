import type { Words } from '@roundhouse/messages';
import type { Power, Title } from '@roundhouse/title-schema';
import { writeMoney } from '../names.ts';

/** A power in one sentence. */
export function powerSentence(title: Title, power: Power, words: Words): string {
  switch (power.power) {
    case 'block_hexes':
      return words('powers.block_hexes', { hexes: power.hexes.join(', ') });
    case 'lay_tile': {
      const token =
        power.token === undefined ? '' : ` ${words('powers.lay_token', { price: writeMoney(title.money.currency, power.token.price) })}`;
      const lay = words(power.slot === 'extra' ? 'powers.lay_extra' : 'powers.lay_normal', {
        hexes: power.hexes.join(', '),
        tiles: power.tiles.join(', '),
      });
      return `${lay} ${words(power.connected ? 'powers.lay_connected' : 'powers.lay_anywhere')}${power.cost === 'free' ? ` ${words('powers.lay_free')}` : ''}${token}`;
    }
    case 'exchange_for_share':
      return words('powers.exchange', { percent: power.percent, corporations: power.corporations.join(', ') });
    case 'grants_shares':
      return words(power.president ? 'powers.grants_president' : 'powers.grants', {
        percent: power.percent,
        corporation: power.corporation,
      });
    case 'closes_on':
      return words('powers.closes_on', { corporation: power.corporation });
    case 'not_for_sale':
      return words(power.to === 'anyone' ? 'powers.never_sold' : 'powers.never_sold_to_corporations');
  }
}
