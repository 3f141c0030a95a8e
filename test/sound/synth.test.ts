/** Tests the samples of every sound: limits for speakers, and requirements of the style guide. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECIPES, SOUNDS_BY_IMPORTANCE } from '../../src/sound/recipes';
import { fromDecibels, type Layer, lengthOf, RATE, renderSamples } from '../../src/sound/synth';

const loudest = (samples: Float32Array) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);

/** A rough pitch in Hz: half the number of zero crossings per second. */
function pitchOf(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray((from / 1000) * RATE, (to / 1000) * RATE);
  const crossings = part.reduce(
    (count, each, i) => (i > 0 && each >= 0 !== (part[i - 1] ?? 0) >= 0 ? count + 1 : count),
    0,
  );
  return crossings / 2 / ((to - from) / 1000);
}

describe.each(SOUNDS_BY_IMPORTANCE)('%s', (sound) => {
  const recipe = RECIPES[sound];
  const samples = renderSamples(recipe);

  it('has finite samples for its whole duration, and the right volume', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(samples.length).toBe(Math.round((lengthOf(recipe) / 1000) * RATE));
    expect(loudest(samples)).toBeCloseTo(fromDecibels(recipe.peak), 5);
    expect([-12, -18]).toContain(recipe.peak);
  });

  it('begins and ends in silence, so that nothing clicks', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  it('is the same every time', () => {
    expect(renderSamples(recipe)).toEqual(samples);
  });

  it('begins within a fifth of a second', () => {
    const first = samples.findIndex((each) => Math.abs(each) > loudest(samples) / 10);
    expect((first / RATE) * 1000).toBeLessThan(200);
  });
});

describe('the synthesizer', () => {
  const sweeps = fc.double({ min: 20, max: 20_000, noNaN: true });
  const layers: fc.Arbitrary<Layer> = fc.record({
    wave: fc.constantFrom('noise', 'sine', 'saw'),
    hz: fc.tuple(sweeps, sweeps),
    through: fc.record({
      kind: fc.constantFrom('low', 'band'),
      hz: fc.tuple(sweeps, sweeps),
      q: fc.double({ min: 0.5, max: 12, noNaN: true }),
    }),
    at: fc.integer({ min: 0, max: 200 }),
    ms: fc.integer({ min: 1, max: 200 }),
    attack: fc.integer({ min: 1, max: 200 }),
    decay: fc.double({ min: 0, max: 8, noNaN: true }),
  });

  it('keeps all samples within limits, whatever the recipe', () => {
    fc.assert(
      fc.property(fc.array(layers, { maxLength: 3 }), (asked) => {
        const samples = renderSamples({ layers: asked, peak: -6 });
        expect(samples.every(Number.isFinite)).toBe(true);
        expect(loudest(samples)).toBeLessThanOrEqual(fromDecibels(-6) + 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  it('plays the given pitch, and glides between pitches', () => {
    const held = renderSamples({ layers: [{ wave: 'sine', hz: 440, ms: 500, decay: 0 }], peak: -6 });
    expect(pitchOf(held, 0, 500)).toBeCloseTo(440, -1);
    const gliding = renderSamples({ layers: [{ wave: 'sine', hz: [200, 800], ms: 500, decay: 0 }], peak: -6 });
    expect(pitchOf(gliding, 0, 60)).toBeLessThan(260);
    expect(pitchOf(gliding, 440, 500)).toBeGreaterThan(650);
  });

  it('passes low frequencies through a low-pass filter', () => {
    const through = (hz: number) =>
      renderSamples({ layers: [{ wave: 'noise', through: { kind: 'low', hz }, ms: 400, decay: 0 }], peak: -6 });
    expect(pitchOf(through(300), 0, 400)).toBeLessThan(pitchOf(through(3000), 0, 400) / 2);
  });

  it('makes no samples from an empty recipe', () => {
    expect(renderSamples({ layers: [], peak: -12 })).toEqual(new Float32Array(0));
  });
});

describe('sounds of results', () => {
  it('have one, two or three plucks: the better the result, the more', () => {
    const [a, b, c] = (['resultA', 'resultB', 'resultC'] as const).map((sound) => RECIPES[sound].layers.length);
    expect([(b ?? 0) - (a ?? 0), (c ?? 0) - (b ?? 0)]).toEqual([4, 4]);
    expect(lengthOf(RECIPES.resultA)).toBeLessThan(lengthOf(RECIPES.resultB));
    expect(lengthOf(RECIPES.resultB)).toBeLessThan(lengthOf(RECIPES.resultC));
  });
});
