// @vitest-environment jsdom
/** Tests which custom properties of the page the layout of the table reads. */
import { afterEach, expect, it } from 'vitest';
import { readInsets } from '../../../src/scenes/longTable/table/insets';

const { style } = document.documentElement;
afterEach(() => {
  style.cssText = '';
});

it('given no style sheet, then nothing is covered, and texts have their usual size', () => {
  expect(readInsets('right')).toEqual({ top: 0, bottom: 0, foot: 0, text: 1, hand: 'right' });
});

it.each([
  ['--safe-top', '47px', 'top', 47],
  ['--safe-bottom', '34px', 'bottom', 34],
  ['--foot', '52.5px', 'foot', 52.5],
  ['--text-size', '1.25', 'text', 1.25],
] as const)('given %s of %s, then only the inset %s is it', (property, value, inset, expected) => {
  const before = readInsets('left');
  style.setProperty(property, value);
  expect(readInsets('left')).toEqual({ ...before, [inset]: expected });
});
