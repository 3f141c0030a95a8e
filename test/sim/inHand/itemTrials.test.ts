import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { items } from '../../../src/content/inHand';
import { canWearTogether } from '../../../src/flow/inHand/town';
import { chapterOfCell } from '../../../src/sim/inHand/cells';
import { GOLDEN } from '../../../src/sim/inHand/golden';
import {
  digestOfItem,
  isPassive,
  itemsWith,
  readTrials,
  trialCells,
  trialFiles,
  trialOf,
  trialsPage,
} from '../../../src/sim/inHand/itemTrials';

const trials = readTrials();
const ids = Object.keys(items);

describe('the report of the item trials', () => {
  it('covers every item in its present form (after a change run `npm run sim -- --items <id> --games 16 --write`)', () => {
    expect(Object.keys(trials.items)).toEqual(ids);
    expect(ids.filter((id) => trials.items[id]?.content !== digestOfItem(id))).toEqual([]);
  });

  it.each(ids.filter((id) => !isPassive(id)))(
    'is a place where %s is of use: three uses in a hundred at least',
    (id) => {
      const { games = 0, uses = 0, of = 1 } = trials.items[id] ?? {};
      expect(games).toBeGreaterThanOrEqual(16);
      expect(uses / of).toBeGreaterThanOrEqual(0.03);
    },
  );

  it('equals its page', () => {
    expect(readFileSync(new URL('items.md', GOLDEN), 'utf8')).toBe(trialsPage(trials));
  });

  it('keeps the items that are not tried again', () => {
    const trial = trialOf('hipFlask', [], 'report');
    const files = trialFiles('careful', new Map([['hipFlask', trial]]), trials);
    const kept = JSON.parse(files['items.json'] ?? '') as typeof trials;
    expect(kept.items).toEqual({ ...trials.items, hipFlask: trial });
  });
});

describe('an item trial', () => {
  it.each(ids)('for %s stays within the item limits, where the King does not want it (R3.5, R29.2)', (id) => {
    const rooms = trialCells(id);
    expect(rooms.length).toBeGreaterThan(3);
    for (const cell of rooms) {
      const chapter = chapterOfCell(cell);
      const worn = itemsWith(id, chapter);
      expect(worn).toContain(id);
      expect(worn.length).toBeLessThanOrEqual(3);
      expect(canWearTogether(worn)).toBe(true);
      for (const each of worn) expect(chapter.wanted).not.toContain(items[each]?.card);
    }
  });

  it('needs an item that exists', () => {
    expect(() => trialCells('spareHead')).toThrow('there is no item "spareHead"');
  });
});
