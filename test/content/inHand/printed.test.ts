/** R1: what is printed on the cards. */
import { describe, expect, it } from 'vitest';
import { heroes, items, monsters } from '../../../src/content/inHand';
import { MONSTER_TABLES } from '../../../src/content/inHand/monsterCard';
import { positionOf } from '../../../src/rules/inHand/hpCards';
import { ITEM_USES, SLOTS } from '../../../src/rules/inHand/vocabulary';

const cards = heroes.bailiff?.cards ?? [];
const faceOf = (card: string, side: 'A' | 'B') => cards.find(({ id }) => id === card)?.faces[side][0];
function groupsOf(all: readonly { readonly card: string | null }[]): number[] {
  const groups = new Map<string | null, number>();
  for (const { card } of all) groups.set(card, (groups.get(card) ?? 0) + 1);
  return [...groups.values()];
}

describe('the printed cards', () => {
  it('R1.4: the four ability cards; Homebrew leads at 33 and shows Dark', () => {
    expect(cards.map(({ id }) => id)).toEqual(['opportunist', 'neutralize', 'healingWaters', 'shadowTactics']);
    expect(faceOf('healingWaters', 'B')).toMatchObject({ id: 'homebrew', initiative: 33, shows: ['dark'] });
  });
  it('R1.4: Healing Waters heals 4, 3 more for Dark and Fire', () => {
    const [heal] = faceOf('healingWaters', 'A')?.top.abilities ?? [];
    expect(heal).toEqual({ kind: 'heal', value: 4, consume: { elements: ['dark', 'fire'], plus: 3 } });
  });
  it('R1.5: five monster cards, each with four monsters and four items', () => {
    expect(groupsOf(Object.values(monsters))).toEqual([4, 4, 4, 4, 4]);
    expect(groupsOf(Object.values(items).filter(({ card }) => card !== null))).toEqual([4, 4, 4, 4, 4]);
  });
  it('R1.7: an item has a slot, a cost, a use and an effect', () => {
    for (const { id, slot, use, cost, card, effect } of Object.values(items)) {
      expect([id, SLOTS.includes(slot), ITEM_USES.includes(use), effect.when !== undefined]).toEqual([
        id,
        true,
        true,
        true,
      ]);
      // Quest items cannot be bought.
      expect([id, cost > 0]).toEqual([id, card !== null]);
    }
  });
  it('R1.1, R1.2: four positions, a row for each level', () => {
    for (const table of heroes.bailiff?.tables ?? []) expect(table).toHaveLength(5);
    for (const table of MONSTER_TABLES) expect(table).toHaveLength(4);
    expect(new Set([1, 2, 3, 4].map(positionOf)).size).toBe(4);
  });
});
