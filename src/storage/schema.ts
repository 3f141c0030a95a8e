/** Defines the schema of saves that all modes share; each mode supplies the schemas of its campaigns and tables. */
import * as v from 'valibot';
import type { SavedGame } from '../journal/journal';
import { type GameShapes, savedGameShapeOf } from '../journal/schema';
import { count, name, nullable, record, type Shape } from '../journal/shapes';
import type { GameTypes, ModeId } from '../rules/core/ruleset';

/** The current format of saves. FORMAT.md describes it, and migrate.ts converts older formats. */
export const VERSION = 2;

/** The fields of every campaign. */
interface AnyCampaign {
  readonly id: string;
  /** The stage of the campaign. At 'table' a scenario is current or about to begin. */
  readonly stage: { readonly at: string };
}

/** The types of a mode's game, and of its campaigns. */
export interface SavedTypes {
  readonly game: GameTypes;
  readonly campaign: AnyCampaign;
}

/** What a save contains, without the metadata of its record. */
export interface Saved<S extends SavedTypes = SavedTypes> {
  readonly mode: ModeId;
  readonly campaign: S['campaign'];
  /**
   * The scenario on the table. If it is null at the stage 'table', the scenario has not begun; it is then created from
   * the campaign's set-up.
   */
  readonly table: SavedGame<S['game']> | null;
}

/**
 * The fields of a record without its checksum. In every format the checksum is computed from the JSON of all other
 * fields.
 */
export interface Envelope<S extends SavedTypes = SavedTypes> extends Saved<S> {
  readonly version: typeof VERSION;
  /** The number of the save within its campaign. The save with the higher number is newer, whatever the clock says. */
  readonly serial: number;
  /** When the campaign began, in milliseconds since 1970. */
  readonly created: number;
  /** When the campaign was saved, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Play time without breaks, in milliseconds. */
  readonly played: number;
}

const time: Shape<number> = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The schema of a mode's records. */
export function envelopeShapeOf<S extends SavedTypes>(
  mode: ModeId,
  campaign: Shape<S['campaign']>,
  shapes: GameShapes<S['game']>,
): Shape<Envelope<S>> {
  return record<Envelope>({
    version: v.literal(VERSION),
    serial: count,
    created: time,
    savedAt: time,
    played: time,
    mode: v.literal(mode),
    campaign,
    table: nullable(savedGameShapeOf<GameTypes>(mode, shapes)),
  }) as Shape<Envelope<S>>;
}

export const modeShape: Shape<ModeId> = name;
