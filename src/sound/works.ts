/** Defines the works of the synthesiser: a work is the recipe of a sound, or a place whose bed (looped noise) is made. */
import { bedOf, type Place } from './places';
import { type Recipe, renderSamples } from './synth';

export type SynthesisJob = Recipe | Place;

/** Synthesises the samples of a work. */
export const samplesOf = (work: SynthesisJob): Float32Array =>
  typeof work === 'string' ? bedOf(work) : renderSamples(work);
