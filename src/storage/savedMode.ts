/**
 * Defines what storage needs to know about a mode. Functions that handle several modes receive a registry of these
 * definitions.
 */
import type { Journal } from '../journal/journal';
import type { Shape } from '../journal/shapes';
import { type ByMode, FIRST_MODE, type ModeId, type Ruleset, type SetupOf } from '../rules/core/ruleset';
import { type Envelope, modeShape, type Saved, type SavedTypes } from './schema';
import { type Fault, fault, type ReadResult, readShape } from './untrusted';

/** Unchecked JSON. */
export type UncheckedJson = Record<string, unknown>;

/** The data that the mode supplies for a line in the list of campaigns. */
export interface CampaignLine {
  readonly name: string;
  readonly level: number;
  readonly stage: 'camp' | 'summons' | 'table' | 'outcome';
  /** The number of completed scenarios. */
  readonly done: number;
  readonly gold: number;
  /** The number of the scenario that ended the campaign, or null if the campaign has not ended. */
  readonly ending: number | null;
  /** The number of the scenario on the table, or null if there is none. */
  readonly scenario: number | null;
  /** The current round; absent if no scenario has begun. */
  readonly round?: number;
}

export interface SavedMode<S extends SavedTypes = SavedTypes> {
  readonly rules: Ruleset<S['game']>;
  readonly envelope: Shape<Envelope<S>>;
  readonly journal: Shape<Journal<S['game']>>;
  lineOf(campaign: S['campaign']): CampaignLine;
  /** The round of a state. */
  roundOf(state: S['game']['state']): number;
  /** The set-up of the campaign's current scenario, or null if there is none. */
  setupOf(campaign: S['campaign']): SetupOf<S['game']> | null;
  /** The first id in a campaign that does not exist in the content, or null if there is none. */
  findMissing(campaign: S['campaign']): { readonly field: string; readonly id: string } | null;
  /**
   * Checks the laws of a campaign. Called only if no content is missing. Without this function, every campaign that fits
   * the schema is playable.
   * @returns the playable campaign, with `mended` true if a part was dropped, or a fault that names the broken law
   */
  checkLaws?(campaign: S['campaign']): ReadResult<{ readonly campaign: S['campaign']; readonly mended: boolean }>;
  /**
   * Whether a campaign is a single game, such as the game of a day, which no list shows. Without this function, no
   * campaign is a single game.
   */
  isSingle?(campaign: Pick<S['campaign'], 'id'>): boolean;
  /**
   * The migration steps of the mode. The step at key n runs before the common step from format n to format n + 1.
   */
  readonly migrations: Readonly<Record<number, (record: UncheckedJson) => UncheckedJson>>;
}

export type SavedModes<S extends SavedTypes = SavedTypes> = ByMode<SavedMode<S>>;

/** The mode that untrusted data names, or a fault. */
export function findMode<T>({ mode }: UncheckedJson, modes: ByMode<T>): ReadResult<T> {
  const id = readShape(modeShape, mode);
  if (!id.ok) return fault('invalid', 'mode', id.fault.detail);
  const found = modes(id.value);
  return found ? { ok: true, value: found } : fault('unknownMode', 'mode', id.value);
}

const NAMED = /"mode":\s*"(\w{1,40})"/g;

/** The modes named in the texts of saves; a text without a name stands for the first mode. The texts are not validated. */
function modesIn(texts: readonly unknown[]): ModeId[] {
  return texts.flatMap((text) => {
    if (typeof text !== 'string') return [];
    const named = [...text.matchAll(NAMED)].map(([, id = '']) => id);
    return named.length > 0 ? named : [FIRST_MODE];
  });
}

/**
 * Loads the modes named in texts from outside.
 * @returns a fault if a mode cannot be loaded now, otherwise null
 */
export async function fetchModesOf(texts: readonly unknown[], modes: ByMode<unknown>): Promise<Fault | null> {
  try {
    await modes.fetch?.([...new Set(modesIn(texts))]);
    return null;
  } catch (error) {
    return fault('notFetched', 'mode', String(error)).fault;
  }
}

/**
 * The line of a campaign in the list of campaigns.
 * @throws RangeError for an unknown mode, which cannot occur in a save that was read
 */
export function lineOf<S extends SavedTypes>(
  { mode, campaign, table }: Pick<Saved<S>, 'mode' | 'campaign' | 'table'>,
  modes: SavedModes<S>,
): CampaignLine {
  const found = modes(mode);
  if (!found) throw new RangeError(`there is no mode "${mode}"`);
  const line = found.lineOf(campaign);
  return table ? { ...line, round: found.roundOf(table.checkpoint.state) } : line;
}

/** Adds the mode to data that was written when only one mode existed. */
export function withMode(value: UncheckedJson): UncheckedJson {
  return Object.hasOwn(value, 'mode') ? value : { mode: FIRST_MODE, ...value };
}
