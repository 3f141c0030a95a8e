/** Whole plays by chance of books by chance: every state on the way keeps the laws of play. */
import fc from 'fast-check';
import { anyBook, playByChance } from '../../test/kit/chance';
import { brokenLaws } from '../../test/kit/invariants';

/** @returns how many states were looked at @throws naming the book and the seed of a play that breaks a law */
export function assaultPlays(plays: number, seed: number): number {
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
