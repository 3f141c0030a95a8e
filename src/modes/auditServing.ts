/** Runs an audit in a worker: the task it receives and the messages it sends. */
import { type AuditRecord, newRecord, openAudit, type Progress, runAudit } from '../audit/audit';
import type { AuditedGame, AuditedMode } from '../audit/mode';
import { RefusedMove } from '../audit/moves';
import { type Sheet, sheetOf } from '../audit/sheet';
import { type TurningPoint, turningPointsOf } from '../audit/turningPoints';
import type { GameTypes } from '../rules/core/ruleset';
import type { WorkerWord } from '../shell/inWorker';

/** What the worker receives. */
export interface AuditTask<G extends GameTypes = GameTypes> {
  readonly game: AuditedGame<G>;
  /** The record of an earlier audit of the game, or null if there is none. */
  readonly record: AuditRecord<G> | null;
}

/** The findings of an audit so far. */
export interface Found<G extends GameTypes = GameTypes> {
  readonly sheet: Sheet<G>;
  readonly points: readonly TurningPoint<G>[];
  /** Null if the audit is finished. */
  readonly progress: Progress | null;
  /** The record as JSON, for storing. */
  readonly record: string;
}

/** 'begun': the worker runs but has no findings yet. */
export type AuditProgress<G extends GameTypes = GameTypes> = Found<G> | 'begun';
/** Null if the game was played by other rules. */
export type AuditResult<G extends GameTypes = GameTypes> = Found<G> | null;

/** ms between two messages. */
const EVERY = 500;

/** Runs the one task of a worker. The page ends the worker from outside, which loses at most the last half second. */
export function serveAudit<G extends GameTypes>(
  mode: AuditedMode<G>,
  { game, record }: AuditTask<G>,
  post: (word: WorkerWord<AuditProgress<G>, AuditResult<G>>) => void,
  now: () => number,
): void {
  post({ progress: 'begun' });
  try {
    const audit = openAudit(mode, game, record ?? newRecord('audit'));
    const found = (progress: Progress | null): Found<G> => {
      const sheet = sheetOf(audit);
      return { sheet, points: turningPointsOf(sheet), progress, record: JSON.stringify(audit.record) };
    };
    let told = Number.NEGATIVE_INFINITY;
    for (const progress of runAudit(audit)) {
      if (now() - told < EVERY) continue;
      post({ progress: found(progress) });
      told = now();
    }
    post({ result: found(null) });
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    post({ result: null });
  }
}
