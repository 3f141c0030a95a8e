/** Names that players give: to heroes, to parties. */

export const NAME_LENGTH = 24;
/** UTF-16 units that a name takes at most, whatever its characters are made of. */
const MOST_UNITS = 72;
/** Characters that are looked at: a name is in the first of them, or nowhere. */
const RAW_LENGTH = 500;

/** A text with at most three marks on a letter: more of them would stand in other lines. */
export const withoutPiles = (text: string): string => text.replace(/(\p{M}{3})\p{M}+/gu, '$1');

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first characters as a reader counts them: no flag, accent or emoji is cut in the middle. */
function firstGraphemes(text: string, count: number): string {
  let first = '';
  let left = count;
  for (const { segment } of graphemes.segment(text)) {
    if (left === 0 || first.length + segment.length > MOST_UNITS) break;
    first += segment;
    left -= 1;
  }
  return first;
}

/**
 * A name fit to print, on one line: no control or invisible characters, single blanks, at most three marks on a letter, at most 24
 * characters; null if nothing is left.
 */
export function printableName(raw: string): string | null {
  const line = raw.slice(0, RAW_LENGTH).normalize('NFC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '');
  const printable = withoutPiles(line).replace(/ +/g, ' ').trim();
  const name = firstGraphemes(printable, NAME_LENGTH).trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
}
