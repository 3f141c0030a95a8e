/**
 * The ids of all printed content of the Long Table, as types. Because tables of texts and pictures are `Record<Id, ...>`, a missing entry
 * is a type error.
 */
import type { PrintedBossId } from './bosses';
import type { PrintedHeroId } from './heroes';
import type { PrintedMonsterId } from './monsters';
import type { PrintedEscortId, PrintedObstacleId } from './scenarios';
import type { PrintedSummonId } from './summons';

export type { PrintedGoalId } from './battleGoals';
export type { PrintedEventId } from './campaign/events';
export type { PrintedQuestId } from './campaign/quests';
export type { PrintedFoesId } from './dungeon/foes';
export type { PrintedRoomId } from './dungeon/rooms';
export type { PrintedCardId } from './heroes';
export type { PrintedItemId } from './items';
export type { PrintedScenarioId } from './scenarios';
export type { PrintedBossId, PrintedEscortId, PrintedHeroId, PrintedMonsterId, PrintedObstacleId, PrintedSummonId };

/** Monsters with ability cards, including bosses. */
export type PrintedEnemyId = PrintedMonsterId | PrintedBossId;
/** All figures that can be on the map and have a name. */
export type PrintedFigureId = PrintedHeroId | PrintedEnemyId | PrintedSummonId | PrintedEscortId | PrintedObstacleId;
