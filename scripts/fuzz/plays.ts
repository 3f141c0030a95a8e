/** Plays random scenarios at random and checks the laws in every state. */
import fc from 'fast-check';
import { anyBook, playByChance } from '../../test/kit/chance';
import { brokenLaws } from '../../test/kit/invariants';

/**
 * Plays `plays` random scenarios and checks the laws.
 * @returns the number of states checked
 * @throws Error if a state breaks a law; the message names the book and the seed
 */
export function fuzzPlays(plays: number, seed: number): number {
  let states = 0;
  const property = fc.property(anyBook, fc.string({ maxLength: 3 }), (book, seed) => {
    for (const { play } of playByChance(book, seed)) {
      const broken = brokenLaws(play);
      if (broken.length > 0) throw new Error(`in ${play.phase}: ${broken.join('; ')}`);
      states += 1;
    }
  });
  fc.assert(property, { numRuns: plays, seed });
  return states;
}
