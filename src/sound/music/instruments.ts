/** Defines the instruments. Each instrument has one synthesised note, which is played faster or slower for the other notes. */
import type { Layer, Recipe } from '../synth';
import type { Instrument } from './themes';

interface Recorded {
  readonly recipe: Recipe;
  /** The pitch of the synthesised note, in Hz; for drum and clock only a nominal pitch. */
  readonly hz: number;
}

/** The peak level of the music in dBFS, lower than the peak level of every sound of an event or of the interface. */
const PEAK = -20;

const partials = (hz: number, ms: number, count: number, fall: number, more: Partial<Layer>): Layer[] =>
  Array.from({ length: count }, (_, n) => ({
    wave: 'sine',
    hz: hz * (n + 1),
    ms: ms / (n + 1) ** 0.5,
    gain: 1 / (n + 1) ** fall,
    ...more,
  }));

export const INSTRUMENT_NOTES: Readonly<Record<Instrument, Recorded>> = {
  string: {
    hz: 293.6,
    recipe: { peak: PEAK, layers: partials(293.6, 1900, 5, 1.3, { attack: 4, decay: 5 }) },
  },
  reed: {
    hz: 146.8,
    // Two reeds that are slightly out of tune, so that they beat slowly.
    recipe: {
      peak: PEAK - 4,
      layers: [146.8, 147.5].map((hz) => ({
        wave: 'saw',
        hz,
        through: { kind: 'low', hz: 520, q: 0.7 },
        ms: 8000,
        attack: 900,
        decay: 0.6,
      })),
    },
  },
  bell: {
    hz: 440,
    recipe: {
      peak: PEAK - 3,
      layers: [1, 2.76, 5.4].map((ratio, n) => ({
        wave: 'sine',
        hz: 440 * ratio,
        ms: 2200 / (n + 1),
        gain: 1 / (n + 1) ** 1.6,
        attack: 2,
        decay: 5,
      })),
    },
  },
  pipe: {
    hz: 392,
    recipe: {
      peak: PEAK - 2,
      layers: [
        ...partials(392, 2600, 3, 2.2, { attack: 90, decay: 1 }),
        { wave: 'noise', through: { kind: 'band', hz: 784, q: 4 }, ms: 2400, gain: 0.06, attack: 60, decay: 1 },
      ],
    },
  },
  bass: {
    hz: 73.4,
    recipe: { peak: PEAK, layers: partials(73.4, 1400, 4, 1.2, { attack: 8, decay: 3.5 }) },
  },
  drum: {
    hz: 73.4,
    recipe: {
      peak: PEAK,
      layers: [
        { wave: 'sine', hz: [86, 52], ms: 260, attack: 3, decay: 5 },
        { wave: 'noise', through: { kind: 'low', hz: 260, q: 0.7 }, ms: 70, gain: 0.35, attack: 1 },
      ],
    },
  },
  clock: {
    hz: 293.6,
    recipe: {
      peak: PEAK - 6,
      layers: [
        { wave: 'sine', hz: 1174, ms: 40, attack: 1, decay: 7 },
        { wave: 'noise', through: { kind: 'band', hz: 2300, q: 4 }, ms: 18, gain: 0.5, attack: 1, decay: 4 },
      ],
    },
  },
};
