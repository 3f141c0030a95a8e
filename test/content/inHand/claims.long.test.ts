/** Recalculates the chance of every shipped small claim, to a thousandth. */
import { expect, it } from 'vitest';
import { loadShippedClaims } from '../../../src/storage/inHand/claims';
import { checkHand, saidOf } from '../../kit/claims';

const { claims } = await loadShippedClaims();

it.each(claims.filter((each) => each !== null))('the claim $id has its stated chance', (claim) => {
  expect(checkHand(claim)).toEqual(saidOf(claim));
});
