/** Cleans the names that players give to heroes and parties. */

/** The greatest length of a name in characters (graphemes), as a reader counts them. */
export const MAX_NAME_LENGTH = 24;
/** The greatest length of a name in UTF-16 units. This second limit is needed because one grapheme can have many units. */
const MAX_NAME_UNITS = 72;
/** The number of UTF-16 units of the input that are examined. Later units are ignored. */
const MAX_INPUT_UNITS = 500;

/**
 * Control and invisible characters. The group is the joiner between two emoji, or the tags of a flag such as that of Wales: these are part of
 * one visible character.
 */
const INVISIBLE =
  /((?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})|(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]{1,6}\u{E007F})|\p{C}/gu;

/** Removes all combining marks of a letter after the third, because more than three marks would overlap other lines. */
export const limitCombiningMarks = (text: string): string => text.replace(/(\p{M}{3})\p{M}+/gu, '$1');

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The first `count` graphemes of a text, or fewer if they would exceed MAX_NAME_UNITS. Graphemes are used so that no flag, accent or emoji
 * is cut in two.
 */
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
 * Cleans a name so that it can be printed on one line. The result has no control or invisible characters beside those
 * within an emoji, only single blanks, at most three combining marks on a letter, and at most 24 characters.
 * @returns null if no visible character remains
 */
export function printableName(raw: string): string | null {
  const line = raw.slice(0, MAX_INPUT_UNITS).replace(/\s+/gu, ' ').replace(INVISIBLE, '$1').normalize('NFC');
  const printable = limitCombiningMarks(line).replace(/ +/g, ' ').trim();
  const name = firstGraphemes(printable, MAX_NAME_LENGTH).trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
}
