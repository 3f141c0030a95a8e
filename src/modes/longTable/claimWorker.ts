/** Judges a small claim in a worker: receives a `ClaimTask` and answers with `WorkerMessage`s. */
import type { TableAim } from '../../audit/longTable/claims';
import type { LongTable } from '../../flow/longTable/types';
import { type ClaimTask, serveClaim } from '../claimServing';
import { claimedLongTable } from './claimedMode';

self.onmessage = ({ data }: MessageEvent<ClaimTask<LongTable, TableAim>>) =>
  serveClaim(claimedLongTable, data, (message) => self.postMessage(message));
