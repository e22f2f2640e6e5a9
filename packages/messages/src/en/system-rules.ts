/** Rules of systems, markers and tied runs; the shape is that of `rules`. */
export const systemRules = {
  'system.pair': {
    rule: 'Two different corporations that have been started and are no systems may merge.',
    refusal: 'These two cannot merge.',
    figures: 'It concerns {survivor} and {absorbed}.', // survivor, absorbed
  },
  'system.president': {
    rule: 'Whoever merges two corporations presides over one of them at least.',
    refusal: 'You preside over neither of the two.',
    figures: 'It concerns {survivor} and {absorbed}.', // survivor, absorbed
  },
  'system.floated': {
    rule: 'Of two corporations that merge one at least has floated.',
    refusal: 'Neither of the two has floated.',
    figures: 'It concerns {survivor} and {absorbed}.', // survivor, absorbed
  },
  'system.operated': {
    rule: 'Two corporations merge only if both have operated, or neither has.',
    refusal: 'One of the two has operated and the other has not.',
    figures: 'It concerns {survivor} and {absorbed}.', // survivor, absorbed
  },
  'system.shares': {
    rule: 'One player must hold enough shares of the two together; a little less will do for one who has sold neither in this round.',
    refusal: 'Nobody holds enough shares of the two together.',
    figures: 'It takes {shares}, or {unsold} unsold, of {survivor} and {absorbed}.', // shares, unsold, survivor, absorbed
  },
  'system.purchase': {
    rule: 'A merger is the purchase of a turn.',
    refusal: 'You have bought something in this turn already.',
  },
  'system.answer': {
    rule: 'While two corporations merge, players choose between what is open to them.',
    refusal: 'This is no answer to what is asked.',
  },
  'system.token': {
    rule: 'Of two tokens of a new system in one hex one goes.',
    refusal: 'This token is not one of those of which one has to go.',
    figures: 'It concerns {hex}.', // hex
  },
  'system.shelf_full': {
    rule: 'When a system has arranged its trains, no shelf holds more of them than the limit allows.',
    refusal: 'There are too many trains on one shelf.',
    figures: 'It is that of {shelf}, of {operator}.', // shelf, operator
  },
  'routes.tied': {
    rule: 'A minor company runs only over the tile that it has just laid.',
    refusal: 'The run does not use the tile just laid.',
    figures: 'It concerns {operator}.', // operator
  },
  'marker.owned': {
    rule: 'A corporation has one marker at the most.',
    refusal: 'It has a marker already.',
    figures: 'It concerns {operator}.', // operator
  },
  'marker.none_left': {
    rule: 'Markers are sold while there are any.',
    refusal: 'There is no marker left.',
    figures: 'It concerns {hex}.', // hex
  },
  'marker.not_reached': {
    rule: 'A marker is sold to a corporation whose track reaches the hex.',
    refusal: 'Its track does not reach the hex of the marker.',
    figures: 'It concerns {operator} and {hex}.', // operator, hex
  },
  'marker.cash': {
    rule: 'A marker is paid from the treasury.',
    refusal: 'There is not enough money for a marker.',
    figures: 'It costs {price}, and there is {cash}.', // price, cash
  },
  'marker.no_token': {
    rule: 'No token is ever placed in the hex of the markers.',
    refusal: 'No token may be placed here.',
    figures: 'It concerns {hex}.', // hex
  },
} as const;
