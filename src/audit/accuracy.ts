/**
 * The measured accuracy of the audit's chances, as the audit's page tells it. `npm run audit:report` measures it and keeps every position in
 * `test/audit/golden`; a test compares these figures with the positions.
 */
export const ACCURACY = {
  inHand: { positions: 400, games: 12, error: 11 },
  longTable: { positions: 400, games: 2, error: 0 },
} as const;
