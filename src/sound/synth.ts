/** Synthesises the samples of a sound from its recipe. The same recipe always gives the same samples. */

/** Samples per second. This rate is enough, because no sound in the style guide is higher than 5.2 kHz. */
export const RATE = 22050;

/** A pitch in Hz, or a glide from one pitch to another. */
export type Sweep = number | readonly [from: number, to: number];

export interface Filter {
  readonly kind: 'low' | 'band';
  readonly hz: Sweep;
  /** The resonance of the filter; 0.7 has no resonance peak. */
  readonly q?: number;
}

/** One layer of a sound. Times are in ms. */
export interface Layer {
  readonly wave: 'noise' | 'sine' | 'saw';
  /** The pitch of a sine or saw wave. */
  readonly hz?: Sweep;
  readonly through?: Filter;
  /** The start of the layer. */
  readonly at?: number;
  readonly ms: number;
  /** The gain relative to the other layers. */
  readonly gain?: number;
  readonly attack?: number;
  /** During the layer the level falls by a factor of e this many times; with 0 it stays the same. */
  readonly decay?: number;
  /** The layer is played backwards, so that it swells. */
  readonly reversed?: true;
}

export interface Recipe {
  readonly layers: readonly Layer[];
  /** The level of the loudest sample, in dBFS. */
  readonly peak: number;
}

/** A stream of white noise in [-1, 1) (mulberry32). */
export function whiteNoise(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

export const fromDecibels = (db: number): number => 10 ** (db / 20);

const samplesIn = (ms: number): number => Math.round((ms / 1000) * RATE);

/** The pitch of a glide at a fraction of its time. In equal times the pitch changes by equal musical intervals. */
function pitchAt(sweep: Sweep, part: number): number {
  if (typeof sweep === 'number') return sweep;
  const [from, to] = sweep;
  return from * (to / from) ** part;
}

/**
 * The envelope: it rises from 0 during the attack, falls with the decay, and fades to 0 during the last eighth of the
 * time.
 */
function loudnessAt(part: number, { ms, attack = 2, decay = 4 }: Layer): number {
  return Math.min(1, (part * ms) / attack) * Math.exp(-decay * part) * Math.min(1, (1 - part) * 8);
}

/** A state variable filter in its trapezoidal form, which stays stable during a sweep. */
export function createFilter({ kind, hz, q = 0.7 }: Filter): (sample: number, part: number) => number {
  let [held, flow] = [0, 0];
  let [g, tuned] = [0, Number.NaN];
  return (sample, part) => {
    const pitch = pitchAt(hz, part);
    if (pitch !== tuned) {
      g = Math.tan((Math.PI * Math.min(pitch, RATE * 0.45)) / RATE);
      tuned = pitch;
    }
    const band = (g * (sample - flow) + held) / (1 + g * (g + 1 / q));
    const low = flow + g * band;
    held = 2 * band - held;
    flow = 2 * low - flow;
    return kind === 'low' ? low : band / q;
  };
}

function waveOf({ wave, hz = 440 }: Layer, seed: number): (part: number) => number {
  if (wave === 'noise') return whiteNoise(seed);
  let phase = 0;
  return (part) => {
    phase = (phase + pitchAt(hz, part) / RATE) % 1;
    return wave === 'sine' ? Math.sin(2 * Math.PI * phase) : 2 * phase - 1;
  };
}

function layered(layer: Layer, seed: number): Float32Array {
  const samples = new Float32Array(samplesIn(layer.ms));
  const wave = waveOf(layer, seed);
  const filter = layer.through && createFilter(layer.through);
  const last = Math.max(1, samples.length - 1);
  for (let i = 0; i < samples.length; i += 1) {
    const part = i / last;
    const sample = wave(part);
    samples[i] = (filter ? filter(sample, part) : sample) * loudnessAt(part, layer);
  }
  return layer.reversed ? samples.reverse() : samples;
}

/** The length of a sound in ms. */
export function lengthOf({ layers }: Recipe): number {
  return Math.max(0, ...layers.map(({ at = 0, ms }) => at + ms));
}

/** Renders the samples of a sound, at the peak level of its recipe. */
export function renderSamples(recipe: Recipe): Float32Array {
  const samples = new Float32Array(samplesIn(lengthOf(recipe)));
  recipe.layers.forEach((layer, index) => {
    const { at = 0, gain = 1 } = layer;
    const begin = samplesIn(at);
    layered(layer, 0x5eed + index).forEach((sample, i) => {
      if (begin + i < samples.length) samples[begin + i] = (samples[begin + i] ?? 0) + sample * gain;
    });
  });
  return scaleToPeak(samples, fromDecibels(recipe.peak));
}

/**
 * Scales samples to a peak level. Silent samples stay silent.
 * @param peak the level of the loudest sample, from 0 to 1
 */
export function scaleToPeak(samples: Float32Array, peak: number): Float32Array {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  return loudest > 0 ? samples.map((sample) => (sample / loudest) * peak) : samples;
}
