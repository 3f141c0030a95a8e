/** The shape of what is saved, whatever the mode; what a campaign and a table are, the mode says. */
import * as v from 'valibot';
import type { Kept } from '../journal/journal';
import { type GameShapes, keptShapeOf } from '../journal/schema';
import { count, name, nullable, record, type Shape } from '../journal/shapes';
import type { GameTypes, ModeId } from '../rules/core/ruleset';

/** The format that is written; FORMAT.md describes it, migrate.ts brings older ones up to it. */
export const VERSION = 2;

/** What every campaign has. */
interface AnyCampaign {
  readonly id: string;
  /** Where it stands. At 'table' there is a scenario under way, or one to be laid. */
  readonly stage: { readonly at: string };
}

/** The types of a mode's game, and of its campaigns. */
export interface SavedTypes {
  readonly game: GameTypes;
  readonly campaign: AnyCampaign;
}

export interface Saved<S extends SavedTypes = SavedTypes> {
  readonly mode: ModeId;
  readonly campaign: S['campaign'];
  /** The scenario on the table; null with the stage 'table': it is still to be laid, from the campaign's set-up. */
  readonly table: Kept<S['game']> | null;
}

/** What a record holds, beside the checksum: that of the JSON of all other fields, in every format to come. */
export interface Envelope<S extends SavedTypes = SavedTypes> extends Saved<S> {
  readonly version: typeof VERSION;
  /** Counts the saves of a campaign; the higher one is the newer, whatever the clock says. */
  readonly serial: number;
  /** When the campaign was begun, and when this was saved: milliseconds since 1970. */
  readonly created: number;
  readonly savedAt: number;
  /** Milliseconds at the table, breaks left out. */
  readonly played: number;
}

const time: Shape<number> = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The record of a mode's saves. */
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
    table: nullable(keptShapeOf<GameTypes>(mode, shapes)),
  }) as Shape<Envelope<S>>;
}

export const modeShape: Shape<ModeId> = name;
