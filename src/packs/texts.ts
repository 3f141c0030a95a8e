/** Defines the texts of a pack, in one or more of the game's languages. */
import * as v from 'valibot';
import { type Fields, optional, record, type Shape } from '../journal/shapes';

export const PACK_LANGUAGES = ['en', 'ru', 'cs'] as const;
export type PackLanguage = (typeof PACK_LANGUAGES)[number];

/** The texts of a scenario page. */
export interface PageTexts {
  readonly title: string;
  readonly introduction?: string;
  readonly conclusion?: string;
  readonly goal: string;
  readonly special?: string;
}

/** Matches an emoji with the invisible joiner that connects it to the next emoji. */
const JOINED = /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu;
/** Matches letters and signs that look like a space: the Hangul fillers and the empty Braille cell. */
const EMPTY = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

/** Whether a text has only printable characters. */
export const isPrintable = (said: string): boolean => !/\p{C}/u.test(said.replace(JOINED, '$1'));

/** Whether any part of a text is visible. */
const isVisible = (said: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(said.replace(EMPTY, ''));

/**
 * The schema of a printable text. The placeholder `{what}` is the only i18next syntax that a text may contain, so that texts cannot call
 * i18n functions.
 * @param most the largest number of characters
 */
export const textShape = (most: number): Shape<string> =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(most),
    v.check(isPrintable, 'characters that cannot be printed'),
    v.check(isVisible, 'nothing to be seen'),
    v.check((said) => !/[{}]|\$t\(/.test(said.replaceAll('{what}', '')), 'no place to fill in but {what}'),
  );

/** The schemas of the fields of `PageTexts`. */
export const PAGE_TEXTS: Fields<PageTexts> = {
  title: textShape(40),
  introduction: optional(textShape(900)),
  conclusion: optional(textShape(900)),
  goal: textShape(160),
  special: optional(textShape(500)),
};

export const pageTextsShape = record<PageTexts>(PAGE_TEXTS);

/** The schema of texts in at least one language. */
export const languagesShape = <T>(texts: Shape<T>): Shape<Partial<Record<PackLanguage, T>>> =>
  v.pipe(
    v.strictObject({ en: v.exactOptional(texts), ru: v.exactOptional(texts), cs: v.exactOptional(texts) }),
    v.check((all) => Object.keys(all).length > 0, 'in no language'),
  );
