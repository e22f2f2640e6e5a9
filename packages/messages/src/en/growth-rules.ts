/** Rules of launches, loans, shorts, mergers and acquisitions; the shape is that of `rules`. */
export const growthRules = {
  'auction.bid.range': {
    rule: 'A bid begins at what the bank’s help leaves of the face value, and rises by at least a step; it may not exceed the cash.',
    refusal: 'This is not a bid that can be made.',
    figures: 'From {min} to {max} in steps of {step}.', // min, max, step
  },
  'launch.started': {
    rule: 'Only a corporation that is not in play is put up for auction.',
    refusal: 'This corporation is in play already.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'launch.bid.range': {
    rule: 'Bids for a corporation rise by steps between a least and a greatest amount.',
    refusal: 'This is not a bid that can be made.',
    figures: 'From {min} to {max} in steps of {step}.', // min, max, step
  },
  'launch.bid.exact': {
    rule: 'A bid is paid exactly: with whole private companies at face value, and the rest in cash.',
    refusal: 'Your cash and private companies cannot make up exactly this bid. Choose another amount.',
    figures: 'The bid was {amount}.', // amount
  },
  'launch.certificate_limit': {
    rule: 'A player at the certificate limit neither opens an auction nor bids.',
    refusal: 'You hold as many certificates as allowed.',
    figures: 'The limit is {limit}.', // limit
  },
  'launch.home': {
    rule: 'A new corporation begins in any city with a free place.',
    refusal: 'There is no city with a free place for a new corporation.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'launch.size': {
    rule: 'The phase says with how many shares a corporation may be started.',
    refusal: 'A corporation cannot be started with this number of shares now.',
    figures: 'Possible: {sizes}.', // sizes
  },
  'launch.contribute': {
    rule: 'A private company pays for a corporation only if the bid can still be met exactly with it.',
    refusal: 'With this private company the bid could not be paid exactly.',
    figures: 'It concerns {private}.', // private
  },
  'launch.cash': {
    rule: 'The winner hands in private companies until the cash covers the rest of the bid.',
    refusal: 'Your cash does not cover the bid yet: hand in another private company.',
    figures: 'It is for {corporation}.', // corporation
  },
  'launch.busy': {
    rule: 'While a corporation is being started nothing else happens.',
    refusal: 'A corporation is being started. Finish that first.',
    figures: 'It is {corporation}.', // corporation
  },
  'loan.bank': {
    rule: 'The bank has a fixed number of loans.',
    refusal: 'The bank has no loan left.',
  },
  'loan.limit': {
    rule: 'A corporation has no more loans than the rules allow it.',
    refusal: 'This corporation has as many loans as it may.',
    figures: '{operator} may have {limit}.', // operator, limit
  },
  'loan.turn': {
    rule: 'A corporation takes so many loans in one operating turn.',
    refusal: 'This corporation has taken all loans of this turn.',
    figures: '{operator} may take {limit} in a turn.', // operator, limit
  },
  'loan.phase': {
    rule: 'From a phase on the bank gives no loans.',
    refusal: 'No more loans are given in this phase.',
    figures: 'That began with phase {phase}.', // phase
  },
  'loan.none': {
    rule: 'Only loans that are out are repaid.',
    refusal: 'There is no loan to repay.',
    figures: 'It concerns {operator}.', // operator
  },
  'loan.cash': {
    rule: 'A loan is repaid in full from the treasury.',
    refusal: 'The treasury cannot repay a loan.',
    figures: 'A loan is {value}, there is {cash}.', // value, cash
  },
  'loan.borrowed': {
    rule: 'A corporation that has borrowed after paying interest repays nothing in that turn.',
    refusal: 'A loan was taken in this step, so none can be repaid.',
  },
  'loan.repaying': {
    rule: 'After buying its own shares, or beginning to repay, a corporation takes no more loans in that turn.',
    refusal: 'It is too late for a loan in this turn.',
    figures: 'It concerns {operator}.', // operator
  },
  'loan.not_now': {
    rule: 'In its turn a corporation borrows at any moment before it pays interest.',
    refusal: 'No loan can be taken at this moment.',
  },
  'short.phase': {
    rule: 'From a certain phase on nobody sells short.',
    refusal: 'Selling short has ended with this phase.',
    figures: 'It ended with phase {phase}.', // phase
  },
  'short.size': {
    rule: 'Shares are sold short only of corporations with enough shares.',
    refusal: 'Shares of a corporation of this size cannot be sold short.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'short.operated': {
    rule: 'Shares are sold short only of corporations that have operated.',
    refusal: 'This corporation has not operated yet.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'short.trading': {
    rule: 'Shares that are worth nothing are not sold short.',
    refusal: 'Shares of this corporation are not traded now.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'short.holds': {
    rule: 'Nobody owns shares of a corporation and owes some at once.',
    refusal: 'You hold shares of this corporation.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'short.most': {
    rule: 'Only so many shares of one corporation are sold short.',
    refusal: 'No further share of this corporation can be sold short.',
    figures: 'At most {limit} of {corporation}.', // limit, corporation
  },
  'short.once': {
    rule: 'One share is sold short in a turn.',
    refusal: 'You have sold a share short in this turn.',
  },
  'corporate.president': {
    rule: 'A player acts for a corporation over which he presides.',
    refusal: 'You do not preside over this corporation.',
    figures: 'It concerns {operator}.', // operator
  },
  'corporate.whole_turn': {
    rule: 'Acting for a corporation takes the whole stock turn.',
    refusal: 'You have acted for yourself in this turn, so you cannot act for a corporation.',
  },
  'corporate.shares': {
    rule: 'A corporation takes back its own shares from the bank pool.',
    refusal: 'These are not shares of the corporation in the bank pool.',
    figures: 'It concerns {operator}.', // operator
  },
  'corporate.cash': {
    rule: 'A corporation pays the present price for its own shares.',
    refusal: 'The treasury cannot pay for these shares.',
    figures: 'They cost {price}, there is {cash}.', // price, cash
  },
  'corporate.trading': {
    rule: 'A corporation whose shares are worth nothing does not act in a stock round.',
    refusal: 'Shares of this corporation are not traded now, so it cannot act.',
    figures: 'It concerns {operator}.', // operator
  },
  'merger.not_asked': {
    rule: 'Each corporation that can grow decides once in a merger round.',
    refusal: 'No corporation is to decide on growing now.',
  },
  'merger.size': {
    rule: 'A corporation grows only while it has fewer than all shares.',
    refusal: 'This corporation cannot grow any further.',
    figures: 'It concerns {operator}.', // operator
  },
  'merger.partner': {
    rule: 'Two different corporations of the same size merge, both with a share price.',
    refusal: 'This corporation is no partner for a merger.',
    figures: 'It concerns {operator}.', // operator
  },
  'merger.changed': {
    rule: 'A corporation converts or merges once in a round.',
    refusal: 'This corporation has converted or merged in this round.',
    figures: 'It concerns {operator}.', // operator
  },
  'merger.cash': {
    rule: 'Where the presidents differ, the one who goes on must pay one share at the new price.',
    refusal: 'The president who goes on cannot pay one share at the new price.',
    figures: 'It costs {price}, there is {cash}.', // price, cash
  },
  'merger.percent': {
    rule: 'After the exchange of shares somebody must be able to preside.',
    refusal: 'Nobody would hold enough to preside over the merged corporation.',
    figures: 'That is {percent} %.', // percent
  },
  'merger.shares.place': {
    rule: 'After a conversion or merger shares are bought from the treasury only.',
    refusal: 'Only single shares of the treasury can be bought now.',
    figures: 'It concerns {operator}.', // operator
  },
  'merger.shares.president': {
    rule: 'After a conversion or merger the president buys and does not sell.',
    refusal: 'The president does not sell here.',
    figures: 'It concerns {operator}.', // operator
  },
  'merger.shares.other': {
    rule: 'After a conversion or merger only shares of that corporation are sold.',
    refusal: 'Only shares of the corporation that has changed can be sold now.',
    figures: 'That is {operator}.', // operator
  },
  'merger.token': {
    rule: 'A token that has to go is one of those in the same hex, or of all where there are too many.',
    refusal: 'This token is none of those to choose from.',
    figures: 'It concerns {operator}.', // operator
  },
  'takeover.target': {
    rule: 'One corporation takes over another that is in play.',
    refusal: 'This corporation cannot be taken over.',
  },
  'takeover.not_connected': {
    rule: 'Track leads from a station of the one to a station of the other.',
    refusal: 'Track of your corporation leads to no station of the other one.',
    figures: 'It is about {operator} and {corporation}.', // operator, corporation
  },
  'takeover.money': {
    rule: 'All shares that are outside are bought out, with money of the treasury and own shares.',
    refusal: 'The treasury and its shares do not suffice for all who have to be bought out.',
    figures: '{missing} is missing.', // missing
  },
  'takeover.pay': {
    rule: 'Holders are paid one after the other, so that all can be paid: in money, or in shares with the rest in money.',
    refusal: 'This is not the holder who comes next, or he cannot be paid so.',
  },
  'home.phase': {
    rule: 'These corporations are launched from a certain phase on.',
    refusal: 'This corporation cannot be launched yet.',
    figures: 'From phase {phase} on.', // phase
  },
  'home.none': {
    rule: 'A corporation that chooses its home needs a free city for it.',
    refusal: 'There is no city in which this corporation could have its home at that price.',
  },
  'home.launch_price': {
    rule: 'A home in a hex with track asks for a higher launch price.',
    refusal: 'The corporation was launched too cheaply for a home there.',
    figures: 'At {min} at the least in {hex}.', // min, hex
  },
  'ferry.sold': {
    rule: 'Each city has one ferry at the most, up to a phase.',
    refusal: 'There is no ferry to buy there.',
    figures: 'It is about {hex}.', // hex
  },
  'ferry.once': {
    rule: 'A corporation buys one ferry in a turn.',
    refusal: 'Your corporation has bought a ferry in this turn.',
  },
  'ferry.when': {
    rule: 'Ferries are bought before the run.',
    refusal: 'It is too late for a ferry in this turn.',
  },
  'ferry.not_connected': {
    rule: 'Who buys a ferry has track that leads to its city.',
    refusal: 'Track of your corporation does not lead there.',
    figures: 'It is about {hex}.', // hex
  },
  'ferry.cash': {
    rule: 'A ferry is paid from the treasury.',
    refusal: 'The treasury cannot pay for it.',
    figures: 'It costs {price}; there is {cash}.', // price, cash
  },
  'ferry.not_owned': {
    rule: 'The private doubles a ferry of its corporation.',
    refusal: 'Your corporation has no ferry there.',
    figures: 'It is about {hex}.', // hex
  },
  'acquisition.not_asked': {
    rule: 'Corporations are offered one after the other; each step has its time.',
    refusal: 'This corporation is not to be decided on now.',
  },
  'acquisition.bid.range': {
    rule: 'Bids rise by steps, up to what the best corporation of the bidder could pay with all its loans.',
    refusal: 'This is not a bid that can be made.',
    figures: 'From {min} to {max} in steps of {step}.', // min, max, step
  },
  'acquisition.bid.own': {
    rule: 'The president of the corporation on offer bids only the least amount.',
    refusal: 'The president of the corporation on offer may bid only the least amount.',
    figures: 'That is {min}.', // min
  },
  'acquisition.buyer': {
    rule: 'The winner names one of his corporations that can pay the bid.',
    refusal: 'This corporation cannot take the other one over at that price.',
  },
  'crisis.presidency': {
    rule: 'Sales in a crisis change no presidency.',
    refusal: 'After this sale another player would hold more than you of a corporation over which you preside.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'crisis.too_much': {
    rule: 'In a crisis no more is sold than is needed.',
    refusal: 'A smaller sale would do.',
    figures: '{missing} is missing.', // missing
  },
  'crisis.can_pay': {
    rule: 'A player goes bankrupt only when all sales together do not help.',
    refusal: 'Sales can still raise the money that is missing.',
    figures: '{missing} is missing, sales bring up to {value}.', // missing, value
  },
  'crisis.trading': {
    rule: 'In a crisis shares with a price are sold.',
    refusal: 'Shares of this corporation are not traded now.',
  },
} as const;
