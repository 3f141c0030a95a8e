// @vitest-environment jsdom
/** Tests that one key press is one decision, and that key events without a key are ignored. */
import { beforeEach, expect, it } from 'vitest';
import { guardKeys } from '../../src/shell/guardKeys';

guardKeys();
const heard: string[] = [];
document.body.innerHTML = '<button></button><input />';
document.body.addEventListener('keydown', ({ key, target }) => heard.push(`${key} ${(target as Element).tagName}`));
beforeEach(() => heard.splice(0));

const press = (on: string, init: KeyboardEventInit): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  document.querySelector(on)?.dispatchEvent(event);
  return event;
};

it.each(['Enter', ' ', 'r', '1', 'Escape'])('a held %s acts once', (key) => {
  press('button', { key });
  const again = press('button', { key, repeat: true });
  expect(heard).toEqual([`${key} BUTTON`]);
  expect(again.defaultPrevented).toBe(true);
});

it.each(['ArrowLeft', 'PageDown', 'Tab'])('a held %s keeps moving', (key) => {
  press('button', { key, repeat: true });
  expect(heard).toEqual([`${key} BUTTON`]);
});

it('a held letter keeps typing', () => {
  expect(press('input', { key: 'a', repeat: true }).defaultPrevented).toBe(false);
  expect(heard).toEqual(['a INPUT']);
});

it('an event without a key is stopped', () => {
  document.querySelector('button')?.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(heard).toEqual([]);
});
