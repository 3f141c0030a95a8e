/** Starts and removes games of a pack's scenario. The app stores each game as a hidden campaign with only this scenario. */

import { usualUpgrades } from '../../content/inHand/typicalHero';
import { type Campaign, newCampaign, PACK_SCENARIO_NUMBER } from '../../flow/inHand/campaign';
import { idOfPackGame } from '../../flow/inHand/singleGame';
import { IN_HAND } from '../../journal/inHand/ruleset';
import type { ScenarioLevel } from '../../rules/inHand/vocabulary';
import type { Saves } from '../../storage/saves';
import type { Store } from '../../storage/store';
import type { Fault } from '../../storage/untrusted';
import { takeStoredPack } from '../handOver';
import { type LongTask, runLongTask } from '../runLongTask';
import type { TrialProgress } from '../trial';
import { type GameServices, writeWhileClaimed } from '../writeWhileClaimed';
import { openPackLibrary, type PackLibrary } from './library';
import type { Pack, PackScenario } from './pack';
import { tryPack } from './trial';

/** The services of the app that games of packs need. */
export interface PackGameServices extends GameServices {
  readonly saves: Saves;
  now(): number;
}

export interface PackContext extends PackGameServices {
  readonly library: PackLibrary;
  /** Plays every scenario of a pack with random commands. @returns the first fault; null if there is none */
  runTrial(pack: Pack, tell: (progress: TrialProgress) => void): Promise<Fault | null>;
  /** Reads and removes the pack text that the other mode's page has stored for this page; null if there is none. */
  takeStoredPack(): Promise<string | null>;
}

const TRIAL: LongTask<Pack, TrialProgress, Fault | null> = {
  worker: () => new Worker(new URL('./trialWorker.ts', import.meta.url), { type: 'module' }),
  runHere: tryPack,
};

/** Opens the library and installs its packs, so that books can be made of their scenarios. */
export async function openPackContext(store: Store, around: PackGameServices): Promise<PackContext> {
  return {
    ...around,
    library: await openPackLibrary(store),
    runTrial: (pack, tell) => runLongTask(TRIAL, pack, tell),
    takeStoredPack: () => takeStoredPack(store, IN_HAND.id),
  };
}

/** The player's choices for a game. */
export interface GameChoice {
  readonly scenarioLevel: ScenarioLevel;
  readonly seed: string;
  /** The hero's name, already cleaned by `printableName`. */
  readonly name: string;
}

export function campaignOfPage(
  { page, heroLevel, items }: PackScenario,
  { scenarioLevel, seed, name }: GameChoice,
): Campaign {
  return {
    ...newCampaign(idOfPackGame(page.id), name, { hindrances: false, onTable: false }),
    level: heroLevel,
    upgrades: usualUpgrades({ heroLevel }),
    items,
    scenarios: {},
    scenarioLevel,
    stage: { at: 'table', scenario: PACK_SCENARIO_NUMBER, scenarioLevel, seed, page: page.id },
  };
}

/** Whether a scenario of a pack has an unfinished game. */
export async function hasUnfinishedGame({ saves }: Pick<PackGameServices, 'saves'>, page: string): Promise<boolean> {
  const found = await saves.newest(idOfPackGame(page));
  return found.ok && found.value.campaign.stage.at === 'table';
}

/**
 * Starts a game of a pack's scenario, in place of an unfinished game of the same scenario.
 * @returns the id of the game's campaign; null if another tab holds the campaign
 */
export async function startPackGame(
  room: PackGameServices,
  scenario: PackScenario,
  wanted: GameChoice,
): Promise<string | null> {
  const campaign = campaignOfPage(scenario, wanted);
  const isSaved = await writeWhileClaimed(room, campaign.id, () =>
    room.saves.save({ mode: IN_HAND.id, campaign, table: null }, room.now()),
  );
  return isSaved ? campaign.id : null;
}

/**
 * Removes a pack, and the games of its scenarios except games that another tab holds.
 * @returns null if the pack is removed, otherwise the fault of the store
 */
export async function removePack(room: PackContext, { id, scenarios }: Pack): Promise<Fault | null> {
  for (const { page } of scenarios) await removeGame(room, page.id);
  return room.library.remove(id);
}

/** Removes the running game of a page, unless another tab holds it. */
export async function removeGame(room: PackGameServices, page: string): Promise<void> {
  const id = idOfPackGame(page);
  await writeWhileClaimed(room, id, () => room.saves.remove(id));
}
