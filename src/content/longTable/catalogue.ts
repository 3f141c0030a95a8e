/** Provides all printed content in the form that the rules use. Each entry is parsed at its first use and then cached. */
import type { BattleGoalDef, ScenarioDef } from '../../rules/longTable/book';
import type { ItemDef } from '../../rules/longTable/itemDef';
import type { ModifierDef } from '../../rules/longTable/modifierDef';
import type { DeckId, ModifierId, MonsterCard, MonsterDef, SummonDef } from '../../rules/longTable/vocabulary';
import { BATTLE_GOALS } from './battleGoals';
import { BOSS_CARDS, BOSS_DECK, BOSSES } from './bosses';
import { HEROES } from './heroes';
import { ITEMS } from './items';
import { MONSTERS } from './monsters';
import {
  type ParsedHero,
  type ParsedMonster,
  readBoss,
  readDeck,
  readGoal,
  readHero,
  readItem,
  readMonster,
  readScenario,
  readSummon,
} from './read';
import { SCENARIOS } from './scenarios';
import { SUMMONS } from './summons';

/** Entries by id, each parsed at its first use. */
export interface Catalogue<T> {
  readonly ids: readonly string[];
  /** Returns an entry, or undefined if there is no such id. */
  readonly get: (id: string) => T | undefined;
}

function shelf<W extends { readonly id: string }, T>(written: readonly W[], read: (each: W) => T): Catalogue<T> {
  const byId = new Map(written.map((each) => [each.id, each]));
  const done = new Map<string, T>();
  return {
    ids: [...byId.keys()],
    get: (id) => {
      const known = done.get(id);
      const found = byId.get(id);
      if (known !== undefined || !found) return known;
      const made = read(found);
      done.set(id, made);
      return made;
    },
  };
}

export const heroes: Catalogue<ParsedHero> = shelf(HEROES, readHero);
export const summons: Catalogue<SummonDef> = shelf(SUMMONS, readSummon);
export const items: Catalogue<ItemDef> = shelf(ITEMS, readItem);
export const goals: Catalogue<BattleGoalDef> = shelf(BATTLE_GOALS, readGoal);

const ordinary = shelf(MONSTERS, readMonster);
const bosses = shelf(BOSSES, (boss) => readBoss(boss, BOSS_DECK));

/** The content of packs. Ids are `<pack>/<id>`, so that they never equal built-in ids. */
export interface PackContent {
  readonly scenarios: ReadonlyMap<string, PackPage>;
  readonly monsters: ReadonlyMap<string, ParsedMonster>;
}

/** A scenario of a pack in two versions: for one hero, and for more. */
export interface PackPage {
  readonly forOne: ScenarioDef;
  readonly forMany: ScenarioDef;
}

const fromPacks = { scenarios: new Map<string, PackPage>(), monsters: new Map<string, ParsedMonster>() };

/** The content of the installed packs, which is not part of any campaign. */
export const installedPacks: PackContent = fromPacks;

/** Whether an installed pack contains a scenario. */
export const isPackPage = (scenario: string): boolean => fromPacks.scenarios.has(scenario);

/** Adds a pack's content, and replaces content with the same ids. */
export function addPack({ scenarios: pages, monsters: own }: PackContent): void {
  for (const [id, page] of pages) fromPacks.scenarios.set(id, page);
  for (const [id, monster] of own) fromPacks.monsters.set(id, monster);
}

/** Removes all content of a pack. */
export function removePack(pack: string): void {
  for (const definitions of Object.values(fromPacks))
    for (const id of [...definitions.keys()]) if (id.startsWith(`${pack}/`)) definitions.delete(id);
}

export const monsters: Catalogue<MonsterDef> = {
  ids: [...ordinary.ids, ...bosses.ids],
  get: (id) => ordinary.get(id)?.def ?? bosses.get(id),
};

const bossDeck = shelf([{ id: BOSS_DECK }], () => readDeck(BOSS_DECK, BOSS_CARDS));

/** The decks of monsters (L1.5), and the deck that all bosses share (L27.1). */
export const decks: Catalogue<readonly MonsterCard[]> = {
  ids: [...ordinary.ids, BOSS_DECK],
  get: (id: DeckId) => ordinary.get(id)?.deck ?? bossDeck.get(id),
};

const forMany = shelf(SCENARIOS, (page) => readScenario(page, false));
const forOne = shelf(SCENARIOS, (page) => readScenario(page, true));

/** Returns the scenarios in their version for a number of heroes. */
export const scenarios = (heroCount: number): Catalogue<ScenarioDef> => (heroCount === 1 ? forOne : forMany);

/** L1.6, L1.7: the standard modifier cards, which are part of every game. */
const STANDARD: Readonly<Record<ModifierId, ModifierDef>> = Object.fromEntries(
  (
    [
      ['0', 0],
      ['+1', 1],
      ['-1', -1],
      ['+2', 2],
      ['-2', -2],
      ['2x', '2x'],
      ['null', 'null'],
      ['bless', '2x'],
      ['curse', 'null'],
    ] as const
  ).map(([id, value]) => [id, { id, value }]),
);

/** L35.1: the standard cards of the variant in which a blessing and a 2x count as +2, a curse and a Null as -2. */
const LESS_CHANCE: Readonly<Record<ModifierId, ModifierDef>> = Object.fromEntries(
  Object.entries(STANDARD).map(([id, card]) => {
    const milder = card.value === '2x' ? 2 : card.value === 'null' ? -2 : card.value;
    return [id, { id, value: milder }];
  }),
);

/** Returns the standard card or the card of a class's perk sheet with this id; undefined if there is none. */
export const modifierCard = (id: ModifierId): ModifierDef | undefined =>
  Object.hasOwn(STANDARD, id)
    ? STANDARD[id]
    : heroes.ids.flatMap((hero) => heroes.get(hero)?.modifiers ?? []).find((card) => card.id === id);

/** Returns the standard modifier cards, with or without the variant of L35.1. */
export const standardModifiers = (lessChance: boolean): Readonly<Record<ModifierId, ModifierDef>> =>
  lessChance ? LESS_CHANCE : STANDARD;
