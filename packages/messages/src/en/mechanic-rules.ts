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
  'trade_in.train': {
    rule: 'Some trains make a new one cheaper when they are handed in.',
    refusal: 'This train cannot be handed in for that one.',
    figures: 'It concerns {train}.', // train
  },
} as const;
