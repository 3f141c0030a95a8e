/** Names in sentences: articles and cases. A name's forms are parted by `|` (en/longTable/names.ts). */
import { language, t, type Values } from '..';

/** A name in its cases: nominative, genitive, dative, accusative, instrumental; one form serves for all that are not there. */
export type Forms = readonly string[];

export const formsOf = (text: string): Forms => text.split('|');

/** What a place of a text is called in each case: `{figure}`, `{figureGen}` ... */
const CASES = ['', 'Gen', 'Dat', 'Acc', 'Ins'] as const;

/** A name for a text to take in the case that it needs. */
export const cases = (place: string, forms: Forms): Values =>
  Object.fromEntries(CASES.map((suffix, i) => [place + suffix, forms[i] ?? forms[0] ?? '']));

/** 'A, B and C' in each case. */
export function listed(all: readonly Forms[]): Forms {
  return CASES.map((_, i) => list(all.map((forms) => forms[i] ?? forms[0] ?? '')));
}

/** 'A, B and C' */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return t('printed.list', { first: words.slice(0, -1).join(', '), last });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `+2`, `+0`, `−1` with a true minus. */
export const plus = (n: number): string => (n < 0 ? `\u2212${-n}` : `+${n}`);

/** To make a format takes a millisecond: each language has one. */
const decimals = new Map<string, Intl.NumberFormat>();

/** A number with one decimal, as it is written in the language. */
export function tenths(n: number): string {
  const key = language();
  const format =
    decimals.get(key) ?? new Intl.NumberFormat(key, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  decimals.set(key, format);
  return format.format(n);
}
