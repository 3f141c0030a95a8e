/** Tests the values of heroes and cards (L1.1, L1.2), and those that depend on the scenario level (L3). */
import { describe, expect, it } from 'vitest';
import { heroes } from '../../../src/content/longTable';
import {
  amountFor,
  bonusExperience,
  goldPerToken,
  hazardDamage,
  monsterLevel,
  recommendedLevel,
  trapDamage,
} from '../../../src/rules/longTable/level';
import { startTable } from '../../kit/longTable';

const bookAt = (level: number, heroCount = 2, openInformation = false) =>
  startTable('A   B   C   D', {
    figures: Object.fromEntries(
      ['fighter', 'archer', 'healer', 'thief'].slice(0, heroCount).map((hero, i) => ['ABCD'[i], hero]),
    ),
    level,
    setup: { openInformation },
  }).book;

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('heroes and cards', () => {
  it('L1.1: a hero has HP for levels 1 to 9 that never decrease, a hand limit, a card pool and a perk sheet', () => {
    expect(heroes.ids).toHaveLength(4);
    for (const id of heroes.ids) {
      const hero = heroes.get(id);
      expect(hero?.def.hp).toHaveLength(9);
      expect([...(hero?.def.hp ?? [])].sort((a, b) => a - b)).toEqual(hero?.def.hp);
      expect(hero?.cards.filter(({ level }) => level === 1)).toHaveLength(hero?.def.hand ?? 0);
      expect(hero?.perks.length).toBeGreaterThan(0);
    }
  });

  it('L1.2: an ability card has a level (1, X or 2-9), an initiative 1-99 that is unique for its hero, and two halves', () => {
    for (const id of heroes.ids) {
      const cards = heroes.get(id)?.cards ?? [];
      expect(new Set(cards.map(({ initiative }) => initiative)).size).toBe(cards.length);
      for (const { level, initiative, top, bottom } of cards) {
        expect(level === 'X' || (level >= 1 && level <= 9)).toBe(true);
        expect(initiative >= 1 && initiative <= 99).toBe(true);
        expect(top.parts.length * bottom.parts.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('the scenario level', () => {
  it('L3.1: the recommended level is half the average hero level, rounded up: 3 for levels 6, 4, 4, 3', () => {
    expect(recommendedLevel([6, 4, 4, 3])).toBe(3);
    expect(recommendedLevel([1])).toBe(1);
    expect(recommendedLevel([1, 2])).toBe(1);
    expect(recommendedLevel([2, 3])).toBe(2);
  });

  it('L3.1: easy is 1 lower, hard 1 higher and very hard 2 higher, all within 0 to 7', () => {
    expect(([-1, 0, 1, 2] as const).map((difficulty) => recommendedLevel([4, 4], difficulty))).toEqual([1, 2, 3, 4]);
    expect(recommendedLevel([1], -1)).toBe(0);
    expect(recommendedLevel([9, 9], 2)).toBe(7);
  });

  it('L3.2: the monster level equals the scenario level, which also sets the gold per money token', () => {
    expect(LEVELS.map((level) => monsterLevel(bookAt(level)))).toEqual(LEVELS);
    expect(LEVELS.map((level) => goldPerToken(bookAt(level)))).toEqual([2, 2, 3, 3, 4, 4, 5, 6]);
  });

  it('L3.3: traps do 2 + L damage, hazards half of that rounded down, and the bonus experience is 4 + 2L', () => {
    expect(LEVELS.map((level) => trapDamage(bookAt(level)))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(LEVELS.map((level) => hazardDamage(bookAt(level)))).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(LEVELS.map((level) => bonusExperience(bookAt(level)))).toEqual([4, 6, 8, 10, 12, 14, 16, 18]);
  });

  it('L3.4: open information raises monsters (to at most 7) and traps by 1 level, and hazards with them; gold and experience stay', () => {
    const open = LEVELS.map((level) => bookAt(level, 2, true));
    expect(open.map(monsterLevel)).toEqual([1, 2, 3, 4, 5, 6, 7, 7]);
    expect(open.map(trapDamage)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(open.map(hazardDamage)).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
    expect(open.map(goldPerToken)).toEqual([2, 2, 3, 3, 4, 4, 5, 6]);
    expect(open.map(bonusExperience)).toEqual([4, 6, 8, 10, 12, 14, 16, 18]);
  });

  it('L3.4: open information is never used with one hero', () => {
    expect(monsterLevel(bookAt(2, 1, true))).toBe(2);
    expect(trapDamage(bookAt(2, 1, true))).toBe(4);
  });

  it('L27.9: formulas use L and C of the set-up, without the step for open information, and are rounded up', () => {
    const book = bookAt(3, 3, true);
    expect(amountFor(book, 5)).toBe(5);
    expect(amountFor(book, { n: 1, perLevel: 0.5 })).toBe(3);
    expect(amountFor(book, { n: 2, perLevel: 2 })).toBe(8);
    expect(amountFor(book, { n: 0, perHero: 1, perLevel: 0.5 })).toBe(5);
    expect(amountFor(book, { n: 15, perLevel: 2, timesHeroes: true })).toBe(63);
  });
});
