/** Every text is used, every text that is asked for is there, and what has a tight place fits it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n';

type Tree = { readonly [key: string]: string | Tree };

const ROOT = 'src/i18n';
const chaptersOf = (language: string): string[] =>
  readdirSync(join(ROOT, language), { withFileTypes: true }).flatMap((each) =>
    each.isFile() && each.name !== 'index.ts' ? [each.name.replace(/\.ts$/, '')] : [],
  );

function leaves(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}

async function textsOf(language: string): Promise<ReadonlyMap<string, string>> {
  const loaded = chaptersOf(language).map(async (chapter) => {
    const { default: texts } = (await import(`../../src/i18n/${language}/${chapter}.ts`)) as { default: Tree };
    return leaves(texts, `${chapter}.`);
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
