// @vitest-environment jsdom
/** Tests the examples in the rules of the Long Table. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { Figure } from '../../../src/panels/longTable/reference/Figure';
import { BOARD_FIGURES } from '../../../src/panels/longTable/reference/figures';
import { TextTable } from '../../../src/panels/reference/TextTable';
import { levelValues } from '../../../src/rules/longTable/level';
import { paper } from '../kit';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

async function shown(name: Parameters<typeof Figure>[0]['name']) {
  const root = paper();
  await act(() => render(<Figure name={name} />, root));
  return root;
}

const textsOf = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('the first row and column of a table of texts are headings', async () => {
  const root = paper();
  await act(() => render(<TextTable text={'die|one|two\nhit|a|b\nmiss|c|d'} />, root));
  expect(textsOf(root, 'thead th[scope=col]')).toEqual(['die', 'one', 'two']);
  expect(textsOf(root, 'tbody th[scope=row]')).toEqual(['hit', 'miss']);
  expect(textsOf(root, 'td')).toEqual(['a', 'b', 'c', 'd']);
});

it('L3.2: the table of levels has a row for each of the levels 0 to 7', async () => {
  const root = await shown('levels');
  expect(textsOf(root, 'thead th')).toEqual(
    ['level', 'gold', 'trap', 'hazard', 'experience'].map((word) => `tableRules.table.${word}`),
  );
  expect(textsOf(root, 'tbody th')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  const { gold, trap, hazard, experience } = levelValues(7);
  expect(textsOf(root, 'tbody tr:last-child td')).toEqual([gold, trap, hazard, experience].map(String));
});

it('the table of the standard deck has the signs of the cards and how many there are', async () => {
  const root = await shown('deck');
  expect(textsOf(root, 'th').sort()).toEqual(['+1', '+2', '±0', '×2', '−1', '−2', '∅'].sort());
  expect(textsOf(root, 'td').reduce((sum, count) => sum + Number(count), 0)).toBe(20);
});

it.each(['slots', 'consume', 'drawTwo', 'reveal'] as const)('%s is a table of texts with a caption', async (name) => {
  const root = await shown(name);
  expect(root.querySelector('figure')?.dataset['figure']).toBe(name);
  expect(textsOf(root, 'table.text th[scope=col]')).toEqual([`tableRules.grid.${name}`]);
  expect(textsOf(root, 'figcaption')).toEqual([`tableRules.figure.${name}`]);
});

it.each(Object.keys(BOARD_FIGURES) as (keyof typeof BOARD_FIGURES)[])('%s is a board', async (name) => {
  const root = await shown(name);
  expect([root.querySelector('svg') !== null, root.querySelector('table')]).toEqual([true, null]);
});
