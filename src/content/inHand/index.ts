/** Provides the catalogue of all printed content in hand, and builds the book of a scenario. */
import { ContentError } from '../../rules/core/ruleset';
import type { Book, ScenarioDef, Setup, TreasurePlace } from '../../rules/inHand/book';
import { hpBonusAgainst } from '../../rules/inHand/foes';
import type { HeroDef, ItemDef, MonsterDef } from '../../rules/inHand/vocabulary';
import { chapterOf } from './chapters';
import { bailiff } from './heroes/bailiff';
import { pawnbroker } from './heroes/pawnbroker';
import { sexton } from './heroes/sexton';
import { ITEMS } from './items';
import { MONSTER_TABLES } from './monsterCard';
import { MONSTERS } from './monsters';
import { SCENARIOS } from './scenarios';

const byId = <T extends { readonly id: string }>(all: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((each) => [each.id, each]));

export const heroes: Readonly<Record<string, HeroDef>> = byId([bailiff, sexton, pawnbroker]);
export const monsters: Readonly<Record<string, MonsterDef>> = byId(MONSTERS);
export const items: Readonly<Record<string, ItemDef>> = byId(ITEMS);
export const scenarios: Readonly<Record<string, ScenarioDef>> = byId<ScenarioDef>(SCENARIOS);

/** Definitions from imported packs, which are not part of any campaign. Keys are `<pack>/<id>`. */
const fromPacks = { scenarios: new Map<string, ScenarioDef>(), monsters: new Map<string, MonsterDef>() };

/** Adds the scenarios and monsters of a pack. A definition replaces an earlier definition with the same id. */
export function addPack(packScenarios: readonly ScenarioDef[], packMonsters: readonly MonsterDef[]): void {
  for (const page of packScenarios) fromPacks.scenarios.set(page.id, page);
  for (const each of packMonsters) fromPacks.monsters.set(each.id, each);
}

/** Removes all scenarios and monsters of a pack. */
export function removePack(pack: string): void {
  for (const definitions of Object.values(fromPacks))
    for (const id of [...definitions.keys()]) if (id.startsWith(`${pack}/`)) definitions.delete(id);
}

/** The ids of the scenarios, in the order of their numbers. */
export const SCENARIO_ORDER: readonly string[] = SCENARIOS.map(({ id }) => id);

/** Returns the printed scenario with a number, or undefined if there is none. */
export function scenarioOf(number: number): ScenarioDef | undefined {
  return Object.values(scenarios).find((each) => each.number === number);
}

/** Returns the monster cards whose items the King takes for a scenario (R3.5). */
export function wantedMonsterCards(number: number): readonly string[] {
  return chapterOf(number)?.wanted ?? [];
}

/** Returns the treasures of a printed scenario; empty if there is no such scenario. */
export function treasuresOf(number: number): readonly TreasurePlace[] {
  return scenarioOf(number)?.treasures ?? [];
}

/** Returns the book for a set-up, from the catalogue and the imported packs. @throws ContentError naming the missing content */
export function bookFor(setup: Setup): Book {
  const page = fromPacks.scenarios.get(setup.scenario) ?? named(scenarios, 'scenario', setup.scenario);
  return bookOf(setup, page, fromPacks.monsters);
}

/**
 * Returns the book of a scenario that need not be in the catalogue. Monsters of `own` replace monsters of the catalogue with the same ids.
 * @throws ContentError naming the missing content
 */
export function bookOf(setup: Setup, scenario: ScenarioDef, own: ReadonlyMap<string, MonsterDef>): Book {
  const ids = new Set(scenario.foes.map((foe) => foe.monster));
  return {
    setup,
    hero: named(heroes, 'hero', setup.hero),
    scenario: pageFor(scenario, setup.hero),
    monsters: Object.fromEntries([...ids].map((id) => [id, own.get(id) ?? named(monsters, 'monster', id)])),
    monsterTables: MONSTER_TABLES,
    items: Object.fromEntries(setup.items.map((id) => [id, named(items, 'item', id)])),
  };
}

/**
 * Returns the scenario with the additional HP of monsters against this hero only (`hpFor`). So a change of the HP against another hero does
 * not change the content hash of this hero's book.
 */
function pageFor(page: ScenarioDef, hero: string): ScenarioDef {
  if (page.foes.every(({ hpFor }) => hpFor === undefined)) return page;
  const foes = page.foes.map(({ hpFor, ...place }) => {
    const more = hpFor ? hpBonusAgainst({ hpFor }, hero) : 0;
    return more === 0 ? place : { ...place, hpFor: { [hero]: more } };
  });
  return { ...page, foes };
}

function named<T>(all: Readonly<Record<string, T>>, kind: string, id: string): T {
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!found) throw new ContentError(`the catalogue has no ${kind} "${id}"`);
  return found;
}
