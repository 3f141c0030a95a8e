/** Tests the place of an explanation beside the thing that it explains. */
import { describe, expect, it } from 'vitest';
import { roomBeside, slipPlace } from '../../../src/panels/inHand/hud/slipPlace';

const window = { width: 400, height: 800 };
const slip = { width: 200, height: 100 };

describe('an explanation', () => {
  it('is below a point in the upper half of the window, and above one in the lower half', () => {
    expect(slipPlace({ x: 200, y: 100 }, window, slip)).toEqual({ left: 100, top: 118 });
    expect(slipPlace({ x: 200, y: 700 }, window, slip)).toEqual({ left: 100, top: 582 });
    expect([roomBeside(400, window).over, roomBeside(401, window).over]).toEqual([false, true]);
  });

  it('is at most as high as the room on its side', () => {
    expect(roomBeside(100, window).maxHeight).toBe(674);
    expect(roomBeside(700, window).maxHeight).toBe(674);
    expect(roomBeside(400, window).maxHeight).toBe(374);
  });

  it('stays inside the window', () => {
    expect(slipPlace({ x: 10, y: 100 }, window, slip).left).toBe(8);
    expect(slipPlace({ x: 390, y: 100 }, window, slip).left).toBe(192);
    expect(slipPlace({ x: 200, y: 410 }, window, { width: 500, height: 700 })).toEqual({ left: 8, top: 8 });
  });
});
