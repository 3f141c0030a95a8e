/** Opens the small claims in hand. */
import { IN_HAND } from '../../journal/inHand/ruleset';
import type { ResultStorage } from '../../storage/claims';
import { loadShippedClaims } from '../../storage/inHand/claims';
import { openClaims as open } from '../claims';
import { claimedInHand } from './claimedMode';

export const openClaims = (
  services: ResultStorage,
  worker = () => new Worker(new URL('./claimWorker.ts', import.meta.url), { type: 'module' }),
) => open({ ...services, rules: IN_HAND, mode: claimedInHand, shipped: loadShippedClaims, worker });
