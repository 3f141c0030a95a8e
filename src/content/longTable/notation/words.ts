/** The words of the printed language (docs/CONTENT-LONG.md, section 3), with their meanings. */
import {
  type Amount,
  type Condition,
  ELEMENTS,
  type Element,
  type If,
  NEGATIVE_CONDITIONS,
  type OtherCost,
  type Per,
  POSITIVE_CONDITIONS,
} from '../../../rules/longTable/vocabulary';
import { fail, lookUpWord, match, type Piece, split } from './pieces';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const capitals = <T extends string>(names: readonly T[]): Record<string, T> =>
  Object.fromEntries(names.map((name) => [capital(name), name]));

export const BAD_WORDS = capitals<Condition>(NEGATIVE_CONDITIONS);
export const GOOD_WORDS = capitals<Condition>(POSITIVE_CONDITIONS);
export const CONDITION_WORDS = { ...BAD_WORDS, ...GOOD_WORDS };
export const ELEMENT_WORDS: Readonly<Record<string, Element | 'any'>> = { ...capitals(ELEMENTS), Any: 'any' };

export const COST_WORDS: Readonly<Record<string, OtherCost>> = {
  Pledge: 'pledge',
  Forfeit: 'forfeit',
  Coin: 'coin',
  Call: 'call',
  Fill: 'fill',
};

export const IF_WORDS: Readonly<Record<string, If>> = {
  lien: 'lien',
  alone: 'alone',
  flanked: 'flanked',
  'by grave': 'byGrave',
  elite: 'elite',
  shoved: 'shoved',
  paired: 'paired',
};

export const PER_WORDS: Readonly<Record<string, Per>> = {
  'hex moved': 'hexMoved',
  'spent item': 'spentItem',
  'grave within 2': 'graveWithin2',
};

/** Reads a whole number without a sign. @throws NotationError */
export function readWholeNumber(piece: Piece, digits = piece.text): number {
  if (!/^\d+$/.test(digits)) fail(piece, `"${digits}" is no number`);
  return Number(digits);
}

/**
 * Reads a number, or a formula of L27.9: `6+2L`, `C`, `C + L/2`, `1 + L/2`, `(15+2L)C`.
 * @throws NotationError
 */
export function readAmount(piece: Piece): Amount {
  if (/^\d+$/.test(piece.text)) return Number(piece.text);
  const [inner] = match(piece, /^\((.+)\)C$/) ?? [];
  const sum = { n: 0, perHero: 0, perLevel: 0 };
  for (const term of split(
    { ...piece, text: inner ?? piece.text, at: piece.at + (inner === undefined ? 0 : 1) },
    '+',
  )) {
    const [factor, letter, divisor] = match(term, /^(\d*)([LC]?)(?:\/(\d+))?$/) ?? [];
    if (factor === undefined || `${factor}${letter}` === '') fail(term, `"${term.text}" is no number`);
    const value = (factor === '' ? 1 : Number(factor)) / (divisor ? Number(divisor) : 1);
    sum[letter === 'L' ? 'perLevel' : letter === 'C' ? 'perHero' : 'n'] += value;
  }
  const { n, perHero, perLevel } = sum;
  return {
    n,
    ...(perHero ? { perHero } : {}),
    ...(perLevel ? { perLevel } : {}),
    ...(inner === undefined ? {} : { timesHeroes: true }),
  };
}

export const readElement = (piece: Piece): Element | 'any' => lookUpWord(piece, ELEMENT_WORDS, 'element');
