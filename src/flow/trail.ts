/** The way from the title to what is shown, as a list of steps. Each step is one entry of the browser's history. */

export interface Step {
  /** A screen, a sheet, or something that is open within one of them. */
  readonly at: string;
  /** Which one: a campaign's id, a scenario's number, the name of a sheet. */
  readonly of?: string;
}

/** The first step is the title. Empty while the game starts. */
export type Trail = readonly Step[];

export const sameStep = (a: Step | undefined, b: Step | undefined): boolean => a?.at === b?.at && a?.of === b?.of;

/** The number of steps that two trails have in common, from the title on. */
export function sharedSteps(a: Trail, b: Trail): number {
  const differs = a.findIndex((step, i) => !sameStep(step, b[i]));
  return differs < 0 ? a.length : differs;
}

/** Whether the second trail goes through all of the first. */
export const leadsOnTo = (first: Trail, second: Trail): boolean => sharedSteps(first, second) === first.length;

/** What brings the browser's history from one trail to another. */
export type HistoryChange =
  /** First so many entries back; what is left to do follows when the browser has arrived. */
  | { readonly back: number }
  | {
      /** The trail that the present entry stands for from now on; null: it stays as it is. */
      readonly replace: Trail | null;
      /** The trails of the entries that are added. */
      readonly push: readonly Trail[];
    };

/** Null: both are the same. */
export function changeBetween(from: Trail, to: Trail): HistoryChange | null {
  const shared = sharedSteps(from, to);
  const rest = (first: number) => to.slice(first).map((_, i) => to.slice(0, first + i + 1));
  if (shared === from.length) return shared === to.length ? null : { replace: null, push: rest(shared) };
  const extra = from.length - Math.min(to.length, shared + 1);
  if (extra > 0) return { back: extra };
  return { replace: to.slice(0, shared + 1), push: rest(shared + 1) };
}
