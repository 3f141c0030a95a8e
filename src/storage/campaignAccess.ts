/**
 * Opens, leaves and removes campaigns. A campaign that is open in another tab stays untouched unless the player takes
 * it over. Before another campaign is opened, all writes of the previous one are completed.
 */
import type { PersistenceRequest } from './persistence';
import type { WriteQueue } from './queue';
import type { RestoredSave } from './restoreSave';
import type { SavedModes } from './savedMode';
import type { Loaded } from './saveLoader';
import type { Saves } from './saves';
import type { SavedTypes } from './schema';
import type { Tabs } from './tabs';
import { type Fault, fault } from './untrusted';

export interface CampaignAccess {
  /**
   * Opens a campaign, unless it is open in another tab or a campaign is already open here.
   * @param takeOver whether to take the campaign from the other tab
   */
  open(id: string, takeOver?: boolean): Promise<void>;
  /** Closes the open campaign. Completes its writes before another tab can claim it. */
  leave(): Promise<void>;
  /** Resolves when the last closed campaign is written and released. */
  waitUntilLeft(): Promise<void>;
  /** Deletes a campaign, unless the campaign is open in another tab; then reports a fault. */
  remove(id: string): Promise<void>;
}

export interface CampaignAccessOptions<S extends SavedTypes = SavedTypes> {
  readonly saves: Pick<Saves<S>, 'load' | 'backUp' | 'remove'>;
  readonly modes: SavedModes<S>;
  readonly tabs: Pick<Tabs, 'claim' | 'takeOver' | 'release'>;
  readonly queue: Pick<WriteQueue, 'flush'>;
  readonly keeper: Pick<PersistenceRequest, 'ask'>;
  readonly now: () => number;
  /** The id of the open campaign, or undefined if there is none. */
  openCampaignId(): string | undefined;
  onOpened(opened: Loaded<RestoredSave<S>>): Promise<void>;
  /** Called when the campaign is open in another tab. */
  onElsewhere(id: string): void;
  onFault(fault: Fault): void;
  /** Makes the game leave the campaign. */
  quit(): void;
  /** Called when the stored campaigns have changed. */
  changed(): Promise<void>;
}

export function openCampaignAccess<S extends SavedTypes>(options: CampaignAccessOptions<S>): CampaignAccess {
  const { saves, modes, tabs, queue, keeper, now, openCampaignId, onOpened, onElsewhere, onFault, quit, changed } =
    options;
  let opening = false;
  let left: Promise<void> = Promise.resolve();

  async function read(id: string): Promise<void> {
    const { restoreSave } = await import('./restoreSave');
    const found = await saves.load(id, now(), (saved) => restoreSave(saved, modes));
    if (!found.ok) return onFault(found.fault);
    // Make a backup before the old save is overwritten.
    const { restarts, mended } = found.value.result;
    const failed = restarts || mended ? await saves.backUp(id, now()) : null;
    if (failed) onFault(failed);
    else await onOpened(found.value);
  }

  return {
    waitUntilLeft: () => left,
    async open(id, takeOver = false) {
      if (opening || openCampaignId()) return;
      opening = true;
      try {
        await left;
        void keeper.ask();
        if (takeOver) await tabs.takeOver(id);
        else if (!(await tabs.claim(id))) return onElsewhere(id);
        try {
          await read(id);
        } finally {
          if (!openCampaignId()) tabs.release(id);
        }
      } finally {
        opening = false;
      }
    },
    leave() {
      const id = openCampaignId();
      quit();
      left = queue
        .flush()
        .then(() => tabs.release(id))
        .then(changed);
      return left;
    },
    async remove(id) {
      await left;
      if (!(await tabs.claim(id))) return onFault(fault('elsewhere', 'campaign').fault);
      saves.remove(id);
      await queue.flush();
      tabs.release(id);
      await changed();
    },
  };
}
