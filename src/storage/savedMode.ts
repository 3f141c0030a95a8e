/** What storage must know of a mode. Each storage function that meets several modes is handed a registry of these. */
import type { Journal } from '../journal/journal';
import type { Shape } from '../journal/shapes';
import { type ByMode, FIRST_MODE, type ModeId, type Ruleset, type SetupOf } from '../rules/core/ruleset';
import { type Envelope, modeShape, type Saved, type SavedTypes } from './schema';
import { type Fault, fault, type Read, readShape } from './untrusted';

/** JSON that has not been checked. */
export type Raw = Record<string, unknown>;

/** A campaign as it is listed. */
export interface CampaignLine {
  readonly name: string;
  readonly level: number;
  readonly stage: 'camp' | 'summons' | 'table' | 'outcome';
  /** Scenarios completed. */
  readonly done: number;
  readonly gold: number;
  /** The scenario with which the campaign has ended; null: it goes on. */
  readonly ending: number | null;
  /** The scenario on the table, by its number; null: none. */
  readonly scenario: number | null;
  /** In which round the table stands. Absent: there is none yet. */
  readonly round?: number;
}

export interface SavedMode<S extends SavedTypes = SavedTypes> {
  readonly rules: Ruleset<S['game']>;
  readonly envelope: Shape<Envelope<S>>;
  readonly journal: Shape<Journal<S['game']>>;
  lineOf(campaign: S['campaign']): CampaignLine;
  /** The round in which a table stands. */
  roundOf(state: S['game']['state']): number;
  /** Of the scenario that is to lie on the table; null: none. */
  setupOf(campaign: S['campaign']): SetupOf<S['game']> | null;
  /** The first id in a campaign that the content does not have; null: there is none. */
  missing(campaign: S['campaign']): { readonly field: string; readonly id: string } | null;
  /**
   * The campaign as it can be played on, `mended` where something of it was left out; or a fault that names the law that it breaks.
   * Called once nothing is missing. Without it, every campaign of the right shape can be played on.
   */
  lawful?(campaign: S['campaign']): Read<{ readonly campaign: S['campaign']; readonly mended: boolean }>;
  /** Whether a campaign is a single game, such as that of a day, which no list shows. Without it, none is. */
  isSingle?(campaign: S['campaign']): boolean;
  /** The mode's own migration steps, after the common ones: the step at n makes format n + 1. */
  readonly migrations: Readonly<Record<number, (record: Raw) => Raw>>;
}

export type SavedModes<S extends SavedTypes = SavedTypes> = ByMode<SavedMode<S>>;

/** The mode that untrusted data names, or a fault. */
export function modeNamed<T>({ mode }: Raw, modes: ByMode<T>): Read<T> {
  const id = readShape(modeShape, mode);
  if (!id.ok) return fault('invalid', 'mode', id.fault.detail);
  const found = modes(id.value);
  return found ? { ok: true, value: found } : fault('unknownMode', 'mode', id.value);
}

const NAMED = /"mode":\s*"(\w{1,40})"/g;

/** The modes that sealed texts name. Nothing else is looked at: whether they are valid is not checked here. */
function modesIn(texts: readonly unknown[]): ModeId[] {
  return texts.flatMap((text) => {
    if (typeof text !== 'string') return [];
    const named = [...text.matchAll(NAMED)].map(([, id = '']) => id);
    return named.length > 0 ? named : [FIRST_MODE];
  });
}

/** Fetches the modes that texts from outside name. @returns why one cannot be had now; null: those that there are are here */
export async function fetchNamed(texts: readonly unknown[], modes: ByMode<unknown>): Promise<Fault | null> {
  try {
    await modes.fetch?.([...new Set(modesIn(texts))]);
    return null;
  } catch (error) {
    return fault('notFetched', 'mode', String(error)).fault;
  }
}

/** A campaign as it is listed. @throws RangeError where its mode is none: what has been read is of one */
export function lineOf<S extends SavedTypes>(
  { mode, campaign, table }: Pick<Saved<S>, 'mode' | 'campaign' | 'table'>,
  modes: SavedModes<S>,
): CampaignLine {
  const found = modes(mode);
  if (!found) throw new RangeError(`there is no mode "${mode}"`);
  const line = found.lineOf(campaign);
  return table ? { ...line, round: found.roundOf(table.checkpoint.state) } : line;
}

/** Data from outside with its mode: none was written while there was only one. */
export function withMode(value: Raw): Raw {
  return Object.hasOwn(value, 'mode') ? value : { mode: FIRST_MODE, ...value };
}
