// @vitest-environment jsdom
/** How the table lies: newly only when something else is done, with words as large as the style sheets want them. */
import { afterEach, expect, it, vi } from 'vitest';
import { TableLayout } from '../../../src/scenes/inHand/table/TableLayout';

afterEach(() => vi.restoreAllMocks());

const styled = (values: Record<string, string>) =>
  vi
    .spyOn(globalThis, 'getComputedStyle')
    .mockReturnValue({ getPropertyValue: (name: string) => values[name] ?? '' } as CSSStyleDeclaration);

it('lies anew when it turns to something else, and stays as it is for the same', () => {
  styled({});
  const layout = new TableLayout();
  layout.resize(390, 844, 'map');
  const map = layout.now;
  layout.turnTo('map');
  expect(layout.now).toBe(map);
  layout.turnTo('combat');
  const combat = layout.now;
  expect(combat).not.toEqual(map);
  expect(layout.in('combat')).toBe(combat);
  expect(layout.in('map')).toEqual(map);
});

it('reads how large words are wanted when the window changes, and not in mid-motion', () => {
  const read = styled({});
  const layout = new TableLayout();
  layout.resize(1440, 900, 'combat');
  const plain = layout.now;
  styled({ '--text-size': '1.3' });
  layout.resize(1440, 900, 'combat');
  expect(layout.now).not.toEqual(plain);
  const calls = vi.mocked(getComputedStyle).mock.calls.length;
  layout.turnTo('map');
  expect(vi.mocked(getComputedStyle).mock.calls.length).toBe(calls);
  expect(read).toBeDefined();
});
