/** Implements `ClaimedMode` for the Long Table. */
import { MAX_TABLE_POSITIONS, playAfterInTurn, type TableAim, tableClaimRules } from '../../audit/longTable/claims';
import { auditedLongTable } from '../../audit/longTable/mode';
import type { LongTable } from '../../flow/longTable/types';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import type { ClaimedMode } from '../claimServing';

const { redraw } = auditedLongTable(LONG_TABLE);

export const claimedLongTable: ClaimedMode<LongTable, TableAim> = {
  playOf: (setup, start) => LONG_TABLE.fromJSON(LONG_TABLE.bookFor(setup), start),
  rulesOf: (from, aim) => ({
    ...tableClaimRules(from, aim),
    playAfter: playAfterInTurn,
    continuesAction: LONG_TABLE.continuesAction,
  }),
  reseeded: (play, seed) => ({ ...play, state: redraw(play, seed, 0).state }),
  // A player who leaves the best line can reach many more positions than MAX_TABLE_POSITIONS, the limit for a claim.
  maxJudged: 10 * MAX_TABLE_POSITIONS,
};
