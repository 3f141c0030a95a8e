/** Personal quests (L32.2; docs/CONTENT-LONG.md, section 7): what each quest counts, and what retirement unlocks (L32.11). */
import type { WrittenQuest } from '../written';

const ON_THE_WATER = [
  'noticeOnTheDoor',
  'aFloatingCharge',
  'theCrossing',
  'theRopewalk',
  'theSinkingFund',
  'escrow',
  'paidIn',
] as const;

const PRINTED = [
  {
    id: 'paidPassage',
    steps: [{ count: 'wins', scenarios: ON_THE_WATER, atLeast: 4 }],
    gives: 'opens pawnbroker, if open: design aldermansChain',
  },
  {
    id: 'properBurial',
    steps: [{ count: 'kills', monsters: ['shuffler', 'pallbearer'], atLeast: 12 }],
    gives: 'opens sexton, if open: prosperity +1, event C11, event R11',
  },
  {
    id: 'theCollection',
    steps: [{ count: 'items', atLeast: 7 }],
    gives: 'design silverToppedCane; design coachmansBoots; moreCopies P1',
  },
  {
    id: 'longService',
    steps: [{ count: 'counter', counter: 'roundsActed', atLeast: 90 }],
    gives: 'newHeroes gold 15; event C12; event R12',
  },
  {
    id: 'oldFlame',
    steps: [
      { count: 'wins', scenarios: ['theSinkingFund'], atLeast: 1 },
      { count: 'wins', unexhausted: true, atLeast: 1 },
    ],
    gives: 'design blockAndTackle; design pairOfInkwells; prosperity +1',
  },
  {
    id: 'friendsInLow',
    steps: [{ count: 'reputation', atLeast: 8 }],
    gives: 'rep +2; newHeroes checkmarks 1',
  },
  {
    id: 'aBetterClass',
    steps: [{ count: 'counter', counter: 'eliteKills', atLeast: 10 }],
    gives: 'newHeroes perks 1; event R10',
  },
  {
    id: 'nothingOwed',
    steps: [{ count: 'donated', atLeast: 60 }],
    gives: 'blessings 3; event C10',
  },
] as const satisfies readonly WrittenQuest[];

export const QUESTS: readonly WrittenQuest[] = PRINTED;

export type PrintedQuestId = (typeof PRINTED)[number]['id'];
