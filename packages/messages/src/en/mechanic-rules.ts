/** Rules that mechanics add; the shape is that of `rules`. */
export const mechanicRules = {
  'auction.buy.price': {
    rule: 'The private company in front is bought at its present price, no more and no less.',
    refusal: 'The private company in front costs its present price exactly.',
    figures: 'That is {price}.', // price
  },
  'auction.bid.minimum': {
    rule: 'A first bid lies above the face value, a later one above the highest bid, each by the least step.',
    refusal: 'The bid is too low.',
    figures: 'It must be {minimum} or more.', // minimum
  },
  'auction.bid.multiple': {
    rule: 'Bids are multiples of the step of the title.',
    refusal: 'The bid is not a multiple of the step.',
    figures: 'The step is {multiple}.', // multiple
  },
  'auction.bid.funds': {
    rule: 'Money in standing bids is set aside: all bids of a player together may not exceed the cash.',
    refusal: 'There is not enough free cash for this bid: money in standing bids is set aside.',
    figures: '{funds} is free.', // funds
  },
  'auction.item.sold': {
    rule: 'A private company is sold once.',
    refusal: 'This private company has been sold.',
    figures: 'It concerns {private}.', // private
  },
  'auction.contest.only': {
    rule: 'When several players have bid on the private company in front, only they bid, the lowest bidder next, until one is left.',
    refusal: 'A contest is running. Only its bidders act, and only on that private company.',
    figures: 'It is about {private}.', // private
  },
  'package.card': {
    rule: 'Of the start package the private companies and the first minors by number lie open; only those are for sale.',
    refusal: 'This card does not lie open.',
    figures: 'It concerns {private}.', // private
  },
  'package.price': {
    rule: 'A card of the start package costs its present price, no more and no less.',
    refusal: 'The card has another price.',
    figures: 'It costs {price}.', // price
  },
  'package.cash': {
    rule: 'A card is paid for at once.',
    refusal: 'There is not enough cash for this card.',
    figures: 'It costs {price}; there is {cash}.', // price, cash
  },
  'package.chosen': {
    rule: 'What is left of the start package is sold card by card: one player chooses, the others may take it before him.',
    refusal: 'First a card is chosen, then that card is taken or left.',
  },
  'bonds.sold_before': {
    rule: 'Whoever has sold a bond buys none in the same stock round.',
    refusal: 'You have sold a bond in this stock round.',
  },
  'bonds.when': {
    rule: 'Bonds are not sold in the first stock round.',
    refusal: 'It is too early to sell a bond.',
    figures: 'It may be done from stock round {turn} on.', // turn
  },
  'bonds.first': {
    rule: 'A president who is short of money for a train sells bonds before shares.',
    refusal: 'Sell a bond first.',
  },
  'formation.vote': {
    rule: 'Holders vote one after the other: owners of the parts in their order, then those who hold shares.',
    refusal: 'Somebody else has to vote first.',
    figures: 'Player {active} votes.', // active
  },
  'crossing.closed': {
    rule: 'Some hexes are not built on, and some crossings not used, before a phase.',
    refusal: 'This crossing is still closed.',
    figures: '{hex} opens with phase {phase}.', // hex, phase
  },
  'crossing.needed': {
    rule: 'Some hexes only take a tile whose track leads to a certain side.',
    refusal: 'The tile needs track to another side of the hex.',
    figures: 'In {hex} that is side {edge}.', // hex, edge
  },
  'trade_in.once': {
    rule: 'An operator hands in only so many trains in one turn.',
    refusal: 'No more trains can be handed in in this turn.',
    figures: 'The limit is {count}.', // count
  },
  'trade_in.train': {
    rule: 'Some trains make a new one cheaper when they are handed in.',
    refusal: 'This train cannot be handed in for that one.',
    figures: 'It concerns {train}.', // train
  },
} as const;
