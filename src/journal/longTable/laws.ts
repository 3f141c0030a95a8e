/** Helpers for laws of a state. Real play never leads to a state that breaks one. */
import type { Play } from '../../flow/longTable/play';
import type { Book } from '../../rules/longTable/book';
import type { Table } from '../../rules/longTable/state';

/** Whether the law holds. A law may assume that all laws before it hold. */
export type Law = (state: Table, book: Book, play: Play) => boolean;
export type SeatNow = Table['seats'][number];
export type FigureNow = Table['figures'][number];

export const isUnique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
export const isWithin = (n: number, least: number, most: number): boolean => n >= least && n <= most;
export const count = <T>(list: readonly T[], value: T): number => list.filter((each) => each === value).length;
export const sorted = (list: readonly string[]): string => [...list].sort().join();

/** Whether a list has no duplicates and all its entries exist. */
export const areAmong =
  (known: readonly (string | number)[]) =>
  (some: readonly (string | number)[]): boolean =>
    isUnique(some) && some.every((each) => known.includes(each));

/** More than any game prints, gives or counts, and few enough to handle quickly. */
const MAX_NUMBER = 9999;

/** Whether no number in plain data is larger than all printed and calculated ones. */
export function isModest(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= MAX_NUMBER;
  return typeof value !== 'object' || value === null || Object.values(value).every(isModest);
}
