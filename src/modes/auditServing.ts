/** Runs an audit in a worker; defines the task that the worker receives and the messages that it sends. */
import { type AuditRecord, openAudit, type Progress, runAudit } from '../audit/audit';
import type { AuditedGame, AuditedMode } from '../audit/mode';
import { RefusedMove } from '../audit/moves';
import { type Sheet, sheetOf } from '../audit/sheet';
import { type TurningPoint, turningPointsOf } from '../audit/turningPoints';
import type { GameTypes } from '../rules/core/ruleset';
import type { WorkerMessage } from '../shell/runInWorker';

/** The task that the worker receives. */
export interface AuditTask<G extends GameTypes = GameTypes> {
  readonly game: AuditedGame<G>;
  /** The record of an earlier audit of the game, or null if there is none. */
  readonly record: AuditRecord<G> | null;
}

/** The results of an audit so far. */
export interface AuditFindings<G extends GameTypes = GameTypes> {
  readonly sheet: Sheet<G>;
  readonly points: readonly TurningPoint<G>[];
  /** How far the audit is; null if it is finished. */
  readonly progress: Progress | null;
  /** The record as JSON, for storing. */
  readonly record: string;
}

/** The findings so far, or 'begun' if the worker has started but has no findings yet. */
export type AuditProgress<G extends GameTypes = GameTypes> = AuditFindings<G> | 'begun';
/** The final findings; null if the game was played with another version of the rules and cannot be replayed. */
export type AuditResult<G extends GameTypes = GameTypes> = AuditFindings<G> | null;

/** The least time between two messages with findings in progress, in milliseconds. */
const POST_EVERY_MS = 500;

/** Runs the only task of a worker. If the page ends the worker early, only the work since the last message is lost. */
export function serveAudit<G extends GameTypes>(
  mode: AuditedMode<G>,
  { game, record }: AuditTask<G>,
  post: (word: WorkerMessage<AuditProgress<G>, AuditResult<G>>) => void,
  now: () => number,
): void {
  post({ progress: 'begun' });
  try {
    const audit = openAudit(mode, game, record ?? undefined);
    const found = (progress: Progress | null): AuditFindings<G> => {
      const sheet = sheetOf(audit);
      return { sheet, points: turningPointsOf(sheet), progress, record: JSON.stringify(audit.record) };
    };
    let postedAt = Number.NEGATIVE_INFINITY;
    for (const progress of runAudit(audit)) {
      if (now() - postedAt < POST_EVERY_MS) continue;
      post({ progress: found(progress) });
      postedAt = now();
    }
    post({ result: found(null) });
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    post({ result: null });
  }
}
