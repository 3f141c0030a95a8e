/** Rolls with the ruler or the six-sided die (R2). */
import { type GeneratorState, nextInt } from '../core/chance';
import { FACES, type Face } from './vocabulary';

/** The measures of the ruler (R1.2), in 1/100 of a nominal px. */
export const RULER = {
  /** The length of a segment. */
  segment: 1800,
  /** The minimum distance between the red line and a border of the segment, which makes the result easy to see. */
  margin: 150,
} as const;

/** The number of possible positions of the red line within one segment. */
const OPEN = RULER.segment - 2 * RULER.margin;
/** The number of equally likely positions of the red line on the three segments. */
export const RULER_POSITIONS = FACES.length * OPEN;

/**
 * One position of the red line.
 * @param nth the index of the position, below RULER_POSITIONS
 * @returns the face of the segment, and the position in 1/100 of a nominal px from the beginning of segment A
 */
export function positionOnRuler(nth: number): { face: Face; residue: number } {
  const index = Math.floor(nth / OPEN);
  const residue = index * RULER.segment + RULER.margin + (nth % OPEN);
  return { face: FACES[index] ?? 'A', residue };
}

/** R2.1: rolls with the ruler. */
export function rollRuler(state: GeneratorState): { face: Face; residue: number; next: GeneratorState } {
  const [nth, next] = nextInt(state, RULER_POSITIONS);
  return { ...positionOnRuler(nth), next };
}

/** R2.2: rolls the die; 1-2 is A, 3-4 is B, 5-6 is C. */
export function rollDie(state: GeneratorState): { face: Face; pips: number; next: GeneratorState } {
  const [nth, next] = nextInt(state, 6);
  return { face: FACES[Math.floor(nth / 2)] ?? 'A', pips: nth + 1, next };
}
