/** Warns the player while the store does not answer. When the store answers again, moves the data of the fallback store into the store. */
import { t } from '../i18n';
import type { ModeTypes } from '../modes/types';
import type { FallbackStore } from '../storage/fallbackStore';
import { loadSettings } from '../storage/settings';
import { TimeoutError } from '../storage/timeout';
import type { Shell } from './shell';

export interface FollowStoreOptions<M extends ModeTypes> {
  readonly store: FallbackStore;
  readonly shell: Pick<
    Shell<M>,
    'records' | 'campaigns' | 'modes' | 'navigation' | 'queue' | 'saves' | 'settings' | 'tabs'
  >;
  now(): number;
}

/** Watches a store until the page closes. */
export function followStore<M extends ModeTypes>({ store, shell, now }: FollowStoreOptions<M>): void {
  const { records, campaigns, modes, navigation, queue, saves, settings, tabs } = shell;
  /** The warnings to dismiss when the store answers. */
  let warnings: readonly string[] = [];

  function warn(): void {
    if (store.isUnresponsive && warnings.length === 0) {
      warnings = [t('frame.storage.hung'), ...(store.persistent ? [] : [t('frame.storage.denied')])];
      for (const sentence of warnings) navigation.warn(sentence);
    } else if (!store.isUnresponsive) {
      for (const sentence of warnings) navigation.dismiss(sentence);
      warnings = [];
    }
  }

  /** Moves the fallback store's data into the store. Runs as a job of the write queue, so that nothing else writes meanwhile. */
  async function moveOver(): Promise<void> {
    const { merge } = await import('../storage/merge');
    try {
      await store.moveToMain((from, into) =>
        merge({ from, into, modes, tabs, isPlayed: tabs.holds, mergerOf: records.mergerOf, now }),
      );
    } catch (error) {
      // The store has stopped answering again, so the move is repeated after its next answer.
      if (error instanceof TimeoutError) return;
      throw error;
    }
    await saves.rescanSlots();
  }

  async function readAnew(): Promise<void> {
    await queue.flush();
    if (store.isUnresponsive) return;
    await settings.replace(await loadSettings(store));
    records.dropPackCache();
    const keys = await store.keys();
    // If the packs cannot be loaded now, their page loads them again, and reports the fault.
    if (keys.some(records.isPack)) await records.loadPacks().catch(() => {});
    await campaigns.list();
  }

  function check(): void {
    warn();
    if (!store.canMove) return;
    queue.put('moveOver', moveOver);
    // Failures are ignored here, because the next read of the data reports them.
    readAnew().catch(() => {});
  }

  store.watch(check);
  check();
}
