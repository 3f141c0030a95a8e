/** Opens the small claims of the Long Table. */
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import type { ResultStorage } from '../../storage/claims';
import { loadShippedClaims } from '../../storage/longTable/claims';
import { openClaims as open } from '../claims';
import { claimedLongTable } from './claimedMode';

export const openClaims = (
  services: ResultStorage,
  worker = () => new Worker(new URL('./claimWorker.ts', import.meta.url), { type: 'module' }),
) => open({ ...services, rules: LONG_TABLE, mode: claimedLongTable, shipped: loadShippedClaims, worker });
