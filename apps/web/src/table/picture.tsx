import type { Action, Game } from '@roundhouse/engine';
import { PrivatePaper, ShareCertificate, TokenDisc, TrainPaper, type Names } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { trainCard } from './describe.ts';

/** The piece that an action is about, drawn as what it is; null where none changes hands. An ornament beside the words. */
export function pictureOf(game: Game, action: Action, names: Names): ReactElement | null {
  const { title } = game;
  switch (action.type) {
    case 'buy_shares':
    case 'sell_shares': {
      const prints = action.certificates.flatMap((id) => game.state.certificates[id] ?? []);
      const [first] = prints;
      if (first === undefined) return null;
      const units = action.type === 'sell_shares' ? action.units : prints.reduce((sum, print) => sum + print.units, 0);
      const president = action.type === 'buy_shares' && prints.some((print) => print.president);
      return <ShareCertificate small {...{ title, names, words, units, president }} corporation={first.corporation} />;
    }
    case 'short':
      return <ShareCertificate small {...{ title, names, words }} corporation={action.corporation} units={1} />;
    case 'buy_train':
    case 'discard_train':
    case 'swap_train': {
      const card = trainCard(game, action.train);
      const face = action.type === 'buy_train' ? (action.face ?? card?.face) : card?.face;
      return card === undefined ? null : <TrainPaper {...{ title, words, face }} train={card.name} />;
    }
    case 'bid':
    case 'buy_private':
    case 'contribute':
    case 'nominate':
    case 'sell_private':
      return title.privates.of[action.private] === undefined ? null : <PrivatePaper {...{ title, names }} id={action.private} />;
    case 'take':
      return title.privates.of[action.card] === undefined ? null : <PrivatePaper {...{ title, names }} id={action.card} />;
    case 'place_token':
    case 'remove_token': {
      const owner =
        (action.type === 'place_token' ? action.owner : undefined) ?? (action.by.kind === 'operator' ? action.by.id : undefined);
      return owner === undefined ? null : <TokenDisc title={title} id={owner} />;
    }
    case 'bid_corporation':
    case 'merge':
    case 'offer_sale':
      return <TokenDisc title={title} id={action.corporation} />;
    case 'accept':
      return game.state.offer === null ? null : pictureOf(game, game.state.offer.action, names);
    case 'pass':
    case 'par':
    case 'lay_tile':
    case 'run_routes':
    case 'dividend':
    case 'choose_size':
    case 'take_loan':
    case 'repay_loan':
    case 'convert':
    case 'place_marker':
    case 'buy_out':
    case 'buy_ferry':
    case 'choose':
    case 'buy_marker':
    case 'vote':
    case 'assign':
    case 'bankrupt':
    case 'refuse':
    case 'end_game':
      return null;
  }
}
