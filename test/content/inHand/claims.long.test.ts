/** Every small claim that ships has the chance that it says, to a thousandth, far ahead of every other beginning. */
import { expect, it } from 'vitest';
import { shippedClaims } from '../../../src/storage/inHand/claims';
import { checkClaim, saidOf } from '../../kit/claims';

const { claims } = await shippedClaims();

it.each(claims.filter((each) => each !== null))('the claim $id is as it says', (claim) => {
  expect(checkClaim(claim)).toEqual(saidOf(claim));
});
