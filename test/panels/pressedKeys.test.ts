// @vitest-environment jsdom
/** Tests which action of the table a key triggers on keyboards of several languages. */
import { beforeEach, expect, it } from 'vitest';
import type { App } from '../../src/panels/app';
import { type KeyActions, listenForKeys } from '../../src/panels/keys';

const heard: string[] = [];
const settings = { keys: {} as Record<string, string> };
const table = { interaction: { clearDraft: () => heard.push('aim') }, viewing: false, sheet: null, settings };
// The listener reads only these four properties.
const app = { view: table } as unknown as App;
const actions: KeyActions = {
  card1: () => heard.push('card1'),
  hint: () => heard.push('hint'),
  own: { '+': () => heard.push('nearer'), '0': () => heard.push('fit') },
};
listenForKeys(app, actions);

const press = (key: string, code: string, shiftKey = false) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true }));

beforeEach(() => {
  heard.splice(0);
  settings.keys = {};
});

it('the character of a Czech key has precedence over its position', () => {
  press('+', 'Digit1');
  expect(heard).toEqual(['nearer']);
});

it('a Czech key whose character has no action counts as the digit of its position', () => {
  press('é', 'Digit0');
  expect(heard).toEqual(['fit']);
});

it('a digit selects the card on every keyboard', () => {
  press('1', 'Digit1');
  press('1', 'Digit1', true);
  expect(heard).toEqual(['card1', 'card1']);
});

it('a character that the player has assigned to an action triggers it', () => {
  settings.keys = { hint: '+' };
  press('+', 'Digit1');
  expect(heard).toEqual(['hint']);
});

it('a letter or digit that the table uses takes the focus from a button of the header', () => {
  document.body.innerHTML =
    '<div class="hud"><header class="bar"><button></button></header><p><button></button></p></div>';
  const [menu, answer] = document.querySelectorAll('button');
  const after = (button: HTMLElement | undefined, key: string) => {
    button?.focus();
    press(key, '');
    return document.activeElement === button;
  };
  expect([after(menu, '1'), after(menu, 'h')]).toEqual([false, false]);
  expect([after(menu, 'Tab'), after(menu, 'Enter'), after(menu, 'w'), after(answer, '1')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it('on a page that asks a question, a number presses its answer, and Space the seal', () => {
  const pressed: string[] = [];
  document.body.innerHTML =
    '<main class="screen"><section class="asked"><button aria-keyshortcuts="1">a</button>' +
    '<button aria-keyshortcuts="2" disabled>b</button><button aria-keyshortcuts="Space">seal</button></section></main>';
  for (const each of document.querySelectorAll('button'))
    each.addEventListener('click', () => pressed.push(each.textContent ?? ''));
  const { interaction } = table;
  Object.assign(table, { interaction: null });
  press('1', 'Digit1');
  press('2', 'Digit2');
  press(' ', 'Space');
  Object.assign(table, { interaction });
  expect([pressed, heard]).toEqual([['a', 'seal'], []]);
});
