/**
 * Assigns number keys to the answers at the foot of the table: 0 to the answer that declines, 1 to 9 to the others. The attribute
 * `aria-keyshortcuts` of an answer contains its key, and the style sheet prints the key on the answer.
 */
import { t } from '../../i18n';
import type { Settings } from '../../storage/settings';
import { bindingsOf } from '../keys';

const FOOT = '.hud.long .foot';
/** Selects the buttons that number keys press. Two buttons have other keys: the seal, and the button that swaps the selected cards. */
const NUMBERED =
  '.fan button.card, .slips button, .forecasts button, .answers button:not(.sealed, [data-action=swapLead])';
const KEY = 'aria-keyshortcuts';
/** The keys of the fifth and later answers. The settings can change only the keys of the first four answers. */
const MORE_NUMBERS = ['5', '6', '7', '8', '9', '0'];

/** The keys in the order of the answers. A key of MORE_NUMBERS that is bound to an action is left out. */
export function answerKeysOf(settings: Pick<Settings, 'keys'>): readonly string[] {
  const bindings = bindingsOf(settings);
  const bound = Object.values(bindings);
  const first = [bindings.card1, bindings.card2, bindings.card3, bindings.card4];
  return [...first, ...MORE_NUMBERS.filter((key) => !bound.includes(key))];
}

/** The key of the answer that declines, skips or ends something. Such an answer has no other key, so no digit skips by mistake. */
const DECLINE_KEY = '0';
/** The actions that have DECLINE_KEY, in order of preference: if several are answers, the first has the key, and the others have none. */
const DECLINING = [
  'closePile',
  'skip',
  'stop',
  'waive',
  'done',
  'endTurn',
  'proceed',
  'spare',
  'leaveEffect',
  'leaveOut',
];

/** The rank of a button in DECLINING; -1 if the button does not decline anything. */
function declineRankOf({ dataset }: HTMLElement): number {
  const [, command] = /^\{"type":"(\w+)"/.exec(dataset['says'] ?? '') ?? [];
  return DECLINING.indexOf(command ?? dataset['action'] ?? '');
}

const isHandCard = (button: HTMLElement): boolean => button.matches('.fan .card');

/** The button that has DECLINE_KEY: the answer that declines, otherwise the tenth card of a hand; null if there is neither. */
function declineButtonIn(buttons: readonly HTMLElement[]): HTMLElement | null {
  const [declining] = buttons
    .filter((each) => declineRankOf(each) >= 0)
    .sort((a, b) => declineRankOf(a) - declineRankOf(b));
  return declining ?? buttons.filter(isHandCard)[9] ?? null;
}

/** What a button does, as a text; the same action has the same text at every prompt. */
const actionOf = ({ dataset, textContent }: HTMLElement): string =>
  dataset['says'] ?? dataset['card'] ?? dataset['action'] ?? dataset['gives'] ?? dataset['figure'] ?? textContent ?? '';

/** The keys that actions have had during a turn. */
interface TurnKeys {
  readonly turn: string;
  readonly keyOf: Map<string, string>;
}
const turnKeys = new WeakMap<Element, TurnKeys>();

/**
 * Gives each action its key: the one that it has had in this turn, if no other button has that key now, otherwise the first free key.
 * Actions that no key is left for have none.
 */
function assignKeys(actions: readonly string[], keys: readonly string[], { keyOf }: TurnKeys): Map<string, string> {
  const assigned = new Map<string, string>();
  const taken = new Set<string>();
  const assign = (action: string, key: string | undefined) => {
    if (key === undefined || taken.has(key)) return;
    assigned.set(action, key);
    taken.add(key);
  };
  for (const action of actions)
    assign(
      action,
      keys.find((key) => key === keyOf.get(action)),
    );
  for (const action of actions)
    if (!assigned.has(action))
      assign(
        action,
        keys.find((key) => !taken.has(key)),
      );
  for (const [action, key] of assigned) keyOf.set(action, key);
  return assigned;
}

/**
 * Writes the keys into the answers, and removes outdated keys. Called after each change of the foot. The key of a hand card is the number of
 * its place, and the other answers have the keys after the cards.
 * @param turn identifies the turn; while it stays the same, an action that is no card keeps its key
 */
export function numberAnswers(foot: Element, keys: readonly string[], turn = ''): void {
  const buttons = [...foot.querySelectorAll<HTMLElement>(NUMBERED)];
  const before = turnKeys.get(foot);
  const now = before?.turn === turn ? before : { turn, keyOf: new Map<string, string>() };
  turnKeys.set(foot, now);
  // The key is the last one, unless the player has bound it to another action.
  const hasDeclineKey = keys.at(-1) === DECLINE_KEY;
  const declining = hasDeclineKey ? declineButtonIn(buttons) : null;
  const digits = hasDeclineKey ? keys.slice(0, -1) : keys;
  const others = buttons.filter((each) => each !== declining && declineRankOf(each) < 0);
  const cards = others.filter(isHandCard);
  const assigned = new Map(cards.flatMap((card, nth) => (digits[nth] ? [[actionOf(card), digits[nth]]] : [])));
  // Beside cards an answer may need another key for a while, and has its own one again after them.
  const memory = cards.length > 0 ? { ...now, keyOf: new Map(now.keyOf) } : now;
  const actions = others.filter((each) => !isHandCard(each)).map(actionOf);
  for (const [action, key] of assignKeys(actions, digits.slice(cards.length), memory)) assigned.set(action, key);
  if (declining) assigned.set(actionOf(declining), DECLINE_KEY);
  for (const button of foot.querySelectorAll(`button[${KEY}]:not(.sealed, .dark-seal, [data-action=swapLead])`)) {
    if (!buttons.some((each) => each === button)) button.removeAttribute(KEY);
  }
  for (const button of buttons) {
    const key = assigned.get(actionOf(button));
    if (key === undefined) button.removeAttribute(KEY);
    else button.setAttribute(KEY, key.toUpperCase());
  }
}

/** For this time, in ms, a key that is pressed again does nothing if it now has another action. */
const SAME_KEY_MS = 600;
let lastPress: { readonly key: string; readonly action: string; readonly at: number } | null = null;

/**
 * Presses the answer that a key is printed on. A key that is held answers once, and a key that is pressed twice never answers
 * the next question too.
 * @returns whether there is such an answer
 */
export function pressAnswer(key: string, event?: Pick<KeyboardEvent, 'repeat' | 'timeStamp'>): boolean {
  const buttons = document.querySelectorAll<HTMLElement>(`${FOOT} [${KEY}]`);
  const button = [...buttons].find((each) => each.getAttribute(KEY) === key.toUpperCase());
  if (!button) return false;
  const action = actionOf(button);
  const at = event?.timeStamp ?? 0;
  const isSecond = lastPress?.key === key && lastPress.action !== action && at - lastPress.at < SAME_KEY_MS;
  if (event && (event.repeat || isSecond)) return true;
  lastPress = { key, action, at };
  button.click();
  return true;
}

/** Whether the foot shows anything that a number key or the space bar can answer; nothing while the table moves. */
export const hasAnswers = (): boolean => document.querySelector(`${FOOT} :is(${NUMBERED}, .sealed)`) !== null;

/** Attributes of the button that the space bar presses. The style sheet prints `--key`, the name of the key, on the button. */
export const sealKey = () => ({ [KEY]: 'Space', style: { '--key': JSON.stringify(t('desk.spaceKey')) } });

/** The selectors of the seal and of the button that ends an animation. The first selector that finds an element counts. */
const SEALS = ['.seals .sealed', '.sealed', '[data-action=hurry]'];

/** Presses the seal, or ends the running animation. @returns whether there is anything to press */
export function pressSealOfTable(): boolean {
  const [seal] = SEALS.flatMap((each) => document.querySelector<HTMLElement>(`${FOOT} ${each}`) ?? []);
  seal?.click();
  return seal !== undefined;
}

/** Moves the focus to the next or previous card of the hand. @returns whether a hand is shown */
export function moveFocusInHand(by: 1 | -1): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>(`${FOOT} .fan button.card`)];
  if (cards.length === 0) return false;
  const at = cards.findIndex((card) => card.matches(':focus'));
  const next = at < 0 ? (by > 0 ? 0 : cards.length - 1) : (at + by + cards.length) % cards.length;
  cards[next]?.focus();
  return true;
}
