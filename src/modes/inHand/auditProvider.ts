/** Provides the functions with which the page runs audits of this mode. */
import type { InHand } from '../../flow/inHand/types';
import type { AuditProvider } from '../front';

export const auditProvider: AuditProvider<InHand> = {
  worker: () => new Worker(new URL('./auditWorker.ts', import.meta.url), { type: 'module' }),
  async fetchRedraw() {
    const [{ auditedInHand }, { IN_HAND }] = await Promise.all([
      import('../../audit/inHand/mode'),
      import('../../journal/inHand/ruleset'),
    ]);
    return auditedInHand(IN_HAND);
  },
};
