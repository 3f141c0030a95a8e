/** Runs an audit in a worker: receives an `AuditTask` and answers with `WorkerMessage`s. */
import { auditedInHand } from '../../audit/inHand/mode';
import type { InHand } from '../../flow/inHand/types';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { type AuditTask, serveAudit } from '../auditServing';

self.onmessage = ({ data }: MessageEvent<AuditTask<InHand>>) =>
  serveAudit(auditedInHand(IN_HAND), data, (message) => self.postMessage(message), Date.now);
