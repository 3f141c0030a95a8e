/** What a player reads in a pack, in one or more of the game's languages. */
import * as v from 'valibot';
import { optional, record, type Shape } from '../journal/shapes';

export const PACK_LANGUAGES = ['en', 'ru', 'cs'] as const;
export type PackLanguage = (typeof PACK_LANGUAGES)[number];

/** The page of a scenario. */
export interface PageTexts {
  readonly title: string;
  readonly introduction?: string;
  readonly conclusion?: string;
  readonly goal: string;
  readonly special?: string;
}

/** Printable characters, and no interpolation but `{what}`: a pack's text cannot call i18n functions. */
export const text = (most: number): Shape<string> =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(most),
    v.regex(/^[^\p{C}]*$/u, 'characters that cannot be printed'),
    v.check((said) => !/[{}]|\$t\(/.test(said.replaceAll('{what}', '')), 'no place to fill in but {what}'),
  );

export const pageTextsShape = record<PageTexts>({
  title: text(40),
  introduction: optional(text(900)),
  conclusion: optional(text(900)),
  goal: text(160),
  special: optional(text(500)),
});

/** Texts in one language or more. */
export const inLanguages = <T>(texts: Shape<T>): Shape<Partial<Record<PackLanguage, T>>> =>
  v.pipe(
    v.strictObject({ en: v.exactOptional(texts), ru: v.exactOptional(texts), cs: v.exactOptional(texts) }),
    v.check((all) => Object.keys(all).length > 0, 'in no language'),
  );
