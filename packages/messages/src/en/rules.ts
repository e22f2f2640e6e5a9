import type { RuleWords } from '../rule-words.ts';
import { growthRules } from './growth-rules.ts';
import { systemRules } from './system-rules.ts';
import { mechanicRules } from './mechanic-rules.ts';

/*
 * `rule`: the rule as the reference states it. `refusal`: what is wrong and what to do instead.
 * `figures` is added when every figure that it names is there; the comment behind a key lists them.
 * Money: see `MONEY` in refusals.ts. The rest are ids, which are said as names, and counts.
 */
export const rules = {
  'game.over': {
    rule: 'When the game is over nothing more is done.',
    refusal: 'The game is over. Undo to go on from an earlier position.',
  },
  // turn
  'turn.not_yours': {
    rule: 'Only the player whose turn it is decides.',
    refusal: 'It is not your turn.',
    figures: 'The game waits for {active}.', // active
  },
  'turn.not_now': {
    rule: 'A round is a fixed order of decisions; each has its time.',
    refusal: 'This cannot be done at this point of the turn. Choose one of the actions on offer.',
  },
  'action.malformed': {
    rule: 'An action names its kind, who acts, and everything that its kind needs.',
    refusal: 'This could not be understood as an action. Choose again from what is offered.',
  },
  'action.unknown_thing': {
    rule: 'An action names things that are in the game.',
    refusal: 'The action names something that is not in this game.',
    figures: 'There is no “{thing}”.', // thing
  },
  'pass.forbidden': {
    rule: 'A decision that the rules demand cannot be passed.',
    refusal: 'Passing is not possible here: something must be done first.',
  },
  'offer.pending': {
    rule: 'While an offer waits, only the one who was asked may answer.',
    refusal: 'An offer is waiting for an answer. It has to be accepted or refused first.',
    figures: '{to} was asked.', // to
  },
  'offer.refused_before': {
    rule: 'An offer that was refused may be made again in the same turn only at a higher price.',
    refusal: 'This offer was refused in this turn. Offer more, or leave it.',
    figures: 'The highest price refused was {price}.', // price
  },
  // stock round: buying
  'stock.buy.cash': {
    rule: 'A player pays the full price of a certificate from cash.',
    refusal: 'There is not enough cash for this certificate.',
    figures: 'It costs {price}; {cash} is there.', // price, cash
  },
  'stock.buy.not_for_sale': {
    rule: 'Certificates are bought from the unsold shares or from the bank pool, never from another player.',
    refusal: 'This certificate is not for sale. Choose one from the unsold shares or the bank pool.',
    figures: 'It concerns {certificate}.', // certificate
  },
  'stock.buy.no_par': {
    rule: 'Shares of a corporation are for sale once its president’s certificate has been bought and its par is set.',
    refusal: 'This corporation has not been started. Start it by choosing a par.',
    figures: '{corporation} has no price yet.', // corporation
  },
  'stock.buy.once': {
    rule: 'A player makes one purchase in a turn; zones of the market may allow several certificates from the bank pool.',
    refusal: 'The purchase of this turn has been made. Sell, or end the turn.',
  },
  'stock.buy.sold_before': {
    rule: 'A player may not buy shares of a corporation of which he has sold shares in the same stock round.',
    refusal: 'You have sold shares of this corporation in this stock round, so you cannot buy it until the next one.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'stock.buy.ownership': {
    rule: 'A player may hold only a part of one corporation, unless its price lies in a zone that lifts this limit.',
    refusal: 'This purchase would exceed the part of one corporation that a player may hold.',
    figures: 'The limit is {limit} %.', // limit
  },
  'stock.buy.certificate_limit': {
    rule: 'A player may hold only so many certificates; those of corporations in marked zones of the market do not count.',
    refusal: 'You hold as many certificates as are allowed. Sell some first.',
    figures: 'The limit is {limit}.', // limit
  },
  // stock round: starting a corporation
  'stock.par.cell': {
    rule: 'A corporation is started at one of the marked par prices.',
    refusal: 'This is not a par price. Choose one of the marked cells of the market.',
    figures: 'The cell named is {cell}.', // cell
  },
  'stock.par.formed': {
    rule: 'Some corporations are never started by a player: they are formed in the course of the game, and minors have no par.',
    refusal: 'Nobody can start this one. Choose another.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'stock.par.waits': {
    rule: 'A corporation may have to wait until others have been started, or sold so far.',
    refusal: 'This corporation waits for another one. Start that first, or buy its shares.',
    figures: '{corporation} waits for {first}.', // corporation, first
  },
  'stock.par.started': {
    rule: 'A corporation is started once.',
    refusal: 'This corporation has already been started. Buy one of its shares instead.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'stock.par.cash': {
    rule: 'Who starts a corporation pays for the president’s certificate: its shares times the par.',
    refusal: 'There is not enough cash for the president’s certificate at this par. Choose a lower par.',
    figures: 'It costs {price}; {cash} is there.', // price, cash
  },
  'stock.par.owed': {
    rule: 'Who received a president’s certificate chooses the par of that corporation before anything else is done.',
    refusal: 'A par has to be chosen first.',
    figures: 'It concerns {corporation}.', // corporation
  },
  // stock round: selling
  'stock.sell.first_round': {
    rule: 'No shares are sold in the first stock round.',
    refusal: 'Shares cannot be sold in the first stock round.',
  },
  'stock.sell.not_operated': {
    rule: 'Shares may be sold once their corporation has operated.',
    refusal: 'This corporation has not operated yet, so its shares cannot be sold.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'stock.sell.presidentless': {
    rule: 'Shares of a corporation without a president may be bought, not sold.',
    refusal: 'This corporation has no president, so its shares cannot be sold.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'stock.sell.not_owned': {
    rule: 'A player sells certificates that he holds, all of one corporation.',
    refusal: 'You do not hold these certificates.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'stock.sell.market_limit': {
    rule: 'The bank pool takes only a part of each corporation.',
    refusal: 'The bank pool cannot take so many shares. Sell fewer.',
    figures: 'It takes {limit} % of {corporation} at most.', // limit, corporation
  },
  'stock.sell.president': {
    rule: 'The president’s certificate is sold only if another player can take the presidency over.',
    refusal: 'Nobody else holds enough to become president, so the president’s certificate cannot be sold.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'stock.sell.order': {
    rule: 'In a turn, sales and the purchase come in the order of the title.',
    refusal: 'Shares cannot be sold at this point of the turn.',
  },
  'stock.sell.one_bundle': {
    rule: 'Where the title asks for it, all shares of a corporation that a player sells in one turn are sold together.',
    refusal: 'Shares of this corporation were sold in this turn already. All of them have to be sold together.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'stock.zone': {
    rule: 'Shares in zones where they are worth nothing are not traded.',
    refusal: 'Shares of this corporation are not traded now.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'stock.sell.no_price': {
    rule: 'Shares without a price cannot be sold.',
    refusal: 'This corporation has no share price yet, so its shares cannot be sold.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'stock.must_sell': {
    rule: 'A player over the certificate limit or the limit of one corporation sells before anything else, as far as a sale is possible.',
    refusal: 'You hold more than is allowed and must sell shares first.',
  },
  'stock.private.when': {
    rule: 'Private companies change hands between players only in the stock rounds and phases that the title names, as the purchase of the turn.',
    refusal: 'Private companies cannot be bought from other players now.',
  },
  'stock.private.price': {
    rule: 'A player pays for a private company of another player from cash, at a price both agree on.',
    refusal: 'This price is not possible. Name one that you can pay.',
    figures: 'It must be between {min} and {max}.', // min, max
  },
  // private companies
  'private.not_for_sale': {
    rule: 'Some private companies are never sold.',
    refusal: 'This private company may not be sold.',
    figures: 'It concerns {private}.', // private
  },
  'private.owner': {
    rule: 'A corporation buys private companies from players.',
    refusal: 'This private company does not belong to a player who could sell it.',
    figures: 'It concerns {private}.', // private
  },
  'private.price': {
    rule: 'A corporation pays a price within the limits of the title, reckoned from the face value.',
    refusal: 'This price is outside the limits.',
    figures: 'It must be between {min} and {max}.', // min, max
  },
  'private.cash': {
    rule: 'A corporation pays for a private company from its treasury.',
    refusal: 'The treasury cannot pay this price.',
    figures: 'It holds {cash}; the price is {price}.', // cash, price
  },
  'private.phase': {
    rule: 'Corporations buy private companies only in the phases that allow it.',
    refusal: 'Corporations cannot buy private companies in this phase.',
  },
  'private.power.used': {
    rule: 'A power is used as often as the private company says.',
    refusal: 'This power has been used up.',
    figures: 'It concerns {private}.', // private
  },
  'private.power.owner': {
    rule: 'A power belongs to the owner of the private company, in his own turn where the power says so.',
    refusal: 'Only the owner of the private company may use this power, and only at its time.',
    figures: 'It concerns {private}.', // private
  },
  'private.power.hex': {
    rule: 'A power is used in the hexes, and with the tiles, that the private company names.',
    refusal: 'The private company does not allow this tile or this hex.',
    figures: 'It concerns {hex}.', // hex
  },
  'private.power.facing': {
    rule: 'Some tiles of private companies must face a city, a town or an area beyond the map, and some may not lie beside certain cities.',
    refusal: 'The tile does not lie as this private company demands. Turn it, or choose another hex.',
    figures: 'It concerns {private} in {hex}.', // private, hex
  },
  'private.power.marker': {
    rule: 'One such marker lies in a hex.',
    refusal: 'There is such a marker in this hex already.',
    figures: 'It concerns {private} in {hex}.', // private, hex
  },
  'private.power.empty': {
    rule: 'A power that needs an empty hex is lost once a tile lies there.',
    refusal: 'A tile lies in this hex, so the power cannot be used there.',
    figures: 'It concerns {hex}.', // hex
  },
  'private.power.joined': {
    rule: 'Two tiles laid with one power join each other.',
    refusal: 'The second tile must join the first.',
    figures: 'It concerns {private}.', // private
  },
  'private.power.forfeited': {
    rule: 'Two tiles of one power are laid one after the other; any other action in between forfeits the second.',
    refusal: 'The second tile is forfeited: something else was done in between.',
    figures: 'It concerns {private}.', // private
  },
  'private.train_room': {
    rule: 'A corporation that takes a minor over needs room for its train.',
    refusal: 'The corporation has no room for the train that comes with it.',
    figures: 'It concerns {private}.', // private
  },
  'assign.target': {
    rule: 'A marker goes to the hexes and companies that the private company names.',
    refusal: 'The marker cannot go there.',
    figures: 'It concerns {private} and {target}.', // private, target
  },
  'assign.when': {
    rule: 'A marker is placed at the time that the private company names.',
    refusal: 'The marker cannot be moved now.',
    figures: 'It concerns {private}.', // private
  },
  'exchange.certificate': {
    rule: 'A private company is handed in for the share that it names, from where it names.',
    refusal: 'The private company cannot be handed in for this certificate.',
  },
  'exchange.when': {
    rule: 'Some private companies are handed in as the purchase of a stock turn of their owner, and not in the first stock round.',
    refusal: 'This is not the time to hand it in: it takes a stock turn of its owner in which nothing has been bought yet.',
    figures: 'It concerns {private}.', // private
  },
  'exchange.ownership': {
    rule: 'An exchange may not take a player over the limit of one corporation.',
    refusal: 'After the exchange you would hold more of the corporation than is allowed.',
    figures: 'The limit is {limit} %.', // limit
  },
  // track
  'track.same_hex': {
    rule: 'A second track action is in another hex.',
    refusal: 'This hex has had a track action in this turn. Choose another hex.',
    figures: 'It concerns {hex}.', // hex
  },
  'track.most_exits': {
    rule: 'A city is upgraded to a tile with the most exits of those that fit.',
    refusal: 'A tile with more exits fits here. Choose one of those.',
    figures: '{hex} can have {exits}.', // hex, exits
  },
  'track.no_lay_left': {
    rule: 'A corporation has only so many track actions in a turn.',
    refusal: 'No track action is left in this turn.',
  },
  'track.colour': {
    rule: 'Tiles of a colour are laid from the phase on that brings the colour.',
    refusal: 'Tiles of this colour cannot be laid yet.',
    figures: 'Tile {tile} is {colour}; the phase is {phase}.', // tile, colour, phase
  },
  'track.supply': {
    rule: 'Only tiles that are left in the supply are laid; a replaced tile goes back to it.',
    refusal: 'No copy of this tile is left.',
    figures: 'It concerns tile {tile}.', // tile
  },
  'track.upgrade': {
    rule: 'A tile is replaced by one of the next colour that keeps all its track, its label and its cities or towns.',
    refusal: 'This tile, turned like this, cannot replace what lies there. Choose another one or turn it.',
    figures: 'It concerns tile {tile} in {hex}.', // tile, hex
  },
  'track.exits': {
    rule: 'Track may not run off the map, against a barrier or into a printed hex that has no track there.',
    refusal: 'Track of this tile would lead nowhere. Turn it or choose another one.',
    figures: 'It concerns {hex}.', // hex
  },
  'track.not_connected': {
    rule: 'At least one piece of track of the tile must be reached from a token of the corporation.',
    refusal: 'The corporation’s track does not reach this hex like this. Turn the tile or choose another hex.',
    figures: 'It concerns {hex}.', // hex
  },
  'track.blocked': {
    rule: 'While a player owns a private company that blocks a hex, nobody builds there.',
    refusal: 'A private company blocks this hex.',
    figures: '{private} keeps {hex} closed until a corporation buys it or it closes.', // private, hex
  },
  'track.by_power': {
    rule: 'Some tiles are laid only through the private company that names them.',
    refusal: 'This tile is laid only through a private company. Choose another one.',
    figures: 'It concerns tile {tile}.', // tile
  },
  'track.cash': {
    rule: 'The corporation pays the cost that is printed in the hex, or on the tile that is replaced, from its treasury.',
    refusal: 'The treasury cannot pay for the terrain.',
    figures: 'It costs {cost}; the treasury holds {cash}.', // cost, cash
  },
  'track.city_choice': {
    rule: 'Where a token waits in a hex without track, a city is chosen for it when track is laid there.',
    refusal: 'A city has to be chosen for the token that waits in this hex.',
    figures: 'It concerns {hex}.', // hex
  },
  // tokens
  'token.none_left': {
    rule: 'A corporation has only the tokens on its charter.',
    refusal: 'No token is left on the charter.',
  },
  'token.once': {
    rule: 'A corporation places only so many tokens in a turn.',
    refusal: 'The token of this turn has been placed.',
  },
  'token.cash': {
    rule: 'A token is paid from the treasury, at the price on the charter.',
    refusal: 'The treasury cannot pay for the token.',
    figures: 'It costs {price}; the treasury holds {cash}.', // price, cash
  },
  'token.no_slot': {
    rule: 'A token needs a free place in a city.',
    refusal: 'No place is free in this city.',
    figures: 'It concerns {hex}.', // hex
  },
  'token.reserved': {
    rule: 'Places that are kept for the home of a corporation stay free for it.',
    refusal: 'The place is kept for another corporation’s home.',
    figures: '{hex} is kept for {operator}.', // hex, operator
  },
  'token.one_per_hex': {
    rule: 'A corporation has at most one token in a hex.',
    refusal: 'The corporation already has a token in this hex.',
    figures: 'It concerns {hex}.', // hex
  },
  'token.not_reachable': {
    rule: 'A token is placed in a city that the track of the corporation reaches.',
    refusal: 'The corporation’s track does not reach this city.',
    figures: 'It concerns {hex}.', // hex
  },
  // routes
  'routes.train': {
    rule: 'Each train of the corporation runs at most one route.',
    refusal: 'This train does not belong to the corporation or has a route already.',
    figures: 'It concerns {train}.', // train
  },
  'routes.two_stops': {
    rule: 'A route has at least two stops.',
    refusal: 'A route needs at least two stops. Add one or clear this train.',
    figures: 'It concerns {train}.', // train
  },
  'routes.own_token': {
    rule: 'A route includes a city with a token of the corporation.',
    refusal: 'The route has no city with a token of the corporation.',
    figures: 'It concerns {train}.', // train
  },
  'routes.too_long': {
    rule: 'A train visits no more stops than its number allows.',
    refusal: 'The route has more stops than the train can visit.',
    figures: 'The route of {train} has {stops} stops.', // train, stops
  },
  'routes.no_track': {
    rule: 'A route follows track without gaps.',
    refusal: 'There is no track between two of these stops. Click the stops in the order in which the train visits them.',
    figures: 'The gap is between {from} and {to}.', // from, to
  },
  'routes.track_twice': {
    rule: 'No piece of track, and no side of a hex, is used twice in one run of a corporation.',
    refusal: 'Two routes, or two parts of one, use the same track.',
    figures: 'It concerns the route of {train}.', // train
  },
  'routes.stop_twice': {
    rule: 'A route visits no stop twice.',
    refusal: 'The route visits a stop twice.',
    figures: 'It is {stop}.', // stop
  },
  'routes.group_twice': {
    rule: 'Hexes that form one area count as one stop: a route visits only one of them.',
    refusal: 'The route visits one area twice.',
    figures: 'The area is {group}.', // group
  },
  'routes.blocked_city': {
    rule: 'A route may end in, but not pass through, a city whose places are all taken by other corporations.',
    refusal: 'The route passes through a city that is full of other corporations’ tokens.',
    figures: 'It is {stop}.', // stop
  },
  'routes.through_offboard': {
    rule: 'Off-board areas are ends of routes only.',
    refusal: 'The route passes through an off-board area. It has to end there.',
    figures: 'It is {stop}.', // stop
  },
  'routes.revenue': {
    rule: 'The revenue of a run is the sum of its stops.',
    refusal: 'The revenue named is not the sum of the routes.',
    figures: 'The routes bring {revenue}.', // revenue (reckoned), amount (named)
  },
  // dividends and trains
  'routes.most': {
    rule: 'A corporation without a president runs for the most that its trains can make.',
    refusal: 'The trains can make more, and without a president they have to.',
    figures: 'They can make {revenue}.', // revenue
  },
  'dividend.choice': {
    rule: 'The president chooses among the ways to use the revenue that the title allows.',
    refusal: 'The revenue cannot be used like this.',
  },
  'train.not_for_sale': {
    rule: 'For sale are the next train of the depot, trains on sale early, discarded trains, and trains of other corporations where the phase allows it.',
    refusal: 'This train is not for sale now.',
    figures: 'It concerns {train}.', // train
  },
  'train.price': {
    rule: 'The bank sells at the printed price; between corporations any price in whole money from the least on is allowed.',
    refusal: 'The price is not right.',
    figures: 'The price of the bank, or the least between corporations, is {price}.', // price
  },
  'train.cash': {
    rule: 'A corporation pays for trains from its treasury.',
    refusal: 'The treasury cannot pay for this train.',
    figures: 'The price is {price}; the treasury holds {cash}.', // price, cash
  },
  'train.limit': {
    rule: 'A corporation may own only so many trains, by phase.',
    refusal: 'The corporation owns as many trains as it may.',
    figures: 'The limit is {limit}.', // limit
  },
  'train.must_buy': {
    rule: 'A corporation without a train must buy one as the title demands.',
    refusal: 'The corporation has no train and must buy one.',
  },
  'train.help.cheapest': {
    rule: 'With help of the president, the bank sells only its cheapest train.',
    refusal: 'With the president’s help, only the cheapest train of the bank may be bought.',
    figures: 'That one costs {price}.', // price
  },
  'train.help.up_to_face': {
    rule: 'With help of the president, another corporation’s train costs its printed price at most.',
    refusal: 'With the president’s help, the price of another corporation’s train may not exceed the printed one.',
    figures: 'The printed price is {face}.', // face
  },
  'train.help.sale_needed': {
    rule: 'A sale of shares to pay for a train must have been necessary for the train that is then bought.',
    refusal: 'After the sale of shares, only a train may be bought that could not have been paid without it.',
    figures: 'It must cost at least {min}.', // min
  },
  'train.discard': {
    rule: 'A corporation over the train limit gives trains of its own choice back until the limit holds.',
    refusal: 'A corporation has more trains than it may own. One of its own trains has to be discarded first.',
  },
  // emergency and bankruptcy
  'emergency.not_needed': {
    rule: 'In an operating round, shares are sold only to pay for a compulsory train.',
    refusal: 'No money has to be raised now, so shares cannot be sold.',
  },
  'emergency.presidency': {
    rule: 'The president may not lose the presidency of the operating corporation by a sale that pays for its train.',
    refusal: 'This sale would cost the presidency of the operating corporation.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'emergency.too_much': {
    rule: 'No more shares are sold than the missing money demands.',
    refusal: 'Fewer shares are enough. Sell a smaller number.',
    figures: 'The missing money is {missing}.', // missing
  },
  'emergency.closes': {
    rule: 'The president never sells so that the operating corporation would close.',
    refusal: 'This sale would close the operating corporation.',
    figures: 'It concerns {corporation}.', // corporation
  },
  'emergency.dear_face': {
    rule: 'What was issued or sold must have been needed for the train that is bought.',
    refusal: 'A dearer train has to be bought: less money would have been enough for this one.',
    figures: 'It must cost more than {min}.', // min
  },
  'exchange.par': {
    rule: 'Whoever starts a corporation by handing in a private company pays the par once, for the other half of the president’s certificate.',
    refusal: 'There is not enough cash for the other half of the president’s certificate.',
    figures: 'It costs {price}, and there is {cash}.', // price, cash
  },
  'train.shelf': {
    rule: 'A system has two shelves of trains, and names one of them with every train that it buys.',
    refusal: 'It must be said for which shelf the train is bought.',
    figures: 'It concerns {operator}, {shelf}.', // operator, shelf
  },
  'track.extra_or_upgrade': {
    rule: 'The extra tile of this private company and an upgrade exclude each other in one turn.',
    refusal: 'There has been an upgrade in this turn: no extra tile any more.',
  },
  'private.place': {
    rule: 'The corporation that buys a minor company with its private may put a token in its place, or leave it blocked.',
    refusal: 'Only the place of the minor company is open for this token.',
    figures: 'It is in {hex}.', // hex
  },
  'bankruptcy.not_needed': {
    rule: 'Bankruptcy is declared only when a compulsory train cannot be paid.',
    refusal: 'No train has to be bought now, so bankruptcy cannot be declared.',
  },
  'bankruptcy.can_pay': {
    rule: 'Who can raise the money for a compulsory train may not declare bankruptcy.',
    refusal: 'The money can be raised: cash, the treasury and shares that may be sold are enough.',
    figures: '{missing} is missing; property for {value} can be sold.', // missing, value
  },
  ...mechanicRules,
  ...growthRules,
  ...systemRules,
} as const satisfies RuleWords;
