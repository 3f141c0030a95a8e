/** What a key does at the table: a pure map from presses to actions, and the listener that does them. */
import { ACTIONS, type Action, DEFAULT_KEYS, type Settings } from '../storage/settings';
import type { App } from './app';

export type Bindings = Readonly<Record<Action, string>>;
type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

export function bindingsOf({ keys }: Pick<Settings, 'keys'>): Bindings {
  return Object.fromEntries(ACTIONS.map((each) => [each, keys[each] ?? DEFAULT_KEYS[each]])) as Record<Action, string>;
}

/** The key by its Latin name: a Cyrillic letter is that of its place, and the upper row says digits in Czech too. */
export function keyOf({ key, code, shiftKey }: Press): string {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit && !shiftKey) return digit;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  const foreign = key.length === 1 && key > '\u007F';
  return (foreign && letter ? letter : key).toLowerCase();
}

/**
 * What the player may mean by a press: the sign that the keyboard prints on the key comes before the place of the key, so that `+` of
 * a Czech keyboard is `+` where that means something, and else 1.
 */
export const meaningsOf = (press: Press): readonly string[] => [...new Set([press.key.toLowerCase(), keyOf(press)])];

/** Null: the key does nothing. The key for undo means redo together with Shift. */
export function actionOf(press: Press, bindings: Bindings): Action | null {
  const key = meaningsOf(press).find((each) => ACTIONS.some((action) => bindings[action] === each));
  const action = ACTIONS.find((each) => bindings[each] === key) ?? null;
  return action === 'undo' && press.shiftKey ? 'redo' : action;
}

/** Which other action has the key; null: it is free. */
export function conflictOf(key: string, action: Action, bindings: Bindings): Action | null {
  return ACTIONS.find((each) => each !== action && bindings[each] === key) ?? null;
}

/** Fields that take typed keys themselves. */
const typedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** What Enter already does something to. */
const HEARS_ENTER = 'a, button, summary, textarea, form, input:not([type=radio])';

/** Enter presses the seal of a page, or its way on where it has none, unless the focus is on something that Enter already does something to. */
function pressSeal({ target, repeat }: KeyboardEvent): void {
  if (repeat || !(target instanceof Element) || target.closest(HEARS_ENTER)) return;
  const seal = document.querySelector<HTMLElement>('.screen .wax') ?? document.querySelector<HTMLElement>('.onward');
  seal?.click();
}

/** What keys do at the table of one mode, besides what they do at every table. */
export type KeyActions<A extends App = App> = Readonly<Partial<Record<Action, (app: A) => void>>> & {
  /** By their names: keys that are the mode's own, where the player has given them to nothing else. */
  readonly own?: Readonly<Record<string, (app: A, event: KeyboardEvent) => void>>;
};

const AT_EVERY_TABLE: KeyActions = {
  undo: ({ view }) => void view.interaction?.undo(),
  redo: ({ view }) => void view.interaction?.redo(),
  log: (app) => app.show('log'),
  menu: (app) => app.show('menu'),
};

/** Listens for as long as the page is there. */
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
