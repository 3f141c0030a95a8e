/** Cleans the names that players give to heroes and parties. */

/** Longest name in characters, as a reader counts them. */
export const MAX_NAME_LENGTH = 24;
/** Longest such name in UTF-16 units. */
const MAX_NAME_UNITS = 72;
/** Length of input that is examined, in UTF-16 units; the rest is ignored. */
const MAX_INPUT_UNITS = 500;

/** A text with at most three combining marks on a letter, because more would overlap other lines. */
export const limitCombiningMarks = (text: string): string => text.replace(/(\p{M}{3})\p{M}+/gu, '$1');

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first `count` characters as a reader counts them, so that no flag, accent or emoji is cut. */
function firstGraphemes(text: string, count: number): string {
  let first = '';
  let left = count;
  for (const { segment } of graphemes.segment(text)) {
    if (left === 0 || first.length + segment.length > MAX_NAME_UNITS) break;
    first += segment;
    left -= 1;
  }
  return first;
}

/**
 * Cleans a name for printing on one line: no control or invisible characters, single blanks, at most three marks on a
 * letter, at most 24 characters. Returns null if nothing is left.
 */
export function printableName(raw: string): string | null {
  const line = raw.slice(0, MAX_INPUT_UNITS).normalize('NFC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '');
  const printable = limitCombiningMarks(line).replace(/ +/g, ' ').trim();
  const name = firstGraphemes(printable, MAX_NAME_LENGTH).trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
}
