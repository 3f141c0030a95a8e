/** The texts of a language as they lie in its files, by their keys: plural forms one by one, no-break spaces not yet set. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '../../src/i18n';
import { MODES } from '../house/arrows';

type Tree = { readonly [key: string]: string | Tree };

export const TEXTS_ROOT = 'src/i18n';

/** A language's chapters: those of all modes, and those of one mode in its folder. */
export const chaptersOf = (language: string): string[] =>
  ['', ...MODES]
    .filter((mode) => existsSync(join(TEXTS_ROOT, language, mode)))
    .flatMap((mode) =>
      readdirSync(join(TEXTS_ROOT, language, mode), { withFileTypes: true }).flatMap((each) =>
        each.isFile() && each.name !== 'index.ts' ? [join(mode, each.name.replace(/\.ts$/, ''))] : [],
      ),
    );

function leaves(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}

async function readTexts(language: string): Promise<ReadonlyMap<string, string>> {
  const loaded = chaptersOf(language).map(async (chapter) => {
    const [, mode, name = chapter] = /^(\w+)\/(\w+)$/.exec(chapter) ?? [];
    // The bundler wants to know how deep a file lies.
    const { default: texts } = (await (mode === undefined
      ? import(`../../src/i18n/${language}/${name}.ts`)
      : import(`../../src/i18n/${language}/${mode}/${name}.ts`))) as { default: Tree };
    return leaves(texts, `${basename(chapter)}.`);
  });
  return new Map((await Promise.all(loaded)).flat());
}

const TEXTS = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await readTexts(language)] as const)),
);

export const textsIn = (language: Language): ReadonlyMap<string, string> => TEXTS.get(language) ?? new Map();

/** The key without its plural form. */
export const bareKey = (key: string): string => key.replace(/_(one|few|many|other)$/, '');

/** A text as it is typed: without what only lines are broken by. */
export const typed = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u00AD', '');
