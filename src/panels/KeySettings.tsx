/** The settings for keyboard shortcuts: shows and changes the key of each action at the table. */
import { useState } from 'preact/hooks';
import { type TextKey, t } from '../i18n';
import { ACTIONS, type Action, isBindable } from '../storage/settings';
import type { App } from './app';
import './keys.css';
import { bindingsOf, conflictOf, keyOf } from './keys';
import { SheetFrame } from './SheetFrame';
import { useView } from './useApp';
import { useCloseOnBack } from './useCloseOnBack';

/** Modifier keys, which cannot be bound to an action by themselves. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

interface KeySettingsProps {
  readonly app: App;
  /** The name of the action `roll` in this mode. */
  readonly rollWord?: TextKey;
}

/** The sheet that the table's menu opens. */
export function KeysSheet(props: KeySettingsProps) {
  return (
    <SheetFrame app={props.app} title={t('keys.title')}>
      <div class="keys">
        <KeyTable {...props} />
      </div>
    </SheetFrame>
  );
}

/** The keys among other settings, folded away. */
export function KeySettings(props: KeySettingsProps) {
  return (
    <details class="keys">
      <summary>{t('keys.title')}</summary>
      <KeyTable {...props} />
    </details>
  );
}

function KeyTable({ app, rollWord = 'keys.action.roll' }: KeySettingsProps) {
  const nameOf = (action: Action) => t(action === 'roll' ? rollWord : `keys.action.${action}`);
  const { settings } = useView(app);
  const bindings = bindingsOf(settings);
  const [waiting, wait] = useState<Action | null>(null);
  const [refused, refuse] = useState<string | null>(null);
  const begin = (action: Action | null) => {
    wait(action);
    refuse(null);
  };
  useCloseOnBack(app, waiting, () => begin(null));
  const give = (action: Action, key: string) => {
    const other = conflictOf(key, action, bindings);
    if (!isBindable(key)) return refuse(t('keys.only'));
    if (other) return refuse(t('keys.taken', { key: printed(key), what: nameOf(other) }));
    app.changeSettings({ keys: { ...settings.keys, [action]: key } });
    begin(null);
  };
  const hear = (event: KeyboardEvent) => {
    // Keys keep their usual function unless a row waits for a new key. Tab always keeps its function.
    if (!waiting || event.key === 'Tab' || MODIFIERS.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') begin(null);
    else give(waiting, keyOf(event));
  };
  return (
    <>
      <p>{t('keys.hint')}</p>
      <table>
        <tbody>
          {ACTIONS.map((action) => (
            <tr key={action}>
              <th scope="row">
                {nameOf(action)}
                {waiting === action && <small role="alert">{refused ?? t('keys.press')}</small>}
              </th>
              <td>
                <button
                  type="button"
                  class="plain"
                  data-key={action}
                  aria-pressed={waiting === action}
                  aria-label={`${nameOf(action)}: ${printed(bindings[action])}`}
                  onClick={() => begin(waiting === action ? null : action)}
                  onKeyDown={hear}
                  onBlur={() => begin(null)}
                >
                  <kbd>{waiting === action ? '…' : printed(bindings[action])}</kbd>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('keys.always')}</p>
      <button
        type="button"
        class="plain"
        data-action="reset-keys"
        disabled={Object.keys(settings.keys).length === 0}
        onClick={() => app.changeSettings({ keys: {} })}
      >
        {t('keys.reset')}
      </button>
    </>
  );
}

const printed = (key: string): string => key.toUpperCase();
