/** Bosses (L27.1): their values, immunities and special actions, and the deck that they all share. */
import type { WrittenBoss } from './written';

export const BOSS_DECK = 'boss';

export const BOSS_CARDS: readonly string[] = [
  '9 Special 1 ♻',
  '18 Special 2',
  '27 Move +0; Attack +0',
  '36 Move +1; Attack -1, Targets 2',
  '63 Special 2 ♻',
  '70 Move +0; Attack +0',
  '82 Special 1',
  '91 Move -1; Attack +1',
];

const PRINTED = [
  {
    id: 'liquidator',
    boss: 'HP 13 15 19 22 25 29 33 37 | move 2 2 2 3 3 3 3 3 | attack 3 3 4 4 5 5 6 7',
    immune: 'Immobilize, Stun, Disarm',
    specials: [
      'Move +0; Drag 2, Range 3, Targets all; Attack -1, Area ring',
      'Call undertow below C at 1 or 2; Move +0; Attack +0, Push 2',
    ],
  },
  {
    id: 'actuary',
    boss: 'HP 9 10 13 16 18 21 25 29 | move 2 2 2 3 3 3 3 4 | attack 2 2 3 3 4 4 5 6 | range 3 3 3 4 4 4 4 4',
    immune: 'Muddle, Disarm, Curse',
    specials: [
      'Heroes within 5 get Curse; Move +0; Attack -1, Range 4, Targets C',
      'Heal C + L/2, Self; Retreat 3; Attack +0, Range 4, Wound',
    ],
    prefers: 'mostHp',
  },
  {
    id: 'remainderman',
    boss: 'HP 10 12 14 17 21 24 27 32 | move 3 3 3 3 4 4 4 4 | attack 3 3 3 3 4 4 5 6 | range 2 2 2 2 2 3 3 3',
    immune: 'Poison, Immobilize, Stun',
    specials: [
      'Heroes with 3 discarded lose 1, others suffer 1 + L/2; Move +0; Attack -1',
      'Call assessor or coldCaller below C at 1 or 2; Move +1; Attack +0, Targets 2',
    ],
  },
] as const satisfies readonly WrittenBoss[];

export const BOSSES: readonly WrittenBoss[] = PRINTED;

export type PrintedBossId = (typeof PRINTED)[number]['id'];
