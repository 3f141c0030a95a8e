/** Starts and removes games of a pack's scenario. The app stores each game as a hidden campaign with only this scenario. */
import { idOfPackGame } from '../../flow/longTable/campaign';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import type { Saves } from '../../storage/saves';
import type { Store } from '../../storage/store';
import type { Fault } from '../../storage/untrusted';
import { takeStoredPack } from '../handOver';
import { type LongTask, runLongTask } from '../runLongTask';
import type { TrialProgress } from '../trial';
import { type GameServices, writeWhileClaimed } from '../writeWhileClaimed';
import { globalId } from './content';
import { type LongPackLibrary, openPackLibrary } from './library';
import type { LongPack } from './pack';
import { campaignOfPage, type GameChoice } from './party';
import { tryPack } from './trial';

/** The app's services that games of packs need. */
interface PackServices extends GameServices {
  readonly saves: Saves;
  now(): number;
}

/** What the page of packs needs: the library of the player's packs, the services to start games of packs, and a test of a pack. */
export interface LongPackContext extends PackServices {
  readonly library: LongPackLibrary;
  /** Plays all pages of a pack with random commands. @returns the first fault; null if there is none */
  runTrial(pack: LongPack, tell: (progress: TrialProgress) => void): Promise<Fault | null>;
  /** Reads and removes the pack text that the other mode's page has stored for this page; null if there is none. */
  takeStoredPack(): Promise<string | null>;
}

const TRIAL: LongTask<LongPack, TrialProgress, Fault | null> = {
  worker: () => new Worker(new URL('./trialWorker.ts', import.meta.url), { type: 'module' }),
  runHere: tryPack,
};

/** Opens the library. The library installs its packs, so that their scenarios can be played. */
export async function openPackContext(store: Store, services: PackServices): Promise<LongPackContext> {
  return {
    ...services,
    library: await openPackLibrary(store),
    runTrial: (pack, tell) => runLongTask(TRIAL, pack, tell),
    takeStoredPack: () => takeStoredPack(store, LONG_TABLE.id),
  };
}

/** Whether a scenario of a pack has an unfinished game. */
export async function hasUnfinishedGame({ saves }: Pick<PackServices, 'saves'>, scenario: string): Promise<boolean> {
  const found = await saves.newest(idOfPackGame(scenario));
  return found.ok && found.value.campaign.stage.at === 'table';
}

/**
 * Starts a game of a pack's scenario, in place of an unfinished game of the same scenario.
 * @returns the id of the game's campaign; null if another tab holds the campaign
 */
export async function startPackGame(room: PackServices, wanted: GameChoice): Promise<string | null> {
  const campaign = campaignOfPage(wanted);
  const isSaved = await writeWhileClaimed(room, campaign.id, () =>
    room.saves.save({ mode: LONG_TABLE.id, campaign, table: null }, room.now()),
  );
  return isSaved ? campaign.id : null;
}

/**
 * Removes a pack, and the games of its scenarios except games that another tab holds.
 * @returns null if the pack is removed, otherwise the fault of the store
 */
export async function removePack(room: LongPackContext, { id, scenarios }: LongPack): Promise<Fault | null> {
  for (const page of scenarios) {
    const game = idOfPackGame(globalId(id, page.id));
    await writeWhileClaimed(room, game, () => room.saves.remove(game));
  }
  return room.library.remove(id);
}
