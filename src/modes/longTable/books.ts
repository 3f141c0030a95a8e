/** Opens the records that are stored in addition to the Long Table's campaigns (statistics, packs). The code is loaded on first use. */
import { isSingle } from '../../flow/longTable/campaign';
import type { LongPackRoom } from '../../packs/longTable';
import { TABLE_PACK_PREFIX, tableStatsKeyOf } from '../../storage/records';
import type { BooksOptions } from '../front';
import type { Books, LongTableMode } from './types';

const stats = () => import('../../storage/longTable/stats');

export function openBooks({ store, saves, tabs, queue, inside, now }: BooksOptions<LongTableMode>): Books {
  /** Resolves when the write of the most recently finished scenario is in the queue. */
  let counted: Promise<void> = Promise.resolve();
  let room: Promise<LongPackRoom> | null = null;
  let desk: ReturnType<Books['claims']> | null = null;
  return {
    count(session) {
      const id = inside();
      if (!id || isSingle({ id })) return;
      counted = stats().then(
        ({ countGame }) => countGame(store, queue, id, session),
        () => {},
      );
    },
    async stats(id) {
      await counted;
      await queue.flush();
      return (await stats()).readTally(store, id);
    },
    claims() {
      desk ??= import('./claims').then(({ openClaims }) => openClaims({ store, queue, now }));
      desk.catch(() => {
        desk = null;
      });
      return desk;
    },
    packs() {
      room ??= import('../../packs/longTable').then(({ openPackRoom }) =>
        openPackRoom(store, { saves, queue, tabs, now }),
      );
      // Forget a load that failed, so that the next call tries again.
      room.catch(() => {
        room = null;
      });
      return room;
    },
    isPack: (key) => key.startsWith(TABLE_PACK_PREFIX),
    mergerOf(key) {
      if (key === 'claims') return async (...both) => (await import('../../storage/claims')).mergeResults(...both);
      if (!key.startsWith(tableStatsKeyOf(''))) return null;
      return async (...both) => (await stats()).mergeStats(...both);
    },
    moved() {
      room = null;
    },
  };
}
