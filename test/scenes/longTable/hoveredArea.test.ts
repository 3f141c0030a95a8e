/** Tests which hexes are highlighted while the mouse is over the map during an attack on an area. */
import { expect, it } from 'vitest';
import { showAreaAt } from '../../../src/scenes/longTable/table/hoveredArea';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';

const AREAS = [
  { type: 'area', hexes: ['a1', 'a2'] },
  { type: 'area', hexes: ['a2', 'b2'] },
] as const;

/** An attack on an area with a monster on b2. */
function attack(placed: object | null = null) {
  const told: (readonly string[])[] = [];
  const interaction = {
    play: { state: { figures: [{ id: 'monster:writHound:1', kind: 'monster', hex: 'b2' }] } },
    places: { ...NO_PLACES, areas: AREAS },
    draft: { ...EMPTY_DRAFT, area: placed },
    highlight(hexes: readonly string[]) {
      told.push(hexes);
      interaction.draft = { ...interaction.draft, highlighted: hexes as string[] };
    },
  };
  return { told, hover: (hex: string | null) => showAreaAt(hex, interaction as never) };
}

it('L13.2: the mouse shows the area that a click would place: the one with the most targets, once', () => {
  const { told, hover } = attack();
  for (const hex of ['a2', 'b2', 'a1', 'c9', 'c9', null]) hover(hex);
  expect(told).toEqual([['a2', 'b2'], ['a1', 'a2'], []]);
});

it('leaves the highlights of others alone, and shows no other area once one is placed', () => {
  const { told, hover } = attack(AREAS[0]);
  hover('b2');
  hover(null);
  expect(told).toEqual([]);
});
