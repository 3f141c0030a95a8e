/** Tests the position of the tab for basic actions beside a lifted card half: it is never between the half and its targets. */
import { describe, expect, it } from 'vitest';
import { tabBox } from '../../../src/scenes/inHand/table/tabBox';

describe('the tab of the basic actions', () => {
  it('is on the inner side of the finger in a portrait window, where the targets are above', () => {
    const phone = { composition: 'portrait', width: 390 } as const;
    const [left, right] = [tabBox({ x: 100, y: 700 }, phone), tabBox({ x: 300, y: 700 }, phone)];
    expect(left.x).toBeGreaterThan(100);
    expect(right.x + right.width).toBeLessThan(300);
  });

  it('is to the right of the finger in a wide window, where the targets are to its left', () => {
    for (const composition of ['landscape', 'desktop'] as const)
      expect(tabBox({ x: 600, y: 300 }, { composition, width: 844 }).x).toBeGreaterThan(600);
  });

  it('stays inside the window', () => {
    const { x, width } = tabBox({ x: 830, y: 300 }, { composition: 'landscape', width: 844 });
    expect(x + width).toBeLessThanOrEqual(844);
  });
});
