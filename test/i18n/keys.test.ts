/** Tests that every text is used, every used text exists, and texts fit where the layout has little room. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n';
import { bareKey as bare, chaptersOf, MODES, TEXTS_ROOT as ROOT, textsIn } from '../kit/texts';

/** Sources by path. */
type Files = Readonly<Record<string, string>>;

/** The mode to which a file belongs, or null if it is shared. */
function modeOf(file: string): string | null {
  return MODES.find((mode) => file.split('/').some((part) => part.replace(/\.\w+$/, '') === mode)) ?? null;
}

/** Returns the source of all files except the texts themselves. */
function sources(folder = 'src'): Files {
  const found: Record<string, string> = {};
  for (const each of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, each.name);
    if (each.isDirectory()) {
      if (!LANGUAGES.some((language) => path === join(ROOT, language))) Object.assign(found, sources(path));
    } else if (/\.tsx?$/.test(each.name)) found[path.replaceAll('\\', '/')] = readFileSync(path, 'utf8');
  }
  return found;
}

const SOURCES = sources();
const CODE = Object.values(SOURCES).join('\n');
/** Keys that sources write in full, and patterns of keys that they compose: `cards.element.${each}`. */
const WRITTEN = new Set([...CODE.matchAll(/'([a-zA-Z]+(?:\.[\w-]+)+)'/g)].map(([, key = '']) => key));
const PATTERNS = [...CODE.matchAll(/`([a-zA-Z]+\.(?:[\w.-]|\$\{[^`]*?\})*)`/g)].map(([, pattern = '']) => {
  const parts = pattern.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[\\w-]+')}$`);
});

/** Groups of keys that end with ids of content; test/i18n/texts.test.ts tests that they match the content. */
const NAMED = [
  'cards.face.',
  'cards.monster.',
  'cards.theMonster.',
  'cards.monsterNote.',
  'cards.item.',
  'cards.itemEffect.',
  'special.rule.',
  'special.option.',
  'special.counter.',
  'special.give.',
  'special.follower.',
  'story.scenario.',
  'voices.',
  'afterwards.lost.',
  // Groups of the Long Table; src/packs/longTable/textChecks.ts lists their ids.
  'names.hero.',
  'names.person.',
  'names.monster.',
  'names.office.',
  'names.summon.',
  'names.escort.',
  'names.obstacle.',
  'names.grammar.',
  'names.card.',
  'names.item.',
  'names.goal.',
  'pages.title.',
  'pages.introduction.',
  'pages.door.',
  'pages.goal.',
  'pages.special.',
  'pages.conclusion.',
  'pages.lost.',
  'tableVoices.',
  'campaign.heroText.',
  'campaign.plays.',
  'names.monsterNote.',
  'campaign.goalText.',
  'campaign.quest.',
  'campaign.questText.',
  'campaign.questAim.',
  'campaign.questDone.',
  'campaign.achievement.',
  'campaign.place.',
  'campaign.room.',
  'campaign.foes.',
  'campaign.event.',
  'tales.',
];

const isUsed = (key: string): boolean =>
  WRITTEN.has(key) || PATTERNS.some((pattern) => pattern.test(key)) || NAMED.some((group) => key.startsWith(group));

describe('keys', () => {
  it('are all used', () => {
    const keys = [...new Set([...textsIn('en').keys()].map(bare))];
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('all exist if a source asks for them', () => {
    const keys = new Set([...textsIn('en').keys()].map(bare));
    const groups = [...keys].map((key) => key.slice(0, key.lastIndexOf('.')));
    const chapters = new Set([...keys].map((key) => key.split('.')[0]));
    const asked = [...CODE.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key);
    expect(asked.filter((key) => !keys.has(key) || !chapters.has(key.split('.')[0]))).toEqual([]);
    expect(NAMED.filter((group) => !groups.some((each) => `${each}.`.startsWith(group)))).toEqual([]);
  });
});

/** The mode that each chapter belongs to, or null if it serves all of them. */
const OWNERS = new Map(chaptersOf('en').map((chapter) => [basename(chapter), modeOf(`${ROOT}/en/${chapter}`)]));

/** Returns the chapters that a source names: in keys, in groups of keys, and in beginnings of composed keys. */
function namedIn(source: string, keys: readonly string[]): string[] {
  const begun = [...source.matchAll(/(['`])([a-zA-Z]+)(\.[\w.-]*)?(\1|\$\{)/g)].flatMap(
    ([, , chapter = '', rest = '', end]) => {
      const start = chapter + rest;
      const isComplete = end !== '${';
      if (rest === '') return [];
      return keys.some((key) => (isComplete ? key === start || key.startsWith(`${start}.`) : key.startsWith(start)))
        ? [chapter]
        : [];
    },
  );
  const opened = [...source.matchAll(/\bopenChapter\('(\w+)'\)/g)].map(([, chapter = '']) => chapter);
  return [...new Set([...begun, ...opened])];
}

/** Files that may name chapters of any mode: those that assemble a mode, and the text engine, which composes keys from content ids. */
const KNOWS_CHAPTERS = /^src\/(modes\/|i18n\/index\.ts$)/;

/** A file without an import from i18n uses no texts: what looks like a key in it is something else, such as a field of content. */
const takesTexts = (file: string, source: string): boolean =>
  file.startsWith(`${ROOT}/`) || /\bfrom '[^']*\/i18n(\/[^']*)?'/.test(source);

/** Names of heroes and their things, which texts shared by both modes must not mention. */
const HEROES = { en: ['bailiff', 'a writ', 'the writ'], ru: ['пристав'], cs: ['exekutor', 'obsíl'] } as const;

describe('chapters', () => {
  const keys = [...new Set([...textsIn('en').keys()].map(bare))];

  it('have unique names', () => {
    expect(OWNERS.size).toBe(chaptersOf('en').length);
  });

  it('of a mode are used by that mode only', () => {
    const wrong = Object.entries(SOURCES).flatMap(([file, source]) => {
      if (KNOWS_CHAPTERS.test(file) || !takesTexts(file, source)) return [];
      const foreign = namedIn(source, keys).filter(
        (chapter) => (OWNERS.get(chapter) ?? null) !== null && OWNERS.get(chapter) !== modeOf(file),
      );
      return foreign.map((chapter) => `${file} asks ${chapter}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('of both modes name no hero, monster, item, card or scenario of one mode, in %s', (language) => {
    const texts = [...textsIn(language)];
    const ofMode = texts.filter(([key]) => /^(cards\.(monster|item|face)\.|story\.scenario\.\w+\.title$)/.test(key));
    const names = [...ofMode.map(([, text]) => plain(text)).filter((name) => name.length > 4), ...HEROES[language]];
    expect(names.length).toBeGreaterThan(80);
    const shared = texts.filter(([key]) => OWNERS.get(key.split('.')[0] ?? '') === null);
    const wrong = shared.flatMap(([key, text]) =>
      names.filter((name) => plain(text).includes(name)).map((name) => `${key}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

const plain = (text: string): string => text.replaceAll('\u00AD', '').toLowerCase();

/** The maximum length of texts, where a placeholder counts as one character. The first group that matches a key applies. */
const TIGHT: readonly (readonly [group: RegExp, most: number])[] = [
  [/^table\.seal\./, 14],
  [/^table\.(round|level)$/, 5],
  [/^table\.(coins|second|menu|undo|damageUnit)$/, 10],
  [/^table\.prompt\./, 72],
  [/^special\.counter\./, 14],
  [/^special\.option\./, 60],
  [/^log\.refused\./, 60],
  [/^explain\.\w+\.\w+\.name$/, 34],
  [/^frame\.(continue|newCampaign|rules|settings|packs|watch|credits|language|close|back|onward|daily)$/, 24],
  [/^menu\.(title|resume|log|leave)$/, 24],
  [/^settings\.(slow|normal|fast|off|usual|larger|largest)$/, 14],
  [/^journey\.page\.levels\./, 14],
  [/^keys\.action\./, 24],
  [/^cards\.(condition|element|position)\./, 18],
  [/^mirror\.(direction|terrain)\./, 22],
  [/^narration\./, 110],
];
const PLACE = /\{\w+\}/g;
const width = (text: string): number => text.replaceAll('\u00AD', '').replace(PLACE, '0').length;
/** Removes the grammatical case of a placeholder: `{figureAcc}` is `{figure}` in the accusative (i18n/longTable/forms.ts). */
const withoutCase = (place: string): string => place.replace(/(Gen|Dat|Acc|Ins)\}$/, '}');
const placesIn = (text: string): string[] => [...new Set((text.match(PLACE) ?? []).map(withoutCase))].sort();

describe.each(LANGUAGES)('%s', (language) => {
  const texts = textsIn(language);

  it('keeps to the maximum lengths', () => {
    const over = [...texts].flatMap(([key, text]) => {
      const most = TIGHT.find(([group]) => group.test(key))?.[1] ?? Number.POSITIVE_INFINITY;
      return width(text) > most ? [`${key}: ${width(text)} of ${most}: ${text}`] : [];
    });
    expect(over).toEqual([]);
  });

  it('has the same placeholders as English, in every chapter', () => {
    const english = textsIn('en');
    const wrong = [...texts].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(`${bare(key)}_other`) ?? '';
      const counts = (place: string) => place !== '{count}';
      return String(placesIn(text).filter(counts)) !== String(placesIn(original).filter(counts));
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('has the same keys as English, in every chapter', () => {
    const keysOf = (of: ReadonlyMap<string, string>) => [...new Set([...of.keys()].map(bare))].sort();
    expect(keysOf(texts)).toEqual(keysOf(textsIn('en')));
  });
});

it('every maximum length applies to some text', () => {
  const keys = [...textsIn('en').keys()];
  expect(TIGHT.filter(([group]) => !keys.some((key) => group.test(key)))).toEqual([]);
});
