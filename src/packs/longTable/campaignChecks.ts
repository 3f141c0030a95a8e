/** Checks items, goals, events, quests, the graph of scenarios and the dungeon's cards for mistakes that their schemas cannot find. */
import { readEvent, readNode, readQuest } from '../../content/longTable/campaign/book';
import { ACHIEVEMENTS, START } from '../../content/longTable/campaign/tables';
import { readRoom } from '../../content/longTable/dungeon/book';
import { cellsOf, roomsOf } from '../../content/longTable/map';
import { readFoeCard } from '../../content/longTable/notation/dungeon';
import { readGoal, readItem } from '../../content/longTable/read';
import type {
  WrittenEvent,
  WrittenFoes,
  WrittenGoal,
  WrittenItem,
  WrittenNode,
  WrittenQuest,
  WrittenRoom,
} from '../../content/longTable/written';
import type { Circumstance, Effect, QuestStep } from '../../rules/longTable/campaign/book';
import type { Problem } from '../problem';
import { checkWritten, problem, unknownName } from './checks';
import type { Names } from './figureChecks';
import { eventShape, foesShape, goalShape, itemShape, nodeShape, questShape, roomShape } from './shapes';

/** The names to which the content of the campaign may refer. */
export interface CampaignNames extends Names {
  readonly heroes: ReadonlySet<string>;
  readonly scenarios: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

export const itemProblems = (item: WrittenItem): readonly Problem[] =>
  checkWritten(item, itemShape, readItem, () => []);

/** The mistakes of a battle goal. Every need must have a bound, because every hero would meet a need without a bound. */
export const goalProblems = (goal: WrittenGoal): readonly Problem[] =>
  checkWritten(goal, goalShape, readGoal, ({ needs }) =>
    needs.flatMap(({ atLeast, atMost, least }, i) =>
      atLeast === undefined && atMost === undefined && least === undefined
        ? [problem(`needs.${i}`, 'a need without a bound')]
        : [],
    ),
  );

export const eventProblems = (event: WrittenEvent, names: CampaignNames): readonly Problem[] =>
  checkWritten(event, eventShape, readEvent, (_, { options }) =>
    (['A', 'B'] as const).flatMap((option) =>
      options[option].outcomes.flatMap(({ when, effects }) => [
        ...(when ? circumstanceWrongs(option, when, names) : []),
        ...effectWrongs(option, effects, names),
      ]),
    ),
  );

export const questProblems = (quest: WrittenQuest, names: CampaignNames): readonly Problem[] =>
  checkWritten(quest, questShape, readQuest, ({ steps }, { gives }) => [
    ...steps.flatMap((step, i) => stepWrongs(`steps.${i}`, step, names)),
    ...effectWrongs('gives', gives, names),
  ]);

function stepWrongs(field: string, step: QuestStep, names: CampaignNames): readonly Problem[] {
  if (step.count === 'kills') return step.monsters.flatMap((id) => unknownName(field, 'monster', id, names.monsters));
  if (step.count !== 'wins') return [];
  return (step.scenarios ?? []).flatMap((id) => unknownName(field, 'scenario', id, names.scenarios));
}

const KNOWN_ACHIEVEMENTS = new Set(Object.keys(ACHIEVEMENTS));

/**
 * The mistakes of a node in the campaign's graph of scenarios.
 * @param all all nodes of the graph
 */
export const nodeProblems = (
  node: WrittenNode,
  all: readonly WrittenNode[],
  names: CampaignNames,
): readonly Problem[] =>
  checkWritten(
    node,
    nodeShape,
    (each) => readNode(each, 1),
    (_, { needs, unlocks, blocks, rewards }) => [
      ...unknownName('id', 'scenario', node.id, names.scenarios),
      ...needs.flat().flatMap((id) => unknownName('needs', 'achievement', id, KNOWN_ACHIEVEMENTS)),
      ...unlocks.flatMap((id) => unknownName('unlocks', 'scenario', id, names.scenarios)),
      ...blocks.flatMap((id) => unknownName('blocks', 'scenario', id, names.scenarios)),
      ...effectWrongs('rewards', rewards, names),
      ...(START.scenarios.includes(node.id) || all.some((other) => other.unlocks.includes(node.id))
        ? []
        : [problem('id', 'nothing unlocks it')]),
    ],
  );

function circumstanceWrongs(field: string, when: Circumstance, names: CampaignNames): readonly Problem[] {
  if (when.if === 'class') return unknownName(field, 'class', when.hero, names.heroes);
  if (when.if === 'achievement') return unknownName(field, 'achievement', when.achievement, KNOWN_ACHIEVEMENTS);
  return when.if === 'free' || when.if === 'taken' ? unknownName(field, 'item', when.item, names.items) : [];
}

/** Checks that everything to which an effect refers exists. */
function effectWrongs(field: string, effects: readonly Effect[], names: CampaignNames): readonly Problem[] {
  return effects.flatMap((effect): readonly Problem[] => {
    switch (effect.effect) {
      case 'item':
      case 'design':
        return unknownName(field, 'item', effect.item, names.items);
      case 'achievement':
        return unknownName(field, 'achievement', effect.achievement, KNOWN_ACHIEVEMENTS);
      case 'scenario':
        return unknownName(field, 'scenario', effect.scenario, names.scenarios);
      case 'event':
        return unknownName(field, 'event', effect.event, names.events);
      case 'class':
        return [
          ...unknownName(field, 'class', effect.hero, names.heroes),
          ...effectWrongs(field, effect.otherwise ?? [], names),
        ];
      case 'nextTable':
        return effect.pending.pending === 'joins'
          ? unknownName(field, 'monster', effect.pending.monster, names.monsters)
          : [];
      case 'when':
        return [...circumstanceWrongs(field, effect.when, names), ...effectWrongs(field, effect.effects, names)];
      default:
        return [];
    }
  });
}

/** L34.2: the mistakes of a room card. Its map must be exactly one room. */
export const roomProblems = (room: WrittenRoom): readonly Problem[] =>
  checkWritten(room, roomShape, readRoom, ({ map }) => {
    const pieces = roomsOf(cellsOf(map)).length;
    return pieces === 1 ? [] : [problem('map', `${pieces} rooms; a card is one`)];
  });

/** L34.2: the mistakes of a monster card. */
export const monsterCardProblems = (foes: WrittenFoes, names: Names): readonly Problem[] =>
  checkWritten(
    foes,
    foesShape,
    ({ id, prints }) => readFoeCard(id, prints),
    (_, { spots }) => [
      ...spots.flatMap((each) =>
        'monster' in each ? unknownName('prints', 'monster', each.monster, names.monsters) : [],
      ),
      ...(new Set(spots.map(({ spot }) => spot)).size === spots.length ? [] : [problem('prints', 'a spot twice')]),
    ],
  );
