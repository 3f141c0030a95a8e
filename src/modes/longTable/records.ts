/**
 * Opens the records that are stored in addition to the Long Table's campaigns: statistics, results of small claims, and packs. The code for
 * each kind of record is loaded on first use.
 */
import { isSingle } from '../../flow/longTable/campaign';
import type { LongPackContext } from '../../packs/longTable';
import { TABLE_PACK_PREFIX, tableStatsKeyOf } from '../../storage/records';
import type { RecordsOptions } from '../front';
import type { LongTableMode, LongTableRecords } from './types';

const stats = () => import('../../storage/longTable/stats');

export function openRecords({
  store,
  saves,
  tabs,
  queue,
  openCampaignId,
  now,
}: RecordsOptions<LongTableMode>): LongTableRecords {
  /** Resolves when the write of the most recently finished scenario is in the queue. */
  let counted: Promise<void> = Promise.resolve();
  let context: Promise<LongPackContext> | null = null;
  let openedClaims: ReturnType<LongTableRecords['claims']> | null = null;
  return {
    countFinished(session) {
      const id = openCampaignId();
      if (!id || isSingle({ id })) return;
      counted = stats().then(
        ({ countGame }) => countGame(store, queue, id, session),
        () => {},
      );
    },
    async readStats(id) {
      await counted;
      await queue.flush();
      return (await stats()).readTally(store, id);
    },
    async keepPrint(id, print) {
      await counted;
      return (await stats()).changePrint(store, queue, id, print);
    },
    claims() {
      openedClaims ??= import('./claims').then(({ openClaims }) =>
        openClaims({ store, queue, backups: saves.backups, now }),
      );
      openedClaims.catch(() => {
        openedClaims = null;
      });
      return openedClaims;
    },
    loadPacks() {
      context ??= import('../../packs/longTable').then(({ openPackContext }) =>
        openPackContext(store, { saves, queue, tabs, now }),
      );
      // Forget a load that failed, so that the next call tries again.
      context.catch(() => {
        context = null;
      });
      return context;
    },
    isPack: (key) => key.startsWith(TABLE_PACK_PREFIX),
    mergerOf(key) {
      if (key === 'claims') return async (...both) => (await import('../../storage/claims')).mergeResults(...both);
      if (!key.startsWith(tableStatsKeyOf(''))) return null;
      return async (...both) => (await stats()).mergeStats(...both);
    },
    dropPackCache() {
      context = null;
    },
  };
}
