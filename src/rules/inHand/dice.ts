/** R2: the two dice: the ruler and the six-sided die. */
import { type GeneratorState, nextInt } from '../core/chance';
import { FACES, type Face } from './vocabulary';

/**
 * The ruler (R1.2), in 1/100 of a nominal px: the length of one segment, and how far from a mark between two segments the
 * red line always stays, so that no eye can doubt what a roll yields.
 */
export const RULER = { segment: 1800, margin: 150 } as const;

/** The places where the red line may lie within one period of the ruler, A B C. */
const OPEN = RULER.segment - 2 * RULER.margin;
export const PLACES = FACES.length * OPEN;

/** Where the nth of `PLACES` lies, in 1/100 px from the beginning of segment A, and the face of its segment. */
export function placeOnRuler(nth: number): { face: Face; residue: number } {
  const index = Math.floor(nth / OPEN);
  const residue = index * RULER.segment + RULER.margin + (nth % OPEN);
  return { face: FACES[index] ?? 'A', residue };
}

/** R2.1: lays the ruler across the red line. */
export function rollRuler(state: GeneratorState): { face: Face; residue: number; next: GeneratorState } {
  const [nth, next] = nextInt(state, PLACES);
  return { ...placeOnRuler(nth), next };
}

/** R2.2: throws the die; 1-2 is A, 3-4 is B, 5-6 is C. */
export function rollDie(state: GeneratorState): { face: Face; pips: number; next: GeneratorState } {
  const [nth, next] = nextInt(state, 6);
  return { face: FACES[Math.floor(nth / 2)] ?? 'A', pips: nth + 1, next };
}
