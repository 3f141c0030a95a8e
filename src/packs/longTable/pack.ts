/**
 * Reads packs for the Long Table: pages, maps, monsters and texts from outside, as pure JSON. Packs must pass the same
 * schemas and checks as the game's own content. A pack is accepted as a whole, or refused with the wrong field and the
 * reason.
 */
import * as v from 'valibot';
import { PRINTED } from '../../content/longTable/printed';
import type { WrittenMonster, WrittenScenario } from '../../content/longTable/written';
import { between, byName, oneOf, optional, record, type Shape } from '../../journal/shapes';
import { isRecord, type ReadResult } from '../../storage/untrusted';
import {
  CONTAINER,
  type Container,
  ID_PATTERN,
  readContainer,
  readPart,
  refuse,
  type UnreadPart,
  unreadPartsShape,
} from '../container';
import type { Problem } from '../problem';
import { languagesShape, PACK_LANGUAGES, PAGE_TEXTS, type PackLanguage, type PageTexts, textShape } from '../texts';
import { unknownName } from './checks';
import { namesIn } from './contentCheck';
import { monsterProblems } from './figureChecks';
import { scenarioProblems } from './scenarioChecks';
import { monsterShape, scenarioShape } from './shapes';

/** The texts of a scenario. */
interface LongPageTexts extends PageTexts {
  /** Replaces the conclusion when the scenario is lost. */
  readonly lost?: string;
}

/** How sentences use a monster's name: `the` takes an article, `proper` takes none; `m`, `f`, `n` are genders. */
const GRAMMAR = ['the', 'proper', 'm', 'f', 'n'] as const;

/** The texts of a pack in one language. The keys are ids that the pack defines. */
export interface LongPackTexts {
  readonly title: string;
  readonly scenarios: Readonly<Record<string, LongPageTexts>>;
  /** The names of monsters by id: one form, or five cases separated by `|` (i18n/en/longTable/names.ts). */
  readonly monsters?: Readonly<Record<string, string>>;
  readonly grammar?: Readonly<Record<string, (typeof GRAMMAR)[number]>>;
}

/** A scenario of a pack, with the level of the heroes for whom it is made. */
export interface LongPackScenario extends WrittenScenario {
  readonly heroLevel: number;
}

export interface LongPack {
  readonly id: string;
  /** The author. */
  readonly by: string;
  readonly monsters: readonly WrittenMonster[];
  readonly scenarios: readonly LongPackScenario[];
  /** The texts in at least one language. */
  readonly texts: Readonly<Partial<Record<PackLanguage, LongPackTexts>>>;
}

/** The largest number of characters that a name may have in one grammatical case. */
const NAME_MOST = 24;
const CASES = 5;
const nameText: Shape<string> = v.pipe(
  textShape(CASES * (NAME_MOST + 1)),
  v.check((said) => [1, CASES].includes(said.split('|').length), `a name, or its ${CASES} cases`),
  v.check(
    (said) => said.split('|').every((each) => each.length <= NAME_MOST && each.trim() !== ''),
    'too long or empty',
  ),
);

/** A pack whose monsters and scenarios are not checked yet. */
interface Cover extends Container {
  readonly mode: 'longTable';
  readonly monsters?: UnreadPart[];
  readonly scenarios: UnreadPart[];
  readonly texts: LongPack['texts'];
}

const coverShape = record<Cover>({
  ...CONTAINER,
  mode: v.literal('longTable'),
  monsters: optional(unreadPartsShape(12)),
  scenarios: v.pipe(unreadPartsShape(20), v.minLength(1)),
  texts: languagesShape(
    record<LongPackTexts>({
      title: textShape(40),
      scenarios: byName(record<LongPageTexts>({ ...PAGE_TEXTS, lost: optional(textShape(900)) }), 20),
      monsters: optional(byName(nameText, 12)),
      grammar: optional(byName(oneOf(GRAMMAR), 12)),
    }),
  ),
});

const heroLevelShape = record<Pick<LongPackScenario, 'heroLevel'>>({ heroLevel: between(1, 9) });

/** Whether JSON claims to be a pack of this mode. The pack may still be invalid; `readLongPack` reports the mistakes. */
export function isLongPack(json: unknown): boolean {
  return isRecord(json) && json['mode'] === 'longTable';
}

/**
 * Reads a pack, or returns a fault with the field and the reason.
 * @param json the text of the pack
 */
export function readLongPack(json: unknown): ReadResult<LongPack> {
  return readContainer(json, (value) => packOf(readPart(coverShape, value, '')));
}

function packOf({ id, by, texts, ...cover }: Cover): LongPack {
  const monsters = (cover.monsters ?? []).map((written, i) => readPart(monsterShape, written, `monsters.${i}`));
  const scenarios = cover.scenarios.map((written, i) => pageOf(written, `scenarios.${i}`));
  const pack = { id, by, texts, monsters, scenarios };
  checkNames(pack);
  const known = namesIn({ ...PRINTED, monsters: [...PRINTED.monsters, ...monsters] });
  for (const [i, monster] of monsters.entries()) refuseFirst(`monsters.${i}`, monsterProblems(monster, known));
  for (const [i, { heroLevel: _, ...page }] of scenarios.entries())
    refuseFirst(`scenarios.${i}`, [...scenarioProblems(page, known), ...namelessIn(page)]);
  return pack;
}

/** Reads a scenario and the level of its heroes. The game's own pages have no such level. */
function pageOf({ heroLevel = 1, ...written }: UnreadPart, place: string): LongPackScenario {
  return { ...readPart(scenarioShape, drawn(written), place), ...readPart(heroLevelShape, { heroLevel }, place) };
}

const idsOf = (all: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(all.map(({ id }) => id));
const ESCORTS = idsOf(PRINTED.scenarios.flatMap(({ escorts = [] }) => escorts));
const OBSTACLES = idsOf(PRINTED.scenarios.flatMap(({ destructibles }) => destructibles ?? []));

/** Checks that the game's own content has the scenario's escorts and obstacles, because a pack provides no pictures and names for them. */
function namelessIn({ escorts = [], destructibles }: WrittenScenario): readonly Problem[] {
  return [
    ...escorts.flatMap(({ id }, i) => unknownName(`escorts.${i}.id`, 'escort', id, ESCORTS)),
    ...(destructibles ? unknownName('destructibles.id', 'obstacle', destructibles.id, OBSTACLES) : []),
  ];
}

/** Joins a map that is written as a list of lines, because JSON has no multi-line texts. */
function drawn(written: UnreadPart): UnreadPart {
  const { map } = written;
  return Array.isArray(map) && map.every((line) => typeof line === 'string')
    ? { ...written, map: `\n${map.join('\n')}\n` }
    : written;
}

function refuseFirst(place: string, [first]: readonly Problem[]): void {
  if (first) refuse([place, first.field].filter(Boolean).join('.'), first.detail);
}

/** Checks that ids are unique, do not occur in the game's own content, and have a text in the pack's fallback language. */
function checkNames({ texts, monsters, scenarios }: LongPack): void {
  const language = PACK_LANGUAGES.find((each) => texts[each]) ?? 'en';
  const groups = [
    ['monsters', monsters, [...PRINTED.monsters, ...PRINTED.bosses], texts[language]?.monsters],
    ['scenarios', scenarios, PRINTED.scenarios, texts[language]?.scenarios],
  ] as const;
  for (const [group, own, ours, said] of groups) {
    for (const [i, { id }] of own.entries()) {
      if (!ID_PATTERN.test(id)) refuse(`${group}.${i}.id`, 'no id: 3 to 30 letters and digits');
      if (own.findIndex((other) => other.id === id) < i) refuse(`${group}.${i}.id`, `a second "${id}"`);
      if (ours.some((other) => other.id === id)) refuse(`${group}.${i}.id`, `"${id}" is an id of the game itself`);
      if (!said || !Object.hasOwn(said, id)) refuse(`texts.${language}.${group}.${id}`, 'no text');
    }
  }
}
