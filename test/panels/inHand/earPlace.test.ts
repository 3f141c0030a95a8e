import { describe, expect, it } from 'vitest';
import { EAR_TARGET, placeOfEar } from '../../../src/panels/inHand/hud/earPlace';

const WINDOW = { left: 0, top: 0, right: 390, bottom: 844 };
const CORNER = { x: 200, y: 500 };
const button = (left: number, top: number, width = 120, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("the touch target of a card's dog-ear", () => {
  it('reaches beyond the corner of the card where nothing else is', () => {
    expect(placeOfEar(CORNER, false, WINDOW, [])).toEqual({ left: 174, top: 474 });
    expect(placeOfEar(CORNER, true, WINDOW, [])).toEqual({ left: 174, top: 482 });
  });

  it('moves off a button below or beside it, and keeps the corner', () => {
    expect(placeOfEar(CORNER, false, WINDOW, [button(100, 506)])).toEqual({ left: 174, top: 506 - EAR_TARGET });
    expect(placeOfEar(CORNER, false, WINDOW, [button(203, 480)])).toEqual({ left: 203 - EAR_TARGET, top: 474 });
  });

  it('stays inside the window, whose edge may be near the corner', () => {
    expect(placeOfEar({ x: 99, y: 830 }, false, WINDOW, [])).toEqual({ left: 73, top: 800 });
    expect(placeOfEar({ x: 388, y: 500 }, false, WINDOW, [])).toEqual({ left: 346, top: 474 });
  });

  it('is nowhere if a button covers the corner itself, or the corner is outside', () => {
    expect(placeOfEar(CORNER, false, WINDOW, [button(150, 480)])).toBeNull();
    expect(placeOfEar({ x: 200, y: 900 }, false, WINDOW, [])).toBeNull();
  });
});
