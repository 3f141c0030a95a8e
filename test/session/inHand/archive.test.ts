import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../src/content/inHand';
import { type Campaign, newCampaign } from '../../../src/flow/inHand/campaign';
import {
  type Archive,
  archiveOfCampaign,
  archiveOfGame,
  archiveOfUnfinishedGame,
  EMPTY_ARCHIVE,
  endingsIn,
  mergeArchives,
  withoutCounts,
} from '../../../src/session/inHand/archive';
import { account } from '../../kit/accounts';

const MIRKA = newCampaign('c0', 'Mirka', { hindrances: false, onTable: false });
const won = (...numbers: readonly number[]): Campaign['scenarios'] =>
  Object.fromEntries(numbers.map((each) => [each, { unlocked: true, completed: true, blocked: false }]));

describe('the archive', () => {
  it('records a game: monsters met, kills by either side, items carried, and the result of its page', () => {
    const game = account({
      scenario: 'plotNine',
      hero: 'sexton',
      won: true,
      met: ['shuffler', 'tallyCrow'],
      slain: { shuffler: 2 },
      carried: ['hipFlask', 'redPen'],
      used: { hipFlask: 3 },
    });
    expect(archiveOfGame(game)).toEqual({
      monsters: {
        shuffler: { games: 1, slain: { sexton: 2 }, slew: 0 },
        tallyCrow: { games: 1, slain: {}, slew: 0 },
      },
      items: { hipFlask: { games: 1, used: 3 }, redPen: { games: 1, used: 0 } },
      pages: { plotNine: { won: 1, lost: 0, concluded: true } },
      heroes: { sexton: { games: 1, won: 1, level: 0 } },
      gold: 0,
    });
    const lost = archiveOfGame({ ...game, won: false, slewBy: 'tallyCrow' });
    expect(lost.monsters['tallyCrow']?.slew).toBe(1);
    expect(lost.monsters['shuffler']?.slew).toBe(0);
    expect(lost.pages).toEqual({ plotNine: { won: 0, lost: 1, concluded: false } });
    expect(lost.heroes).toEqual({ sexton: { games: 1, won: 0, level: 0 } });
  });

  it('records what was seen in an abandoned game, but adds no counts', () => {
    const left = archiveOfUnfinishedGame(
      account({ met: ['gnaw'], slain: { gnaw: 1 }, carried: ['redPen'], used: { redPen: 1 } }),
    );
    expect(left.monsters).toEqual({ gnaw: { games: 0, slain: {}, slew: 0 } });
    expect(left.items).toEqual({ redPen: { games: 0, used: 0 } });
    expect(left.pages).toEqual({ plotNine: { won: 0, lost: 0, concluded: false } });
    expect(left.heroes).toEqual({});
  });

  it('fills in from an old campaign: won pages with their monsters, owned items and the shop', () => {
    const { monsters, items, pages, heroes, gold } = archiveOfCampaign({
      ...MIRKA,
      level: 3,
      gold: 44,
      scenarios: { ...won(1), 2: { unlocked: true, completed: false, blocked: false } },
      items: ['tansysRibbon'],
      pledged: ['leftBoot'],
    });
    expect(Object.keys(pages)).toEqual(['plotNine']);
    expect(pages['plotNine']).toEqual({ won: 0, lost: 0, concluded: true });
    expect(Object.keys(monsters).sort()).toEqual(
      [...new Set(scenarios['plotNine']?.foes.map(({ monster }) => monster))].sort(),
    );
    expect(items).toMatchObject({ tansysRibbon: { games: 0, used: 0 }, leftBoot: { games: 0, used: 0 } });
    // Items on display in the shop have been seen, locked items have not (R29.2).
    expect([items['funeralBiscuit'] !== undefined, items['crownArbalest'] !== undefined]).toEqual([true, false]);
    expect(heroes).toEqual({ bailiff: { games: 0, won: 0, level: 3 } });
    expect(gold).toBe(44);
  });

  it('records no pages or monsters of a campaign before one is won', () => {
    const { monsters, pages } = archiveOfCampaign(MIRKA);
    expect([monsters, pages]).toEqual([{}, {}]);
  });

  it('merges two archives in any order without loss', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const many = fc.nat(20);
    const files: fc.Arbitrary<Archive> = fc.record({
      monsters: fc.dictionary(name, fc.record({ games: many, slain: fc.dictionary(name, many), slew: many })),
      items: fc.dictionary(name, fc.record({ games: many, used: many })),
      pages: fc.dictionary(name, fc.record({ won: many, lost: many, concluded: fc.boolean() })),
      heroes: fc.dictionary(name, fc.record({ games: many, won: many, level: many })),
      gold: many,
    });
    fc.assert(
      fc.property(files, files, (one, other) => {
        const both = mergeArchives(one, other);
        expect(mergeArchives(other, one)).toEqual(both);
        expect(mergeArchives(EMPTY_ARCHIVE, one)).toEqual(one);
        for (const id of ['a', 'b', 'c']) {
          const sum = (of: (archive: Archive) => number | undefined) => (of(one) ?? 0) + (of(other) ?? 0);
          expect(both.monsters[id]?.games ?? 0).toBe(sum(({ monsters }) => monsters[id]?.games));
          expect(both.monsters[id]?.slew ?? 0).toBe(sum(({ monsters }) => monsters[id]?.slew));
          expect(both.monsters[id]?.slain['a'] ?? 0).toBe(sum(({ monsters }) => monsters[id]?.slain['a']));
          expect(both.items[id]?.games ?? 0).toBe(sum(({ items }) => items[id]?.games));
          expect(both.items[id]?.used ?? 0).toBe(sum(({ items }) => items[id]?.used));
          expect(both.pages[id]?.won ?? 0).toBe(sum(({ pages }) => pages[id]?.won));
          expect(both.pages[id]?.lost ?? 0).toBe(sum(({ pages }) => pages[id]?.lost));
          expect(both.heroes[id]?.games ?? 0).toBe(sum(({ heroes }) => heroes[id]?.games));
          expect(both.heroes[id]?.won ?? 0).toBe(sum(({ heroes }) => heroes[id]?.won));
          const either = (of: (archive: Archive) => boolean | undefined) => Boolean(of(one) || of(other));
          expect(both.pages[id]?.concluded ?? false).toBe(either(({ pages }) => pages[id]?.concluded));
          const highest = Math.max(one.heroes[id]?.level ?? 0, other.heroes[id]?.level ?? 0);
          expect(both.heroes[id]?.level ?? 0).toBe(highest);
        }
        expect(both.gold).toBe(Math.max(one.gold, other.gold));
      }),
    );
  });

  it('lists the endings that were reached', () => {
    expect(endingsIn(EMPTY_ARCHIVE)).toEqual([]);
    expect(endingsIn(archiveOfCampaign({ ...MIRKA, scenarios: won(1, 20) }))).toEqual(['struckOff']);
    expect(endingsIn(archiveOfGame(account({ scenario: 'solventKing', won: false })))).toEqual([]);
    expect(endingsIn(archiveOfGame(account({ scenario: 'ourPack/solventKing', won: true })))).toEqual([]);
  });
});

it('an empty archive has seen nothing, and what was only seen has no counts', () => {
  expect(EMPTY_ARCHIVE).toEqual({ monsters: {}, items: {}, pages: {}, heroes: {}, gold: 0 });
  const full = {
    monsters: { shuffler: { games: 3, slain: { bailiff: 2 }, slew: 1 } },
    items: { bell: { games: 3, used: 2 } },
    pages: { plotNine: { won: 1, lost: 2, concluded: true }, toll: { won: 0, lost: 2, concluded: false } },
    heroes: { bailiff: { games: 3, won: 2, level: 4 } },
    gold: 30,
  } as never;
  expect(withoutCounts(full)).toEqual({
    monsters: { shuffler: { games: 0, slain: {}, slew: 0 } },
    items: { bell: { games: 0, used: 0 } },
    pages: { plotNine: { won: 0, lost: 0, concluded: true }, toll: { won: 0, lost: 0, concluded: false } },
    heroes: { bailiff: { games: 0, won: 0, level: 4 } },
    gold: 30,
  });
});

it('an unfinished game has met its page, monsters and items without counts', () => {
  const account = { scenario: 'plotNine', met: ['shuffler'], carried: ['bell'] } as never;
  expect(archiveOfUnfinishedGame(account)).toEqual({
    monsters: { shuffler: { games: 0, slain: {}, slew: 0 } },
    items: { bell: { games: 0, used: 0 } },
    pages: { plotNine: { won: 0, lost: 0, concluded: false } },
    heroes: {},
    gold: 0,
  });
});

it.each([
  [true, { won: 1, lost: 0, concluded: true }],
  [false, { won: 0, lost: 1, concluded: false }],
])('a finished game counts once, for those who met and slew: won %s', (won, page) => {
  const account = {
    scenario: 'plotNine',
    hero: 'bailiff',
    won,
    met: ['shuffler', 'crow'],
    slain: { shuffler: 2, owl: 1 },
    slewBy: 'crow',
    carried: ['bell', 'hat'],
    used: { bell: 3 },
  } as never;
  expect(archiveOfGame(account)).toEqual({
    monsters: {
      shuffler: { games: 1, slain: { bailiff: 2 }, slew: 0 },
      crow: { games: 1, slain: {}, slew: 1 },
      owl: { games: 1, slain: { bailiff: 1 }, slew: 0 },
    },
    items: { bell: { games: 1, used: 3 }, hat: { games: 1, used: 0 } },
    pages: { plotNine: page },
    heroes: { bailiff: { games: 1, won: won ? 1 : 0, level: 0 } },
    gold: 0,
  });
});
