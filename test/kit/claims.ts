/** Test kit: expands a small claim of the game, to check its data. */
import { type Expansion, fractionOf, openExpansion } from '../../src/audit/claims';
import { claimRules, MAX_POSITIONS, type SmallClaim } from '../../src/audit/inHand/claims';
import { greedyBot } from '../../src/bots/inHand/greedy';
import type { Play } from '../../src/flow/inHand/play';
import type { InHand } from '../../src/flow/inHand/types';
import { IN_HAND } from '../../src/journal/inHand/ruleset';

export const playOf = ({ setup, start }: SmallClaim): Play => IN_HAND.fromJSON(IN_HAND.bookFor(setup), start);

/**
 * Returns what an expansion finds: the best chance in thousandths, whether the best command is at least 150 thousandths better than the
 * second, and whether the greedy bot chooses another command.
 */
export function checkClaim(claim: SmallClaim) {
  const play = playOf(claim);
  const expansion: Expansion<InHand> = openExpansion(claimRules(play, claim.aim), MAX_POSITIONS);
  const [best, second] = expansion.optionsOf(play);
  const greedy = greedyBot(play);
  const share = (chance: number | undefined) => {
    const [part, whole] = fractionOf(chance ?? 0);
    return Math.round((1000 * part) / whole);
  };
  return {
    id: claim.id,
    chance: share(best?.chance),
    isFarAhead: share(best?.chance) - share(second?.chance) >= 150,
    isMissedByGreed: JSON.stringify(greedy) !== JSON.stringify(best?.command),
  };
}

/** Returns the same values according to the claim's own data. */
export const saidOf = ({ id, chance: [part, whole] }: SmallClaim) => ({
  id,
  chance: Math.round((1000 * part) / whole),
  isFarAhead: true,
  isMissedByGreed: true,
});
