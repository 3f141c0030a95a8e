/** Defines helpers for the laws of a state. Every state that real play can reach meets all laws. */
import type { Play } from '../../flow/longTable/play';
import type { Book } from '../../rules/longTable/book';
import type { State } from '../../rules/longTable/state';

/** A law: returns whether a state meets it. Laws are checked in order, so a law may rely on the laws before it. */
export type Law = (state: State, book: Book, play: Play) => boolean;
export type SeatNow = State['seats'][number];
export type FigureNow = State['figures'][number];

/** Whether a list has no duplicates. */
export const isUnique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
/** Whether a number is within two limits, both included. */
export const isWithin = (n: number, least: number, most: number): boolean => n >= least && n <= most;
/** How often a list contains a value. */
export const count = <T>(list: readonly T[], value: T): number => list.filter((each) => each === value).length;
/** A list as a text that does not depend on the order of the entries. */
export const sortedText = (list: readonly string[]): string => [...list].sort().join();

/** Whether a list has no duplicates and all its entries are known. */
export const areDistinctIn =
  (known: readonly (string | number)[]) =>
  (some: readonly (string | number)[]): boolean =>
    isUnique(some) && some.every((each) => known.includes(each));

/** The limit for all numbers in a state, except the numbers of the random generator. */
const MAX_NUMBER = 9999;

/** Whether every number in the value, at any depth, is between -MAX_NUMBER and MAX_NUMBER. */
export function hasSmallNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= MAX_NUMBER;
  return typeof value !== 'object' || value === null || Object.values(value).every(hasSmallNumbers);
}
