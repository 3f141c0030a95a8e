/** Provides the functions with which the page runs audits of this mode. */
import type { LongTable } from '../../flow/longTable/types';
import type { AuditProvider } from '../front';

export const auditProvider: AuditProvider<LongTable> = {
  worker: () => new Worker(new URL('./auditWorker.ts', import.meta.url), { type: 'module' }),
  async fetchRedraw() {
    const [{ auditedLongTable }, { LONG_TABLE }] = await Promise.all([
      import('../../audit/longTable/mode'),
      import('../../journal/longTable/ruleset'),
    ]);
    return auditedLongTable(LONG_TABLE);
  },
};
