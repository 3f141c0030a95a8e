/** Runs an audit in a worker: receives an `AuditTask` and answers with `WorkerWord`s. */
import { auditedInHand } from '../../audit/inHand/mode';
import type { InHand } from '../../flow/inHand/types';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { type AuditTask, serveAudit } from '../auditServing';

self.onmessage = ({ data }: MessageEvent<AuditTask<InHand>>) =>
  serveAudit(auditedInHand(IN_HAND), data, (word) => self.postMessage(word), Date.now);
