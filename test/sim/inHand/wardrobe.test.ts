import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { items } from '../../../src/content/inHand';
import { fitTogether } from '../../../src/flow/inHand/town';
import { chapterOfCell } from '../../../src/sim/inHand/cells';
import { GOLDEN } from '../../../src/sim/inHand/golden';
import {
  digestOfItem,
  fittingOf,
  fittingRooms,
  outfitWith,
  readWardrobe,
  wardrobeOf,
  wardrobePage,
  worksByItself,
} from '../../../src/sim/inHand/wardrobe';

const wardrobe = readWardrobe();
const ids = Object.keys(items);

describe('the wardrobe', () => {
  it('has every item as it is: a changed one wants `npm run sim -- --items <it> --games 16 --write`', () => {
    expect(Object.keys(wardrobe.items)).toEqual(ids);
    expect(ids.filter((id) => wardrobe.items[id]?.content !== digestOfItem(id))).toEqual([]);
  });

  it.each(ids.filter((id) => !worksByItself(id)))(
    'is a place where %s is of use: three uses in a hundred at least',
    (id) => {
      const { games = 0, uses = 0, of = 1 } = wardrobe.items[id] ?? {};
      expect(games).toBeGreaterThanOrEqual(16);
      expect(uses / of).toBeGreaterThanOrEqual(0.03);
    },
  );

  it('reads as its page', () => {
    expect(readFileSync(new URL('items.md', GOLDEN), 'utf8')).toBe(wardrobePage(wardrobe));
  });

  it('keeps the items that are not tried on again', () => {
    const fitting = fittingOf('hipFlask', []);
    const files = wardrobeOf('careful', new Map([['hipFlask', fitting]]), wardrobe);
    const kept = JSON.parse(files['items.json'] ?? '') as typeof wardrobe;
    expect(kept.items).toEqual({ ...wardrobe.items, hipFlask: fitting });
  });
});

describe('a fitting', () => {
  it.each(ids)('of %s is within the limits, where the King does not want it (R3.5, R29.2)', (id) => {
    const rooms = fittingRooms(id);
    expect(rooms.length).toBeGreaterThan(3);
    for (const cell of rooms) {
      const chapter = chapterOfCell(cell);
      const outfit = outfitWith(id, chapter);
      expect(outfit).toContain(id);
      expect(outfit.length).toBeLessThanOrEqual(3);
      expect(fitTogether(outfit)).toBe(true);
      for (const each of outfit) expect(chapter.wanted).not.toContain(items[each]?.card);
    }
  });

  it('is of an item that there is', () => {
    expect(() => fittingRooms('spareHead')).toThrow('there is no item "spareHead"');
  });
});
