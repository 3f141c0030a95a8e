/** Defines the works of the synthesiser: a work is the recipe of a sound, or a place whose bed (looped noise) is made. */
import { bedOf, type Place } from './places';
import { type Recipe, render } from './synth';

export type Work = Recipe | Place;

/** Synthesises the samples of a work. */
export const samplesOf = (work: Work): Float32Array => (typeof work === 'string' ? bedOf(work) : render(work));
