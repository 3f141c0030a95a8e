import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULER } from '../../../src/rules/inHand/dice';
import { FACES } from '../../../src/rules/inHand/vocabulary';
import {
  aim,
  crossing,
  easyThrow,
  type Gesture,
  type Line,
  PERIOD,
  pointOn,
  readOff,
  settle,
  velocity,
} from '../../../src/scenes/inHand/roll/ruler';

const ruler = { segment: 26 };
const line: Line = { point: { x: 195, y: 505 }, angle: 0 };
const readable = { from: -30, to: 15, middle: 8 };
const residues = Array.from({ length: PERIOD }, (_, i) => i).filter(
  (i) => i % RULER.segment >= RULER.margin && i % RULER.segment < RULER.segment - RULER.margin,
);
const faceOf = (residue: number) => FACES[Math.floor(residue / RULER.segment)];

const gestures: fc.Arbitrary<Gesture> = fc.record({
  pose: fc.record({
    x: fc.double({ min: -200, max: 500, noNaN: true }),
    y: fc.double({ min: 300, max: 1000, noNaN: true }),
    angle: fc.double({ min: -1.4, max: -0.2, noNaN: true }),
  }),
  velocity: fc.record({
    x: fc.double({ min: -4000, max: 4000, noNaN: true }),
    y: fc.double({ min: -4000, max: 4000, noNaN: true }),
  }),
});

describe('R2.1 the throw', () => {
  it('has 4500 residues, 1500 for each face', () => {
    const counts = FACES.map((face) => residues.filter((residue) => faceOf(residue) === face).length);
    expect(counts).toEqual([1500, 1500, 1500]);
  });

  it('shows what was rolled: the letter read off the final pose is the residue’s, whatever the gesture', () => {
    fc.assert(
      fc.property(gestures, fc.constantFrom(...residues), (gesture, residue) => {
        const aimed = aim(gesture, line, ruler);
        fc.pre(aimed !== null);
        const { pose, segment } = settle(aimed, residue, line, ruler, readable);
        expect(readOff(pose, line, ruler)).toBe(faceOf(residue));
        expect(FACES[segment % 3]).toBe(faceOf(residue));
      }),
      { numRuns: 2000 },
    );
  });

  it('comes to rest where it can be read, however it was thrown: on the readable stretch of the line, and near the middle of the ruler', () => {
    fc.assert(
      fc.property(gestures, fc.constantFrom(...residues), (gesture, residue) => {
        const aimed = aim(gesture, line, ruler);
        fc.pre(aimed !== null);
        const { pose, at, point } = settle(aimed, residue, line, ruler, readable);
        expect(point.y).toBeCloseTo(line.point.y);
        expect(point.x).toBeGreaterThanOrEqual(line.point.x + readable.from - 1e-6);
        expect(point.x).toBeLessThanOrEqual(line.point.x + readable.to + 1e-6);
        expect(pointOn(pose, crossing(pose, line)).x).toBeCloseTo(point.x);
        expect(Math.abs(at - readable.middle * RULER.segment)).toBeLessThanOrEqual(PERIOD / 2);
      }),
      { numRuns: 1000 },
    );
  });

  it('cannot be aimed: one and the same gesture yields each letter in exactly a third of the residues', () => {
    fc.assert(
      fc.property(gestures, (gesture) => {
        const aimed = aim(gesture, line, ruler);
        fc.pre(aimed !== null);
        const counts = { A: 0, B: 0, C: 0 };
        for (const residue of residues)
          counts[readOff(settle(aimed, residue, line, ruler, readable).pose, line, ruler) ?? 'A'] += 1;
        expect(counts).toEqual({ A: 1500, B: 1500, C: 1500 });
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the crossing on the ruler and off its marks', () => {
    fc.assert(
      fc.property(gestures, fc.constantFrom(...residues), (gesture, residue) => {
        const aimed = aim(gesture, line, ruler);
        fc.pre(aimed !== null);
        const { pose, at } = settle(aimed, residue, line, ruler, readable);
        const along = crossing(pose, line) / ruler.segment;
        expect(along).toBeGreaterThan(0);
        expect(along).toBeLessThan(15);
        expect(at % RULER.segment).toBeGreaterThanOrEqual(RULER.margin);
      }),
      { numRuns: 1000 },
    );
  });

  it('misses when the ruler never comes near the line', () => {
    const still = { x: 0, y: 0 };
    expect(aim({ pose: { x: 100, y: 2000, angle: -Math.PI / 4 }, velocity: still }, line, ruler)).toBeNull();
    expect(aim({ pose: { x: 100, y: 505 - 5, angle: -Math.PI / 4 }, velocity: still }, line, ruler)).toBeNull();
  });

  it('brakes a throw that is too hard, and always lands an easy one', () => {
    const hard: Gesture = { pose: { x: 60, y: 700, angle: -Math.PI / 4 }, velocity: { x: 0, y: -2200 } };
    expect(aim(hard, line, ruler)).not.toBeNull();
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (whim) => {
        expect(aim(easyThrow(line, ruler, whim), line, ruler)).not.toBeNull();
      }),
    );
  });
});

describe('the speed at release', () => {
  const drag = (times: readonly number[], speed: number) => times.map((at) => ({ at, x: (at * speed) / 1000, y: 0 }));

  it('is that of the last 80 ms', () => {
    expect(velocity(drag([0, 16, 32, 48, 64, 80], 500), 80).x).toBeCloseTo(500);
  });

  it('is nothing after a rest', () => {
    expect(velocity(drag([0, 16, 32, 48], 900), 200)).toEqual({ x: 0, y: 0 });
  });

  it('is nothing without samples', () => {
    expect(velocity([], 0)).toEqual({ x: 0, y: 0 });
  });
});
