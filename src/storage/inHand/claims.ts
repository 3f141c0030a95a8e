/** Reads the small claims of the mode in hand that ship with the game. */
import { DEGREES } from '../../audit/claims';
import type { Aim, SmallClaim } from '../../audit/inHand/claims';
import { setupShape } from '../../journal/inHand/schema';
import { checkpointShape } from '../../journal/inHand/stateSchema';
import { count, name, oneOf, record, variants } from '../../journal/shapes';
import { chanceShape, readClaims, type ShippedClaims } from '../claims';

export const claimShape = record<SmallClaim>({
  id: name,
  degree: oneOf(DEGREES),
  setup: setupShape,
  start: checkpointShape,
  aim: variants<Aim, 'kind'>('kind', {
    kill: { foe: name },
    killUnhurt: { foe: name },
    unhurt: {},
    survive: {},
    loot: { treasure: count },
  }),
  chance: chanceShape,
  decisions: count,
});

/** Loads the claims. */
export async function loadShippedClaims(): Promise<ShippedClaims<SmallClaim>> {
  const file = await import('../../content/inHand/claims.gen.json');
  return readClaims(claimShape, file.default);
}
