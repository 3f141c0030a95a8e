/** Every text is used, every text that is asked for is there, and what has a tight place fits it. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n';

type Tree = { readonly [key: string]: string | Tree };

const ROOT = 'src/i18n';
/** A language's chapters: those of all modes, and those of one mode in its folder. */
const chaptersOf = (language: string): string[] =>
  ['', 'inHand'].flatMap((mode) =>
    readdirSync(join(ROOT, language, mode), { withFileTypes: true }).flatMap((each) =>
      each.isFile() && each.name !== 'index.ts' ? [join(mode, each.name.replace(/\.ts$/, ''))] : [],
    ),
  );

function leaves(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}

async function textsOf(language: string): Promise<ReadonlyMap<string, string>> {
  const loaded = chaptersOf(language).map(async (chapter) => {
    const { default: texts } = (await import(`../../src/i18n/${language}/${chapter}.ts`)) as { default: Tree };
    return leaves(texts, `${basename(chapter)}.`);
  });
  return new Map((await Promise.all(loaded)).flat());
}

const TEXTS = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await textsOf(language)] as const)),
);
const textsIn = (language: string): ReadonlyMap<string, string> => TEXTS.get(language as never) ?? new Map();

/** All sources but the texts themselves. */
function sources(folder = 'src'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return LANGUAGES.some((language) => path === join(ROOT, language)) ? [] : sources(path);
    return /\.tsx?$/.test(each.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const CODE = sources().join('\n');
/** Keys as they are written out, and the patterns of those that are put together: `cards.element.${each}`. */
const WRITTEN = new Set([...CODE.matchAll(/'([a-zA-Z]+(?:\.[\w-]+)+)'/g)].map(([, key = '']) => key));
const PATTERNS = [...CODE.matchAll(/`([a-zA-Z]+\.(?:[\w.-]|\$\{[^`]*?\})*)`/g)].map(([, pattern = '']) => {
  const parts = pattern.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[\\w-]+')}$`);
});

/** Groups whose keys are ids of content: test/i18n/texts.test.ts knows which there are. */
const NAMED = [
  'cards.face.',
  'cards.monster.',
  'cards.monsterNote.',
  'cards.item.',
  'cards.itemEffect.',
  'special.rule.',
  'special.option.',
  'special.counter.',
  'special.follower.',
  'story.scenario.',
];

const bare = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
const isUsed = (key: string): boolean =>
  WRITTEN.has(key) || PATTERNS.some((pattern) => pattern.test(key)) || NAMED.some((group) => key.startsWith(group));

describe('keys', () => {
  it('are all used', () => {
    const keys = [...new Set([...textsIn('en').keys()].map(bare))];
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are all there', () => {
    const keys = new Set([...textsIn('en').keys()].map(bare));
    const groups = [...keys].map((key) => key.slice(0, key.lastIndexOf('.')));
    const chapters = new Set([...keys].map((key) => key.split('.')[0]));
    const asked = [...CODE.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key);
    expect(asked.filter((key) => !keys.has(key) || !chapters.has(key.split('.')[0]))).toEqual([]);
    expect(NAMED.filter((group) => !groups.some((each) => `${each}.`.startsWith(group)))).toEqual([]);
  });
});

/** The most characters that a place has room for, places to fill counted as one. The first group that fits a key counts. */
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
  [/^frame\.menu\.(title|resume|log|leave)$/, 24],
  [/^frame\.settingsPage\.(slow|normal|fast|off|usual|larger|largest)$/, 14],
  [/^frame\.campaign\.levels\./, 14],
  [/^keys\.action\./, 24],
  [/^cards\.(condition|element|position)\./, 18],
  [/^mirror\.(direction|terrain)\./, 22],
  [/^narration\./, 110],
];
const PLACE = /\{\w+\}/g;
const width = (text: string): number => text.replaceAll('\u00AD', '').replace(PLACE, '0').length;
const placesIn = (text: string): string[] => [...new Set(text.match(PLACE) ?? [])].sort();

describe.each(LANGUAGES)('%s', (language) => {
  const texts = textsIn(language);

  it('has room in tight places', () => {
    const over = [...texts].flatMap(([key, text]) => {
      const most = TIGHT.find(([group]) => group.test(key))?.[1] ?? Number.POSITIVE_INFINITY;
      return width(text) > most ? [`${key}: ${width(text)} of ${most}: ${text}`] : [];
    });
    expect(over).toEqual([]);
  });

  it('has the same places to fill, in every chapter', () => {
    const english = textsIn('en');
    const wrong = [...texts].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(`${bare(key)}_other`) ?? '';
      const counts = (place: string) => place !== '{count}';
      return String(placesIn(text).filter(counts)) !== String(placesIn(original).filter(counts));
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('has the same keys, in every chapter', () => {
    const keysOf = (of: ReadonlyMap<string, string>) => [...new Set([...of.keys()].map(bare))].sort();
    expect(keysOf(texts)).toEqual(keysOf(textsIn('en')));
  });
});

it('knows only places that there are', () => {
  const keys = [...textsIn('en').keys()];
  expect(TIGHT.filter(([group]) => !keys.some((key) => group.test(key)))).toEqual([]);
});
