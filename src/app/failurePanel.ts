/** Shows a panel in place of a game that could not start: a text and two buttons. The panel loads nothing. */
import cs from '../i18n/cs/failure';
import en from '../i18n/en/failure';
import { type Language, preferredLanguage } from '../i18n/languages';
import ru from '../i18n/ru/failure';

const WORDS = { en, ru, cs } as const satisfies Record<Language, object>;
type Key = `failure.${keyof typeof en}`;

export interface FailurePanelOptions {
  readonly root: HTMLElement;
  /** Language tags in the order of the user's preference. */
  readonly languages: readonly string[];
  /** The cause, shown in small print. */
  readonly error: unknown;
  /** Exports the saves. @returns the number of records, or null if they cannot be read */
  rescue(): Promise<number | null>;
  /** Reloads the page. */
  reload(): void;
}

/** Shows the panel. @returns a function that removes it */
export function showFailure({ root, languages, error, rescue, reload }: FailurePanelOptions): () => void {
  const spoken = preferredLanguage(languages);
  const textOf = (key: Key): string => WORDS[spoken][key.slice('failure.'.length) as keyof typeof en];
  const panel = document.createElement('main');
  panel.className = 'failure';
  panel.lang = spoken;
  panel.setAttribute('role', 'alert');
  const status = textElement('p', '');
  status.setAttribute('role', 'status');
  const save = button('rescue', textOf('failure.rescue'), async () => {
    const count = await rescue().catch(() => null);
    const how = count === null ? 'failure.unreadable' : count === 0 ? 'failure.nothing' : 'failure.rescued';
    status.textContent = textOf(how);
  });
  panel.append(
    textElement('h1', textOf('failure.boot')),
    textElement('p', textOf('failure.kept')),
    save,
    button('again', textOf('failure.again'), reload),
    status,
    textElement('small', String(error)),
  );
  root.append(panel);
  return () => panel.remove();
}

function textElement(tag: 'h1' | 'p' | 'small', words: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}

function button(action: string, words: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = 'plain';
  button.dataset['action'] = action;
  button.textContent = words;
  button.addEventListener('click', press);
  return button;
}
