/**
 * Loads the fonts before anything is painted. A canvas silently uses a fallback font if the right font is not loaded
 * yet.
 */
import { FAMILY, type Family, type Weight } from './type';

/** A sample text for each character subset of the font files. */
const SUBSETS = { latin: 'Aa0', latinExt: 'Ěž', cyrillic: 'Жщ' } as const;

const WEIGHTS = { title: [900, 700], text: [500, 600, 700] } as const satisfies Record<Family, readonly Weight[]>;

/** The subsets of each language; any other language loads all of them. */
const NEEDS: Readonly<Record<string, readonly (keyof typeof SUBSETS)[]>> = {
  en: ['latin'],
  cs: ['latin', 'latinExt'],
  ru: ['latin', 'cyrillic'],
};

/**
 * Loads every family and weight in the subsets of a language ('en', 'cs', 'ru'). The promise resolves even if a file is
 * missing, because a fallback font is better than no game.
 */
export async function loadFonts(language = ''): Promise<void> {
  const subsets = NEEDS[language] ?? (Object.keys(SUBSETS) as (keyof typeof SUBSETS)[]);
  const families = Object.keys(WEIGHTS) as Family[];
  const wanted = families.flatMap((family) =>
    WEIGHTS[family].flatMap((weight) => subsets.map((subset) => ({ family, weight, text: SUBSETS[subset] }))),
  );
  await Promise.allSettled(
    wanted.map(({ family, weight, text }) => document.fonts.load(`${weight} 20px "${FAMILY[family]}"`, text)),
  );
}
