/** Tests the position of the tab for basic actions beside a lifted card half: it is never between the half and its targets. */
import { describe, expect, it } from 'vitest';
import { tabBox } from '../../../src/scenes/inHand/table/tabBox';

describe('the tab of the basic actions', () => {
  it('is on the inner side of the finger in a portrait window, where the targets are above', () => {
    const phone = { composition: 'portrait', width: 390 } as const;
    const [left, right] = [100, 300].map((x) => tabBox({ x, y: 700 }, phone, 'right'));
    expect(left?.x).toBeGreaterThan(100);
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThan(300);
  });

  it('is to the right of the finger in a wide window, where the targets are to its left', () => {
    for (const composition of ['landscape', 'desktop'] as const)
      expect(tabBox({ x: 600, y: 300 }, { composition, width: 844 }, 'right').x).toBeGreaterThan(600);
  });

  it('is to the left of the finger of a left-handed player in a wide window, where the targets are to its right', () => {
    for (const composition of ['landscape', 'desktop'] as const) {
      const { x, width } = tabBox({ x: 300, y: 300 }, { composition, width: 844 }, 'left');
      expect(x + width).toBeLessThan(300);
    }
  });

  it('stays inside the window', () => {
    const wide = { composition: 'landscape', width: 844 } as const;
    const { x, width } = tabBox({ x: 830, y: 300 }, wide, 'right');
    expect(x + width).toBeLessThanOrEqual(844);
    expect(tabBox({ x: 10, y: 300 }, wide, 'left').x).toBe(0);
  });
});
