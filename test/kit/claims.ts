/** Test kit: expands small claims of the game, to check their data. */

import type { ClaimRules } from '../../src/audit/claims';
import { type ClaimOf, inThousandths, openExpansion } from '../../src/audit/claims';
import { type Aim, claimRules, MAX_POSITIONS } from '../../src/audit/inHand/claims';
import { MAX_TABLE_POSITIONS, type TableAim, tableClaimRules } from '../../src/audit/longTable/claims';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { createGreedyBot as greedyTableBot } from '../../src/bots/longTable/careful';
import type { InHand } from '../../src/flow/inHand/types';
import type { LongTable } from '../../src/flow/longTable/types';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import type { GameTypes, Play, Ruleset } from '../../src/rules/core/ruleset';

interface Checked<G extends GameTypes, A> {
  readonly rules: Pick<Ruleset<G>, 'bookFor' | 'fromJSON'>;
  rulesOf(from: Play<G>, aim: A): ClaimRules<G>;
  greedy(play: Play<G>): G['command'] | null;
  readonly most: number;
}

const HAND: Checked<InHand, Aim> = { rules: IN_HAND, rulesOf: claimRules, greedy: greedyBot, most: MAX_POSITIONS };
const TABLE: Checked<LongTable, TableAim> = {
  rules: LONG_TABLE,
  rulesOf: tableClaimRules,
  greedy: (play) => greedyTableBot()(play),
  most: MAX_TABLE_POSITIONS,
};

const playOf = <G extends GameTypes, A>({ rules }: Checked<G, A>, { setup, start }: ClaimOf<G, A>): Play<G> =>
  rules.fromJSON(rules.bookFor(setup), start);

/**
 * Returns what an expansion finds: the best chance in thousandths, whether the best command is at least 150 thousandths better than the
 * second, and whether the greedy bot chooses another command.
 */
function check<G extends GameTypes, A>(mode: Checked<G, A>, claim: ClaimOf<G, A>) {
  const play = playOf(mode, claim);
  const [best, second] = openExpansion(mode.rulesOf(play, claim.aim), mode.most).optionsOf(play);
  return {
    id: claim.id,
    chance: inThousandths(best?.chance ?? 0),
    isFarAhead: inThousandths((best?.chance ?? 0) - (second?.chance ?? 0)) >= 150,
    isMissedByGreed: JSON.stringify(mode.greedy(play)) !== JSON.stringify(best?.command),
  };
}

export const playOfHand = (claim: ClaimOf<InHand, Aim>) => playOf(HAND, claim);
export const playOfTable = (claim: ClaimOf<LongTable, TableAim>) => playOf(TABLE, claim);
export const checkHand = (claim: ClaimOf<InHand, Aim>) => check(HAND, claim);
export const checkTable = (claim: ClaimOf<LongTable, TableAim>) => check(TABLE, claim);

/** Returns the same values according to the claim's own data. */
export const saidOf = ({ id, chance: [part, whole] }: Pick<ClaimOf<GameTypes, unknown>, 'id' | 'chance'>) => ({
  id,
  chance: Math.round((1000 * part) / whole),
  isFarAhead: true,
  isMissedByGreed: true,
});
