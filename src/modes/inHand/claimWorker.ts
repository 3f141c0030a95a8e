/** Judges a small claim in a worker: receives a `ClaimTask` and answers with `WorkerMessage`s. */
import type { Aim } from '../../audit/inHand/claims';
import type { InHand } from '../../flow/inHand/types';
import { type ClaimTask, serveClaim } from '../claimServing';
import { claimedInHand } from './claimedMode';

self.onmessage = ({ data }: MessageEvent<ClaimTask<InHand, Aim>>) =>
  serveClaim(claimedInHand, data, (message) => self.postMessage(message));
