import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heroes, items } from '../../../src/content/inHand';
import { CHAPTERS } from '../../../src/content/inHand/chapters';
import { usualItems } from '../../../src/content/inHand/typicalHero';
import { SCENARIO_LEVELS } from '../../../src/rules/inHand/vocabulary';
import { interval } from '../../../src/sim/figures';
import { BOTS, type BotName } from '../../../src/sim/inHand/bots';
import { allCells, chapterOfCell, setupFor } from '../../../src/sim/inHand/cells';
import { playGame } from '../../../src/sim/inHand/game';
import {
  digestOf,
  GOLDEN,
  type Golden,
  goldenOf,
  isStale,
  nameOf,
  pageOf,
  readGolden,
} from '../../../src/sim/inHand/golden';
import { cellsFor, page, sumUp, TARGETS, targetOf } from '../../../src/sim/inHand/report';
import { manyOf } from '../../kit/many';

const golden = readGolden();

describe('the golden report', () => {
  it('covers every scenario at every level', () => {
    expect(Object.keys(golden.cells)).toEqual(allCells().map(nameOf));
  });

  it('was made with the present content (after a change run `npm run sim -- --scenario ... --games 24 --write`)', () => {
    const changed = allCells().filter((cell) => golden.cells[nameOf(cell)]?.content !== digestOf(cell));
    expect(changed.map(nameOf)).toEqual([]);
  });

  it.each(TARGETS.map((target, level) => [level, target] as const))(
    'has the mean of level %i within its target',
    (level, [low, high]) => {
      const of = Object.values(golden.cells).flatMap(({ report }) => (report.scenarioLevel === level ? [report] : []));
      const mean = (100 * of.reduce((sum, { won, games }) => sum + won / games, 0)) / of.length;
      expect(mean).toBeGreaterThanOrEqual(low);
      expect(mean).toBeLessThanOrEqual(high);
    },
  );

  it.each(CHAPTERS.map(({ id }) => id))(
    'has %s within ten points of its targets, each level harder than the last',
    (id) => {
      const shares = SCENARIO_LEVELS.map((level) => {
        const { won = 0, games = 1 } = golden.cells[`${id}/${level}`]?.report ?? {};
        return (100 * won) / games;
      });
      for (const level of SCENARIO_LEVELS) {
        const [low, high] = targetOf(id, level);
        expect(shares[level]).toBeGreaterThanOrEqual(low - 10);
        expect(shares[level]).toBeLessThanOrEqual(high + 10);
        if (level > 0) expect(shares[level]).toBeLessThan(shares[level - 1] ?? 0);
      }
    },
  );

  it('has enough games in every cell, on reporting seeds', () => {
    for (const [name, { report }] of Object.entries(golden.cells)) {
      const enough = report.scenarioLevel === 1 ? 100 : 60;
      expect([name, report.seeds, report.games >= enough]).toEqual([name, 'report', true]);
    }
  });

  it('has no scenario at level 1 that is won in fewer than six and a half rounds on average', () => {
    for (const id of CHAPTERS.map((each) => each.id))
      expect([id, (golden.cells[`${id}/1`]?.report.rounds ?? 0) >= 6.5]).toEqual([id, true]);
  });

  it('has the first scenario won in at least 85 % of the games at its intended level', () => {
    const { won = 0, games = 1 } = golden.cells['plotNine/1']?.report ?? {};
    expect(won / games).toBeGreaterThanOrEqual(0.85);
  });

  it('has every ability face used in at least 3 % of the plays of the hero who has it', () => {
    const rows = [...page(pageOf(golden)).matchAll(/^\| (\w+)\/(?:top|bottom) \| \d+ \| ([\d.]+) \|$/gm)];
    const shares = new Map<string, number>();
    for (const [, face = '', share] of rows) shares.set(face, (shares.get(face) ?? 0) + Number(share));
    // This report is about the first hero; the other heroes have a report of their own.
    const faces = (heroes['bailiff']?.cards ?? []).flatMap((card) => Object.values(card.faces).flat());
    expect(faces).toHaveLength(16);
    for (const { id } of faces) expect([id, (shares.get(id) ?? 0) >= 3]).toEqual([id, true]);
  });

  it('equals its page', () => {
    expect(readFileSync(new URL('balance.md', GOLDEN), 'utf8')).toBe(page(pageOf(golden)));
  });

  it('keeps the cells that are not played again', () => {
    const [cell] = allCells();
    if (!cell) throw new Error('no cell');
    const files = goldenOf(golden.bot, new Map([[cell, []]]), golden, 'report');
    const cells = (JSON.parse(files['balance.json'] ?? '') as Golden).cells;
    expect(Object.keys(cells)).toEqual(Object.keys(golden.cells));
    expect(cells[nameOf(cell)]?.report).toMatchObject({ games: 0, seeds: 'report' });
  });

  it('requires a cell to be played again if its content, seeds or number of games differ', () => {
    const [cell] = allCells();
    if (!cell) throw new Error('no cell');
    const name = nameOf(cell);
    const kept = golden.cells[name] ?? expect.unreachable(name);
    const report = { ...kept.report, seeds: 'report', games: 60 } as const;
    const fresh: Golden = { ...golden, cells: { [name]: { ...kept, content: digestOf(cell), report } } };
    const changed = (to: object): Golden => ({
      ...golden,
      cells: { [name]: { ...kept, content: digestOf(cell), ...to } } as Golden['cells'],
    });
    expect(isStale(fresh, cell, 60)).toBe(false);
    expect(isStale(fresh, cell, 61)).toBe(true);
    expect(isStale(changed({ report: { ...report, seeds: 'tune' } }), cell, 60)).toBe(true);
    expect(isStale(changed({ report, content: 'other' }), cell, 60)).toBe(true);
    expect(isStale({ ...golden, cells: {} }, cell, 60)).toBe(true);
  });

  it.each(manyOf(['tuesdayShift/1', 'lastOrders/0', 'solventKing/2']))(
    'can be reproduced: %s',
    (name) => {
      const cell = allCells().find((each) => nameOf(each) === name);
      if (!cell) throw new Error(`no cell ${name}`);
      const seeds = golden.cells[name]?.report.seeds;
      const { won, rounds, hp } = playGame(setupFor(cell, 0, seeds), BOTS[golden.bot as BotName](''));
      expect([won, rounds, hp]).toEqual(golden.cells[name]?.first[0]);
    },
    120_000,
  );
});

describe('a cell', () => {
  it('wears items within the limits, and none that the King wants (R3.5, R23)', () => {
    for (const cell of allCells()) {
      const chapter = chapterOfCell(cell);
      const worn = usualItems(chapter);
      expect(worn.length).toBeLessThanOrEqual(chapter.heroLevel >= 3 ? 3 : 2);
      for (const id of worn) expect(chapter.wanted).not.toContain(items[id]?.card);
    }
  });

  it('is chosen by scenario number or id', () => {
    expect(cellsFor(['1'], [2])).toEqual(cellsFor(['plotNine'], [2]));
    expect(() => cellsFor(['0'], [])).toThrow('there is no scenario "0"');
    expect(() => cellsFor([], [4])).toThrow('there is no level "4"');
  });

  it('can be played with heroes of other levels, with the items for these levels', () => {
    const cells = cellsFor(['12'], [1], [1, 5]);
    expect(cells.map(({ heroLevel }) => heroLevel)).toEqual([1, 5]);
    expect(
      cells
        .map((cell) => setupFor(cell, 0))
        .map(({ level, upgrades, items }) => [level, upgrades.length, items.length]),
    ).toEqual([
      [1, 0, 1],
      [5, 4, 3],
    ]);
    expect(() => cellsFor([], [], [6])).toThrow('there is no hero level "6"');
  });

  it('is summed up over won games, and counts the reasons of defeats', () => {
    const [cell] = allCells();
    if (!cell) throw new Error('no cell');
    const game = {
      won: true,
      ending: null,
      rounds: 7,
      hp: 3,
      cards: 2,
      gold: 9,
      negated: 1,
      halves: {},
      items: {},
      behaviours: {},
      dealt: 0,
      close: 0,
      rests: 0,
    };
    const lost = { ...game, won: false, ending: 'hp', rounds: 99 } as const;
    expect(sumUp(cell, [game, { ...game, rounds: 8 }, lost], 'report')).toMatchObject({
      seeds: 'report',
      games: 3,
      won: 2,
      rounds: 7.5,
      lostBy: { hp: 1 },
    });
  });
});

describe('an interval', () => {
  it('contains the share, and is narrower with more games', () => {
    const [low, high] = interval(8, 10);
    expect(low).toBeLessThan(0.8);
    expect(high).toBeGreaterThan(0.8);
    const [closer, nearer] = interval(80, 100);
    expect(nearer - closer).toBeLessThan(high - low);
    expect(interval(0, 0)).toEqual([0, 1]);
  });
});
