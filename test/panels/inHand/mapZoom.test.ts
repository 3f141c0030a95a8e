import { describe, expect, it } from 'vitest';
import {
  DOUBLE_TAP,
  panned,
  pinched,
  WHOLE,
  wheelFactor,
  type Zoom,
  zoomedAt,
} from '../../../src/panels/inHand/map/zoom';

const FRAME = { width: 366, height: 511 };
/** The point of the unzoomed card that is shown at a point of the frame. */
const shownAt = ({ scale, x, y }: Zoom, at: { x: number; y: number }) => [(at.x - x) / scale, (at.y - y) / scale];

describe('the map card in its frame', () => {
  it('is enlarged around the point that was tapped or under the mouse', () => {
    const at = { x: 60, y: -100 };
    const zoom = zoomedAt(WHOLE, DOUBLE_TAP, at, FRAME);
    expect(zoom.scale).toBe(DOUBLE_TAP);
    expect(shownAt(zoom, at)).toEqual([expect.closeTo(60), expect.closeTo(-100)]);
  });

  it('is never smaller than its frame, and leaves no part of it empty', () => {
    expect(zoomedAt(WHOLE, 0.5, { x: 100, y: 100 }, FRAME)).toEqual(WHOLE);
    const twice = zoomedAt(WHOLE, 2, { x: 0, y: 0 }, FRAME);
    expect(panned(twice, 9999, -9999, FRAME)).toEqual({ scale: 2, x: FRAME.width / 2, y: -FRAME.height / 2 });
    expect(zoomedAt(panned(twice, 9999, 9999, FRAME), 0.5, { x: 0, y: 0 }, FRAME)).toEqual(WHOLE);
    expect(zoomedAt(twice, 100, { x: 0, y: 0 }, FRAME).scale).toBeLessThan(4);
  });

  it('cannot be moved while it is whole', () => {
    const { scale, x, y } = panned(WHOLE, 40, 40, FRAME);
    expect([scale, Math.abs(x), Math.abs(y)]).toEqual([1, 0, 0]);
  });

  it('follows two fingers: what is under them stays under them', () => {
    const twice = zoomedAt(WHOLE, 2, { x: 0, y: 0 }, FRAME);
    const [a, b] = [
      { x: -40, y: 0 },
      { x: 40, y: 20 },
    ];
    const [toA, toB] = [
      { x: -50, y: 30 },
      { x: 50, y: 55 },
    ];
    const middle = { x: (toA.x + toB.x) / 2, y: (toA.y + toB.y) / 2 };
    const factor = Math.hypot(toB.x - toA.x, toB.y - toA.y) / Math.hypot(b.x - a.x, b.y - a.y);
    const zoom = pinched(twice, factor, middle, { x: middle.x, y: middle.y - 10 }, FRAME);
    expect(zoom.scale).toBeCloseTo(2.5);
    const near = (one: number[], other: number[]) =>
      one.forEach((value, i) => {
        expect(value).toBeCloseTo(other[i] ?? Number.NaN, 5);
      });
    near(shownAt(zoom, toA), shownAt(twice, a));
    near(shownAt(zoom, toB), shownAt(twice, b));
  });

  it('grows when the wheel is turned away, and shrinks as much when it is turned back', () => {
    expect(wheelFactor(-100)).toBeGreaterThan(1.1);
    expect(wheelFactor(-100) * wheelFactor(100)).toBeCloseTo(1);
  });
});
