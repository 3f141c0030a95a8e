/** Recalculates the chance of every shipped small claim of the Long Table, to a thousandth. */
import { expect, it } from 'vitest';
import { loadShippedClaims } from '../../../src/storage/longTable/claims';
import { checkTable, saidOf } from '../../kit/claims';

const { claims } = await loadShippedClaims();

it.each(claims.filter((each) => each !== null))('the claim $id has its stated chance', (claim) => {
  expect(checkTable(claim)).toEqual(saidOf(claim));
});
