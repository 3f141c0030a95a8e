/** What a new draft holds. */
import { expect, it } from 'vitest';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';

it('a new draft selects, shows and confirms nothing', () => {
  const isNothing = (value: unknown) => !value || Object.keys(value).length === 0;
  expect(Object.entries(EMPTY_DRAFT).filter(([, value]) => !isNothing(value))).toEqual([]);
});

it('without commands there are no places', () => {
  const { spots, ...lists } = NO_PLACES;
  expect([spots.size, ...Object.values(lists).map((each) => each.length)]).toEqual([0, 0, 0, 0, 0]);
});
