/** Tests scars, which show a figure's lowest HP until the scenario ends (style guide, section 12). */
import { expect, it } from 'vitest';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { NO_DAMAGE, NO_SCARS, scarsAfter, scarsOf, updateLowestHp } from '../../../src/session/longTable/scars';

const damaged = (figure: string, hp: number) => ({ type: 'damaged', figure, n: 1, hp, by: null }) as GameEvent;

it('one scar each appears below 75, 50 and 25 % of HP, but not at exactly these values', () => {
  const cuts = [12, 9, 8, 6, 5, 3, 2, 0].map((hp) => scarsOf(hp, 12, hp).cut);
  expect(cuts).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

it('healing does not remove a scar, but inks those whose limit the HP have passed again', () => {
  expect(scarsOf(7, 12, 2)).toEqual({ cut: 3, inked: 2 });
  expect(scarsOf(12, 12, 2)).toEqual({ cut: 3, inked: 3 });
});

it('the scars shown while HP change equal those calculated from the journal', () => {
  const course = [10, 4, 8, 7, 12, 2, 5];
  let [scars, lowest] = [NO_SCARS, NO_DAMAGE];
  for (const hp of course) {
    scars = scarsAfter(scars, hp, 12);
    lowest = updateLowestHp(lowest, [damaged('hero:bailiff', hp)]);
    expect(scars).toEqual(scarsOf(hp, 12, lowest.get('hero:bailiff') ?? 12));
  }
});

it('each figure has its own lowest HP', () => {
  const lowest = updateLowestHp(NO_DAMAGE, [damaged('a', 4), damaged('b', 9), damaged('a', 6)]);
  expect([...lowest]).toEqual([
    ['a', 4],
    ['b', 9],
  ]);
});
