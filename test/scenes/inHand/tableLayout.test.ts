// @vitest-environment jsdom
/** Tests that the layout changes only with the activity, and that its text size follows the style sheets. */
import { afterEach, expect, it, vi } from 'vitest';
import { TableLayout } from '../../../src/scenes/inHand/table/TableLayout';

afterEach(() => vi.restoreAllMocks());

const styled = (values: Record<string, string>) =>
  vi
    .spyOn(globalThis, 'getComputedStyle')
    .mockReturnValue({ getPropertyValue: (name: string) => values[name] ?? '' } as CSSStyleDeclaration);

it('the layout changes when the activity changes, and stays the same otherwise', () => {
  styled({});
  const layout = new TableLayout();
  layout.resize(390, 844, 'map');
  const map = layout.current;
  layout.turnTo('map');
  expect(layout.current).toBe(map);
  layout.turnTo('combat');
  const combat = layout.current;
  expect(combat).not.toEqual(map);
  expect(layout.layoutFor('combat')).toBe(combat);
  expect(layout.layoutFor('map')).toEqual(map);
});

it('the text size is read when the window changes, and not during a motion', () => {
  const read = styled({});
  const layout = new TableLayout();
  layout.resize(1440, 900, 'combat');
  const plain = layout.current;
  styled({ '--text-size': '1.3' });
  layout.resize(1440, 900, 'combat');
  expect(layout.current).not.toEqual(plain);
  const calls = vi.mocked(getComputedStyle).mock.calls.length;
  layout.turnTo('map');
  expect(vi.mocked(getComputedStyle).mock.calls.length).toBe(calls);
  expect(read).toBeDefined();
});
