/** The tab of the basic actions beside a lifted half: never on the way to where the half works. */
import { describe, expect, it } from 'vitest';
import { tabBox } from '../../../src/scenes/inHand/table/tabBox';

describe('the tab of the basic actions', () => {
  it('is beside the finger on the side of the middle in an upright window, as the targets are above', () => {
    const phone = { composition: 'portrait', width: 390 } as const;
    const [left, right] = [tabBox({ x: 100, y: 700 }, phone), tabBox({ x: 300, y: 700 }, phone)];
    expect(left.x).toBeGreaterThan(100);
    expect(right.x + right.width).toBeLessThan(300);
  });

  it('is on the right of the finger in a wide window, as the targets are on its left', () => {
    for (const composition of ['landscape', 'desktop'] as const)
      expect(tabBox({ x: 600, y: 300 }, { composition, width: 844 }).x).toBeGreaterThan(600);
  });

  it('stays in the window', () => {
    const { x, width } = tabBox({ x: 830, y: 300 }, { composition: 'landscape', width: 844 });
    expect(x + width).toBeLessThanOrEqual(844);
  });
});
