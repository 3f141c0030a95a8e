/** Checks the Long Table's own content. A mistake stops the build. */
import { PRINTED, type WrittenContent } from '../../content/longTable/printed';
import { readHero } from '../../content/longTable/read';
import type { WrittenHero } from '../../content/longTable/written';
import type { Misprint, Problem } from '../problem';
import {
  type CampaignNames,
  eventProblems,
  goalProblems,
  itemProblems,
  monsterCardProblems,
  nodeProblems,
  questProblems,
  roomProblems,
} from './campaignChecks';
import { duplicateIndexes, problem, tryRead } from './checks';
import {
  bossDeckProblems,
  bossProblems,
  callMarks,
  heroProblems,
  monsterProblems,
  summonProblems,
} from './figureChecks';
import { type KnownNames, scenarioProblems } from './scenarioChecks';
import { missingTexts } from './textChecks';

const FOLDER = 'src/content/longTable';

/** All mistakes in content, by default in the game's own content. Content without mistakes can be played. */
export function misprints(content: WrittenContent = PRINTED): Misprint[] {
  const known = namesIn(content);
  return [
    ...content.heroes.flatMap((hero) => inFile(`heroes/${hero.id}.ts`, '', heroProblems(hero, known))),
    ...inFile('heroes/index.ts', '', classWrongs(content.heroes)),
    ...listed('summons.ts', content.summons, summonProblems),
    ...listed('monsters.ts', content.monsters, (monster) => monsterProblems(monster, known)),
    ...listed('bosses.ts', content.bosses, (boss) => bossProblems(boss, known)),
    ...inFile('bosses.ts', 'BOSS_CARDS', bossDeckProblems(content.bossCards, known)),
    ...listed('items.ts', content.items, itemProblems),
    ...listed('battleGoals.ts', content.goals, goalProblems),
    ...content.scenarios.flatMap((page) => inFile(`scenarios/${page.id}.ts`, '', scenarioProblems(page, known))),
    ...inFile('scenarios/index.ts', '', uniqueWrongs(content.scenarios)),
    ...listed('dungeon/rooms.ts', content.rooms, roomProblems),
    ...listed('dungeon/foes.ts', content.foes, (foes) => monsterCardProblems(foes, known)),
    ...listed('campaign/events.ts', content.events, (event) => eventProblems(event, known)),
    ...listed('campaign/graph.ts', content.graph, (node) => nodeProblems(node, content.graph, known)),
    ...listed('campaign/quests.ts', content.quests, (quest) => questProblems(quest, known)),
    ...missingTexts(content),
  ];
}

interface HasId {
  readonly id: string;
}
const idsOf = (all: readonly HasId[]): ReadonlySet<string> => new Set(all.map(({ id }) => id));

/** Collects the names that the content defines. */
export function namesIn(content: WrittenContent): KnownNames & CampaignNames {
  return {
    heroes: idsOf(content.heroes),
    monsters: idsOf(content.monsters),
    bosses: idsOf(content.bosses),
    summons: idsOf(content.summons),
    items: idsOf(content.items),
    scenarios: idsOf(content.scenarios),
    events: idsOf(content.events),
    callMarks: new Map(content.bosses.map((boss) => [boss.id, callMarks(boss)])),
  };
}

const inFile = (file: string, place: string, problems: readonly Problem[]): Misprint[] =>
  problems.map(({ field, detail }) => ({
    file: `${FOLDER}/${file}`,
    field: [place, field].filter(Boolean).join('.'),
    detail,
  }));

/** The mistakes of a list of things in one file. */
function listed<W extends HasId>(file: string, all: readonly W[], look: (each: W) => readonly Problem[]): Misprint[] {
  return [...all.flatMap((each) => inFile(file, each.id, look(each))), ...inFile(file, '', uniqueWrongs(all))];
}

const uniqueWrongs = (all: readonly HasId[]): Problem[] =>
  duplicateIndexes(all.map(({ id }) => id)).map((i) => problem(`${all[i]?.id}.id`, 'a second one of this name'));

/**
 * Checks that no two classes have ability cards of the same name, and that modifier cards of the same name are equal in all
 * classes. The reason is that the book of a scenario keeps the cards of all classes in one table by name.
 */
function classWrongs(heroes: readonly WrittenHero[]): Problem[] {
  const cards = heroes.flatMap((hero) => hero.cards.map(({ id }) => ({ id, hero: hero.id })));
  const modifiers = heroes.flatMap((hero) => {
    const read = tryRead(() => readHero(hero));
    return 'value' in read ? read.value.modifiers.map((card) => ({ card, hero: hero.id })) : [];
  });
  const meanings = new Map<string, string>();
  return [
    ...uniqueWrongs(heroes),
    ...duplicateIndexes(cards.map(({ id }) => id))
      .filter((i) => cards.find(({ id }) => id === cards[i]?.id)?.hero !== cards[i]?.hero)
      .map((i) => problem(`${cards[i]?.hero}.cards.${cards[i]?.id}`, 'a card of another class has this name')),
    ...modifiers.flatMap(({ card, hero }) => {
      const meaning = JSON.stringify(card);
      const before = meanings.get(card.id) ?? meaning;
      meanings.set(card.id, before);
      return before === meaning ? [] : [problem(`${hero}.perks`, `"${card.id}" means something else to another class`)];
    }),
  ];
}
