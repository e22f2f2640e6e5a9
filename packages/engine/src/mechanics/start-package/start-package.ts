import type { Answers } from '../../answers.ts';
import type { Mechanic } from '../mechanic.ts';
import { cardsLeft, facePriceOf, hasPassed, packageOf, parametersOf, setPackage } from './cards.ts';
import { packageOpening, packageTurn } from './draft-sale.ts';
import { forcedSale, forcedSaleRounds } from './forced-sale.ts';

const ANSWERS: Answers = {
  // 1893 §3.4, §6.2: who passes in the first turn of the game is out of its sales.
  sitsOut: (game, player) => hasPassed(game, player),
  afterStockPass: (draft, player) => {
    if (draft.state.turn === 1) setPackage(draft, { passed: [...packageOf(draft).passed, player] });
  },
  // 1893 §6.2: the last card is for sale in the first stock round.
  bankSells: (game) => {
    const left = game.state.turn === 1 ? cardsLeft(game) : [];
    return left.length <= parametersOf(game).ends_with
      ? left.map((id) => ({ private: id, price: facePriceOf(game, id), refusal: null }))
      : [];
  },
};

/** The start package: sold at printed prices, its rest by force (1893 §3, §4). */
export const startPackage: Mechanic = {
  name: 'start_package',
  answers: (title) => (title.mechanics.start_package ? ANSWERS : null),
  // Asked for on first use: the module of the forced sale may be the first to load.
  get steps() {
    return { [packageTurn.name]: packageTurn, [forcedSale.name]: forcedSale };
  },
  get rounds() {
    return [forcedSaleRounds];
  },
  opening: packageOpening,
};
