/** Plays random books at random and checks the laws in every state. */
import fc from 'fast-check';
import { anyBook, playByChance } from '../../test/kit/chance';
import { brokenLaws } from '../../test/kit/invariants';

/**
 * Plays this many random books and checks the laws.
 * @returns the number of states checked
 * @throws an error that names the book and the seed if a play breaks a law
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
