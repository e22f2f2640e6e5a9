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
  'auction.must_open': {
    rule: 'In a sale out of a pyramid the player in turn opens an auction; passing is for bidders.',
    refusal: 'An auction has to be opened: passing is not possible here.',
  },
  'auction.row': {
    rule: 'Out of a pyramid only the private companies of the last row that is left are opened.',
    refusal: 'This private company is not in the last row of the pyramid.',
    figures: 'It concerns {private}.', // private
  },
  'draft.not_in_hand': {
    rule: 'The player in turn keeps one of the cards on top of the deck.',
    refusal: 'This card is not among those to choose from.',
    figures: 'It concerns {card}.', // card
  },
  'draft.must_take': {
    rule: 'The last card is taken once its price can fall no further.',
    refusal: 'The card has to be taken: its price can fall no further.',
    figures: 'It concerns {card}.', // card
  },
  'draft.last_only': {
    rule: 'A player keeps one card each time; only the very last one may be left to the next player.',
    refusal: 'One of the cards has to be kept.',
  },
  'issue.when': {
    rule: 'A corporation issues or redeems shares in its own turn, before the dividend.',
    refusal: 'Shares are issued and redeemed before the dividend is decided.',
  },
  'issue.once': {
    rule: 'A corporation issues once or redeems once in a turn.',
    refusal: 'Shares were issued or redeemed in this turn already.',
  },
  'issue.certificates': {
    rule: 'A corporation issues shares of its own treasury and redeems its own shares from the market.',
    refusal: 'These are not shares that the corporation could issue or redeem.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'issue.limit': {
    rule: 'No more shares are issued than leave as many in the market as players hold.',
    refusal: 'So many shares cannot be issued.',
    figures: 'The most is {limit}.', // limit
  },
  'issue.cash': {
    rule: 'A corporation pays for redeemed shares from its treasury.',
    refusal: 'The treasury cannot pay for these shares.',
    figures: 'They cost {price}; {cash} is there.', // price, cash
  },
  'emergency.issue': {
    rule: 'For a train that it cannot pay, a corporation issues shares once: as few as reach one of the trains on sale, or as many as it can.',
    refusal: 'This number of shares cannot be issued for the train.',
    figures: 'Between {min} and {max} may be issued.', // min, max
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
