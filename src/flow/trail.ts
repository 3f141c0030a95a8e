/**
 * Describes the path from the title to the current screen as a list of steps, and calculates the changes that mirror the
 * path in the browser's history. Each step is one entry of the history.
 */

/** One step of the path. */
export interface Step {
  /** A screen, a sheet, or a part that is open within one of them. */
  readonly at: string;
  /** The thing that the step shows: a campaign's id, a scenario's number, or the name of a sheet. */
  readonly of?: string;
}

/** The steps to the current screen. The first step is the title; the trail is empty while the game starts. */
export type Trail = readonly Step[];

/** Whether two steps show the same thing. */
export const isSameStep = (a: Step | undefined, b: Step | undefined): boolean => a?.at === b?.at && a?.of === b?.of;

/** The number of steps that two trails have in common, from the title on. */
export function countSharedSteps(a: Trail, b: Trail): number {
  const differs = a.findIndex((step, i) => !isSameStep(step, b[i]));
  return differs < 0 ? a.length : differs;
}

/** Whether the trail `second` begins with the steps of `first`. */
export const isPrefix = (first: Trail, second: Trail): boolean => countSharedSteps(first, second) === first.length;

/** The change of the browser's history from one trail to another. */
export type HistoryChange =
  /** Goes back this many entries. When the browser has arrived, the remaining change is calculated again. */
  | { readonly back: number }
  | {
      /** The trail to store in the current entry; null to leave the entry unchanged. */
      readonly replace: Trail | null;
      /** The trails of the entries to add. */
      readonly push: readonly Trail[];
    };

/** The first change that leads from one trail to another; null if the trails are the same. */
export function changeBetween(from: Trail, to: Trail): HistoryChange | null {
  const shared = countSharedSteps(from, to);
  const rest = (first: number) => to.slice(first).map((_, i) => to.slice(0, first + i + 1));
  if (shared === from.length) return shared === to.length ? null : { replace: null, push: rest(shared) };
  const extra = from.length - Math.min(to.length, shared + 1);
  if (extra > 0) return { back: extra };
  return { replace: to.slice(0, shared + 1), push: rest(shared + 1) };
}
