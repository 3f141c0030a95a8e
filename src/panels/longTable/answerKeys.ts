/**
 * Assigns number keys to the answers at the foot of the table. The attribute `aria-keyshortcuts` of an answer contains its key, and the
 * style sheet prints the key on the answer.
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

/** Writes the keys into the answers, and removes outdated keys. Must be called after each change of the foot. */
export function numberAnswers(foot: Element, keys: readonly string[]): void {
  const isNumbered = new Map([...foot.querySelectorAll(NUMBERED)].map((button, nth) => [button, keys[nth]]));
  for (const button of foot.querySelectorAll(`button[${KEY}]:not(.sealed, [data-action=swapLead])`)) {
    if (isNumbered.get(button) === undefined) button.removeAttribute(KEY);
  }
  for (const [button, key] of isNumbered) if (key !== undefined) button.setAttribute(KEY, key.toUpperCase());
}

/** Presses the answer on which a key is printed. @returns whether there is such an answer */
export function pressAnswer(key: string): boolean {
  const buttons = document.querySelectorAll<HTMLElement>(`${FOOT} [${KEY}]`);
  const button = [...buttons].find((each) => each.getAttribute(KEY) === key.toUpperCase());
  button?.click();
  return button !== undefined;
}

/** Attributes of the button that the space bar presses. The style sheet prints `data-key` on the button. */
export const sealKey = () => ({ [KEY]: 'Space', 'data-key': t('desk.spaceKey') });

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
