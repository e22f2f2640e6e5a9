import { useId, useRef, type ReactElement, type ReactNode } from 'react';

export interface ConfirmButtonProps {
  readonly label: ReactNode;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
}

/** A button that asks before it does what takes something away. */
export function ConfirmButton({ label, question, yes, no, disabled = false, onConfirm }: ConfirmButtonProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useId();
  return (
    <>
      <button type="button" className="button button-plain" disabled={disabled} onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} className="ask" aria-labelledby={text}>
        <p id={text}>{question}</p>
        <form method="dialog" className="buttons">
          <button type="submit" className="button button-primary" onClick={onConfirm}>
            {yes}
          </button>
          <button type="submit" className="button button-plain">
            {no}
          </button>
        </form>
      </dialog>
    </>
  );
}
