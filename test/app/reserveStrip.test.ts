// @vitest-environment jsdom
/** The strip above the table of a copy: how much room it takes, and what the style sheets are told. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reserveStrip } from '../../src/app/copyOf';

const { documentElement: root } = document;

/** A device whose window has this height, and whose notch covers this much of its upper edge, in CSS px. */
function device(height: number, notch: string): void {
  vi.stubGlobal('innerHeight', height);
  const style = document.createElement('style');
  style.textContent = `:root { --safe-top: ${notch}; }`;
  document.head.replaceChildren(style);
}

beforeEach(() => {
  root.removeAttribute('style');
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  reserveStrip(root, false);
  root.removeAttribute('style');
});

const upperEdge = () => root.style.getPropertyValue('--safe-top');

it.each([
  [500, '24px', '82px'],
  [499, '24px', '68px'],
  [800, 'none', '58px'],
])('in a window of %s px with a notch of %s the table begins at %s', (height, notch, top) => {
  device(height, notch);
  reserveStrip(root, true);
  expect(upperEdge()).toBe(top);
  // Once more, as after another copy: the strip is not added twice.
  reserveStrip(root, true);
  expect(upperEdge()).toBe(top);
});

it('tells the style sheets where the notch ends, and when a copy or the lesson is on the table', () => {
  device(800, '24px');
  reserveStrip(root, true);
  expect(root.style.getPropertyValue('--notch')).toBe('24px');
  expect([root.hasAttribute('data-copy'), root.hasAttribute('data-lesson')]).toEqual([true, false]);
  reserveStrip(root, false, true);
  expect([root.hasAttribute('data-copy'), root.hasAttribute('data-lesson')]).toEqual([false, true]);
  expect(upperEdge()).toBe('');
  reserveStrip(root, false);
  expect(root.hasAttribute('data-lesson')).toBe(false);
});
