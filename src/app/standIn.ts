/** While the store does not answer, the player is told; when it answers, what was kept apart moves over. */
import { t } from '../i18n';
import type { ModeTypes } from '../modes/types';
import { Late } from '../storage/patience';
import type { PatientStore } from '../storage/patientStore';
import { loadSettings } from '../storage/settings';
import type { Shell } from './shell';

export interface StandInOptions<M extends ModeTypes> {
  readonly store: PatientStore;
  readonly shell: Pick<
    Shell<M>,
    'books' | 'campaigns' | 'modes' | 'navigation' | 'queue' | 'saves' | 'settings' | 'tabs'
  >;
  now(): number;
}

/** Watches a store for as long as the page lives. */
export function followStore<M extends ModeTypes>({ store, shell, now }: StandInOptions<M>): void {
  const { books, campaigns, modes, navigation, queue, saves, settings, tabs } = shell;
  /** What was said that is not true any more when the store answers. */
  let said: readonly string[] = [];

  function tell(): void {
    if (store.hung && said.length === 0) {
      said = [t('frame.storage.hung'), ...(store.persistent ? [] : [t('frame.storage.denied')])];
      for (const sentence of said) navigation.warn(sentence);
    } else if (!store.hung) {
      for (const sentence of said) navigation.dismiss(sentence);
      said = [];
    }
  }

  /** A job of the queue: nothing is written meanwhile. */
  async function moveOver(): Promise<void> {
    const { merge } = await import('../storage/merge');
    try {
      await store.moveOver((from, into) =>
        merge({ from, into, modes, tabs, isPlayed: tabs.holds, mergerOf: books.mergerOf, now }),
      );
    } catch (error) {
      // It has stopped answering again, and is waited for again.
      if (error instanceof Late) return;
      throw error;
    }
    await saves.moved();
  }

  async function readAnew(): Promise<void> {
    await queue.flush();
    if (store.hung) return;
    await settings.adopt(await loadSettings(store));
    books.moved();
    const keys = await store.keys();
    if (keys.some((key) => key.startsWith('pack/'))) await books.packs();
    await campaigns.list();
  }

  function look(): void {
    tell();
    if (!store.movable) return;
    queue.put('moveOver', moveOver);
    // What cannot be read now is said when it is asked for.
    readAnew().catch(() => {});
  }

  store.watch(look);
  look();
}
