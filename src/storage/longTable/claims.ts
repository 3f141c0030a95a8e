/** Reads the small claims of the Long Table that ship with the game. */
import { DEGREES } from '../../audit/claims';
import type { TableAim, TableClaim } from '../../audit/longTable/claims';
import { setupShape } from '../../journal/longTable/setupSchema';
import { checkpointShape } from '../../journal/longTable/stateSchema';
import { count, name, oneOf, record, variants } from '../../journal/shapes';
import { chanceShape, readClaims, type ShippedClaims } from '../claims';

const claimShape = record<TableClaim>({
  id: name,
  degree: oneOf(DEGREES),
  setup: setupShape,
  start: checkpointShape,
  aim: variants<TableAim, 'kind'>('kind', {
    fell: { figure: name },
    fellUnhurt: { figure: name },
    fellClear: { figure: name },
    fellOpen: { figure: name },
    fellMany: { count },
    lootChest: { treasure: count },
    purse: { count },
  }),
  chance: chanceShape,
  decisions: count,
});

/** Loads the claims. */
export async function loadShippedClaims(): Promise<ShippedClaims<TableClaim>> {
  const file = await import('../../content/longTable/claims.gen.json');
  return readClaims(claimShape, file.default);
}
