import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';

/** What a player owes who is below nothing, and the bankruptcy of one who cannot pay. */
export function BankruptcyPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names, step } = desk;
  const [help] = choicesOf(desk.choices, 'bankrupt');
  const debtor = step === 'crisis' ? desk.choices[0]?.decider : undefined;
  if (debtor === undefined && help === undefined) return null;
  const missing = names.money(-(game.state.players[debtor ?? '']?.cash ?? 0));
  return (
    <section className="panel-part">
      {debtor !== undefined && (
        <p className="alarm">
          {words(help === undefined ? 'finance.crisis.sells' : 'finance.crisis.lost', { player: names.player(debtor), missing })}
        </p>
      )}
      {help !== undefined && (
        <>
          <h3>{words('train_sale.bankrupt')}</h3>
          <ChoiceButton desk={desk} action={help.action} kind="danger" />
        </>
      )}
    </section>
  );
}
