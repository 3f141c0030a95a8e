/** Inserts names into sentences, with articles and grammatical cases. `|` separates the forms of a name (en/longTable/names.ts). */
import { t, type Values } from '..';

/** A name in its cases: nominative, genitive, dative, accusative, instrumental. The first form replaces missing forms. */
export type Forms = readonly string[];

export const formsOf = (text: string): Forms => text.split('|');

/** The suffix that a placeholder has for each case, as in `{figure}`, `{figureGen}`, `{figureDat}`. */
const CASES = ['', 'Gen', 'Dat', 'Acc', 'Ins'] as const;

/** Values for a placeholder in all cases, so that a text can use any of them. */
export const caseValues = (place: string, forms: Forms): Values =>
  Object.fromEntries(CASES.map((suffix, i) => [place + suffix, forms[i] ?? forms[0] ?? '']));

/** A list such as 'A, B and C', in each grammatical case. */
export function joinForms(all: readonly Forms[]): Forms {
  return CASES.map((_, i) => joinWords(all.map((forms) => forms[i] ?? forms[0] ?? '')));
}

/** A list such as 'A, B and C'. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return t('printed.list', { first: words.slice(0, -1).join(', '), last });
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number with its sign: `+2`, `+0`, `−1` with a true minus. */
export const withSign = (n: number): string => (n < 0 ? `\u2212${-n}` : `+${n}`);
