/** Builds the book of a scenario: the content for its set-up. */
import { memoize } from '../../rules/core/board';
import { ContentError, type MissingContent } from '../../rules/core/ruleset';
import type { Book, Enhancement, HeroBook, HeroSetup, RuleDef, ScenarioDef, Setup } from '../../rules/longTable/book';
import { dungeonScenario } from '../../rules/longTable/campaign/dungeon';
import { canAbilityTakeMark } from '../../rules/longTable/campaign/enhance';
import { DUNGEON_ID } from '../../rules/longTable/campaign/setupOf';
import type { DungeonDraw } from '../../rules/longTable/dungeonDef';
import { canTakeMark, enhancedCard, enhancedSummon, spotOf } from '../../rules/longTable/enhancing';
import type { ModifierDef } from '../../rules/longTable/modifierDef';
import { applyPerks } from '../../rules/longTable/perks';
import type {
  CardDef,
  DeckId,
  ItemId,
  MonsterCard,
  MonsterDef,
  MonsterId,
  Part,
  SummonDef,
} from '../../rules/longTable/vocabulary';
import {
  type Catalogue,
  decks,
  goals,
  heroes,
  installedPacks,
  items,
  monsters,
  type PackContent,
  scenarios,
  standardModifiers,
  summons,
} from './catalogue';
import { dungeonBook } from './dungeon/book';

/** The hero level from which cards of level X can be used. */
const X_LEVEL = 1;
/** The number of enhancements that a half of a card can hold (docs/CONTENT-LONG.md, section 4). */
const SPOTS = 1;

/** Returns the book for a set-up, with the content of the installed packs. @throws ContentError naming the missing content */
export const bookFor = (setup: Setup): Book => bookOf(setup, installedPacks);

/**
 * Returns the book for a set-up.
 * @param packs the packs to take content from, whether installed or not
 * @throws ContentError naming the missing content
 */
export function bookOf(setup: Setup, packs: PackContent): Book {
  const nowhere = firstMissing(setup, packs);
  if (nowhere) throw new ContentError(`the catalogue has no ${nowhere.kind} "${nowhere.id}"`);
  const scenario = pageOf(setup, packs);
  const inPlay = monstersOf(scenario, setup, packs);
  const cards = setup.heroes.flatMap(cardsOf);
  const marks = setup.heroes.flatMap(({ enhancements }) => enhancements);
  return {
    setup,
    scenario,
    heroes: setup.heroes.map(heroBook),
    cards: byId(cards),
    monsters: byId(inPlay),
    decks: Object.fromEntries(inPlay.map(({ deck }) => [deck, deckOf(deck, packs)])),
    summons: byId(cards.flatMap((card) => summonsOf(card, marks))),
    items: byId(itemsOf(setup, scenario).map((id) => named(items, 'item', id))),
    modifiers: { ...byId(modifiersOf(setup)), ...standardModifiers(setup.variants.lessChance) },
    goals: byId(setup.battleGoals.map((id) => named(goals, 'battle goal', id))),
  };
}

/** Returns the first name in a set-up that has no content or is not valid, or null if all names are valid. */
export const findMissing = (setup: Setup): MissingContent | null => firstMissing(setup, installedPacks);

function firstMissing(setup: Setup, packs: PackContent): MissingContent | null {
  for (const found of missingNames(setup, packs)) if (found) return found;
  return null;
}

function* missingNames(setup: Setup, packs: PackContent): Generator<MissingContent | null> {
  const has = <T>(
    shelf: Catalogue<T>,
    kind: string,
    id: string,
    ...path: (string | number)[]
  ): MissingContent | null => (shelf.get(id) === undefined ? { path, kind, id } : null);
  if (setup.scenario === DUNGEON_ID) yield* missingInDungeon(setup);
  else if (!packs.scenarios.has(setup.scenario))
    yield has(scenarios(setup.heroes.length), 'scenario', setup.scenario, 'scenario');
  for (const [i, id] of setup.battleGoals.entries()) yield has(goals, 'battle goal', id, 'battleGoals', i);
  for (const [i, hero] of setup.heroes.entries()) {
    yield has(heroes, 'hero', hero.hero, 'heroes', i, 'hero');
    for (const [j, id] of hero.items.entries()) yield has(items, 'item', id, 'heroes', i, 'items', j);
    yield* invalidNamesOf(hero, i);
  }
  for (const [i, pending] of (setup.pending ?? []).entries())
    if (pending.pending === 'joins') yield has(monsters, 'monster', pending.monster, 'pending', i, 'monster');
}

/**
 * L32.5, L32.7: yields the invalid names in a hero's set-up. Valid are cards of the class up to the hero's level, ticks in existing boxes
 * of the perk sheet, and enhancements that fit their cards.
 */
function* invalidNamesOf(hero: HeroSetup, i: number): Generator<MissingContent | null> {
  const read = heroes.get(hero.hero);
  if (!read) return;
  const cards = new Map(read.cards.map((card) => [card.id, card]));
  const at = (...path: (string | number)[]) => ['heroes', i, ...path];
  for (const [j, id] of hero.pool.entries()) {
    const card = cards.get(id);
    const kind = card ? `card for level ${hero.level}` : 'card';
    if (!card || levelOf(card) > hero.level) yield { path: at('pool', j), kind, id };
  }
  for (const [j, ticks] of hero.perks.entries()) {
    const boxes = read.perks[j]?.boxes ?? 0;
    if (ticks > boxes) yield { path: at('perks', j), kind: `perk with ${ticks} boxes`, id: `${j}` };
  }
  for (const [j, mark] of hero.enhancements.entries()) {
    const card = cards.get(mark.card);
    const before = hero.enhancements.slice(0, j);
    if (!card) yield { path: at('enhancements', j), kind: 'card', id: mark.card };
    else if (!canTakeEnhancement(card, mark, before))
      yield { path: at('enhancements', j), kind: 'place for an enhancement on', id: mark.card };
  }
}

/**
 * L32.8, L32.9: whether an enhancement fits in addition to the enhancements in `before`. A half with the lost symbol takes only
 * enhancements that improve its summon.
 */
export function canTakeEnhancement(
  card: CardDef,
  { half, mark }: Enhancement,
  before: readonly Enhancement[],
): boolean {
  const there = before.filter((each) => each.card === card.id && each.half === half);
  const spot = spotOf(card[half]);
  if (!spot || !canTakeMark(card[half], mark) || there.length >= SPOTS) return false;
  const { ability } = spot;
  const summon = ability.verb === 'summon' ? summons.get(ability.summon) : undefined;
  return canAbilityTakeMark({ summons: summon ? { [summon.id]: summon } : {} }, ability, mark);
}

const levelOf = ({ level }: CardDef): number => (level === 'X' ? X_LEVEL : level);

/** Returns content that must exist, because the set-up was checked or other content names it. @throws ContentError if it does not exist */
function named<T>(shelf: Catalogue<T>, kind: string, id: string): T {
  const found = shelf.get(id);
  if (found === undefined) throw new ContentError(`the catalogue has no ${kind} "${id}"`);
  return found;
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((each) => [each.id, each]));

function pageOf({ scenario, heroes: party, dungeon }: Setup, packs: PackContent): ScenarioDef {
  const ofPack = packs.scenarios.get(scenario);
  if (ofPack) return party.length === 1 ? ofPack.forOne : ofPack.forMany;
  return dungeon && scenario === DUNGEON_ID
    ? laidDungeon(dungeon)
    : named(scenarios(party.length), 'scenario', scenario);
}

const monsterOf = (id: MonsterId, packs: PackContent): MonsterDef =>
  packs.monsters.get(id)?.def ?? named(monsters, 'monster', id);
/** Returns a monster's deck. For a monster of a pack, the deck's id is the monster's id. */
const deckOf = (id: DeckId, packs: PackContent): readonly MonsterCard[] =>
  packs.monsters.get(id)?.deck ?? named(decks, 'deck', id);

const laidDungeon = memoize((draw: DungeonDraw) => dungeonScenario(dungeonBook(), draw));

function* missingInDungeon({ dungeon }: Setup): Generator<MissingContent | null> {
  if (!dungeon) {
    yield { path: ['dungeon'], kind: 'scenario', id: DUNGEON_ID };
    return;
  }
  const { rooms, foes } = dungeonBook();
  for (const [i, id] of dungeon.rooms.entries())
    if (!rooms.some((room) => room.id === id)) yield { path: ['dungeon', 'rooms', i], kind: 'room', id };
  for (const [i, id] of dungeon.foes.entries())
    if (!foes.some((each) => each.id === id)) yield { path: ['dungeon', 'foes', i], kind: 'monster card', id };
  try {
    laidDungeon(dungeon);
  } catch {
    yield { path: ['dungeon', 'rooms'], kind: 'dungeon of these cards', id: DUNGEON_ID };
  }
}

function heroBook(setup: HeroSetup): HeroBook {
  const { def, perks } = named(heroes, 'hero', setup.hero);
  return { def, setup, ...applyPerks(perks, setup.perks) };
}

/** Returns the cards of a hero's pool, with the enhancements in the hero's set-up (L32.8). */
function cardsOf({ hero, pool, enhancements }: HeroSetup): CardDef[] {
  const mine = named(heroes, 'hero', hero).cards.filter(({ id }) => pool.includes(id));
  return enhancements.length === 0 ? mine : mine.map((card) => enhancedCard(card, enhancements));
}

const modifiersOf = ({ heroes: party }: Setup): ModifierDef[] =>
  party.flatMap(({ hero }) => named(heroes, 'hero', hero).modifiers);

/**
 * Returns the heroes' own items and the items in treasures. The rules need the prices of the items in treasures, because a hero who loots
 * an item that the hero already owns sells it (L18.5).
 */
function itemsOf({ heroes: party }: Setup, { treasures }: ScenarioDef): ItemId[] {
  const found = treasures.flatMap(({ item }) => item ?? []);
  return [...new Set([...party.flatMap((hero) => hero.items), ...found])];
}

function summonsOf({ id, top, bottom }: CardDef, marks: readonly Enhancement[]): SummonDef[] {
  const own = marks.filter(({ card }) => card === id);
  return [...top.parts, ...bottom.parts]
    .flatMap(summonedBy)
    .map((summon) => enhancedSummon(named(summons, 'summon', summon), own));
}

function summonedBy(part: Part): string[] {
  return part.part === 'ability' && part.ability.verb === 'summon' ? [part.ability.summon] : [];
}

/**
 * Returns all monster types of which a figure can be on the map at any time. These are the types on the scenario's map, and the
 * types that a scenario rule, a campaign event, a boss's call or another monster's card adds.
 */
function monstersOf(
  { monsters: marked, rules }: ScenarioDef,
  { pending = [] }: Setup,
  packs: PackContent,
): MonsterDef[] {
  const ids = new Set<MonsterId>([
    ...marked.map(({ monster }) => monster),
    ...rules.flatMap(spawnedBy),
    ...pending.flatMap((each) => (each.pending === 'joins' ? [each.monster] : [])),
  ]);
  const found: MonsterDef[] = [];
  // Iterating over a set also yields ids that are added during the loop.
  for (const id of ids) {
    const monster = monsterOf(id, packs);
    found.push(monster);
    for (const other of broughtBy(monster, packs)) ids.add(other);
  }
  return found;
}

const spawnedBy = ({ does }: RuleDef): MonsterId[] =>
  does.flatMap((deed) => (deed.deed === 'spawn' ? [deed.monster] : []));

function broughtBy({ deck, specials }: MonsterDef, packs: PackContent): MonsterId[] {
  const parts = [...deckOf(deck, packs).flatMap((card) => card.parts), ...(specials ?? []).flat()];
  return parts.flatMap((part) => {
    if (part.part !== 'ability') return [];
    const { ability } = part;
    return ability.verb === 'deed' && ability.deed.deed === 'call' ? ability.deed.monsters : summonedBy(part);
  });
}
