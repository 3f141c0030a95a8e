import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULER } from '../../../src/rules/inHand/dice';
import { FACES } from '../../../src/rules/inHand/vocabulary';
import {
  blurDuring,
  crossing,
  faceUnderLine,
  type Gesture,
  HOLD_MS,
  isThrow,
  LAST_BORDER_MS,
  type Line,
  poseDuring,
  restPoseFor,
  THROW_MS,
  velocity,
} from '../../../src/scenes/inHand/roll/ruler';

const ruler = { segment: 33 };
const line: Line = { point: { x: 195, y: 505 }, angle: 0 };
const readable = { at: 11, from: 3, to: 12 };
const residues = Array.from({ length: 3 * RULER.segment }, (_, i) => i).filter(
  (i) => i % RULER.segment >= RULER.margin && i % RULER.segment < RULER.segment - RULER.margin,
);
const faceOf = (residue: number) => FACES[Math.floor(residue / RULER.segment)];

const gestures: fc.Arbitrary<Gesture> = fc.record({
  pose: fc.record({
    x: fc.double({ min: -200, max: 500, noNaN: true }),
    y: fc.double({ min: 300, max: 1000, noNaN: true }),
    angle: fc.double({ min: -0.87, max: -0.7, noNaN: true }),
  }),
  velocity: fc.record({
    x: fc.double({ min: -4000, max: 4000, noNaN: true }),
    y: fc.double({ min: -4000, max: 4000, noNaN: true }),
  }),
});
const cellsAt = (pose: Gesture['pose']) => crossing(pose, line) / ruler.segment;

describe('R2.1 the throw', () => {
  it('has 4500 residues, 1500 for each face', () => {
    const counts = FACES.map((face) => residues.filter((residue) => faceOf(residue) === face).length);
    expect(counts).toEqual([1500, 1500, 1500]);
  });

  it('ends with the centre of a cell of the rolled face on the line, at the readable position, whatever the gesture', () => {
    fc.assert(
      fc.property(gestures, fc.constantFrom(...residues), (gesture, residue) => {
        const { pose, cell, point } = restPoseFor(gesture, residue, line, ruler, readable);
        expect(faceUnderLine(pose, line, ruler)).toBe(faceOf(residue));
        expect(cell).toBeGreaterThanOrEqual(0);
        expect(cell).toBeLessThanOrEqual(14);
        expect(cellsAt(pose)).toBeCloseTo(cell + 0.5);
        expect(point).toEqual({ x: line.point.x + readable.at, y: line.point.y });
        expect(pose.angle).toBeCloseTo(-Math.PI / 4);
      }),
      { numRuns: 2000 },
    );
  });

  it('of a decisive roll ends at the same place, equally late for each face, after waiting with a border on the line', () => {
    fc.assert(
      fc.property(gestures, fc.constantFrom(...residues), (gesture, residue) => {
        const rest = restPoseFor(gesture, residue, line, ruler, readable);
        const held = (ms: number) => poseDuring(gesture.pose, rest, ruler, ms, true);
        for (const ms of [LAST_BORDER_MS, LAST_BORDER_MS + HOLD_MS / 2, LAST_BORDER_MS + HOLD_MS]) {
          const cells = cellsAt(held(ms));
          expect(cells).toBeCloseTo(Math.round(cells));
          expect(Math.abs(cells - rest.cell - 0.5)).toBeCloseTo(0.5);
        }
        expect(held(THROW_MS + HOLD_MS)).toEqual(rest.pose);
        expect(held(600)).toEqual(poseDuring(gesture.pose, rest, ruler, 600));
      }),
    );
  });

  it('cannot be aimed: with the same gesture each face results from exactly a third of the residues', () => {
    fc.assert(
      fc.property(gestures, (gesture) => {
        const counts = { A: 0, B: 0, C: 0 };
        for (const residue of residues)
          counts[faceUnderLine(restPoseFor(gesture, residue, line, ruler, readable).pose, line, ruler) ?? 'A'] += 1;
        expect(counts).toEqual({ A: 1500, B: 1500, C: 1500 });
      }),
      { numRuns: 40 },
    );
  });

  it('moves six to nine cells if the ruler has them, in the direction of the throw', () => {
    const at = (cells: number, y: number): Gesture => ({
      pose: {
        x: 195 - cells * ruler.segment * Math.SQRT1_2,
        y: 505 + cells * ruler.segment * Math.SQRT1_2,
        angle: -Math.PI / 4,
      },
      velocity: { x: 0, y },
    });
    for (const residue of [200, 2000, 3800]) {
      const { runs } = restPoseFor(at(13, -900), residue, line, ruler, readable);
      expect(runs).toBeLessThanOrEqual(-6);
      expect(runs).toBeGreaterThanOrEqual(-9);
      expect(restPoseFor(at(2, 900), residue, line, ruler, readable).runs).toBeGreaterThanOrEqual(6);
      // From the middle of the ruler fewer cells are left: it still moves on, and never back.
      expect(restPoseFor(at(7, -900), residue, line, ruler, readable).runs).toBeLessThanOrEqual(-1.5);
      expect(restPoseFor(at(7, 900), residue, line, ruler, readable).runs).toBeGreaterThanOrEqual(1.5);
    }
  });

  it('is blurred by 2 px at the release, less and less while it slides, and not while it crawls', () => {
    expect([0, 150, 300, 640, THROW_MS].map(blurDuring)).toEqual([2, 1, 0, 0, 0]);
  });

  it('slides for 300 ms, takes 130, 210 and 340 ms for its last three cells, and never moves beyond its end', () => {
    fc.assert(
      fc.property(gestures, fc.constantFrom(...residues), (gesture, residue) => {
        const rest = restPoseFor(gesture, residue, line, ruler, readable);
        const at = (ms: number) => cellsAt(poseDuring(gesture.pose, rest, ruler, ms)) - (rest.cell + 0.5);
        const step = Math.min(1, Math.abs(rest.runs) / 4);
        expect([300, 430, 640, 980].map((ms) => Math.abs(at(ms)) / step)).toEqual(
          [3, 2, 1, 0].map((cells) => expect.closeTo(cells, 5)),
        );
        for (let ms = 300; ms < THROW_MS; ms += 20) {
          expect(at(ms) * Math.sign(rest.runs)).toBeLessThanOrEqual(1e-6);
          expect(Math.abs(at(ms))).toBeGreaterThanOrEqual(Math.abs(at(ms + 20)) - 1e-6);
        }
        expect(poseDuring(gesture.pose, rest, ruler, THROW_MS)).toEqual(rest.pose);
      }),
      { numRuns: 300 },
    );
  });

  it('fails when the ruler never comes near the line', () => {
    const still = { x: 0, y: 0 };
    const angle = -Math.PI / 4;
    expect(isThrow({ pose: { x: 100, y: 2000, angle }, velocity: still }, line, ruler)).toBe(false);
    expect(isThrow({ pose: { x: 100, y: 500, angle }, velocity: still }, line, ruler)).toBe(false);
    expect(isThrow({ pose: { x: 60, y: 700, angle }, velocity: { x: 0, y: -2200 } }, line, ruler)).toBe(true);
  });
});

describe('the speed at release', () => {
  const drag = (times: readonly number[], speed: number) => times.map((at) => ({ at, x: (at * speed) / 1000, y: 0 }));

  it('is measured over the last 80 ms', () => {
    expect(velocity(drag([0, 16, 32, 48, 64, 80], 500), 80).x).toBeCloseTo(500);
  });

  it('is 0 after a pause', () => {
    expect(velocity(drag([0, 16, 32, 48], 900), 200)).toEqual({ x: 0, y: 0 });
  });

  it('is 0 without samples', () => {
    expect(velocity([], 0)).toEqual({ x: 0, y: 0 });
  });
});
