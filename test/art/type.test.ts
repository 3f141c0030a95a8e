import { describe, expect, test } from 'vitest';
import {
  type Font,
  fitText,
  fitTitle,
  initiativeText,
  type Measure,
  SOFT_HYPHEN,
  signed,
  wrap,
} from '../../src/scenes/art/type';

/** Every character is half as wide as it is high; at weight 900 it is a tenth wider. */
const measure: Measure = (text, { size, weight }) =>
  text.replaceAll(SOFT_HYPHEN, '').length * size * 0.5 * (weight === 900 ? 1.1 : 1);

const letters = (lines: readonly string[]): string => lines.join('').replaceAll(/[- ]/g, '');
const font: Font = { family: 'text', weight: 600, size: 4 };

describe('card titles: first two lines, then a smaller size in the same weight, and never cut off', () => {
  test('a short title keeps one line in full size and weight', () => {
    const fitted = fitTitle('Loot', 30, 4, measure);
    expect(fitted.lines).toEqual(['Loot']);
    expect(fitted.font).toMatchObject({ weight: 900, size: 4 });
  });

  test('two lines are balanced', () => {
    expect(fitTitle('Lights Out for Good', 24, 4, measure).lines).toEqual(['Lights Out', 'for Good']);
  });

  test('a word is split at its soft hyphen only when it does not fit otherwise', () => {
    const title = `Нейтра${SOFT_HYPHEN}лизация`;
    expect(fitTitle(title, 40, 4, measure).lines).toEqual(['Нейтрализация']);
    expect(fitTitle(title, 20, 4, measure).lines).toEqual(['Нейтра-', 'лизация']);
    expect(fitTitle(`Теневая так${SOFT_HYPHEN}тика`, 20, 4, measure).lines).toEqual(['Теневая', 'тактика']);
  });

  test('a title that is too wide gets smaller and keeps its weight', () => {
    // Ten letters a line are 22 wide in full size.
    const title = 'abcdefghij abcdefghij';
    expect(fitTitle(title, 22, 4, measure).font).toMatchObject({ weight: 900, size: 4 });
    expect(fitTitle(title, 21, 4, measure).font).toMatchObject({ weight: 900, size: 4 * 0.94 });
    expect(fitTitle(title, 12, 4, measure).font.weight).toBe(900);
    expect(fitTitle(title, 3, 4, measure).font.weight).toBe(900);
  });

  test.each([3, 8, 14, 25])('no letter is lost in a width of %d', (width) => {
    const title = `Distraint with Men${SOFT_HYPHEN}aces`;
    const fitted = fitTitle(title, width, 4, measure);
    expect(letters(fitted.lines)).toBe('DistraintwithMenaces');
    for (const line of fitted.lines) expect(measure(line, fitted.font)).toBeLessThanOrEqual(width + 1e-9);
  });
});

describe('rules text', () => {
  test('wraps at spaces', () => {
    expect(wrap('+2 if the target has a bad condition', font, 32, measure)).toEqual([
      '+2 if the target',
      'has a bad',
      'condition',
    ]);
  });

  test('splits a long word at a soft hyphen, and shows no other soft hyphen', () => {
    const word = `Nieder${SOFT_HYPHEN}geschla${SOFT_HYPHEN}genheit`;
    expect(wrap(word, font, 60, measure)).toEqual(['Niedergeschlagenheit']);
    expect(wrap(word, font, 30, measure)).toEqual(['Niedergeschla-', 'genheit']);
    expect(wrap(word, font, 18, measure)).toEqual(['Nieder-', 'geschla-', 'genheit']);
  });

  test('gets smaller until it fits its box', () => {
    const text = 'On your attack on a target with a bad condition: Attack +2, Pierce 1.';
    const fitted = fitText(text, { width: 34, height: 13 }, font, measure);
    expect(fitted.font.size).toBeLessThan(4);
    expect(fitted.height).toBeLessThanOrEqual(13);
    expect(fitted.width).toBeLessThanOrEqual(34);
    expect(fitted.lines.join(' ')).toBe(text);
  });
});

test('numbers have a true minus, and initiative has two digits', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '\u22121']);
  expect([7, 38].map(initiativeText)).toEqual(['07', '38']);
});
