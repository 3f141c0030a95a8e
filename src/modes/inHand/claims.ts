/** Opens the small claims in hand. */
import { IN_HAND } from '../../journal/inHand/ruleset';
import { loadShippedClaims } from '../../storage/inHand/claims';
import { type ClaimsOptions, openClaims as open } from '../claims';
import { claimedInHand } from './claimedMode';

type Services = Pick<ClaimsOptions<never, never>, 'store' | 'queue' | 'now'>;

export const openClaims = (
  services: Services,
  worker = () => new Worker(new URL('./claimWorker.ts', import.meta.url), { type: 'module' }),
) => open({ ...services, rules: IN_HAND, mode: claimedInHand, shipped: loadShippedClaims, worker });
