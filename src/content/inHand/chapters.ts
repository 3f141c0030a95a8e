/** The campaign graph (R3; docs/CONTENT.md, section 2): 22 scenarios with their requirements, unlocks, blocks and rewards. */
import type { ItemId } from '../../rules/inHand/vocabulary';
import type { MonsterCard } from './monsters';

export const ACHIEVEMENTS = ['redGem', 'blueGem', 'nightBlade', 'dargothsScroll', 'utilityBelt'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** The reward for winning a scenario (R27.2). */
export interface Reward {
  readonly gold: number;
  readonly achievements: readonly Achievement[];
  readonly items: readonly ItemId[];
  /** Items that the shop sells after the win (R29.2). */
  readonly forSale: readonly ItemId[];
}

/** A reward that depends on how a scenario was won: `when` is a condition on one of the scenario's flags (counters or choices). */
export interface Bonus {
  readonly when: { readonly flag: string; readonly atLeast?: number; readonly atMost?: number };
  /** Whether the bonus replaces the gold of the reward. */
  readonly replacesGold?: true;
  readonly items: readonly ItemId[];
}

/** A scenario in the campaign graph. */
export interface Chapter {
  readonly number: number;
  readonly id: string;
  /** The hero level that the scenario is designed for. */
  readonly heroLevel: number;
  readonly requires: readonly Achievement[];
  readonly unlocks: readonly number[];
  readonly blocks: readonly number[];
  readonly reward: Reward;
  /** The monster cards whose items the King takes for this scenario (R3.5). */
  readonly wanted: readonly MonsterCard[];
  readonly bonus: readonly Bonus[];
  /** The gold that replaces a rewarded item if the hero already has this item. */
  readonly goldIfHeld: number;
  /** The counters and choices of this scenario that later scenarios and the endings use. */
  readonly remembers: readonly string[];
  /** Whether the scenario is one of the three ends of the campaign. */
  readonly isEnding: boolean;
}

const I = 'arrears';
const II = 'countingHouse';
const III = 'overdraft';
const IV = 'pits';
const V = 'court';

type Brings = Partial<Reward>;
type Graph = Partial<Pick<Chapter, 'requires' | 'unlocks' | 'blocks'>>;
type Twist = Partial<Pick<Chapter, 'bonus' | 'goldIfHeld' | 'remembers' | 'isEnding'>>;

function chapter<const No extends number, const Id extends string>(
  number: No,
  id: Id,
  heroLevel: number,
  wanted: readonly MonsterCard[],
  { requires = [], unlocks = [], blocks = [] }: Graph,
  { gold = 0, achievements = [], items = [], forSale = [] }: Brings = {},
  { bonus = [], goldIfHeld = 0, remembers = [], isEnding = false }: Twist = {},
): Chapter & { readonly number: No; readonly id: Id } {
  const reward = { gold, achievements, items, forSale };
  return { number, id, heroLevel, requires, unlocks, blocks, wanted, reward, bonus, goldIfHeld, remembers, isEnding };
}

const PRINTED = [
  chapter(1, 'plotNine', 1, [I], { unlocks: [2, 3] }, { gold: 6 }),
  chapter(2, 'tuesdayShift', 1, [I, II], { unlocks: [4] }, { gold: 6 }),
  chapter(3, 'gageAndDaughter', 1, [II, IV], {}, { achievements: ['utilityBelt'] }),
  chapter(4, 'foremanGrubb', 2, [I, IV], { unlocks: [5, 6] }, { gold: 8, forSale: ['grubbsShovel'] }),
  chapter(
    5,
    'seniorBailiff',
    2,
    [I],
    { unlocks: [7, 9], blocks: [6] },
    { gold: 8 },
    {
      bonus: [{ when: { flag: 'torn', atLeast: 3 }, replacesGold: true, items: ['tansysRibbon'] }],
      remembers: ['torn', 'served'],
    },
  ),
  chapter(6, 'showOfHands', 2, [I, II], { unlocks: [8, 9], blocks: [5] }, { gold: 8, forSale: ['borrowedRapier'] }),
  chapter(
    7,
    'waxFloor',
    2,
    [II],
    { unlocks: [10] },
    { gold: 8, achievements: ['blueGem'], forSale: ['redPen', 'borrowedRapier'] },
    { bonus: [{ when: { flag: 'alarm', atMost: 1 }, items: ['chancellorsSpectacles'] }] },
  ),
  chapter(
    8,
    'downTools',
    2,
    [IV],
    { unlocks: [11] },
    { gold: 6, achievements: ['redGem'], items: ['stewardsMallet'], forSale: ['redPen'] },
  ),
  chapter(9, 'proofSpirits', 3, [III], { unlocks: [12, 14] }, { gold: 8, forSale: ['jarOfLeeches'] }),
  chapter(
    10,
    'nightAudit',
    3,
    [II, V],
    { requires: ['blueGem'], unlocks: [15, 22] },
    { gold: 10, forSale: ['crownArbalest'] },
  ),
  chapter(
    11,
    'highWater',
    3,
    [II, IV],
    { requires: ['redGem'], unlocks: [16, 21] },
    { gold: 10, forSale: ['crownArbalest'] },
  ),
  chapter(
    12,
    'landladyOfTheFen',
    3,
    [III],
    { unlocks: [13, 18], blocks: [14] },
    { gold: 6, achievements: ['nightBlade'], items: ['leftBoot'], forSale: ['hipFlask'] },
  ),
  chapter(13, 'longStair', 4, [III, IV], { requires: ['utilityBelt'], unlocks: [17] }, { gold: 10 }),
  chapter(
    14,
    'lastOrders',
    3,
    [II, V],
    { unlocks: [13, 18], blocks: [12] },
    { gold: 6, achievements: ['nightBlade'], items: ['proofKeg'], forSale: ['hipFlask'] },
    { remembers: ['mireFriend'] },
  ),
  chapter(15, 'strikeFund', 4, [I, III], {}, { gold: 8, achievements: ['redGem'] }),
  chapter(16, 'kingsTicket', 4, [II, V], {}, { gold: 8, achievements: ['blueGem'] }),
  chapter(17, 'principalsDesk', 4, [IV, V], { requires: ['redGem', 'blueGem'], unlocks: [19] }, { gold: 10 }),
  chapter(
    18,
    'halfHoliday',
    5,
    [I, II],
    { requires: ['nightBlade'], unlocks: [20] },
    { gold: 8, items: ['tansysRibbon'] },
    { goldIfHeld: 6 },
  ),
  chapter(
    19,
    'finePrint',
    5,
    [II, IV],
    { requires: ['redGem', 'blueGem'] },
    { gold: 6, achievements: ['dargothsScroll'] },
  ),
  chapter(
    20,
    'struckOff',
    5,
    [I, V],
    { requires: ['nightBlade', 'dargothsScroll'], blocks: [21, 22] },
    {},
    { isEnding: true },
  ),
  chapter(
    21,
    'solventKing',
    5,
    [V],
    { requires: ['redGem', 'blueGem', 'dargothsScroll'], blocks: [20, 22] },
    {},
    { isEnding: true },
  ),
  chapter(
    22,
    'carriedForward',
    5,
    [II, V],
    { requires: ['redGem', 'blueGem', 'dargothsScroll'], blocks: [20, 21] },
    {},
    { remembers: ['signed'], isEnding: true },
  ),
] as const;

export const CHAPTERS: readonly Chapter[] = PRINTED;

export type PrintedScenarioId = (typeof PRINTED)[number]['id'];
export type PrintedScenarioNumber = (typeof PRINTED)[number]['number'];

/** Returns the chapter of a scenario number, or undefined if there is none. */
export function chapterOf(number: number): Chapter | undefined {
  return CHAPTERS.find((each) => each.number === number);
}
