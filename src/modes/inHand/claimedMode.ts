/** Implements `ClaimedMode` for the game in hand. */
import { type Aim, claimRules, MAX_POSITIONS } from '../../audit/inHand/claims';
import { lookAhead } from '../../flow/inHand/lookAhead';
import type { InHand } from '../../flow/inHand/types';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { type ClaimedMode, seeded } from '../claimServing';

export const claimedInHand: ClaimedMode<InHand, Aim> = {
  playOf: (setup, start) => IN_HAND.fromJSON(IN_HAND.bookFor(setup), start),
  rulesOf: (from, aim) => ({
    ...claimRules(from, aim),
    playAfter: (play, command) => lookAhead(play, command),
    continuesAction: IN_HAND.continuesAction,
  }),
  reseeded: (play, seed) => ({ ...play, state: seeded(play.state, seed) }),
  // A player who leaves the best line can reach many more positions than MAX_POSITIONS, the limit for a claim.
  maxJudged: 40 * MAX_POSITIONS,
};
