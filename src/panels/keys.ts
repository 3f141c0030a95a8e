/** Maps key presses to actions at the table, and listens for them. */
import { ACTIONS, type Action, DEFAULT_KEYS, type Settings } from '../storage/settings';
import type { App } from './app';

/** The key for each action, as a name of a key (`meaningsOf`). */
export type Bindings = Readonly<Record<Action, string>>;
type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** The key of each action: the player's own key, or else the default key. */
export function bindingsOf({ keys }: Pick<Settings, 'keys'>): Bindings {
  return Object.fromEntries(ACTIONS.map((each) => [each, keys[each] ?? DEFAULT_KEYS[each]])) as Record<Action, string>;
}

/** A fixed key of the mode as `aria-keyshortcuts`; nothing if the player has bound this key to an action. */
export const shortcut = (key: string, settings: Pick<Settings, 'keys'>) =>
  Object.values(bindingsOf(settings)).includes(key.toLowerCase()) ? {} : { 'aria-keyshortcuts': key };

/**
 * The name of a key on a Latin keyboard: a Cyrillic letter counts as the Latin letter on the same key. Without Shift the number row counts
 * as digits, even on a Czech keyboard, which types letters there.
 */
export function keyOf({ key, code, shiftKey }: Press): string {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit && !shiftKey) return digit;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  const foreign = key.length === 1 && key > '\u007F';
  return (foreign && letter ? letter : key).toLowerCase();
}

/**
 * The possible names of a pressed key, in order of preference: the character that it types, then the name by its position on the keyboard.
 * So the key that types `+` on a Czech keyboard is `+` if an action is bound to `+`, otherwise `1`.
 */
export const meaningsOf = (press: Press): readonly string[] => [...new Set([press.key.toLowerCase(), keyOf(press)])];

/** The action that a key press starts, or null if there is none. The undo key with Shift means redo. */
export function actionOf(press: Press, bindings: Bindings): Action | null {
  const key = meaningsOf(press).find((each) => ACTIONS.some((action) => bindings[action] === each));
  const action = ACTIONS.find((each) => bindings[each] === key) ?? null;
  return action === 'undo' && press.shiftKey ? 'redo' : action;
}

/** An action, except `action` itself, to which the key is bound already; null if there is none. */
export function conflictOf(key: string, action: Action, bindings: Bindings): Action | null {
  return ACTIONS.find((each) => each !== action && bindings[each] === key) ?? null;
}

/** Whether the target of a key press is an input field, which needs the key itself. */
const typedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Elements on which Enter has its own function. */
const HEARS_ENTER = 'a, button, summary, textarea, form, input:not([type=radio])';

/**
 * On Enter, presses the page's wax seal, or the button to continue if the page has no seal. Does nothing if the focused element uses Enter
 * itself, or if the key is held down.
 */
function pressSeal({ target, repeat }: KeyboardEvent): void {
  if (repeat || !(target instanceof Element) || target.closest(HEARS_ENTER)) return;
  const seal = document.querySelector<HTMLElement>('.screen .wax') ?? document.querySelector<HTMLElement>('.onward');
  seal?.click();
}

/** On a page that asks a question: presses the answer or the seal that the key is printed on. */
function pressPrinted(event: KeyboardEvent): void {
  const { target, repeat, ctrlKey, metaKey, altKey } = event;
  const key = event.key === ' ' ? 'Space' : keyOf(event);
  if (repeat || ctrlKey || metaKey || altKey || !/^([1-9]|Space)$/.test(key) || typedInto(target)) return;
  // Space presses the focused element.
  if (key === 'Space' && target instanceof Element && target.closest(HEARS_ENTER)) return;
  const button = document.querySelector<HTMLElement>(`.screen .asked [aria-keyshortcuts="${key}"]:not(:disabled)`);
  if (button) event.preventDefault();
  button?.click();
}

/** The parts of the table whose buttons keep the focus after a press although the player goes on elsewhere. */
const LEFT_BEHIND = '.hud :is(.bar, .damage-slips)';

/** Takes the focus from a button that the player has left behind, so that the next Enter or Space belongs to the table. */
function leaveButton(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest(LEFT_BEHIND)) activeElement.blur();
}

/** What a key does. It is typed as a method for the same reason as `Panel`. */
type KeyAction<A> = { press(app: A, event?: KeyboardEvent): void }['press'];

/** A mode's key actions, in addition to the shared ones. */
export type KeyActions<A extends App = App> = Readonly<Partial<Record<Action, KeyAction<A>>>> & {
  /** The fixed keys of the mode, by key name. If the player has bound such a key to an action, the key starts that action instead. */
  readonly own?: Readonly<Record<string, { press(app: A, event: KeyboardEvent): void }['press']>>;
};

/** The key actions that every mode has. */
const AT_EVERY_TABLE: KeyActions = {
  undo: ({ view }) => void view.interaction?.undo(),
  redo: ({ view }) => void view.interaction?.redo(),
  log: (app) => app.show('log'),
  menu: (app) => app.show('menu'),
};

/** Adds the key listener. Nothing removes it, because it is needed as long as the page is open. */
export function listenForKeys<A extends App>(app: A, ofMode: KeyActions<A>): void {
  const actions: KeyActions<A> = { ...AT_EVERY_TABLE, ...ofMode };
  addEventListener('keydown', (event) => {
    const { interaction, viewing, sheet, settings, copy } = app.view;
    if (copy && event.key === 'Escape' && event.shiftKey && !sheet) return app.copies.leave();
    if (event.key === 'Enter' && !interaction && !sheet) return pressSeal(event);
    if (!interaction && !sheet) return pressPrinted(event);
    const busy = !interaction || viewing || sheet || typedInto(event.target);
    if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && !ofMode.own?.['escape']) return interaction.clearDraft();
    const sign = ofMode.own?.[event.key.toLowerCase()];
    const bindings = bindingsOf(settings);
    const isBound = Object.values(bindings).includes(event.key.toLowerCase());
    const action = sign && !isBound ? null : actionOf(event, bindings);
    const press = action ? actions[action] : (sign ?? ofMode.own?.[keyOf(event)]);
    if (press && event.key.length === 1 && event.key !== ' ') leaveButton();
    press?.(app, event);
  });
}
