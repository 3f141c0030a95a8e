/** Battle goals (L2.1; docs/CONTENT-LONG.md, section 7): conditions on a hero's counters when the scenario is won. */
import { ROOMS_TO_LOOT } from '../../rules/longTable/goalTest';
import type { WrittenGoal } from './written';

const PRINTED = [
  { id: 'earlyBird', checkmarks: 1, needs: [{ counter: 'roundsBeforeMonsters', atLeast: 3 }] },
  { id: 'lastOrders', checkmarks: 1, needs: [{ counter: 'roundsAfterAll', atLeast: 3 }] },
  {
    id: 'byTheBook',
    checkmarks: 1,
    needs: [
      { counter: 'moneyOtherwise', atMost: 0 },
      { counter: 'moneyByLoot', atLeast: 2 },
    ],
  },
  { id: 'pettyCash', checkmarks: 1, needs: [{ counter: 'roomsLooted', least: ROOMS_TO_LOOT }] },
  { id: 'aGoodStart', checkmarks: 1, needs: [{ counter: 'damageInRounds1To3', atMost: 0 }] },
  {
    id: 'byAThread',
    checkmarks: 1,
    needs: [
      { counter: 'roundsAtThreeHp', atLeast: 2 },
      { counter: 'exhausted', atMost: 0 },
    ],
  },
  {
    id: 'savingIt',
    checkmarks: 1,
    needs: [
      { counter: 'itemsBefore5', atMost: 0 },
      { counter: 'itemsFrom5', atLeast: 1 },
    ],
  },
  { id: 'bothHands', checkmarks: 1, needs: [{ counter: 'mostItemsInTurn', atLeast: 2 }] },
  {
    id: 'noTimeToSit',
    checkmarks: 1,
    needs: [
      { counter: 'rests', atMost: 2 },
      { counter: 'rounds', atLeast: 9 },
    ],
  },
  { id: 'lunchIsLunch', checkmarks: 1, needs: [{ counter: 'restsBesideEnemy', atLeast: 1 }] },
  { id: 'openingRemarks', checkmarks: 1, needs: [{ counter: 'firstDamages', atLeast: 4 }] },
  { id: 'theLastWord', checkmarks: 1, needs: [{ counter: 'lastKill', atLeast: 1 }] },
  {
    id: 'afterYou',
    checkmarks: 1,
    needs: [
      { counter: 'doorsOpened', atMost: 0 },
      { counter: 'doorsOpenedByOthers', atLeast: 1 },
    ],
  },
  { id: 'deepPockets', checkmarks: 1, needs: [{ counter: 'cardsLeft', atLeast: 6 }] },
  { id: 'burntBridges', checkmarks: 2, needs: [{ counter: 'lostActions', atLeast: 3 }] },
  { id: 'oneStamp', checkmarks: 2, needs: [{ counter: 'mostDamageInAttack', atLeast: 6, byLevel: 1 }] },
] as const satisfies readonly WrittenGoal[];

export const BATTLE_GOALS: readonly WrittenGoal[] = PRINTED;

export type PrintedGoalId = (typeof PRINTED)[number]['id'];
