/** Recalculates the chance of every shipped small claim, to a thousandth, and that no two claims are alike. */
import { expect, it } from 'vitest';
import { likenessesInHand } from '../../../scripts/claims/picking';
import { loadShippedClaims } from '../../../src/storage/inHand/claims';
import { checkHand, saidOf } from '../../kit/claims';

const claims = (await loadShippedClaims()).claims.filter((each) => each !== null);

it.each(claims)('the claim $id has its stated chance', (claim) => {
  expect(checkHand(claim)).toEqual(saidOf(claim));
});

it('no two of them are alike to a player', () => {
  const likenesses = likenessesInHand(claims);
  expect(likenesses.filter((each, nth) => likenesses.indexOf(each) !== nth)).toEqual([]);
  expect(likenesses).toHaveLength(claims.length);
});
