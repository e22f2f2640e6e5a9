import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { COMMAND_WORDS, type Command } from './commands.ts';
import { keyOf } from './keys.ts';
import { KeyHint } from './key-hint.tsx';
import { changeHotkeys, keyFor, useHotkeySettings } from './settings.ts';
import { useHotkey, useKnownCommands } from './use-hotkey.ts';
import './hotkeys.css';

/** Opens the list of keys, by a press or a key. The list is there only while it is open. */
export function HotkeyList(): ReactElement {
  const [open, setOpen] = useState(false);
  useHotkey('keys', () => setOpen(true));
  return (
    <>
      <button type="button" className="link-button hotkeys-open" onClick={() => setOpen(true)}>
        {words('keys.open')}
        <KeyHint command="keys" />
      </button>
      {open && <Keys closed={() => setOpen(false)} />}
    </>
  );
}

/** Every key of the page, to be changed or switched off on this device. */
function Keys({ closed }: { readonly closed: () => void }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const commands = useKnownCommands();
  const settings = useHotkeySettings();
  const [changing, change] = useState<Command | null>(null);
  const [taken, setTaken] = useState<Command | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const catchKey = (event: KeyboardEvent) => {
    if (changing === null) return;
    const key = keyOf(event.nativeEvent);
    if (key === null || key === 'Tab' || key === 'Shift+Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const other = key === 'Escape' ? undefined : commands.find((one) => one !== changing && keyFor(one, settings) === key);
    setTaken(other ?? null);
    if (other !== undefined) return;
    if (key !== 'Escape') changeHotkeys({ keys: { ...settings.keys, [changing]: key } });
    change(null);
  };
  return (
    <dialog ref={dialog} className="hotkeys" aria-labelledby="hotkeys-heading" onKeyDownCapture={catchKey} onClose={closed}>
      <h2 id="hotkeys-heading">{words('keys.heading')}</h2>
      <label className="check">
        <input type="checkbox" checked={!settings.off} onChange={(event) => changeHotkeys({ off: !event.target.checked })} />
        {words('keys.on')}
      </label>
      <p className="note">{words('keys.note')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('keys.command')}</th>
            <th scope="col">{words('keys.key')}</th>
            <th scope="col">{words('keys.change')}</th>
          </tr>
        </thead>
        <tbody>
          {commands.map((command) => (
            <tr key={command}>
              <th scope="row">{words(COMMAND_WORDS[command])}</th>
              <td>{changing === command ? words('keys.press') : <kbd>{keyFor(command, settings)}</kbd>}</td>
              <td>
                <button
                  type="button"
                  className="button button-plain"
                  aria-label={words('keys.change_one', { command: words(COMMAND_WORDS[command]) })}
                  onClick={() => {
                    change(command);
                    setTaken(null);
                  }}
                >
                  {words('keys.change')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note" role="status">
        {taken !== null && words('keys.taken', { command: words(COMMAND_WORDS[taken]) })}
      </p>
      <div className="buttons">
        <button type="button" className="button button-primary" onClick={() => dialog.current?.close()}>
          {words('keys.close')}
        </button>
        <button type="button" className="button button-plain" onClick={() => changeHotkeys({ keys: {} })}>
          {words('keys.reset')}
        </button>
      </div>
    </dialog>
  );
}
