/** Test kit: books for rule tests, with a plain hero, a few monsters, and a board drawn as text. */

import { parseBoard } from '../../src/rules/core/board';
import type { Book, FoePlace, Goal, Setup, SpecialRule, TreasurePlace } from '../../src/rules/inHand/book';
import type {
  AbilityCard,
  Action,
  CardFace,
  Column,
  Face,
  HeroDef,
  ItemDef,
  Kind,
  ModifierTables,
  MonsterDef,
  Traits,
} from '../../src/rules/inHand/vocabulary';

/** Returns modifier tables that are the same in every position and row. */
export function flatTables(a: number, b: number, c: number, rows = 5): ModifierTables {
  const table = Array.from({ length: rows }, () => [a, b, c] as const);
  return [table, table, table, table];
}

export function column(printed: Partial<Column> & { initiative: number }): Column {
  return { move: null, attack: null, range: null, ...printed };
}

export interface MonsterSketch {
  id?: string;
  hp?: number;
  elite?: number;
  traits?: Traits;
  /** One column for all faces, or one for each. */
  columns: Column | Readonly<Record<Face, Column>>;
}

export function monster({ id = 'dummy', hp = 6, elite = hp + 2, traits = {}, columns }: MonsterSketch): MonsterDef {
  const table = 'initiative' in columns ? { A: columns, B: columns, C: columns } : columns;
  return {
    id,
    card: 'test',
    hp: { normal: hp, elite },
    traits: { normal: traits, elite: traits },
    behaviour: { normal: table, elite: table },
  };
}

/** The Frost Demon, the example of R1.6. It exists only in tests, not in the campaign. */
export const frostDemon: MonsterDef = monster({
  id: 'frostDemon',
  hp: 6,
  elite: 9,
  traits: { shield: 1 },
  columns: {
    A: column({ initiative: 18, move: 2, heal: { value: 3, row: 'attack' } }),
    B: column({ initiative: 38, move: 3, attack: 2 }),
    C: column({ initiative: 58, move: 4, attack: 4, pierce: 3 }),
  },
});

export interface FaceSketch {
  id?: string;
  initiative?: number;
  shows?: CardFace['shows'];
  top?: Action | Action['abilities'];
  bottom?: Action | Action['abilities'];
}

const isAction = (sketch: Action | Action['abilities']): sketch is Action => !Array.isArray(sketch);
const action = (sketch: Action | Action['abilities'] = []): Action =>
  isAction(sketch) ? sketch : { abilities: sketch };

export function face({ id = 'face', initiative = 50, shows = [], top, bottom }: FaceSketch): CardFace {
  return { id, initiative, shows, top: action(top), bottom: action(bottom) };
}

/** Returns a card whose level 2 faces equal its level 1 faces, unless they are given. */
export function card(
  id: string,
  a: FaceSketch,
  b: FaceSketch = a,
  level2: { A?: FaceSketch; B?: FaceSketch } = {},
): AbilityCard {
  const sideA = face({ id: `${id}A`, ...a });
  const sideB = face({ id: `${id}B`, ...b });
  return {
    id,
    faces: {
      A: [sideA, level2.A ? face({ id: `${id}A2`, ...level2.A }) : sideA],
      B: [sideB, level2.B ? face({ id: `${id}B2`, ...level2.B }) : sideB],
    },
  };
}

export interface BookSketch {
  /** Marks: '@' is the hero's start, digits are monsters in order of `foes`, '$' money, '!' treasures in order, letters tiles. */
  board: string;
  foes?: readonly (
    | MonsterDef
    | {
        monster: MonsterDef;
        kind?: Kind;
        hpBonus?: NonNullable<FoePlace['hpBonus']>;
        hpFor?: NonNullable<FoePlace['hpFor']>;
      }
  )[];
  cards?: readonly AbilityCard[];
  hp?: number;
  heroTables?: ModifierTables;
  monsterTables?: ModifierTables;
  items?: readonly ItemDef[];
  treasures?: readonly Omit<TreasurePlace, 'at'>[];
  goals?: readonly Goal[];
  rules?: readonly SpecialRule[];
  setup?: Partial<Setup>;
}

const BLANK_CARDS = ['one', 'two', 'three', 'four'].map((id, index) => card(id, { initiative: 10 * (index + 1) }));

/** Returns a complete book from a sketch, with defaults for everything that the sketch omits. */
export function book(sketch: BookSketch): Book {
  const { board, marks } = parseBoard(sketch.board);
  const foes = (sketch.foes ?? []).map((each) => ('monster' in each ? each : { monster: each }));
  for (const { monster: printed } of foes) {
    if (foes.some(({ monster: other }) => other.id === printed.id && other !== printed))
      throw new Error(`two different monsters have the id ${printed.id}`);
  }
  const places: FoePlace[] = foes.map(({ monster: printed, kind = 'normal', hpBonus, hpFor }, index) => ({
    id: `${printed.id}-${index + 1}`,
    monster: printed.id,
    kind,
    at: onlyHex(marks, String(index + 1)),
    ...(hpBonus === undefined ? {} : { hpBonus }),
    ...(hpFor === undefined ? {} : { hpFor }),
  }));
  const hero: HeroDef = {
    id: 'tester',
    maxHp: Array.from({ length: 5 }, () => sketch.hp ?? 8),
    tables: sketch.heroTables ?? flatTables(0, 0, 0),
    cards: sketch.cards ?? BLANK_CARDS,
  };
  const items = sketch.items ?? [];
  const setup: Setup = {
    scenario: 'test',
    hero: hero.id,
    level: 1,
    upgrades: [],
    items: items.map(({ id }) => id),
    scenarioLevel: 1,
    looted: [],
    variants: { hindrances: false, onTable: false },
    seed: 'test',
    ...sketch.setup,
  };
  return {
    setup,
    hero,
    monsters: Object.fromEntries(foes.map(({ monster: printed }) => [printed.id, printed])),
    monsterTables: sketch.monsterTables ?? flatTables(0, 0, 0, 4),
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    scenario: {
      id: 'test',
      number: 1,
      board,
      colour: 'orange',
      start: onlyHex(marks, '@'),
      foes: places,
      money: marks['$'] ?? [],
      treasures: (sketch.treasures ?? []).map((treasure, index) => ({
        ...treasure,
        at: marks['!']?.[index] ?? 'a1',
      })),
      marks: Object.fromEntries(
        Object.entries(marks).flatMap(([mark, [hex]]) => (hex && /^[a-z]$/i.test(mark) ? [[mark, hex]] : [])),
      ),
      goals: sketch.goals ?? [{ kind: 'killAll' }],
      rules: sketch.rules ?? [],
    },
  };
}

function onlyHex(marks: Readonly<Record<string, readonly string[]>>, mark: string): string {
  const [hex] = marks[mark] ?? [];
  if (!hex) throw new Error(`the board has no mark ${mark}`);
  return hex;
}
