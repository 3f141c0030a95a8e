/** Test kit: books and states of the Long Table from a board drawn as text, whose marks are figures. */

import { type HexId, parseBoard, type Terrain } from '../../src/rules/core/board';
import { seedGenerator } from '../../src/rules/core/chance';
import type { Book, HeroBook, HeroSetup, ScenarioDef } from '../../src/rules/longTable/book';
import { heroFigureId } from '../../src/rules/longTable/figures';
import type { ModifierDef } from '../../src/rules/longTable/modifierDef';
import type { Figure, FigureId, Seat, WorkingState } from '../../src/rules/longTable/state';
import type { CardDef, HalfDef, MonsterCard, MonsterDef, Part, Values } from '../../src/rules/longTable/vocabulary';

/** The kinds of cards of the standard deck (L1.6), bless and curse. */
export const STANDARD: Record<string, ModifierDef> = Object.fromEntries(
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

export const half = (...parts: Part[]): HalfDef => ({ parts });
export const attack = (amount: number, mods: object = {}): Part => ({
  part: 'ability',
  ability: { verb: 'attack', amount, mods },
});
export const move = (amount: number, mods: object = {}): Part => ({
  part: 'ability',
  ability: { verb: 'move', amount, mods },
});
/** Returns a line of a monster's card: `+n` to its own value. */
export const line = (verb: 'attack' | 'move', amount = 0, mods: object = {}): Part => ({
  part: 'ability',
  ability: { verb, amount, relative: true, mods },
});

const values = (over: Partial<Values> = {}): Values => ({ hp: 6, move: 3, attack: 2, range: null, ...over });

export interface MonsterKit {
  readonly normal?: Partial<Values>;
  readonly elite?: Partial<Values>;
  readonly boss?: Partial<Values>;
  readonly def?: Partial<MonsterDef>;
  /** The lines of its only card; the default is `Move +0, Attack +0`. */
  readonly parts?: readonly Part[];
  readonly initiative?: number;
}

export interface HeroKit {
  readonly hp?: number;
  readonly level?: number;
  readonly cards?: readonly CardDef[];
  readonly items?: readonly string[];
  readonly traits?: Partial<HeroBook['traits']>;
}

export interface TableKit {
  /** Marks of the drawing: `fighter` (a hero), `rat`, `elite rat`, `boss rat` (monsters), in order of their numbers. */
  readonly figures?: Readonly<Record<string, string>>;
  /** The terrain under a mark; the default is plain. */
  readonly under?: Readonly<Record<string, Terrain>>;
  readonly heroes?: Readonly<Record<string, HeroKit>>;
  readonly monsters?: Readonly<Record<string, MonsterKit>>;
  readonly scenario?: Partial<ScenarioDef>;
  readonly book?: Partial<Book>;
  readonly setup?: Partial<Book['setup']>;
  readonly state?: Partial<WorkingState>;
  readonly level?: number;
}

/** Returns cards of a hero, `fighter1` ... `fighter10`, with initiatives 10, 20 ... 99: Attack 3 on top, Move 3 at the bottom. */
export function cardsOf(hero: string, count = 10): CardDef[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `${hero}${i + 1}`,
    hero,
    level: 1,
    initiative: Math.min(99, 10 * (i + 1)),
    top: half(attack(3)),
    bottom: half(move(3)),
  }));
}

function monsterDef(id: string, { normal, elite, boss, def }: MonsterKit): MonsterDef {
  const eight = (over?: Partial<Values>) => Array.from({ length: 8 }, () => values(over));
  return {
    id,
    deck: id,
    standees: 10,
    ranks: {
      normal: eight(normal),
      elite: eight({ ...normal, hp: 9, attack: 3, ...elite }),
      ...(boss ? { boss: eight(boss) } : {}),
    },
    immune: [],
    ...def,
  };
}

const deckCard = (
  id: string,
  { parts = [line('move'), line('attack')], initiative = 50 }: MonsterKit,
): MonsterCard => ({
  id: `${id}1`,
  initiative,
  parts,
  shuffle: false,
});

const standardDeck = (): string[] => [
  ...Array<string>(6).fill('0'),
  ...Array<string>(5).fill('+1'),
  ...Array<string>(5).fill('-1'),
  '+2',
  '-2',
  '2x',
  'null',
];

function seat(hero: string, cards: readonly CardDef[], items: readonly string[]): Seat {
  return {
    hero,
    hand: cards.map(({ id }) => id),
    plan: null,
    discard: [],
    lost: [],
    unrecoverable: [],
    active: [],
    items: items.map((item) => ({ item, state: 'ready', uses: 0 })),
    deck: { draw: standardDeck(), discard: [], reshuffle: false },
    money: 0,
    gold: 0,
    found: [],
    experience: 0,
    exhausted: false,
    goals: [],
    counters: {},
    killed: {},
    lootedRooms: [],
    initiativeChange: 0,
    carries: [],
    hasPutDown: false,
  };
}

/**
 * Returns a book and a state in the middle of a round, between two turns: the figures of the drawing stand on their hexes at full HP.
 * The order contains all heroes, then all monster types of the kit, unless `state.order` is given.
 */
export function startTable(drawing: string, kit: TableKit = {}): { book: Book; state: WorkingState } {
  const { board, marks } = parseBoard(drawing, kit.under);
  const placed = Object.entries(kit.figures ?? {}).flatMap(([mark, name]) =>
    (marks[mark] ?? []).map((hex) => ({ hex, name })),
  );
  const monsterNames = new Set([
    ...Object.keys(kit.monsters ?? {}),
    ...placed.map(({ name }) => name.split(' ').pop() ?? '').filter((name) => !isHero(name, kit)),
  ]);
  const heroNames = [
    ...new Set([
      ...placed.map(({ name }) => name).filter((name) => isHero(name, kit)),
      ...Object.keys(kit.heroes ?? {}),
    ]),
  ];
  const book = bookOf(board, marks, [...monsterNames], heroNames, kit);
  const numbers: Record<string, number> = {};
  const figures = placed.map(({ hex, name }): Figure => {
    if (isHero(name, kit)) {
      const hp = kit.heroes?.[name]?.hp ?? 10;
      return { id: heroFigureId(name), kind: 'hero', hero: name, hex, hp, maxHp: hp, tokens: [] };
    }
    const words = name.split(' ');
    const monster = words.pop() ?? name;
    const rank = (words[0] ?? 'normal') as 'normal' | 'elite' | 'boss';
    const number = (numbers[monster] ?? 0) + 1;
    numbers[monster] = number;
    const hp = book.monsters[monster]?.ranks[rank]?.[0]?.hp ?? 1;
    const id: FigureId = `monster:${monster}:${number}`;
    return {
      id,
      kind: 'monster',
      monster,
      rank,
      number,
      hex,
      hp,
      maxHp: hp,
      tokens: [],
      leavesMoney: true,
      lien: false,
      since: 0,
    };
  });
  const state: WorkingState = {
    generator: seedGenerator('test'),
    round: 1,
    figures,
    seats: book.heroes.map(({ def, setup }) => seat(def.id, cardsIn(book, def.id), setup.items)),
    rooms: [0],
    opened: [],
    unlocked: [],
    traps: Object.keys(board.hexes)
      .filter((hex) => board.hexes[hex] === 'trap')
      .map((hex) => ({ hex, damage: null, conditions: [] })),
    tiles: {},
    graves: [],
    money: [],
    treasures: book.scenario.treasures.map(({ number }) => number),
    putDown: {},
    elements: { fire: 'inert', ice: 'inert', air: 'inert', earth: 'inert', light: 'inert', dark: 'inert' },
    decks: Object.fromEntries([...monsterNames].map((id) => [id, { draw: [], discard: [], shown: `${id}1` }])),
    monsterDeck: { draw: standardDeck(), discard: [], reshuffle: false },
    pools: { heroCurses: 10, monsterCurses: 10, blessings: 10 },
    bonuses: [],
    nextId: 1,
    order: [
      ...heroNames.map((hero, i) => ({ place: 'hero' as const, hero, initiative: 10 + i })),
      ...[...monsterNames].map((monster, i) => ({ place: 'type' as const, monster, initiative: 50 + i })),
    ],
    place: 0,
    acted: [],
    late: [],
    lateGroup: null,
    paid: {},
    ties: {},
    turn: null,
    restable: [],
    shoved: [],
    ending: null,
    bells: {},
    plates: [],
    over: false,
    damaged: [],
    turns: [],
    openings: [],
    agenda: [],
    question: null,
    used: [],
    decisions: [],
    ...kit.state,
  };
  return { book, state };
}

const isHero = (name: string, kit: TableKit): boolean =>
  ['fighter', 'archer', 'healer', 'thief'].includes(name) || name in (kit.heroes ?? {});
const cardsIn = (book: Book, hero: string): CardDef[] => Object.values(book.cards).filter((card) => card.hero === hero);

function bookOf(
  board: ScenarioDef['board'],
  marks: Readonly<Record<string, readonly HexId[]>>,
  monsters: readonly string[],
  heroes: readonly string[],
  kit: TableKit,
): Book {
  const setups = heroes.map((hero): HeroSetup => {
    const { cards = cardsOf(hero), level = 1, items = [] } = kit.heroes?.[hero] ?? {};
    const ids = cards.map(({ id }) => id);
    return { hero, level, pool: ids, hand: ids, items, equipped: items, perks: [], enhancements: [], pending: [] };
  });
  const doors = Object.keys(board.hexes).filter((hex) => board.hexes[hex] === 'door');
  return {
    setup: {
      scenario: 'test',
      heroes: setups,
      level: kit.level ?? 1,
      openInformation: false,
      variants: { lessChance: false, death: false, grim: false },
      looted: [],
      battleGoals: [],
      seed: 'test',
      ...kit.setup,
    },
    scenario: {
      id: 'test',
      number: 1,
      board,
      rooms: [{ hexes: Object.keys(board.hexes).filter((hex) => board.hexes[hex] !== 'door') }],
      doors: doors.map((hex) => ({ hex, rooms: [0, 0] })),
      start: [],
      marks,
      monsters: [],
      money: [],
      treasures: [],
      destructibles: [],
      escorts: [],
      goal: { goal: 'killAll' },
      rules: [],
      ...kit.scenario,
    },
    heroes: setups.map((setup) => {
      const hp = kit.heroes?.[setup.hero]?.hp ?? 10;
      const traits = {
        summonsHp: 0,
        ignoresItemCards: false,
        surefooted: false,
        moreSmallItems: 0,
        ...kit.heroes?.[setup.hero]?.traits,
      };
      return {
        def: { id: setup.hero, hand: setup.hand.length, hp: Array<number>(9).fill(hp) },
        setup,
        deck: standardDeck(),
        traits,
      };
    }),
    cards: Object.fromEntries(
      heroes.flatMap((hero) => (kit.heroes?.[hero]?.cards ?? cardsOf(hero)).map((card) => [card.id, card])),
    ),
    monsters: Object.fromEntries(monsters.map((id) => [id, monsterDef(id, kit.monsters?.[id] ?? {})])),
    decks: Object.fromEntries(monsters.map((id) => [id, [deckCard(id, kit.monsters?.[id] ?? {})]])),
    summons: {},
    items: {},
    modifiers: STANDARD,
    goals: {},
    ...kit.book,
  };
}
