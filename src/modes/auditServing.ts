/** An audit in a worker: what it is asked, and what it answers while it works. */
import { type AuditRecord, newRecord, openAudit, type Progress, runAudit } from '../audit/audit';
import type { AuditedGame, AuditedMode } from '../audit/mode';
import { RefusedMove } from '../audit/moves';
import { type Sheet, sheetOf } from '../audit/sheet';
import { type TurningPoint, turningPointsOf } from '../audit/turningPoints';
import type { GameTypes } from '../rules/core/ruleset';
import type { WorkerWord } from '../shell/inWorker';

export interface AuditTask<G extends GameTypes = GameTypes> {
  readonly game: AuditedGame<G>;
  /** What an earlier audit of the game has found; null: nothing. */
  readonly record: AuditRecord<G> | null;
}

/** What an audit has found so far. */
export interface Found<G extends GameTypes = GameTypes> {
  readonly sheet: Sheet<G>;
  readonly points: readonly TurningPoint<G>[];
  /** Null: it is done. */
  readonly progress: Progress | null;
  /** The record as JSON, to be kept. */
  readonly record: string;
}

/** 'begun': the worker is there, and has not sampled anything yet. */
export type AuditProgress<G extends GameTypes = GameTypes> = Found<G> | 'begun';
/** Null: the game was played by other rules. */
export type AuditResult<G extends GameTypes = GameTypes> = Found<G> | null;

/** Milliseconds between two answers. */
const EVERY = 500;

/** Answers the one task that a worker is sent. The worker is ended from outside, by which at most the last half second is lost. */
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
