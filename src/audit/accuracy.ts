/**
 * The measured accuracy of the audit's chances, as the audit's page tells it: the number of positions and of further games
 * from each, and the root mean square error of a chance in percentage points. `npm run audit:report` measures it and keeps every position in
 * `test/audit/golden`; a test compares these figures with the positions.
 */
export const ACCURACY = {
  inHand: { positions: 400, games: 200, error: 12 },
  longTable: { positions: 400, games: 4, error: 22 },
} as const;
