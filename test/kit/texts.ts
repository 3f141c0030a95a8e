/** Test kit: the texts of a language by key, as in its files: each plural form separately, no-break spaces not yet inserted. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '../../src/i18n';

export const MODES = ['inHand', 'longTable'] as const;

type Tree = { readonly [key: string]: string | Tree };

export const TEXTS_ROOT = 'src/i18n';

/** Returns the chapters of a language: the common ones, and those of each mode as `mode/name`. */
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
    // The bundler needs the depth of the folder in the import path.
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

/** Returns the key without its plural suffix. */
export const bareKey = (key: string): string => key.replace(/_(one|few|many|other)$/, '');

/** Returns the text as it is typed: with plain spaces and without soft hyphens. */
export const typed = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u00AD', '');
