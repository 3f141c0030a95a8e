/** Decides which items a hero may equip (L21.1). */
import type { Book, HeroBook } from './book';
import type { ItemId, Slot } from './vocabulary';

type Room = 'head' | 'body' | 'legs' | 'hands' | 'small';

const TAKES: Readonly<Record<Slot, readonly [Room, number]>> = {
  head: ['head', 1],
  body: ['body', 1],
  legs: ['legs', 1],
  oneHand: ['hands', 1],
  twoHands: ['hands', 2],
  small: ['small', 1],
};

/**
 * The number of items that a hero can equip at a part of the body: one each for head, body and legs; two hands, of
 * which a two-hand item takes both; small items up to half the hero's level, rounded up, and more with perks.
 */
function roomFor({ setup, traits }: HeroBook, room: Room): number {
  switch (room) {
    case 'head':
    case 'body':
    case 'legs':
      return 1;
    case 'hands':
      return 2;
    case 'small':
      return Math.ceil(setup.level / 2) + traits.moreSmallItems;
  }
}

/** Whether the hero owns the item and can equip it in addition to the items in `equipped`. */
export function canEquip({ items }: Book, hero: HeroBook, equipped: readonly ItemId[], item: ItemId): boolean {
  const def = items[item];
  if (!def || equipped.includes(item) || !hero.setup.items.includes(item)) return false;
  const [room, needs] = TAKES[def.slot];
  const taken = equipped.reduce((sum, each) => {
    const [of, n] = TAKES[items[each]?.slot ?? 'small'];
    return of === room ? sum + n : sum;
  }, 0);
  return taken + needs <= roomFor(hero, room);
}

/** The proposed items that the hero can equip together, in the order of `proposed`. An earlier item has priority. */
export function equippableItems(book: Book, hero: HeroBook, proposed: readonly ItemId[]): ItemId[] {
  const equipped: ItemId[] = [];
  for (const item of proposed) if (canEquip(book, hero, equipped, item)) equipped.push(item);
  return equipped;
}
