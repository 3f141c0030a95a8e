/** Defines the works of the synthesiser: the recipe of a sound, or the place whose bed is made. */
import { bedOf, type Place } from './places';
import { type Recipe, render } from './synth';

export type Work = Recipe | Place;

export const samplesOf = (work: Work): Float32Array => (typeof work === 'string' ? bedOf(work) : render(work));
