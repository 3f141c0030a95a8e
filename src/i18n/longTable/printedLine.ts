/** Defines the printed line: words with icons. All texts of cards, items and figures at the Long Table consist of such lines. */
import type { Ability, Area, Condition, Element, OtherCost } from '../../rules/longTable/vocabulary';
import { capitalise } from './forms';

/** The name of an icon. */
export type Icon =
  | Ability['verb']
  | Condition
  | Element
  | OtherCost
  | 'any'
  | 'range'
  | 'targets'
  | 'area'
  | 'pierce'
  | 'push'
  | 'pull'
  | 'slam'
  | 'jump'
  | 'carry'
  | 'lien'
  | 'xp'
  | 'lost'
  | 'round'
  | 'persistent'
  | 'slots'
  | 'shuffle'
  | 'flying'
  | 'hp'
  | 'burst'
  | 'rolling';

/** A part of a line: words, and optionally an icon in front of them. */
export interface Bit {
  readonly words: string;
  readonly icon?: Icon;
  /** The icons of conditions or a lien that the words mention. */
  readonly mentioned?: readonly Icon[];
}

export interface CardLine {
  readonly bits: readonly Bit[];
  /** The nesting level: 0 for a main line, 1 for a line that belongs to a main line, 2 for a line that belongs to a line of level 1. */
  readonly depth: 0 | 1 | 2;
  /** The area of the attack, which is drawn as hexes. */
  readonly area?: Area;
}

/** The text of a line without its icons. */
export const lineText = ({ bits }: CardLine): string => bits.map(({ words }) => words).join('');

/** All lines as one text, each line as a sentence, for a button or a screen reader. */
export const linesText = (lines: readonly CardLine[]): string => lines.map(lineText).join('. ');

export const bit = (words: string, icon?: Icon): Bit => (icon === undefined ? { words } : { words, icon });

/** Bits separated by commas. */
export const joinBits = (bits: readonly Bit[]): Bit[] =>
  bits.flatMap((each, i) => (i === 0 ? [each] : [bit(', '), each]));

/** Capitalises the first letter of a line. */
export const capitaliseLine = ([first, ...rest]: readonly Bit[]): Bit[] =>
  first ? [{ ...first, words: capitalise(first.words) }, ...rest] : [];
