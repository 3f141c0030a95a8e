/** Laws of a state, whatever lies on the table. One that breaks a law cannot have come of play. */
import type { Play } from '../../flow/longTable/play';
import type { Book } from '../../rules/longTable/book';
import type { Table } from '../../rules/longTable/state';

/** Whether it holds. A law may trust that all laws before it hold. */
export type Law = (state: Table, book: Book, play: Play) => boolean;
export type SeatNow = Table['seats'][number];
export type FigureNow = Table['figures'][number];

export const unique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
export const within = (n: number, least: number, most: number): boolean => n >= least && n <= most;
export const count = <T>(list: readonly T[], value: T): number => list.filter((each) => each === value).length;
export const sorted = (list: readonly string[]): string => [...list].sort().join();

/** A list without repeats of what there is. */
export const among =
  (known: readonly (string | number)[]) =>
  (some: readonly (string | number)[]): boolean =>
    unique(some) && some.every((each) => known.includes(each));

/** Far more than is printed, given or counted in any game, and far less than what could keep a machine busy. */
const MOST = 9999;

/** No number in plain data is larger than anything that is printed or reckoned. */
export function isModest(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= MOST;
  return typeof value !== 'object' || value === null || Object.values(value).every(isModest);
}
