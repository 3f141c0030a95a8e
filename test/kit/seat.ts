/** Test kit: opens the real page in the middle of a game in hand: it writes a save into the page's storage. */
import type { Page } from 'playwright-core';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { type Campaign, newCampaign, setupFor } from '../../src/flow/inHand/campaign';
import type { Play } from '../../src/flow/inHand/play';
import { LESSONS } from '../../src/lessons/inHand/lessons';
import { LESSONS as LONG_LESSONS, settingsEntryOf } from '../../src/lessons/longTable/lessons';
import { openInteraction } from '../../src/session/inHand/interaction';
import { sealSave as sealAny } from '../../src/storage/envelope';
import { keyOf } from '../../src/storage/records';
import { type Envelope as AnyEnvelope, VERSION } from '../../src/storage/schema';
import { DEFAULTS, type Settings } from '../../src/storage/settings';
import { putRecords } from './disk';
import { type Envelope, type Game, keep, openSession } from './inHand';
import { sayOnTable, seated } from './player';

const CAMPAIGN = newCampaign('c000000000000000', 'Mirka', { hindrances: false, onTable: false });

/** Plays scenario 1 at level 1 like the greedy bot until `done` returns true; commands are sent as on the table. */
export function gameUntil(seed: string, done: (play: Play) => boolean): Game {
  const saved: Game[] = [];
  const save = (game: Game) => void saved.push(game);
  const session = openSession(bookFor(setupFor(CAMPAIGN, 1, 1, seed)), { save });
  const interaction = openInteraction(session);
  while (!done(interaction.play)) {
    const command = greedyBot(interaction.play);
    if (!command) throw new Error(`${seed}: the scenario is over before done() returns true`);
    sayOnTable(interaction, command);
  }
  const last = saved.at(-1);
  if (!last) throw new Error(`${seed}: nothing was saved`);
  return last;
}

/** Returns the save of a game of scenario 1. */
export const savedGame = (game: Game, campaign: Campaign = CAMPAIGN): Envelope => ({
  version: VERSION,
  mode: 'inHand',
  serial: 1,
  created: 1,
  savedAt: 2,
  played: 0,
  campaign: {
    ...campaign,
    stage: { at: 'table', scenario: 1, scenarioLevel: 1, seed: game.journal.setup.seed },
  },
  table: keep(game),
});

/** Writes saves and settings into the page's storage before the page is opened. The default settings skip all lessons. */
export async function putSaves(
  page: Page,
  url: string,
  envelopes: readonly AnyEnvelope[],
  settings: Settings = { ...DEFAULTS, lessons: [...LESSONS, ...LONG_LESSONS.map(settingsEntryOf)] },
): Promise<void> {
  // An empty page of the same origin has the same storage, but no scripts that would open it earlier.
  const empty = `${url}empty`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  await page.unroute(empty);
  const records = envelopes.map((each) => [keyOf(each.campaign.id, '0'), sealAny(each)] as const);
  await putRecords(page, { ...Object.fromEntries(records), settings: JSON.stringify(settings) });
}

/**
 * Writes the save of a game of scenario 1 into the storage of a page before it is opened, with settings that skip all lessons.
 * @param done ends the greedy bot's play; without it, no command is sent
 */
export const putTable = (
  { page }: { readonly page: Page },
  url: string,
  seed: string,
  done: (play: Play) => boolean = () => true,
): Promise<void> => putSaves(page, url, [savedGame(gameUntil(seed, done))]);

/** Returns a `done` that ends the greedy bot's play after so many commands. */
export const after = (commands: number): ((play: Play) => boolean) => {
  let left = commands;
  return () => left-- === 0;
};

/** Writes a save like `putTable`, opens the page and continues the game. */
export async function enterTable(...[visited, url, seed, done]: Parameters<typeof putTable>): Promise<void> {
  const { page } = visited;
  await putTable(visited, url, seed, done);
  await page.goto(`${url}?test&seed=${seed}`);
  await page.click('[data-action=continue]');
  await seated(page);
}
