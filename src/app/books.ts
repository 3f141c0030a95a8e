/** What is kept beside the campaigns, and fetched when it is wanted: statistics, the scenario of the day, and packs. */

import type { AnyGame } from '../modes';
import type { PackRoom } from '../packs/inHand';
import type { InHandApp } from '../panels/inHand/app';
import type { Session } from '../session/session';
import type { CampaignAccess } from '../storage/campaignAccess';
import type { WriteQueue } from '../storage/queue';
import type { Saves } from '../storage/saves';
import type { Store } from '../storage/store';
import type { Tabs } from '../storage/tabs';
import { type Fault, storageFault } from '../storage/untrusted';

export interface BooksOptions {
  readonly store: Store;
  readonly saves: Saves;
  readonly tabs: Tabs;
  readonly queue: WriteQueue;
  readonly door: Pick<CampaignAccess, 'open' | 'left'>;
  /** The id of the campaign that is played. */
  inside(): string | undefined;
  now(): number;
  warnOf(fault: Fault): void;
}

export interface Books extends Pick<InHandApp, 'stats' | 'daily' | 'playDaily' | 'packs'> {
  /** Adds the scenario that is over to its campaign's statistics; they are not worth a warning. */
  count(session: Session<AnyGame>): void;
}

export function openBooks({ store, saves, tabs, queue, door, inside, now, warnOf }: BooksOptions): Books {
  /** What was finished last is in the statistics. */
  let counted: Promise<void> = Promise.resolve();
  let room: Promise<PackRoom> | null = null;

  const written = async () => {
    await counted;
    await queue.flush();
  };

  return {
    count(session) {
      const id = inside();
      if (!id) return;
      const stats = import('../storage/inHand/stats');
      counted = stats.then(({ countGame }) => countGame(store, queue, id, session)).catch(() => {});
    },
    async stats(id) {
      await written();
      return import('../storage/inHand/stats').then(({ readTally }) => readTally(store, id));
    },
    async daily(day) {
      await written();
      return import('../storage/inHand/daily').then(({ lookAtDay }) => lookAtDay(store, saves, now(), day));
    },
    async playDaily(name) {
      await door.left();
      const laid = import('../storage/inHand/daily').then(({ layDay }) =>
        layDay({ store, saves, tabs, queue }, now(), name),
      );
      await laid.then(door.open, (error: unknown) => warnOf(storageFault(error)));
    },
    packs() {
      room ??= import('../packs/inHand').then(({ openPackRoom }) => openPackRoom(store, { saves, queue, tabs, now }));
      // What could not be fetched may be there the next time.
      room.catch(() => {
        room = null;
      });
      return room;
    },
  };
}
