/**
 * Defines a draft, which is a scenario in the editor. A draft corresponds to a pack with one page, but uses the types of
 * the rules and may be unfinished. `draftPack.ts` converts it to a pack and back.
 */
import * as v from 'valibot';
import { byName, list, name, nullable, oneOf, partlyKeyed, record, type Shape } from '../../journal/shapes';
import { type Board, TERRAINS, type Wall } from '../../rules/core/board';
import { type HexId, hexAt } from '../../rules/core/hexes';
import type { ScenarioDef } from '../../rules/inHand/book';
import { HERO_LEVELS, type HeroLevel, type ItemId, type MonsterDef } from '../../rules/inHand/vocabulary';
import { ID_PATTERN, idShape } from '../container';
import { PACK_LANGUAGES, type PackLanguage } from '../texts';
import { monsterShape } from './cardShapes';
import { OWN_NAME_SHAPES, pageShapes } from './scenarioShape';

/** The texts of a draft in one language. The pack made from the draft contains no empty texts except the title. */
export interface DraftTexts {
  readonly title: string;
  readonly introduction: string;
  readonly conclusion: string;
  readonly goal: string;
  readonly special: string;
  /** The names of the draft's own monsters, by id. */
  readonly monsters: Readonly<Record<string, string>>;
  /** The names of the page's special rules, by id. */
  readonly rules: Readonly<Record<string, string>>;
  /** The names of the options that rules offer to the player, by id. */
  readonly options: Readonly<Record<string, string>>;
  /** The names of the page's counters, by id. */
  readonly counters: Readonly<Record<string, string>>;
  /** The names of the page's followers, by id. */
  readonly followers: Readonly<Record<string, string>>;
}

/** The texts of the page as a whole. */
export const PAGE_PARTS = ['title', 'introduction', 'conclusion', 'goal', 'special'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];
/** The groups of names for things on the page. */
export const NAME_GROUPS = ['monsters', 'rules', 'options', 'counters', 'followers'] as const;
export type NameGroup = (typeof NAME_GROUPS)[number];

export interface DraftPage
  extends Pick<ScenarioDef, 'id' | 'board' | 'foes' | 'money' | 'treasures' | 'marks' | 'goals' | 'rules'> {
  readonly heroLevel: HeroLevel;
  readonly items: readonly ItemId[];
  readonly start: HexId | null;
  readonly exit: HexId | null;
}

/** A scenario in the editor. A draft is immutable; an edit makes another draft. */
export interface Draft {
  /** The id of the pack that is made from the draft. */
  readonly id: string;
  /** The author. */
  readonly by: string;
  readonly page: DraftPage;
  /** The monsters that came with an imported pack. */
  readonly monsters: readonly MonsterDef[];
  readonly texts: Readonly<Partial<Record<PackLanguage, DraftTexts>>>;
}

export const NO_TEXTS: DraftTexts = {
  title: '',
  introduction: '',
  conclusion: '',
  goal: '',
  special: '',
  monsters: {},
  rules: {},
  options: {},
  counters: {},
  followers: {},
};

/** The hexes that fit a map card: columns a to h, rows 1 to 9 (mapChecks.ts). */
export const CARD_HEXES: readonly HexId[] = Array.from({ length: 8 }, (_, column) =>
  Array.from({ length: 9 }, (_, row) => hexAt({ column, line: 2 * row + (column % 2) }) ?? ''),
).flat();

/**
 * Creates a draft with an empty map.
 * @param seed a text of letters and digits that no other draft has, from which the id is made
 */
export function newDraft(seed: string, language: PackLanguage): Draft {
  const id = `w${seed.replace(/[^a-zA-Z0-9]/g, '')}`.slice(0, 20).padEnd(3, '0');
  return {
    id: ID_PATTERN.test(id) ? id : 'drawing',
    by: '',
    page: {
      id: 'page',
      heroLevel: 1,
      items: [],
      board: { hexes: {}, walls: [] },
      start: null,
      exit: null,
      foes: [],
      money: [],
      treasures: [],
      marks: {},
      goals: [],
      rules: [],
    },
    monsters: [],
    texts: { [language]: NO_TEXTS },
  };
}

/** The texts in a language, or else in the first language that the draft has; empty texts if the draft has no language. */
export function textsIn({ texts }: Pick<Draft, 'texts'>, language: PackLanguage): DraftTexts {
  const spoken = [language, ...PACK_LANGUAGES].find((each) => texts[each]);
  return (spoken && texts[spoken]) ?? NO_TEXTS;
}

/** The schema of a text. A draft's text may be longer than a pack allows, because the checker reports texts that are too long. */
const written: Shape<string> = v.pipe(v.string(), v.maxLength(2000));
const names = byName(written, 100);

const textsShape = record<DraftTexts>({
  title: written,
  introduction: written,
  conclusion: written,
  goal: written,
  special: written,
  monsters: names,
  rules: names,
  options: names,
  counters: names,
  followers: names,
});

const { foe, treasure, goals, rules } = pageShapes(OWN_NAME_SHAPES);

/** The schema of a draft from outside, such as from the store. */
export const draftShape: Shape<Draft> = record<Draft>({
  id: idShape,
  by: written,
  page: record<DraftPage>({
    id: idShape,
    heroLevel: oneOf(HERO_LEVELS),
    items: list(name, 12),
    board: record<Board>({
      hexes: byName(oneOf(TERRAINS), 100),
      walls: list<Wall>(v.strictTuple([name, name]), 300),
    }),
    start: nullable(name),
    exit: nullable(name),
    foes: list(foe, 12),
    money: list(name, 20),
    treasures: list(treasure, 12),
    marks: byName(name, 30),
    goals,
    rules,
  }),
  monsters: list(monsterShape(name), 30),
  texts: partlyKeyed(PACK_LANGUAGES, textsShape),
});

/** The greatest number of each kind of thing on a page. */
export const MAX_ON_PAGE = { foes: 12, money: 20, treasures: 12, rules: 40, goals: 10, items: 12 } as const;

/** The draft with `fallback` in place of empty titles and goal texts, so that the draft can be tried before it has texts. */
export function withTitles(draft: Draft, fallback: Pick<DraftTexts, 'title' | 'goal'>): Draft {
  const titled = Object.entries(draft.texts).map(([language, texts]) => [
    language,
    { ...texts, title: texts.title || fallback.title, goal: texts.goal || fallback.goal },
  ]);
  return { ...draft, texts: Object.fromEntries(titled) };
}
