/** What a player reads in a pack, in one or more of the game's languages. */
import * as v from 'valibot';
import { byName, optional, record, type Shape } from '../journal/shapes';

export const PACK_LANGUAGES = ['en', 'ru', 'cs'] as const;
export type PackLanguage = (typeof PACK_LANGUAGES)[number];

/** A scenario's page (R3.1). */
export interface PageTexts {
  readonly title: string;
  readonly introduction?: string;
  readonly conclusion?: string;
  readonly goal: string;
  readonly special?: string;
}

/** By the ids that the pack gives. */
export interface PackTexts {
  readonly title: string;
  readonly scenarios: Readonly<Record<string, PageTexts>>;
  readonly monsters?: Readonly<Record<string, string>>;
  readonly rules?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly counters?: Readonly<Record<string, string>>;
  readonly followers?: Readonly<Record<string, string>>;
}

/** Printable, and with no place to fill in but `{what}`: texts are texts. */
const text = (most: number): Shape<string> =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(most),
    v.regex(/^[^\p{C}]*$/u, 'characters that cannot be printed'),
    v.check((said) => !/[{}]|\$t\(/.test(said.replaceAll('{what}', '')), 'no place to fill in but {what}'),
  );

const short = optional(byName(text(80), 60));

export const pageTextsShape = record<PageTexts>({
  title: text(40),
  introduction: optional(text(900)),
  conclusion: optional(text(900)),
  goal: text(160),
  special: optional(text(500)),
});

const packTexts = record<PackTexts>({
  title: text(40),
  scenarios: byName(pageTextsShape, 20),
  monsters: optional(byName(text(24), 30)),
  rules: short,
  options: short,
  counters: short,
  followers: short,
});

export const textsShape: Shape<Partial<Record<PackLanguage, PackTexts>>> = v.pipe(
  v.strictObject({
    en: v.exactOptional(packTexts),
    ru: v.exactOptional(packTexts),
    cs: v.exactOptional(packTexts),
  }),
  v.check((all) => Object.keys(all).length > 0, 'in no language'),
);
