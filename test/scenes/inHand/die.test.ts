import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedGenerator } from '../../../src/rules/core/chance';
import { rollDie } from '../../../src/rules/inHand/dice';
import {
  defaultPath,
  directionOf,
  motionAt,
  PIPS,
  restingTurn,
  thrownPath,
  topOf,
} from '../../../src/scenes/inHand/roll/die';

const tray = { x: 40, y: 200, width: 320, height: 150 };
const EDGE = 56;
const pips = fc.constantFrom(...PIPS);
const gestures = fc.record({
  pose: fc.record({
    x: fc.double({ min: 20, max: 380, noNaN: true }),
    y: fc.double({ min: 190, max: 360, noNaN: true }),
    angle: fc.constant(0),
  }),
  velocity: fc.record({
    x: fc.double({ min: -4000, max: 4000, noNaN: true }),
    y: fc.double({ min: -4000, max: 4000, noNaN: true }),
  }),
});

describe('R2.2 the throw of the die', () => {
  it('ends on the rolled number of pips, whatever the gesture', () => {
    fc.assert(
      fc.property(gestures, pips, fc.double({ min: -3, max: 3, noNaN: true }), (gesture, rolled, yaw) => {
        const run = thrownPath(gesture, tray, EDGE);
        fc.pre(run !== null);
        expect(topOf(motionAt(run, restingTurn(rolled, yaw), 1).turn)).toBe(rolled);
      }),
    );
  });

  it('stays in the tray, and the die turns over at least once, however gently it is thrown', () => {
    fc.assert(
      fc.property(gestures, (gesture) => {
        const run = thrownPath(gesture, tray, EDGE);
        fc.pre(run !== null);
        expect(run.to.x).toBeGreaterThanOrEqual(tray.x);
        expect(run.to.x).toBeLessThanOrEqual(tray.x + tray.width);
        expect(run.to.y).toBeGreaterThanOrEqual(tray.y);
        expect(run.to.y).toBeLessThanOrEqual(tray.y + tray.height);
        expect(run.angle).toBeGreaterThan(2 * Math.PI);
      }),
    );
  });

  it('does not count if the die is put down outside the tray', () => {
    const gesture = { pose: { x: 200, y: 700, angle: 0 }, velocity: { x: 0, y: 0 } };
    expect(thrownPath(gesture, tray, EDGE)).toBeNull();
    expect(thrownPath({ ...gesture, velocity: { x: 0, y: -1400 } }, tray, EDGE)).not.toBeNull();
  });

  it('turns in its direction: when it moves right, its upper side turns to the right', () => {
    const run = defaultPath(tray, { x: 60, y: 275 }, EDGE, 0.5);
    const level = { ...run, axis: [0, 1, 0] as const, angle: Math.PI / 2 };
    // A quarter turn before the end, the side that ends on top points to the left.
    expect(directionOf(motionAt(level, restingTurn(3, 0), 0).turn, 3)[0]).toBeCloseTo(-1);
  });

  it('uses a die whose opposite sides add up to seven', () => {
    for (const each of PIPS) {
      const rest = restingTurn(each, 0.4);
      expect(directionOf(rest, (7 - each) as (typeof PIPS)[number])[2]).toBeCloseTo(-1);
    }
  });

  it('shows both pip numbers of a face about equally often: the drawn position decides between them', () => {
    let generator = seedGenerator('pips');
    const counts = new Map<number, number>();
    for (let n = 0; n < 6000; n++) {
      const rolled = rollDie(generator);
      generator = rolled.next;
      counts.set(rolled.pips, (counts.get(rolled.pips) ?? 0) + 1);
    }
    for (const each of PIPS) expect(Math.abs((counts.get(each) ?? 0) - 1000)).toBeLessThan(120);
  });
});
