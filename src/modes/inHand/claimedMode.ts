/** Provides what the judging of small claims in hand needs. */
import { type Aim, claimRules, MAX_POSITIONS } from '../../audit/inHand/claims';
import { lookAhead } from '../../flow/inHand/lookAhead';
import type { InHand } from '../../flow/inHand/types';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { type ClaimedMode, seeded } from '../claimServing';

export const claimedInHand: ClaimedMode<InHand, Aim> = {
  playOf: (setup, start) => IN_HAND.fromJSON(IN_HAND.bookFor(setup), start),
  rulesOf: (from, aim) => ({
    ...claimRules(from, aim),
    after: (play, command) => lookAhead(play, command),
    continuesAction: IN_HAND.continuesAction,
  }),
  reseeded: (play, seed) => ({ ...play, state: seeded(play.state, seed) }),
  // A player may leave the best line.
  maxJudged: 40 * MAX_POSITIONS,
};
