/** Runs an audit in a worker: receives an `AuditTask` and answers with `WorkerMessage`s. */
import { auditedLongTable } from '../../audit/longTable/mode';
import type { LongTable } from '../../flow/longTable/types';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import { type AuditTask, serveAudit } from '../auditServing';
import { automatic } from './automatic';

self.onmessage = ({ data }: MessageEvent<AuditTask<LongTable>>) =>
  serveAudit(auditedLongTable(LONG_TABLE, automatic), data, (message) => self.postMessage(message), Date.now);
