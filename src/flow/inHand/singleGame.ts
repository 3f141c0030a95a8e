/**
 * Single scenarios: the daily scenario, and scenarios of packs. Each is stored as a separate campaign, whose id names the day or the pack's
 * scenario.
 */
import type { Campaign } from './campaign';

/** Returns the campaign id for the daily scenario of a day. */
export const idOfDaily = (day: string): string => `daily-${day}`;

/** Returns the day (yyyy-mm-dd) of a daily scenario's campaign id, or null for other campaigns. */
export function dayOfDaily(id: string): string | null {
  return /^daily-(\d{4}-\d\d-\d\d)$/.exec(id)?.[1] ?? null;
}

/** Returns the campaign id for a pack's scenario such as 'lostProperty/closingTime'. */
export const idOfPackGame = (page: string): string => `pack.${page.replace('/', '.')}`;

/** Returns the id of the pack's scenario for a campaign id, or null for other campaigns. */
export function pageOfPackGame(id: string): string | null {
  const [, pack, page] = /^pack\.(\w+)\.(\w+)$/.exec(id) ?? [];
  return pack === undefined ? null : `${pack}/${page}`;
}

/** The suffix of a pack's id while the player tries the pack's scenario in the workshop. Packs of the library never have such an id. */
export const TRIAL_SUFFIX = '_';

/** Whether a campaign is a trial of a draft in the workshop. */
export function isTrial({ id }: Pick<Campaign, 'id'>): boolean {
  return /^pack\.\w+_\.\w+$/.test(id);
}

/** Whether a campaign consists of a single scenario: a daily scenario or a scenario of a pack. Lists do not show such campaigns. */
export function isSingle({ id }: Pick<Campaign, 'id'>): boolean {
  return dayOfDaily(id) !== null || pageOfPackGame(id) !== null;
}
