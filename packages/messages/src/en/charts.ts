/** What stands beside the charts of a game. */
export const chartWords = {
  charts: {
    action: 'Action',
    as_table: '{heading} as a table',
    csv_action: 'Every action as CSV',
    csv_round: 'By round as CSV',
    dividends: 'Dividends',
    dividends_note:
      'What each corporation has paid on all its shares in each operating round. In the table: per share; withheld revenue in brackets.',
    half: '½ {amount}',
    nothing: 'There is nothing to draw yet.',
    paid: '{amount}',
    prices: 'Share prices',
    prices_note: 'At the end of each round.',
    round: 'Round',
    values: 'Value of the players',
    values_note: 'As it would count if the game ended there: cash, shares and private companies, at the end of each round.',
    withheld: '[{amount}]',
  },
} as const;
