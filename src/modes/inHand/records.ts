/**
 * Opens the records that are stored in addition to the campaigns: statistics, archive, daily scenarios, results of small claims, packs
 * and drawings. The code for each kind of record is loaded on first use.
 */

import { idOfDaily } from '../../flow/inHand/singleGame';
import type { PackContext } from '../../packs/inHand';
import type { Workshop } from '../../packs/inHand/workshop';
import { PACK_PREFIX } from '../../storage/records';
import { storageFault } from '../../storage/untrusted';
import type { RecordsOptions } from '../front';
import type { InHandMode, InHandRecords } from './types';

export function openRecords({
  store,
  saves,
  tabs,
  queue,
  access,
  openCampaignId,
  now,
  warnOf,
}: RecordsOptions<InHandMode>): InHandRecords {
  /** Resolves when the write of the most recently finished scenario is in the queue. */
  let counted: Promise<void> = Promise.resolve();
  let context: Promise<PackContext> | null = null;
  let openedClaims: ReturnType<InHandRecords['claims']> | null = null;
  let workshop: Promise<Workshop> | null = null;

  const written = async () => {
    await counted;
    await queue.flush();
  };

  return {
    countFinished(session) {
      const id = openCampaignId();
      if (!id) return;
      const books = import('../../storage/inHand/archive');
      counted = books.then(({ recordGame }) => recordGame(store, queue, id, session)).catch(() => {});
    },
    async readStats(id) {
      await written();
      return import('../../storage/inHand/stats').then(({ readTally }) => readTally(store, id));
    },
    async readArchive() {
      await written();
      return import('../../storage/inHand/archive').then(({ loadArchive }) => loadArchive(store, saves, queue));
    },
    async readDaily(day) {
      await written();
      return import('../../storage/inHand/daily').then(({ readDay }) => readDay(store, saves, now(), day));
    },
    async playDaily(name, day) {
      await access.waitUntilLeft();
      if (day !== undefined) return access.open(idOfDaily(day));
      const dayStarted = import('../../storage/inHand/daily').then(({ startDay }) =>
        startDay({ store, saves, tabs, queue }, now(), name),
      );
      await dayStarted.then(access.open, (error: unknown) => warnOf(storageFault(error)));
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
      context ??= import('../../packs/inHand').then(({ openPackContext }) =>
        openPackContext(store, { saves, queue, tabs, now }),
      );
      // Forget a load that failed, so that the next call tries again.
      context.catch(() => {
        context = null;
      });
      return context;
    },
    async loadWorkshop() {
      // Wait until the game that the player left is saved, before this tab reserves the workshop for itself.
      await access.waitUntilLeft();
      workshop ??= import('../../packs/inHand/workshop').then(({ openWorkshop }) =>
        openWorkshop({ store, saves, queue, tabs, now, local: () => localStorage }),
      );
      workshop.catch(() => {
        workshop = null;
      });
      return workshop;
    },
    isPack: (key) => key.startsWith(PACK_PREFIX),
    mergerOf(key) {
      if (key === 'claims') return async (...both) => (await import('../../storage/claims')).mergeResults(...both);
      if (!/^(stats\/|daily$|archive$)/.test(key)) return null;
      return async (...both) => (await import('../../storage/inHand/archive')).mergeRecords(key, ...both);
    },
    dropPackCache() {
      context = null;
    },
  };
}
