/** Defines the works of the synthesiser, which take a while: a recipe, or the bed of a place. */
import { bedOf, type Place } from './places';
import { type Recipe, render } from './synth';

export type Work = Recipe | Place;

export const samplesOf = (work: Work): Float32Array => (typeof work === 'string' ? bedOf(work) : render(work));
