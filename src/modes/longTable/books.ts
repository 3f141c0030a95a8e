/** Opens the records kept beside the campaigns of the Long Table, loaded on first use: their statistics. */
import { tableStatsKeyOf } from '../../storage/records';
import type { BooksOptions } from '../front';
import type { Books, LongTableMode } from './types';

const stats = () => import('../../storage/longTable/stats');

export function openBooks({ store, queue, inside }: BooksOptions<LongTableMode>): Books {
  /** Resolves when the last finished scenario is in the statistics. */
  let counted: Promise<void> = Promise.resolve();
  return {
    count(session) {
      const id = inside();
      if (!id) return;
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
    packs: () => Promise.resolve(),
    mergerOf(key) {
      if (!key.startsWith(tableStatsKeyOf(''))) return null;
      return async (...both) => (await stats()).mergeStats(...both);
    },
    moved() {},
  };
}
