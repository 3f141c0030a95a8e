/** Collects all built-in content in its written form in one value, so that one schema can check it. */
import { BATTLE_GOALS } from './battleGoals';
import { BOSS_CARDS, BOSSES } from './bosses';
import { EVENTS } from './campaign/events';
import { GRAPH } from './campaign/graph';
import { QUESTS } from './campaign/quests';
import { FOES } from './dungeon/foes';
import { ROOMS } from './dungeon/rooms';
import { HEROES } from './heroes';
import { ITEMS } from './items';
import { MONSTERS } from './monsters';
import { SCENARIOS } from './scenarios';
import { SUMMONS } from './summons';
import type {
  WrittenBoss,
  WrittenEvent,
  WrittenFoes,
  WrittenGoal,
  WrittenHero,
  WrittenItem,
  WrittenMonster,
  WrittenNode,
  WrittenQuest,
  WrittenRoom,
  WrittenScenario,
  WrittenSummon,
} from './written';

/** Content in the printed language. */
export interface WrittenContent {
  readonly heroes: readonly WrittenHero[];
  readonly summons: readonly WrittenSummon[];
  readonly monsters: readonly WrittenMonster[];
  readonly bosses: readonly WrittenBoss[];
  /** The deck that all bosses share (L27.1). */
  readonly bossCards: readonly string[];
  readonly items: readonly WrittenItem[];
  readonly goals: readonly WrittenGoal[];
  readonly scenarios: readonly WrittenScenario[];
  readonly rooms: readonly WrittenRoom[];
  readonly foes: readonly WrittenFoes[];
  readonly events: readonly WrittenEvent[];
  readonly graph: readonly WrittenNode[];
  readonly quests: readonly WrittenQuest[];
}

/** The built-in content. */
export const PRINTED: WrittenContent = {
  heroes: HEROES,
  summons: SUMMONS,
  monsters: MONSTERS,
  bosses: BOSSES,
  bossCards: BOSS_CARDS,
  items: ITEMS,
  goals: BATTLE_GOALS,
  scenarios: SCENARIOS,
  rooms: ROOMS,
  foes: FOES,
  events: EVENTS,
  graph: GRAPH,
  quests: QUESTS,
};
