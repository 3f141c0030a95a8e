/** Opens the small claims of the Long Table. */
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import { loadShippedClaims } from '../../storage/longTable/claims';
import { type ClaimsOptions, openClaims as open } from '../claims';
import { claimedLongTable } from './claimedMode';

type Services = Pick<ClaimsOptions<never, never>, 'store' | 'queue' | 'now'>;

export const openClaims = (
  services: Services,
  worker = () => new Worker(new URL('./claimWorker.ts', import.meta.url), { type: 'module' }),
) => open({ ...services, rules: LONG_TABLE, mode: claimedLongTable, shipped: loadShippedClaims, worker });
