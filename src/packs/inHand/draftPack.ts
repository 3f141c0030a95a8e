/**
 * Converts a draft to a pack and a pack to drafts. Nothing is lost: a draft without mistakes that is written as a pack and read again
 * has the same content.
 */
import { items, monsters as ours } from '../../content/inHand';
import { TRIAL_SUFFIX } from '../../flow/inHand/singleGame';
import { printBoard, type Terrain } from '../../rules/core/board';
import { compareHexes, type HexId } from '../../rules/core/hexes';
import type { ScenarioDef } from '../../rules/inHand/book';
import type { MonsterDef } from '../../rules/inHand/vocabulary';
import { isRecord } from '../../storage/untrusted';
import type { Problem } from '../problem';
import { PACK_LANGUAGES } from '../texts';
import { problemsIn } from './checks';
import { type Draft, type DraftPage, type DraftTexts, NAME_GROUPS, NO_TEXTS, PAGE_PARTS } from './draft';
import { type Pack, readPack } from './pack';
import type { PageProblem } from './pageProblem';
import type { PackTexts } from './texts';

/** The prefix of a rule id that stands for a goal to end a turn on a hex, such as `goal:c5`. */
const GOAL = 'goal:';
/** Fields whose values are names that the page itself defines. */
const OWN = ['id', 'rule', 'flag', 'distanceFlag', 'follower', 'alias'];

/** Returns a copy of the data in which the results of `one` replace single hexes, and the results of `many` replace lists of hexes. */
function withHexes(value: unknown, one: (hex: HexId) => unknown, many: (hexes: readonly HexId[]) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withHexes(each, one, many));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'at' && typeof inner === 'string') return [key, one(inner)];
      // In a follower `hexes` is a number, not a list.
      if (key === 'hexes' && Array.isArray(inner)) return [key, many(inner)];
      if (OWN.includes(key) && typeof inner === 'string' && inner.startsWith(GOAL))
        return [key, `${GOAL}${one(inner.slice(GOAL.length))}`];
      return [key, withHexes(inner, one, many)];
    }),
  );
}

/** Returns a copy of the data in which the result of `change` replaces each text. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner, change)]));
}

const inOrder = (hexes: readonly HexId[]): HexId[] => [...new Set(hexes)].sort(compareHexes);

/** Marks that the legend of a map can explain: letters and digits. A marked hex that is not plain needs such a mark. */
const NAMED = [...'ABCEFGIJKLMNOPQRSUVWYZ123456789', ...'abcdefghijklmnopqrstuvwxyz', '0'];
/** Further marks, which only plain hexes can have, because a legend cannot explain them. */
const SIGNS = [...'!?*%&+=^<>|;:,_$€£§¤¶±×÷«»¿¡αβγδεζηθικλμνξοπρστυφχψωбгджзийлпцчшщэюя'];

/** The marks (characters) that stand for hexes when a map is written as text. */
interface Marks {
  /** The mark of a hex that the page names outside of lists. */
  of(hex: HexId): string;
  /** The marks that together stand for a list of hexes. */
  ofAll(hexes: readonly HexId[]): string[];
  /** The hexes of each mark. */
  readonly drawn: Readonly<Record<string, readonly HexId[]>>;
  /** The terrain of each mark whose hexes are not plain. */
  readonly legend: Readonly<Record<string, Terrain>>;
}

/**
 * Assigns marks to hexes. A hex that the page names outside of lists gets its own mark. Hexes that occur only in lists share
 * a mark if they occur in exactly the same lists and have the same terrain.
 */
function marksFor({ board, start, exit, foes, treasures, money, marks, goals, rules }: DraftPage): Marks {
  const alone = new Set<HexId>();
  const lists: (readonly HexId[])[] = [money];
  const note = (value: unknown) =>
    withHexes(
      value,
      (hex) => alone.add(hex),
      (hexes) => lists.push(hexes),
    );
  note([foes, treasures, goals, rules]);
  for (const hex of [start, exit, ...Object.values(marks)]) if (hex !== null) alone.add(hex);

  const groups = new Map<string, HexId[]>();
  for (const hex of inOrder([...alone, ...lists.flat()])) {
    const terrain = board.hexes[hex];
    // A hex outside of the map cannot get a mark; the checker reports such hexes.
    if (terrain === undefined) continue;
    const within = lists.flatMap((each, i) => (each.includes(hex) ? [i] : [])).join();
    const key = alone.has(hex) ? hex : `${terrain} ${within}`;
    groups.set(key, [...(groups.get(key) ?? []), hex]);
  }

  const markOf = new Map<HexId, string>();
  const drawn: Record<string, readonly HexId[]> = {};
  const give = (mark: string | undefined, hexes: readonly HexId[]): boolean => {
    if (mark === undefined || Object.hasOwn(drawn, mark)) return false;
    drawn[mark] = hexes;
    for (const hex of hexes) markOf.set(hex, mark);
    return true;
  };
  const letters = new Set(Object.keys(marks));
  const free = (from: readonly string[]) => from.find((mark) => !Object.hasOwn(drawn, mark) && !letters.has(mark));
  for (const [letter, hex] of Object.entries(marks)) if (board.hexes[hex] !== undefined) give(letter, [hex]);
  const rest = [...groups.values()].filter(([hex = '']) => !markOf.has(hex));
  const isPlain = ([hex = '']: readonly HexId[]) => board.hexes[hex] === 'plain';
  for (const group of rest.filter((each) => !isPlain(each))) give(free(NAMED), group);
  for (const group of rest.filter(isPlain)) {
    const [hex = ''] = group;
    const wish = hex === start ? '@' : usualMark(foes.findIndex(({ at }) => at === hex));
    if (!give(wish, group)) give(free(SIGNS) ?? free(NAMED), group);
  }
  const legend = Object.fromEntries(
    Object.entries(drawn).flatMap(([mark, [hex = '']]) => {
      const terrain = board.hexes[hex];
      return terrain === undefined || terrain === 'plain' ? [] : [[mark, terrain]];
    }),
  );
  return {
    of: (hex) => markOf.get(hex) ?? '',
    ofAll: (hexes) => [...new Set(inOrder(hexes).map((hex) => markOf.get(hex) ?? ''))],
    drawn,
    legend,
  };
}

/** The preferred mark of a monster: its number, from 1 to 9. @param foe the index of the monster, from 0 */
const usualMark = (foe: number): string | undefined => (foe >= 0 && foe < 9 ? String(foe + 1) : undefined);

/** The non-empty names of a group, or undefined if there are none. */
function named(group: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const said = Object.entries(group).filter(([, text]) => text !== '');
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

const notEmpty = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

function textsOf(page: string, texts: DraftTexts): object {
  const parts = notEmpty(Object.fromEntries(PAGE_PARTS.map((part) => [part, texts[part]])));
  return {
    title: texts.title,
    scenarios: { [page]: parts },
    ...notEmpty(Object.fromEntries(NAME_GROUPS.map((group) => [group, named(texts[group])]))),
  };
}

/** Writes a draft as the text of a pack. The text of an unfinished draft lacks parts, so `readPack` refuses it. */
export function packTextOf({ id, by, page, monsters, texts }: Draft): string {
  const marks = marksFor(page);
  const marked = (value: unknown) => withHexes(value, marks.of, marks.ofAll);
  const spoken = PACK_LANGUAGES.flatMap((language) => {
    const said = texts[language];
    return said ? [[language, textsOf(page.id, said)]] : [];
  });
  const pack = {
    format: 'gloomholdin-pack',
    version: 1,
    id,
    by,
    ...notEmpty({ monsters: monsters.map(({ card: _, ...printed }) => printed) }),
    scenarios: [
      {
        id: page.id,
        heroLevel: page.heroLevel,
        ...notEmpty({ items: page.items }),
        map: printBoard(page.board, marks.drawn).split('\n'),
        ...(Object.keys(marks.legend).length > 0 ? { legend: marks.legend } : {}),
        ...notEmpty({
          start: page.start && marks.of(page.start),
          exit: page.exit && marks.of(page.exit),
          tiles: Object.keys(page.marks),
          money: marks.ofAll(page.money),
          foes: marked(page.foes),
          treasures: marked(page.treasures),
        }),
        goals: marked(page.goals),
        ...notEmpty({ rules: marked(page.rules) }),
      },
    ],
    texts: Object.fromEntries(spoken),
  };
  return `${JSON.stringify(pack, null, 2)}\n`;
}

/** The drafts of a pack, one for each page. If the pack has several pages, each draft gets another pack id. */
export function draftsOf(pack: Pack): Draft[] {
  return pack.scenarios.map(({ page, heroLevel, items }) => {
    const short = (text: string) => (text.startsWith(`${pack.id}/`) ? text.slice(pack.id.length + 1) : text);
    const {
      id,
      board,
      start,
      exit = null,
      foes,
      money,
      treasures,
      marks,
      goals,
      rules,
    } = withTexts(page, short) as ScenarioDef;
    const sorted = withHexes({ foes, treasures, goals, rules }, (hex) => hex, inOrder);
    const own = pack.scenarios.length === 1 ? pack.id : joined(pack.id, id);
    return {
      id: own,
      by: pack.by,
      page: {
        id,
        heroLevel,
        items,
        board,
        start,
        exit,
        money: inOrder(money),
        marks,
        ...(sorted as Pick<ScenarioDef, 'foes' | 'treasures' | 'goals' | 'rules'>),
      },
      monsters: pack.monsters.map((each) => ({ ...each, id: short(each.id), card: own })),
      texts: Object.fromEntries(
        PACK_LANGUAGES.flatMap((language) => {
          const said = pack.texts[language];
          return said ? [[language, draftTexts(said, id)]] : [];
        }),
      ),
    };
  });
}

/** The pack id for a draft made from one page of a pack with several pages. */
const joined = (pack: string, page: string): string => `${pack.slice(0, 14)}X${page}`.slice(0, 30);

function draftTexts({ scenarios, title, ...groups }: PackTexts, page: string): DraftTexts {
  const said = Object.hasOwn(scenarios, page) ? scenarios[page] : undefined;
  return {
    ...NO_TEXTS,
    title,
    ...said,
    ...Object.fromEntries(NAME_GROUPS.map((group) => [group, groups[group] ?? {}])),
  };
}

/** The kinds of mistakes that only drafts can have. */
export const DRAFT_PROBLEMS = ['noStart', 'noGoal', 'noTitle', 'noGoalText', 'refused'] as const;

export interface DraftProblem extends Omit<PageProblem, 'kind'> {
  readonly kind: PageProblem['kind'] | (typeof DRAFT_PROBLEMS)[number];
}

/** The mistakes that prevent playing a draft. If there are none, `readPack` accepts the text from `packTextOf`. */
export function problemsOf(draft: Draft): DraftProblem[] {
  const problems = [...unfinished(draft), ...pageProblems(draft)];
  if (problems.length > 0) return problems;
  const read = readPack(packTextOf(draft));
  if (read.ok) return [];
  const { field, detail } = read.fault;
  return [missing('refused', { field: field.replace(/^scenarios\.0\./, ''), detail })];
}

const missing = (kind: DraftProblem['kind'], { field, detail }: Problem): DraftProblem => ({
  kind,
  field,
  detail,
  values: { field, detail },
  hexes: [],
});

function unfinished({ page, texts }: Draft): DraftProblem[] {
  return [
    ...(page.start === null ? [missing('noStart', { field: 'start', detail: 'the hero begins nowhere' })] : []),
    ...(page.goals.length === 0 ? [missing('noGoal', { field: 'goals', detail: 'no goal' })] : []),
    ...PACK_LANGUAGES.flatMap((language) => {
      const said = texts[language];
      return [
        ...(said?.title === '' ? [missing('noTitle', { field: `texts.${language}.title`, detail: 'no title' })] : []),
        ...(said?.goal === '' ? [missing('noGoalText', { field: `texts.${language}.goal`, detail: 'no goal' })] : []),
      ];
    }),
  ];
}

/**
 * The mistakes that `problemsIn` finds in the page. If the draft has no start, any free hex serves as the start for this check,
 * and mistakes about the start and about unreachable hexes are left out.
 */
function pageProblems({ page, monsters }: Draft): PageProblem[] {
  const own: Record<string, MonsterDef> = Object.fromEntries(monsters.map((each) => [each.id, each]));
  const { start, exit, heroLevel: _, items: __, ...drawn } = page;
  const standIn = start ?? firstFree(page);
  const def: ScenarioDef = {
    ...drawn,
    number: 1,
    colour: 'orange',
    start: standIn ?? '',
    ...(exit === null ? {} : { exit }),
  };
  const found = problemsIn(def, { monsters: { ...ours, ...own }, items });
  return start === null ? found.filter(({ kind, field }) => field !== 'start' && kind !== 'unreachable') : found;
}

/** A plain hex without a monster, money or treasure; undefined if there is none. */
function firstFree({ board, foes, money, treasures }: DraftPage): HexId | undefined {
  const taken = new Set([...money, ...[...foes, ...treasures].map(({ at }) => at)]);
  return Object.keys(board.hexes).find((hex) => board.hexes[hex] === 'plain' && !taken.has(hex));
}

/** A copy of a draft's pack with separate ids, so that a trial game does not collide with the installed pack. */
export function trialPackOf(pack: Pack): Pack {
  const rename = (text: string) =>
    text.startsWith(`${pack.id}/`) ? `${pack.id}${TRIAL_SUFFIX}${text.slice(pack.id.length)}` : text;
  const { scenarios, monsters } = withTexts({ scenarios: pack.scenarios, monsters: pack.monsters }, rename) as Pick<
    Pack,
    'scenarios' | 'monsters'
  >;
  return { ...pack, id: `${pack.id}${TRIAL_SUFFIX}`, scenarios, monsters };
}
