/** R2: the seeded generator, and the two dice: the ruler and the six-sided die. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { FACES, type Face } from './vocabulary';

export type GeneratorState = readonly number[];
export const RULER = { segment: 1800, margin: 150 } as const;

export function seedGenerator(seed: string): GeneratorState {
  let hash = 2166136261;
  for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619);
  return xoroshiro128plus(hash).getState();
}
export function nextInt(state: GeneratorState, n: number): [number, GeneratorState] {
  const generator = xoroshiro128plusFromState(state);
  const value = uniformInt(generator, 0, n - 1);
  return [value, generator.getState()];
}
export function rollRuler(state: GeneratorState): {
  face: Face;
  residue: number;
  next: GeneratorState;
} {
  const allowed = RULER.segment - 2 * RULER.margin;
  const [u, next] = nextInt(state, 3 * allowed);
  const residue = Math.floor(u / allowed) * RULER.segment + RULER.margin + (u % allowed);
  return {
    face: FACES[Math.floor(residue / RULER.segment)] ?? 'A',
    residue,
    next,
  };
}
export function rollDie(state: GeneratorState): {
  face: Face;
  pips: number;
  next: GeneratorState;
} {
  const [u, next] = nextInt(state, 6);
  return { face: FACES[Math.floor(u / 2)] ?? 'A', pips: u + 1, next };
}
