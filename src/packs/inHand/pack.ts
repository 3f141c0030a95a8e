/**
 * Reads scenario packs: pages, maps, monsters and texts from outside, as pure JSON (see FORMAT.md). A pack is accepted as a
 * whole, or refused with the wrong field and the reason. The pack's id is a prefix of all names that the pack defines, so
 * they cannot collide with the game's own names.
 */
import * as v from 'valibot';
import { items, monsters as ours } from '../../content/inHand';
import { column, PrintError } from '../../content/inHand/cardNotation';
import { byName, list, name, oneOf, optional, record, type Shape } from '../../journal/shapes';
import { type Drawing, DrawingError, parseBoard, TERRAINS, type Terrain, turnDrawing } from '../../rules/core/board';
import type { HexId } from '../../rules/core/hexes';
import type { FoePlace, Goal, ScenarioDef, SpecialRule, TreasurePlace } from '../../rules/inHand/book';
import { HERO_LEVELS, type HeroLevel, type ItemId, type MonsterDef } from '../../rules/inHand/vocabulary';
import { isRecord, type ReadResult } from '../../storage/untrusted';
import {
  CONTAINER,
  type Container,
  packIdShape,
  readContainer,
  readPart,
  refuse,
  type UnreadPart,
  unreadPartsShape,
} from '../container';
import { PACK_LANGUAGES, type PackLanguage } from '../texts';
import { monsterShape } from './cardShapes';
import { problemsIn } from './checks';
import { type NameShapes, type PageShapes, pageShapes, scenarioShape } from './scenarioShape';
import { type PackTexts, textsShape } from './texts';

/** A scenario of a pack, with the level and the items of the hero for whom it is made. */
export interface PackScenario {
  readonly page: ScenarioDef;
  readonly heroLevel: HeroLevel;
  /** The hero's items. */
  readonly items: readonly ItemId[];
}

export interface Pack {
  readonly id: string;
  /** The author. */
  readonly by: string;
  readonly scenarios: readonly PackScenario[];
  readonly monsters: readonly MonsterDef[];
  /** The texts in at least one language. */
  readonly texts: Readonly<Partial<Record<PackLanguage, PackTexts>>>;
}

interface Cover extends Container {
  readonly monsters?: UnreadPart[];
  readonly scenarios: UnreadPart[];
  readonly texts: Pack['texts'];
}

const coverShape = record<Cover>({
  ...CONTAINER,
  monsters: optional(unreadPartsShape(30)),
  scenarios: v.pipe(unreadPartsShape(20), v.minLength(1)),
  texts: textsShape,
});

/** Reads the pack in a text, or returns a fault with the field and the reason. */
export function readPack(text: unknown): ReadResult<Pack> {
  return readContainer(text, (json) => packOf(readPart(coverShape, json, '')));
}

function packOf({ id, by, texts, ...cover }: Cover): Pack {
  const monsters = (cover.monsters ?? []).map((written, i) => monsterOf(id, written, `monsters.${i}`));
  const known = { ...ours, ...Object.fromEntries(monsters.map((each) => [each.id, each])) };
  const scenarios = cover.scenarios.map((written, i) => scenarioOf(id, written, known, i));
  const pack = { id, by, texts, monsters, scenarios };
  checkNames(pack);
  return pack;
}

/** Checks that the ids of monsters and scenarios are unique and have a text in the pack's fallback language. */
function checkNames({ id, texts, monsters, scenarios }: Pack): void {
  const language = PACK_LANGUAGES.find((each) => texts[each]) ?? 'en';
  const said = texts[language];
  const groups = [
    ['monsters', monsters.map((each) => each.id), said?.monsters],
    ['scenarios', scenarios.map(({ page }) => page.id), said?.scenarios],
  ] as const;
  for (const [group, ids, named] of groups) {
    const short = ids.map((each) => each.slice(id.length + 1));
    for (const [i, each] of short.entries()) {
      if (short.indexOf(each) < i) refuse(`${group}.${i}.id`, `a second "${each}"`);
      if (!named || !Object.hasOwn(named, each)) refuse(`texts.${language}.${group}.${each}`, 'no text');
    }
  }
}

function monsterOf(pack: string, written: UnreadPart, place: string): MonsterDef {
  const behaviour = inEach(written['behaviour'], (kind, half) =>
    inEach(half, (face, printed) => printedColumn(printed, `${place}.behaviour.${kind}.${face}`)),
  );
  return readPart(monsterShape(packIdShape(pack)), { ...written, card: pack, behaviour }, place);
}

function inEach(value: unknown, change: (key: string, inner: unknown) => unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(key, inner)]));
}

/** Parses a column written as printed: '61 · 1 · 4 · - · IMM'. */
function printedColumn(printed: unknown, place: string): unknown {
  if (typeof printed !== 'string') return printed;
  try {
    return column(printed);
  } catch (error) {
    if (error instanceof PrintError) return refuse(place, error.message);
    throw error;
  }
}

/** The part of a page that must be read first, because the other parts use the marks of the map. */
interface MapOf {
  readonly map: string[];
  readonly legend?: Record<string, Terrain>;
  /** R1.9: whether the map card is printed upside down. */
  readonly turned?: boolean;
}

const mapFields = {
  map: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(40)),
  legend: optional(byName(oneOf(TERRAINS), 20)),
  turned: optional(v.boolean()),
};

interface WrittenPage extends MapOf {
  readonly id: string;
  readonly heroLevel?: HeroLevel;
  readonly items?: ItemId[];
  readonly start: HexId;
  readonly exit?: HexId;
  /** The marks of the letter tiles. A tile shows its mark as a small letter. */
  readonly tiles?: string[];
  readonly foes?: FoePlace[];
  readonly money?: HexId[];
  readonly treasures?: TreasurePlace[];
  readonly goals: Goal[];
  readonly rules?: SpecialRule[];
}

const item: Shape<ItemId> = v.pipe(
  name,
  v.check((each) => Object.hasOwn(items, each), 'no item of the catalogue'),
);

const pageShape = (id: Shape<string>, { hex, hexes }: NameShapes, parts: PageShapes) =>
  record<WrittenPage>({
    ...mapFields,
    id,
    heroLevel: optional(oneOf(HERO_LEVELS)),
    items: optional(
      v.pipe(
        list(item, 12),
        v.check((all) => new Set(all).size === all.length, 'an item twice'),
      ),
    ),
    start: hex,
    exit: optional(hex),
    tiles: optional(list(v.pipe(v.string(), v.regex(/^[a-z]$/i, 'no letter')), 30)),
    foes: optional(list(parts.foe, 12)),
    money: optional(hexes),
    treasures: optional(list(parts.treasure, 12)),
    goals: parts.goals,
    rules: optional(parts.rules),
  });

function scenarioOf(
  pack: string,
  written: UnreadPart,
  monsters: Readonly<Record<string, MonsterDef>>,
  index: number,
): PackScenario {
  const place = `scenarios.${index}`;
  const map = Object.fromEntries(Object.entries(written).filter(([key]) => key in mapFields));
  const drawing = drawingOf(readPart(record<MapOf>(mapFields), map, place), place);
  const writing = writingOf(pack, drawing, monsters);
  const page = readPart(pageShape(packIdShape(pack), writing, pageShapes(writing)), written, place);
  const def: ScenarioDef = {
    id: page.id,
    number: index + 1,
    board: drawing.board,
    start: page.start,
    colour: page.turned ? 'blue' : 'orange',
    ...(page.exit === undefined ? {} : { exit: page.exit }),
    foes: page.foes ?? [],
    money: page.money ?? [],
    treasures: page.treasures ?? [],
    marks: Object.fromEntries(
      (page.tiles ?? []).map((mark, i) => [mark.toLowerCase(), readPart(writing.hex, mark, `${place}.tiles.${i}`)]),
    ),
    goals: page.goals,
    rules: page.rules ?? [],
  };
  const [wrong] = problemsIn(def, { monsters, items });
  if (wrong) refuse(`${place}.${wrong.field}`, wrong.detail);
  return { page: readPart(scenarioShape, def, place), heroLevel: page.heroLevel ?? 1, items: page.items ?? [] };
}

function drawingOf({ map, legend, turned }: MapOf, place: string): Drawing {
  try {
    const drawing = parseBoard(`\n${map.join('\n')}\n`, legend);
    return turned ? turnDrawing(drawing) : drawing;
  } catch (error) {
    // The lines of the JSON list are numbered from 0, the lines of the drawing from 1, after a blank first line.
    if (error instanceof DrawingError)
      return refuse(`${place}.map.${error.line - 2}`, error.message.replace(/^line \d+, /, ''));
    throw error;
  }
}

/** The `NameShapes` of a pack: marks of the map stand for hexes, and names that the page defines get the pack's prefix. */
function writingOf(pack: string, { marks }: Drawing, monsters: Readonly<Record<string, MonsterDef>>): NameShapes {
  const on = (mark: string): readonly HexId[] => (Object.hasOwn(marks, mark) ? (marks[mark] ?? []) : []);
  const hex: Shape<HexId> = v.pipe(
    v.string(),
    v.check((mark) => on(mark).length === 1, 'not the mark of one hex of the map'),
    v.transform((mark) => on(mark)[0] ?? ''),
  );
  const hexes: Shape<HexId[]> = v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.check((mark) => on(mark).length > 0, 'no mark of the map'),
      ),
    ),
    v.maxLength(20),
    v.transform((all) => all.flatMap(on)),
  );
  const short: Shape<string> = v.pipe(v.string(), v.regex(/^[a-z][\w-]{0,39}$/i, 'no name'));
  const goal: Shape<string> = v.pipe(
    v.string(),
    v.regex(/^goal:.$/),
    v.transform((each): unknown => each.slice(5)),
    hex,
    v.transform((at) => `goal:${at}`),
  );
  const own: Shape<string> = v.union([
    goal,
    v.pipe(
      short,
      v.transform((each) => `${pack}/${each}`),
    ),
  ]);
  const monster: Shape<string> = v.pipe(
    name,
    v.transform((each) => (Object.hasOwn(monsters, `${pack}/${each}`) ? `${pack}/${each}` : each)),
  );
  return { hex, hexes, monster, own };
}
