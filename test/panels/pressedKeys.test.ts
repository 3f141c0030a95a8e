// @vitest-environment jsdom
/** Which action of the table a press reaches, on keyboards of several languages. */
import { beforeEach, expect, it } from 'vitest';
import type { App } from '../../src/panels/app';
import { type KeyActions, listenForKeys } from '../../src/panels/keys';

const heard: string[] = [];
const settings = { keys: {} as Record<string, string> };
const table = { interaction: { aim: () => heard.push('aim') }, viewing: false, sheet: null, settings };
// The listener reads these four alone.
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

it('the sign printed on a Czech key comes before its place', () => {
  press('+', 'Digit1');
  expect(heard).toEqual(['nearer']);
});

it('a Czech key whose sign means nothing is the digit of its place', () => {
  press('é', 'Digit0');
  expect(heard).toEqual(['fit']);
});

it('a digit is the card on every keyboard', () => {
  press('1', 'Digit1');
  press('1', 'Digit1', true);
  expect(heard).toEqual(['card1', 'card1']);
});

it('a sign that the player has given to an action does that', () => {
  settings.keys = { hint: '+' };
  press('+', 'Digit1');
  expect(heard).toEqual(['hint']);
});
