/** R1: the printed values on the cards. */
import { describe, expect, it } from 'vitest';
import { heroes, items, monsters } from '../../../src/content/inHand';
import { MONSTER_TABLES } from '../../../src/content/inHand/monsterCard';
import { positionOf } from '../../../src/rules/inHand/hpCards';
import { ITEM_USES, SLOTS } from '../../../src/rules/inHand/vocabulary';

const cards = heroes['bailiff']?.cards ?? [];
const faceOf = (card: string, side: 'A' | 'B') => cards.find(({ id }) => id === card)?.faces[side][0];
function groupsOf(all: readonly { readonly card: string | null }[]): number[] {
  const groups = new Map<string | null, number>();
  for (const { card } of all) groups.set(card, (groups.get(card) ?? 0) + 1);
  return [...groups.values()];
}

describe.each(Object.values(heroes))('the cards of the hero $id', ({ cards: own, maxHp, tables }) => {
  const faces = own.flatMap((card) => [...card.faces.A, ...card.faces.B]);

  it('R1.3: are four, with a face for each side and level, and an initiative of at most two digits', () => {
    expect(own).toHaveLength(4);
    expect(new Set(faces.map(({ id }) => id)).size).toBe(16);
    for (const { initiative } of faces) expect([initiative >= 1, initiative <= 99]).toEqual([true, true]);
  });

  it('R1.1, R28.1: have tables for five levels, and more HP at each level', () => {
    expect(maxHp).toHaveLength(5);
    expect([...maxHp].sort((a, b) => a - b)).toEqual(maxHp);
    for (const table of tables) expect(table).toHaveLength(5);
  });

  it('belong to no other hero', () => {
    const others = Object.values(heroes).flatMap((hero) => (hero.cards === own ? [] : hero.cards.map(({ id }) => id)));
    expect(own.filter(({ id }) => others.includes(id))).toEqual([]);
  });
});

describe('the characters of the heroes, in numbers', () => {
  const initiatives = (id: string) =>
    (heroes[id]?.cards ?? []).flatMap(({ faces }) => [...faces.A, ...faces.B].map(({ initiative }) => initiative));
  const modifiers = (id: string) => (heroes[id]?.tables ?? []).flat(2);

  it('the Sexton is slow and reliable', () => {
    expect(Math.min(...initiatives('sexton'))).toBeGreaterThanOrEqual(40);
    expect([Math.min(...modifiers('sexton')), Math.max(...modifiers('sexton'))]).toEqual([-1, 1]);
    expect(heroes['sexton']?.maxHp).toEqual([8, 9, 10, 11, 12]);
  });

  it('the Pawnbroker is quick, unpredictable and frail', () => {
    expect(Math.max(...initiatives('pawnbroker'))).toBeLessThanOrEqual(40);
    expect([Math.min(...modifiers('pawnbroker')), Math.max(...modifiers('pawnbroker'))]).toEqual([-2, 3]);
    expect(heroes['pawnbroker']?.maxHp).toEqual([6, 7, 8, 9, 10]);
  });
});

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
  it('R1.1, R1.2: the tables have four positions, and a row for each level', () => {
    for (const table of heroes['bailiff']?.tables ?? []) expect(table).toHaveLength(5);
    for (const table of MONSTER_TABLES) expect(table).toHaveLength(4);
    expect(new Set([1, 2, 3, 4].map(positionOf)).size).toBe(4);
  });
});
