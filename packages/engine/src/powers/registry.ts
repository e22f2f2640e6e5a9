import type { Power, PrivateId, Title } from './types.ts';
import type { Answers } from '../answers.ts';
import { at } from '../draft.ts';
import { countsAsStation } from './counts-as-station.ts';
import { extraToken } from './extra-token.ts';
import { layTile } from './lay-tile.ts';
import { layIncome } from './lay-income.ts';
import { closesWhenLaunched } from './closes-when-launched.ts';
import { contributionIncome } from './contribution-income.ts';
import { interestExtra } from './interest-extra.ts';
import { layFees } from './lay-fees.ts';
import { rustIncome } from './rust-income.ts';
import { takeoverIncome } from './takeover-income.ts';
import { tokensOff } from './tokens-off.ts';
import { trainLeavesIncome } from './train-leaves-income.ts';
import { trainIncome } from './train-income.ts';
import { blockHexes } from './block-hexes.ts';
import { closesOn } from './closes-on.ts';
import { closesWithTrain } from './closes-with-train.ts';
import { freeLayWhenBought } from './free-lay-when-bought.ts';
import { grantsShares } from './grants-shares.ts';
import { hexBonus } from './hex-bonus.ts';
import { buyerLaysTile } from './buyer-lays-tile.ts';
import { keepsPlace } from './keeps-place.ts';
import { lostUnlessUsed } from './lost-unless-used.ts';
import { notForSale } from './not-for-sale.ts';
import { paysThrough } from './pays-through.ts';
import { playerLaysTile } from './player-lays-tile.ts';
import { revenueBecomes } from './revenue-becomes.ts';
import { sellerLaysTile } from './seller-lays-tile.ts';
import { staysOpen } from './stays-open.ts';
import { stopsBonus } from './stops-bonus.ts';
import { surcharge } from './surcharge.ts';
import { terrainDiscount } from './terrain-discount.ts';
import { trainDiscount } from './train-discount.ts';

/** What one power of one private changes. */
function answersOf(id: PrivateId, power: Power, index: number): Answers | null {
  switch (power.power) {
    case 'block_hexes':
      return blockHexes(id, power);
    case 'closes_on':
      return closesOn(id, power);
    case 'hex_bonus':
      return hexBonus(id, power);
    case 'stops_bonus':
      return stopsBonus(id, power);
    case 'keeps_place':
      return keepsPlace(id, power);
    case 'grants_shares':
      return grantsShares(id, power);
    case 'not_for_sale':
      return notForSale(id, power);
    case 'player_lays_tile':
      return playerLaysTile(id, index, power);
    case 'seller_lays_tile':
      return sellerLaysTile(id, index);
    case 'terrain_discount':
      return terrainDiscount(id, power);
    case 'train_discount':
      return trainDiscount(id, index, power);
    case 'stays_open':
      return staysOpen(id, power);
    case 'revenue_becomes':
      return revenueBecomes(id, power);
    case 'closes_with_train':
      return closesWithTrain(id, power);
    case 'lost_unless_used':
      return lostUnlessUsed(id, power);
    case 'train_income':
      return trainIncome(id, power);
    case 'lay_income':
      return layIncome(id, power);
    case 'extra_token':
      return extraToken(id, power);
    case 'contribution_income':
      return contributionIncome(id, power);
    case 'interest_extra':
      return interestExtra(id, power);
    case 'closes_when_launched':
      return closesWhenLaunched(id);
    case 'train_leaves_income':
      return trainLeavesIncome(id, index, power);
    case 'rust_income':
      return rustIncome(id, power);
    case 'lay_fees':
      return layFees(id, power);
    case 'takeover_income':
      return takeoverIncome(id, power);
    case 'tokens_off':
      return tokensOff(id, power);
    case 'lay_tile':
      return layTile(id, index, power);
    case 'buyer_lays_tile':
      return buyerLaysTile(id, index);
    case 'free_lay_when_bought':
      return freeLayWhenBought(id, power);
    case 'counts_as_station':
      return countsAsStation(id, power);
    case 'pays_through':
      return paysThrough(power);
    case 'surcharge':
      return surcharge(id, power);
    // These are decisions: steps offer them; the last one the mechanic of the connections asks for.
    case 'pays_presidency':
    case 'place_station':
    case 'exchange_for_share':
    case 'place_marker':
    case 'doubles_ferry':
    case 'doubles_connection':
      return null;
  }
}

/** The answers of all powers of a private. */
export function powerAnswers(title: Title, id: PrivateId): readonly Answers[] {
  return at(title.privates.of, id).powers.flatMap((power, index) => answersOf(id, power, index) ?? []);
}
