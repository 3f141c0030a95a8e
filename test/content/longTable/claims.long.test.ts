/** Recalculates the chance of every shipped small claim of the Long Table, to a thousandth, and that no two claims are alike. */
import { expect, it } from 'vitest';
import { likenessesAtLongTable } from '../../../scripts/claims/picking';
import { loadShippedClaims } from '../../../src/storage/longTable/claims';
import { checkTable, saidOf } from '../../kit/claims';

const claims = (await loadShippedClaims()).claims.filter((each) => each !== null);

it.each(claims)('the claim $id has its stated chance', (claim) => {
  expect(checkTable(claim)).toEqual(saidOf(claim));
});

it('no two of them are alike to a player', () => {
  const likenesses = likenessesAtLongTable(claims);
  expect(likenesses.filter((each, nth) => likenesses.indexOf(each) !== nth)).toEqual([]);
  expect(likenesses).toHaveLength(claims.length);
});
