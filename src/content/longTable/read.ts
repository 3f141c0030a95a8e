/** Converts content from the printed language to the data of the rules. Errors name the place of a misprint. */
import type { HexId } from '../../rules/core/board';
import { compareHexes, hexDistance } from '../../rules/core/hexes';
import type {
  BattleGoalDef,
  DestructibleDef,
  EscortDef,
  HeroDef,
  MonsterMark,
  Pattern,
  RuleDef,
  ScenarioDef,
  TreasureDef,
} from '../../rules/longTable/book';
import type { ItemDef } from '../../rules/longTable/itemDef';
import type { ModifierDef, PerkDef } from '../../rules/longTable/modifierDef';
import type {
  Amount,
  CardDef,
  ItemUse,
  MonsterCard,
  MonsterDef,
  Slot,
  SummonDef,
} from '../../rules/longTable/vocabulary';
import { boardOf, type Cell, cellsOf, doorsOf, marksOf, roomsOf } from './map';
import { readImmunities, readLevels, readSummonValues } from './notation/figures';
import { readHalf, readMonsterCard, readParts } from './notation/halves';
import { readItemText } from './notation/items';
import { readPerk } from './notation/modifiers';
import { fail, lookUpWord, match, readAt, wholePiece } from './notation/pieces';
import { goalTreasures, readGoalText, readMonsterAt, readRule, readTreasure } from './notation/scenario';
import { readAmount } from './notation/words';
import type {
  WrittenBoss,
  WrittenCard,
  WrittenEscort,
  WrittenGoal,
  WrittenHero,
  WrittenItem,
  WrittenMonster,
  WrittenScenario,
  WrittenSummon,
} from './written';

/** A parsed hero class. */
export interface ParsedHero {
  readonly def: HeroDef;
  readonly cards: readonly CardDef[];
  readonly perks: readonly PerkDef[];
  /** The modifier cards that the hero's perks use. */
  readonly modifiers: readonly ModifierDef[];
}

/** Reads a hero. @throws NotationError */
export function readHero({ id, hand, hp, cards, perks }: WrittenHero): ParsedHero {
  const sheet = perks.map((printed, i) => readAt(`perks.${i}`, () => readPerk(printed)));
  return {
    def: { id, hand, hp },
    cards: cards.map((card, i) => readAt(`cards.${i}`, () => readCard(id, card))),
    perks: sheet.map((line) => line.perk),
    modifiers: sheet.flatMap((line) => line.cards),
  };
}

function readCard(hero: string, { id, level, initiative, top, bottom }: WrittenCard): CardDef {
  return {
    id,
    hero,
    level,
    initiative,
    top: readAt('top', () => readHalf(top)),
    bottom: readAt('bottom', () => readHalf(bottom)),
  };
}

/** Reads a summon. @throws NotationError */
export const readSummon = ({ id, prints }: WrittenSummon): SummonDef => ({
  id,
  values: readAt('prints', () => readSummonValues(prints)),
});

/** A parsed monster type with its deck. */
export interface ParsedMonster {
  readonly def: MonsterDef;
  readonly deck: readonly MonsterCard[];
}

/** Reads a monster. @throws NotationError */
export function readMonster({ id, standees, normal, elite, cards }: WrittenMonster): ParsedMonster {
  const ranks = {
    normal: readAt('normal', () => readLevels(normal)),
    elite: readAt('elite', () => readLevels(elite)),
  };
  return { def: { id, deck: id, standees, ranks, immune: [] }, deck: readDeck(id, cards) };
}

/** Reads a deck. @throws NotationError */
export const readDeck = (deck: string, cards: readonly string[]): MonsterCard[] =>
  cards.map((printed, i) => readAt(`cards.${i}`, () => readMonsterCard(deck, printed)));

/** Reads a boss. @throws NotationError */
export function readBoss(
  { id, boss, immune, specials: [first, second], prefers }: WrittenBoss,
  deck: string,
): MonsterDef {
  return {
    id,
    deck,
    standees: 1,
    ranks: { boss: readAt('boss', () => readLevels(boss)) },
    immune: readAt('immune', () => readImmunities(immune)),
    specials: [
      readAt('specials.0', () => readParts(first, 'monster')),
      readAt('specials.1', () => readParts(second, 'monster')),
    ],
    ...(prefers ? { prefers } : {}),
  };
}

const SLOT_WORDS: Readonly<Record<string, Slot>> = {
  head: 'head',
  body: 'body',
  legs: 'legs',
  'one hand': 'oneHand',
  'two hands': 'twoHands',
  small: 'small',
};
const USE_WORDS: Readonly<Record<string, ItemUse>> = { consumed: 'consumed', spent: 'spent', '-': 'free' };

/** Reads an item. @throws NotationError */
export function readItem({ id, slot, use, price, copies, prints, minusCards = 0 }: WrittenItem): ItemDef {
  const [kind = '', ...slots] = use.split(/ (?=○)|(?=○)/);
  return {
    id,
    slot: readAt('slot', () => lookUpWord(wholePiece(slot), SLOT_WORDS, 'slot')),
    use: readAt('use', () => lookUpWord(wholePiece(kind), USE_WORDS, 'use')),
    ...(slots.length > 0 ? { slots: slots.length } : {}),
    ...readAt('prints', () => readItemText(prints)),
    minusCards,
    price,
    copies,
  };
}

/**
 * Returns the prosperity level at which an item enters the stock, or null if a design, an event or a reward unlocks it
 * (docs/CONTENT-LONG.md, section 6).
 */
export function prosperityOf({ source }: WrittenItem): number | null {
  const [level] = match(wholePiece(source), /^P(\d)$/) ?? [];
  return level === undefined ? null : Number(level);
}

export const readGoal = ({ id, checkmarks, needs }: WrittenGoal): BattleGoalDef => ({ id, checkmarks, needs });

/**
 * The number of a goal treasure is the scenario's number times this factor, plus the digit of the mark. An ordinary treasure has the
 * scenario's own number (L4.7). So a goal treasure and an ordinary treasure never have the same number.
 */
const GOAL_TREASURES = 100;

/**
 * Reads a scenario for one hero (`alone`) or for more. The two versions differ in the rounds of a `bells` goal and in the HP of escorts
 * (docs/CONTENT-LONG.md, section 2; L27.9).
 * @throws NotationError, MapError
 */
export function readScenario(page: WrittenScenario, alone: boolean): ScenarioDef {
  const cells = cellsOf(page.map);
  const marks = marksOf(cells);
  const on = (mark: string): readonly HexId[] => marks.get(mark) ?? [];
  const destructibles = readDestructibles(page, on);
  const board = boardOf(cells, ({ char }) => (page.destructibles?.marks.includes(char) ? 'obstacle' : undefined));
  const rooms = roomsOf(cells);
  const escorts = (page.escorts ?? []).map((each, i) =>
    readAt(`escorts.${i}`, () => readEscort(each, cells, rooms, alone)),
  );
  const target = readAt('goal', () =>
    readGoalText(page.goal, {
      monsterOn: (mark) => page.legend[mark]?.split(' ')[0],
      obstacleOn: (mark) => destructibles.find(({ hex }) => on(mark).includes(hex))?.id,
      escortOn: (mark) => page.escorts?.find((each) => each.mark === mark)?.id,
      alone,
    }),
  );
  return {
    id: page.id,
    number: page.number,
    board,
    rooms,
    doors: doorsOf(cells, rooms).map((door, i) => (page.locked?.includes(i + 1) ? { ...door, locked: true } : door)),
    start: on('@'),
    marks: Object.fromEntries([...marks].filter(([mark]) => /^\d$/.test(mark))),
    monsters: readMonsters(page, cells, rooms),
    money: on('$'),
    treasures: [
      ...goalTreasures(target).flatMap((mark) =>
        on(mark).map((hex): TreasureDef => ({ hex, number: GOAL_TREASURES * page.number + Number(mark), goal: true })),
      ),
      ...on('*').map(
        (hex): TreasureDef => ({
          hex,
          number: page.number,
          ...readAt('treasure', () => readTreasure(page.treasure ?? '')),
        }),
      ),
    ],
    destructibles,
    escorts,
    goal: target,
    rules: readRules(page.rules ?? []),
    ...(page.sacks ? { sacks: true } : {}),
  };
}

function readDestructibles(
  { destructibles }: WrittenScenario,
  on: (mark: string) => readonly HexId[],
): DestructibleDef[] {
  if (!destructibles) return [];
  const hp = readAt('destructibles.hp', () => readAmount(wholePiece(destructibles.hp)));
  return destructibles.marks.flatMap((mark) => on(mark).map((hex) => ({ id: `${destructibles.id}${mark}`, hex, hp })));
}

const withoutFirst = ([, ...more]: Pattern): Pattern => [null, ...more];

/**
 * Reads the monsters. For one hero the last spot (in reading order) of a letter with several spots stays empty (docs/CONTENT-LONG.md,
 * section 10).
 */
function readMonsters(page: WrittenScenario, cells: readonly Cell[], rooms: ScenarioDef['rooms']): MonsterMark[] {
  return Object.entries(page.legend).flatMap(([letter, printed]) => {
    const { monster, pattern } = readAt(`legend.${letter}`, () => readMonsterAt(wholePiece(printed)));
    const spots = cells.filter(({ char }) => char === letter);
    return spots.map(
      ({ hex }, i): MonsterMark => ({
        hex,
        room: rooms.findIndex(({ hexes }) => hexes.includes(hex)),
        monster,
        pattern: spots.length > 1 && i === spots.length - 1 ? withoutFirst(pattern) : pattern,
      }),
    );
  });
}

/** Reads the rules. For one hero every second spawn of a scenario is left out (docs/CONTENT-LONG.md, section 10). */
function readRules(printed: readonly string[]): RuleDef[] {
  let spawns = 0;
  return printed.map((text, i) => {
    const read = readAt(`rules.${i}`, () => readRule(text, i));
    const does = read.does.map((deed) => {
      if (deed.deed !== 'spawn') return deed;
      spawns += 1;
      return spawns % 2 === 0 ? { ...deed, pattern: withoutFirst(deed.pattern) } : deed;
    });
    return { ...read, does };
  });
}

function readEscort(
  written: WrittenEscort,
  cells: readonly Cell[],
  rooms: ScenarioDef['rooms'],
  alone: boolean,
): EscortDef {
  const { id, mark, count = 1, move, goesTo, initiative, immune } = written;
  const at = cells.find(({ char }) => char === mark)?.hex ?? fail(wholePiece(mark), 'no such mark on the map');
  const room = rooms.find(({ hexes }) => hexes.includes(at));
  const free = cells
    .filter(({ char, hex }) => char === '.' && room?.hexes.includes(hex))
    .map(({ hex }) => hex)
    .sort((a, b) => hexDistance(at, a) - hexDistance(at, b) || compareHexes(a, b));
  return {
    id,
    hexes: [at, ...free.slice(0, count - 1)],
    hp: readAt('hp', () => hpFor(readAmount(wholePiece(written.hp)), alone)),
    move,
    ...(goesTo === undefined ? {} : { goesTo }),
    initiative,
    immune,
  };
}

/** Returns the formula for an escort's HP. If C (the number of heroes) is 1, a formula times C is doubled, as if C were 2. */
function hpFor(hp: Amount, alone: boolean): Amount {
  if (!alone || typeof hp === 'number' || !hp.timesHeroes) return hp;
  return { n: 2 * hp.n, perLevel: 2 * (hp.perLevel ?? 0), timesHeroes: true };
}
