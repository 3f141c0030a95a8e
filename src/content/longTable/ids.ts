/** The ids of everything that is printed at the Long Table, as types alone: what has a text or a picture for each is `Record<Id, ...>`. */
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

/** Who has a monster's card: bosses too. */
export type PrintedEnemyId = PrintedMonsterId | PrintedBossId;
/** Whoever or whatever may stand on the map under a name. */
export type PrintedFigureId = PrintedHeroId | PrintedEnemyId | PrintedSummonId | PrintedEscortId | PrintedObstacleId;
