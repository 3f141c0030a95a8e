/** Tests that each honour can be earned, by one game or by many, and that none is earned from the beginning. */
import { describe, expect, it } from 'vitest';
import { monsters, scenarios } from '../../../src/content/inHand';
import { HEROES } from '../../../src/flow/inHand/campaign';
import type { Account } from '../../../src/session/inHand/account';
import { type Archive, archiveOfGame, EMPTY_ARCHIVE } from '../../../src/session/inHand/archive';
import { earnedHonours, HONOURS, type Honour } from '../../../src/session/inHand/honours';
import { EMPTY_TALLY, type Tally } from '../../../src/session/inHand/tally';
import { account } from '../../kit/accounts';

interface Given {
  readonly game?: Account | null;
  readonly archive?: Archive;
  readonly tally?: Tally;
}
const earned = ({ game = null, archive = game ? archiveOfGame(game) : EMPTY_ARCHIVE, tally = EMPTY_TALLY }: Given) =>
  earnedHonours({ game, archive, tally });

const won = (changes: Parameters<typeof account>[0] = {}) => ({ game: account({ won: true, ...changes }) });
const lost = (changes: Parameters<typeof account>[0] = {}) => ({ game: account(changes) });
const filed = (changes: Partial<Archive>): Given => ({ archive: { ...EMPTY_ARCHIVE, ...changes } });
const met = (ids: readonly string[], slew = 0) => ({
  monsters: Object.fromEntries(ids.map((id) => [id, { games: 1, slain: {}, slew }])),
});
const read = (ids: readonly string[]) => ({
  pages: Object.fromEntries(ids.map((id) => [id, { won: 1, lost: 0, concluded: true }])),
});
const throwing = (damage: number) => ({ best: { face: 'C', modifier: 1, damage, monster: 'gnaw' } }) as const;
const sworn = (ids: readonly string[]) => ({
  heroes: Object.fromEntries(ids.map((id) => [id, { games: 1, won: 1, level: 1 }])),
});
const slain = (many: Readonly<Record<string, number>>) => ({ monsters: { gnaw: { games: 3, slain: many, slew: 0 } } });
const cell = { scenario: 'plotNine', level: 1, games: 1, won: 1, rounds: 7, dealt: 1, taken: 1 } as const;
const kills = (count: number): Given => ({ tally: { ...EMPTY_TALLY, cells: [{ ...cell, kills: count }] } });
const throws = (count: number): Given => ({
  tally: { ...EMPTY_TALLY, rolls: { ...EMPTY_TALLY.rolls, lot: [count - 1, 1, 0] } },
});
const MONSTERS = Object.keys(monsters);
const PAGES = Object.keys(scenarios);
const ENDINGS = ['struckOff', 'solventKing', 'carriedForward'];

/** For each honour: a situation that just earns it, and one that just fails to. */
const CASES: Readonly<Record<Honour, readonly [earns: Given, not: Given]>> = {
  served: [won(), lost()],
  returned: [lost(), won()],
  unscratched: [won({ taken: 0 }), lost({ taken: 0 })],
  lastDrop: [won({ feats: { hp: 1 } }), won({ feats: { hp: 2 } })],
  lastSheet: [won({ feats: { cards: 1 } }), lost({ feats: { cards: 1 } })],
  heavyHand: [lost(throwing(9)), won(throwing(8))],
  paperCut: [lost({ feats: { duds: 1 } }), lost()],
  thickSkin: [won({ taken: 12 }), won({ taken: 11 })],
  stuckRuler: [lost({ feats: { streak: 5 } }), lost({ feats: { streak: 4 } })],
  naturalCauses: [lost({ feats: { otherwise: 1 } }), lost()],
  brisk: [won({ rounds: 4 }), won({ rounds: 5 })],
  restless: [won({ feats: { rests: 0 } }), lost({ feats: { rests: 0 } })],
  magpie: [lost({ feats: { tokens: 4 } }), lost({ feats: { tokens: 3 } })],
  twoChests: [lost({ feats: { treasures: 2 } }), lost({ feats: { treasures: 1 } })],
  foundIt: [lost({ feats: { traps: 1 } }), lost()],
  locksmith: [lost({ feats: { disarmed: 1 } }), lost()],
  counterclaim: [lost({ feats: { negated: 3 } }), lost({ feats: { negated: 2 } })],
  hardest: [won({ level: 3 }), won({ level: 2 })],
  nothingPersonal: [filed(slain({ bailiff: 6, sexton: 4 })), filed(slain({ bailiff: 9 }))],
  knownToAll: [filed(met(MONSTERS.slice(0, 5), 1)), filed(met(MONSTERS.slice(0, 5)))],
  halfCabinet: [
    filed(met(MONSTERS.slice(0, MONSTERS.length / 2))),
    filed(met(MONSTERS.slice(0, MONSTERS.length / 2 - 1))),
  ],
  fullCabinet: [filed(met(MONSTERS)), filed(met(MONSTERS.slice(1)))],
  threeTrades: [filed(sworn(HEROES)), filed(sworn(HEROES.slice(1)))],
  halfTheBook: [filed(read(PAGES.slice(0, 11))), filed(read(PAGES.slice(0, 10)))],
  anEnding: [filed(read(['solventKing'])), filed(read(['plotNine']))],
  everyEnding: [filed(read(ENDINGS)), filed(read(ENDINGS.slice(1)))],
  purse: [filed({ gold: 60 }), filed({ gold: 59 })],
  hundredFiles: [kills(100), kills(99)],
  thousandThrows: [throws(1000), throws(999)],
};

describe('the honours', () => {
  it('number more than two dozen, and none is earned before the first game', () => {
    expect(HONOURS.length).toBeGreaterThanOrEqual(24);
    expect(earned({})).toEqual([]);
  });

  it.each(HONOURS)('%s is earned by its condition, and not by slightly less', (honour) => {
    const [earns, not] = CASES[honour];
    expect(earned(earns)).toContain(honour);
    expect(earned(not)).not.toContain(honour);
  });

  it('for a single game are not earned by the archive alone', () => {
    const game = account({ won: true, taken: 0, feats: { hp: 1, cards: 1, rests: 0 } });
    expect(earned({ archive: archiveOfGame(game) })).toEqual(['served']);
  });

  it('require exactly the existing number of pages', () => {
    expect(PAGES).toHaveLength(22);
    expect(ENDINGS.every((each) => scenarios[each])).toBe(true);
  });
});
