/** Everything that is read from a card can be printed back unchanged, so reading neither loses nor adds anything. */
import { describe, expect, it } from 'vitest';
import { BOSS_CARDS, BOSSES } from '../../../src/content/longTable/bosses';
import { HEROES } from '../../../src/content/longTable/heroes';
import { ITEMS } from '../../../src/content/longTable/items';
import { MONSTERS } from '../../../src/content/longTable/monsters';
import { readMonsterCard } from '../../../src/content/longTable/notation/halves';
import { readPerk } from '../../../src/content/longTable/notation/modifiers';
import { readBoss, readHero, readItem, readMonster, readSummon } from '../../../src/content/longTable/read';
import { SUMMONS } from '../../../src/content/longTable/summons';
import type { PerkChange } from '../../../src/rules/longTable/modifierDef';
import {
  printHalf,
  printItem,
  printLevels,
  printLines,
  printModifier,
  printMonsterCard,
  printSummon,
  withMarksLast,
} from './print';

describe('printed back', () => {
  it.each(HEROES)("$id's cards are printed back unchanged", (hero) => {
    const read = readHero(hero).cards.map(({ id, top, bottom }) => [id, printHalf(top), printHalf(bottom)]);
    expect(read).toEqual(hero.cards.map(({ id, top, bottom }) => [id, withMarksLast(top), withMarksLast(bottom)]));
  });

  it.each(HEROES)("$id's perk sheet is printed back unchanged", (hero) => {
    for (const printed of hero.perks) {
      const { perk: read, cards } = readPerk(printed);
      const card = (id: string) => {
        const found = cards.find((each) => each.id === id);
        return found ? printModifier(found) : '?';
      };
      const said = printed
        .replace(/ ×\d$/, '')
        .replace(/\+(Fire)/, '$1')
        .toLowerCase();
      expect(read.does.map((deed) => sentence(deed, card, said)).join('; ')).toBe(said);
      expect(read.boxes).toBe(Number(/×(\d)$/.exec(printed)?.[1] ?? 1));
    }
  });

  it.each(MONSTERS)('$id is printed back unchanged', (monster) => {
    const { def, deck } = readMonster(monster);
    expect(deck.map(printMonsterCard)).toEqual(monster.cards);
    // A value of 0 means no trait, and a row that begins with zeros is still printed in its place.
    expect(printLevels(def.ranks.normal ?? [])).toBe(monster.normal);
    expect(printLevels(def.ranks.elite ?? [])).toBe(monster.elite);
  });

  it.each(BOSSES)('$id is printed back unchanged', (boss) => {
    const { ranks, specials, immune } = readBoss(boss, 'boss');
    expect(printLevels(ranks.boss ?? [])).toBe(boss.boss);
    expect(specials?.map(printLines)).toEqual(boss.specials);
    expect(immune.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join(', ')).toBe(boss.immune);
  });

  it("the bosses' deck is printed back unchanged", () => {
    expect(BOSS_CARDS.map((printed) => printMonsterCard(readMonsterCard('boss', printed)))).toEqual(BOSS_CARDS);
  });

  it('summons and items are printed back unchanged', () => {
    expect(SUMMONS.map((each) => printSummon(readSummon(each).values))).toEqual(SUMMONS.map(({ prints }) => prints));
    expect(ITEMS.map((each) => printItem(readItem(each)))).toEqual(ITEMS.map(({ prints }) => prints));
  });
});

const MANY = ['', 'one', 'two', 'three', 'four'];
const SENTENCES = {
  summonsHp: 'your summons have +1 hp',
  ignoresItemCards: 'ignore the -1 cards of items',
  surefooted: 'you may enter water and difficult terrain for 1',
  moreSmallItems: 'one more small item may be equipped',
};

/** The sentence of a perk; `the` and `a` mean one card too. */
function sentence(deed: PerkChange, card: (id: string) => string, said: string): string {
  if (deed.perk === 'trait') return SENTENCES[deed.trait];
  const many = (id: string) => {
    const plainly = `${MANY[deed.count]} ${card(id)}`.toLowerCase();
    const article = ['the', 'a'].map((each) => `${each} ${card(id)}`.toLowerCase()).find((each) => said.includes(each));
    return said.includes(plainly) ? plainly : (article ?? plainly);
  };
  return deed.perk === 'replace'
    ? `replace ${many(deed.card)} with ${many(deed.by)}`
    : `${deed.perk} ${many(deed.card)}`;
}
