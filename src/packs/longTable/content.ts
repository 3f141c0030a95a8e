/** Converts a pack to the data of the rules. The ids that the pack defines get the pack's id as a prefix, so that they are unique. */
import type { PackContent } from '../../content/longTable';
import { type ParsedMonster, readMonster, readScenario } from '../../content/longTable/read';
import type { WrittenScenario } from '../../content/longTable/written';
import type { GoalDef, RuleDeed, RuleTrigger, ScenarioDef } from '../../rules/longTable/book';
import type { MonsterCard, Part } from '../../rules/longTable/vocabulary';
import type { LongPack } from './pack';

/** The id under which the game knows a pack's scenario or monster. */
export const globalId = (pack: string, id: string): string => `${pack}/${id}`;

/** Converts a monster's id in a pack to its id in the game. The ids of the game's own monsters stay the same. */
type Naming = (monster: string) => string;

/** Converts a pack. Each scenario is read twice, because its page differs for one hero and for several heroes. */
export function contentOf({ id, monsters, scenarios }: LongPack): PackContent {
  const own = new Set(monsters.map((each) => each.id));
  const naming: Naming = (monster) => (own.has(monster) ? globalId(id, monster) : monster);
  return {
    monsters: new Map(monsters.map((each) => [naming(each.id), monsterWith(readMonster(each), naming)])),
    scenarios: new Map(
      scenarios.map((page) => [
        globalId(id, page.id),
        { forOne: pageWith(id, page, true, naming), forMany: pageWith(id, page, false, naming) },
      ]),
    ),
  };
}

function monsterWith({ def, deck }: ParsedMonster, naming: Naming): ParsedMonster {
  const id = naming(def.id);
  return { def: { ...def, id, deck: id }, deck: deck.map((card) => cardWith(card, naming)) };
}

const cardWith = (card: MonsterCard, naming: Naming): MonsterCard => ({
  ...card,
  parts: card.parts.map((part) => partWith(part, naming)),
});

function partWith(part: Part, naming: Naming): Part {
  if (part.part !== 'ability' || part.ability.verb !== 'summon') return part;
  return { ...part, ability: { ...part.ability, summon: naming(part.ability.summon) } };
}

function pageWith(pack: string, page: WrittenScenario, alone: boolean, naming: Naming): ScenarioDef {
  const read = readScenario(page, alone);
  return {
    ...read,
    id: globalId(pack, page.id),
    monsters: read.monsters.map((mark) => ({ ...mark, monster: naming(mark.monster) })),
    goal: goalWith(read.goal, naming),
    rules: read.rules.map((rule) => ({
      ...rule,
      trigger: triggerWith(rule.trigger, naming),
      does: rule.does.map((deed) => deedWith(deed, naming)),
    })),
  };
}

const goalWith = (goal: GoalDef, naming: Naming): GoalDef =>
  goal.goal === 'kill' ? { ...goal, monster: naming(goal.monster) } : goal;

const triggerWith = (trigger: RuleTrigger, naming: Naming): RuleTrigger =>
  trigger.on === 'dies' ? { ...trigger, monster: naming(trigger.monster) } : trigger;

const deedWith = (deed: RuleDeed, naming: Naming): RuleDeed =>
  deed.deed === 'spawn' ? { ...deed, monster: naming(deed.monster) } : deed;
