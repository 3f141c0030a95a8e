/** Synthesises the background sounds of places: a seamless loop of noise (the bed), and single sounds (incidents) such as a drip. */
import { createFilter, fromDecibels, RATE, type Recipe, scaleToPeak, whiteNoise } from './synth';

export const PLACES = ['wind', 'drips', 'furnace', 'murmur', 'hall'] as const;
export type Place = (typeof PLACES)[number];

/** A layer of noise. `swells` are the numbers of swells per loop; the swells of several numbers are multiplied. */
interface Strand {
  readonly kind: 'low' | 'band';
  readonly hz: number;
  readonly q?: number;
  readonly gain: number;
  readonly swells: readonly number[];
}

interface Ambience {
  readonly strands: readonly Strand[];
  /** A sound at irregular times; `every` is the range of the pause between two such sounds, in seconds. */
  readonly incident: { readonly recipe: Recipe; readonly every: readonly [least: number, most: number] };
}

const LOOP_SECONDS = 6;
/** The end of a loop fades into its beginning for this many seconds. */
const SEAM_SECONDS = 0.5;
/** Number of samples per step of a swell. */
const BLOCK = 42;
/** The level of the loudest sample of the noise, in dBFS. On average the noise is 12 dB softer. */
const BED_PEAK = -30;
const INCIDENT_PEAK = -32;

const BROWN: Strand = { kind: 'low', hz: 160, gain: 1, swells: [1] };

const AMBIENCES: Readonly<Record<Place, Ambience>> = {
  wind: {
    strands: [
      BROWN,
      { kind: 'band', hz: 420, q: 3, gain: 0.5, swells: [2, 3] },
      { kind: 'band', hz: 760, q: 6, gain: 0.3, swells: [3, 5] },
    ],
    incident: {
      recipe: {
        peak: INCIDENT_PEAK - 4,
        layers: [
          {
            wave: 'noise',
            through: { kind: 'band', hz: [380, 820], q: 9 },
            ms: 2600,
            attack: 1300,
            decay: 0.5,
          },
        ],
      },
      every: [11, 25],
    },
  },
  drips: {
    strands: [BROWN, { kind: 'low', hz: 90, gain: 0.8, swells: [2] }],
    incident: {
      recipe: {
        peak: INCIDENT_PEAK,
        layers: [
          { wave: 'sine', hz: [900, 1700], ms: 55, attack: 2, decay: 4 },
          { wave: 'sine', hz: [1000, 1600], ms: 60, at: 190, attack: 3, decay: 4, gain: 0.25 },
          { wave: 'sine', hz: [1000, 1500], ms: 60, at: 380, attack: 3, decay: 4, gain: 0.1 },
        ],
      },
      every: [9, 20],
    },
  },
  furnace: {
    strands: [
      { kind: 'low', hz: 110, gain: 1, swells: [3] },
      { kind: 'band', hz: 300, q: 1, gain: 0.35, swells: [5, 7] },
    ],
    incident: {
      recipe: {
        peak: INCIDENT_PEAK,
        layers: [0, 40, 130, 150, 290].map((at) => ({
          wave: 'noise',
          through: { kind: 'band', hz: 1500 + at * 4, q: 2 },
          at,
          ms: 14,
          attack: 1,
          decay: 2,
          gain: 1 - at / 500,
        })),
      },
      every: [3, 9],
    },
  },
  murmur: {
    strands: [
      { ...BROWN, gain: 0.6 },
      { kind: 'band', hz: 330, q: 4, gain: 0.7, swells: [31, 5] },
      { kind: 'band', hz: 470, q: 4, gain: 0.6, swells: [37, 3] },
      { kind: 'band', hz: 640, q: 5, gain: 0.4, swells: [43, 7] },
    ],
    incident: {
      recipe: {
        peak: INCIDENT_PEAK - 2,
        layers: [1900, 2870, 4400].map((hz, n) => ({
          wave: 'sine',
          hz,
          ms: 160,
          attack: 1,
          decay: 5,
          gain: 1 / (n + 1),
        })),
      },
      every: [8, 21],
    },
  },
  hall: {
    strands: [{ ...BROWN, gain: 0.8 }],
    incident: {
      // Four ticks of a clock; every second tick is lower.
      recipe: {
        peak: INCIDENT_PEAK - 4,
        layers: [0, 700, 1400, 2100].map((at, n) => ({
          wave: 'noise',
          through: { kind: 'band', hz: n % 2 === 0 ? 1300 : 1050, q: 5 },
          at,
          ms: 24,
          attack: 1,
          decay: 4,
        })),
      },
      every: [7, 13],
    },
  },
};

/** The samples of a place's bed, which loops without a seam. */
export function bedOf(place: Place): Float32Array {
  const [loop, seam] = [LOOP_SECONDS * RATE, SEAM_SECONDS * RATE];
  const samples = new Float32Array(loop);
  AMBIENCES[place].strands.forEach((strand, index) => {
    const raw = strandOf(strand, index, loop + seam);
    for (let i = 0; i < loop; i += 1) {
      const part = Math.min(1, i / seam);
      // The part after the loop's end fades out over the beginning of the loop. The fade has equal power, because the
      // two parts are uncorrelated.
      const over = part < 1 ? (raw[loop + i] ?? 0) * Math.sqrt(1 - part) : 0;
      samples[i] = (samples[i] ?? 0) + (raw[i] ?? 0) * Math.sqrt(part) + over;
    }
  });
  return scaleToPeak(samples, fromDecibels(BED_PEAK));
}

function strandOf({ gain, swells, ...filter }: Strand, seed: number, length: number): Float32Array {
  const noise = whiteNoise(seed + 1);
  const pass = createFilter(filter);
  const samples = new Float32Array(length);
  let loud = 0;
  for (let i = 0; i < length; i += 1) {
    if (i % BLOCK === 0) loud = gain * swellAt(swells, i / (LOOP_SECONDS * RATE), seed);
    samples[i] = pass(noise(), 0) * loud;
  }
  return samples;
}

function swellAt(swells: readonly number[], part: number, seed: number): number {
  return swells.reduce((all, times, n) => all * (0.6 + 0.4 * Math.sin(2 * Math.PI * times * part + n + seed)), 1);
}

/** One occurrence of a place's incident. */
export interface Incident {
  /** Seconds since the previous occurrence. */
  readonly after: number;
  /** Multiplies the pitch. */
  readonly rate: number;
}

/** The recipe of a place's incident. */
export const incidentOf = (place: Place): Recipe => AMBIENCES[place].incident.recipe;

/** The occurrences of a place's incident, in order and without end. The same seed gives the same times. */
export function* incidents(place: Place, seed: number): Generator<Incident, never> {
  const [least, most] = AMBIENCES[place].incident.every;
  const noise = whiteNoise(seed);
  for (;;) yield { after: least + ((most - least) * (noise() + 1)) / 2, rate: 1 + 0.15 * noise() };
}
