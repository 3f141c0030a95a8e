/** Maps key presses to actions at the table, and listens for them. */
import { ACTIONS, type Action, DEFAULT_KEYS, type Settings } from '../storage/settings';
import type { App } from './app';

export type Bindings = Readonly<Record<Action, string>>;
type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

export function bindingsOf({ keys }: Pick<Settings, 'keys'>): Bindings {
  return Object.fromEntries(ACTIONS.map((each) => [each, keys[each] ?? DEFAULT_KEYS[each]])) as Record<Action, string>;
}

/** The Latin name of a key: a Cyrillic letter counts as the Latin letter in its place, and the upper row as digits, also in Czech. */
export function keyOf({ key, code, shiftKey }: Press): string {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit && !shiftKey) return digit;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  const foreign = key.length === 1 && key > '\u007F';
  return (foreign && letter ? letter : key).toLowerCase();
}

/**
 * The possible meanings of a press, the preferred first: the character on the key, then the key's place. So `+` on a Czech keyboard is
 * `+` if that is bound, otherwise 1.
 */
export const meaningsOf = (press: Press): readonly string[] => [...new Set([press.key.toLowerCase(), keyOf(press)])];

/** The action of a press, or null if there is none. The undo key with Shift means redo. */
export function actionOf(press: Press, bindings: Bindings): Action | null {
  const key = meaningsOf(press).find((each) => ACTIONS.some((action) => bindings[action] === each));
  const action = ACTIONS.find((each) => bindings[each] === key) ?? null;
  return action === 'undo' && press.shiftKey ? 'redo' : action;
}

/** The other action that has the key, or null if it is free. */
export function conflictOf(key: string, action: Action, bindings: Bindings): Action | null {
  return ACTIONS.find((each) => each !== action && bindings[each] === key) ?? null;
}

/** Whether typed keys belong to a field. */
const typedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Elements on which Enter has its own function. */
const HEARS_ENTER = 'a, button, summary, textarea, form, input:not([type=radio])';

/** Enter presses the seal of a page, or its button to continue, unless the focused element has its own function for Enter. */
function pressSeal({ target, repeat }: KeyboardEvent): void {
  if (repeat || !(target instanceof Element) || target.closest(HEARS_ENTER)) return;
  const seal = document.querySelector<HTMLElement>('.screen .wax') ?? document.querySelector<HTMLElement>('.onward');
  seal?.click();
}

/** A mode's key actions, in addition to the shared ones. */
export type KeyActions<A extends App = App> = Readonly<Partial<Record<Action, (app: A) => void>>> & {
  /** Fixed keys of the mode by name; a key that the player has bound to an action keeps that action. */
  readonly own?: Readonly<Record<string, (app: A, event: KeyboardEvent) => void>>;
};

const AT_EVERY_TABLE: KeyActions = {
  undo: ({ view }) => void view.interaction?.undo(),
  redo: ({ view }) => void view.interaction?.redo(),
  log: (app) => app.show('log'),
  menu: (app) => app.show('menu'),
};

/** Adds the listener for the lifetime of the page. */
export function listenForKeys<A extends App>(app: A, ofMode: KeyActions<A>): void {
  const actions: KeyActions<A> = { ...AT_EVERY_TABLE, ...ofMode };
  addEventListener('keydown', (event) => {
    const { interaction, viewing, sheet, settings, copy } = app.view;
    if (copy && event.key === 'Escape' && event.shiftKey && !sheet) return app.copies.leave();
    if (event.key === 'Enter' && !interaction && !sheet) return pressSeal(event);
    const busy = !interaction || viewing || sheet || typedInto(event.target);
    if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return interaction.aim(null);
    const sign = ofMode.own?.[event.key.toLowerCase()];
    const bindings = bindingsOf(settings);
    const isBound = Object.values(bindings).includes(event.key.toLowerCase());
    if (sign && !isBound) return sign(app, event);
    const action = actionOf(event, bindings);
    if (action) actions[action]?.(app);
    else ofMode.own?.[keyOf(event)]?.(app, event);
  });
}
