/** Finds the audit of the game whose outcome is shown, and what the page says and shows of it. */
import type { TurningPoint } from '../../../audit/turningPoints';
import type { LongTable } from '../../../flow/longTable/types';
import { t } from '../../../i18n';
import type { NarratedGame } from '../../../i18n/auditWords';
import { type TurningHex, type TurningMove, turningHexes } from '../../../session/longTable/turningHexes';
import type { LongTableApp } from '../app';

interface GameAudit {
  readonly points: readonly TurningPoint<LongTable>[];
  readonly narratedGame: NarratedGame<LongTable>;
}

/** The results of the audit; null if there are none, or if the audit that was opened last is of another game. */
export function auditOfGame({ journal, audit: { view } }: LongTableApp): GameAudit | null {
  const { results, narratedGame } = view ?? {};
  const isSame =
    journal !== null &&
    narratedGame != null &&
    JSON.stringify(narratedGame.end.book.setup) === JSON.stringify(journal.setup);
  if (!results || !isSame) return null;
  // The cast is safe, because the page of this mode audits no game of another mode.
  return { points: results.points, narratedGame } as unknown as GameAudit;
}

/** The heading above the turning points. A lost game was not lost at a turning point that was a gain. */
export function turningHeading(won: boolean, audit: GameAudit | null): string {
  const isGain = audit?.points.some(({ change }) => change.by > 0) ?? false;
  return t(won || isGain ? 'board.outcome.turned' : 'board.outcome.turnedLost');
}

/** The hexes of the turning points; empty until the audit of this game has found the turning points. */
export function turningPlaces(audit: GameAudit | null): readonly TurningHex[] {
  if (!audit) return [];
  const { moves } = audit.narratedGame;
  return turningHexes(
    audit.points.flatMap(({ kind, move: { nth } }): TurningMove[] => {
      const move = moves[nth];
      return move ? [{ ...move, kind }] : [];
    }),
  );
}
