/** Sits a player of the real page down at a game in hand that is under way, without playing there: its save is put where the page keeps them. */
import type { Page } from 'playwright-core';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { type Campaign, newCampaign, setupFor } from '../../src/flow/inHand/campaign';
import type { Play } from '../../src/flow/inHand/play';
import { LESSONS } from '../../src/lessons/inHand/lessons';
import { keptAs, LESSONS as LONG_LESSONS } from '../../src/lessons/longTable/lessons';
import { openInteraction } from '../../src/session/inHand/interaction';
import { seal as sealAny } from '../../src/storage/envelope';
import { keyOf } from '../../src/storage/records';
import { type Envelope as AnyEnvelope, VERSION } from '../../src/storage/schema';
import { DEFAULTS, type Settings } from '../../src/storage/settings';
import { putRecords } from './disk';
import { type Envelope, type Game, keep, openSession } from './inHand';
import { sayOnTable, seated } from './player';

const CAMPAIGN = newCampaign('c000000000000000', 'Mirka', { hindrances: false, onTable: false });

/** Scenario 1 at level 1 as the greedy bot has played it, saying its commands as the table does, until `done` says so. */
export function gameUntil(seed: string, done: (play: Play) => boolean): Game {
  const saved: Game[] = [];
  const save = (game: Game) => void saved.push(game);
  const session = openSession(bookFor(setupFor(CAMPAIGN, 1, 1, seed)), { save });
  const interaction = openInteraction(session);
  while (!done(interaction.play)) {
    const command = greedyBot(interaction.play);
    if (!command) throw new Error(`${seed}: the scenario is over before that`);
    sayOnTable(interaction, command);
  }
  const last = saved.at(-1);
  if (!last) throw new Error(`${seed}: nothing was saved`);
  return last;
}

/** The save of such a game. */
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

/** Puts saves and settings into the page's own storage, before the page is opened there for the first time. */
export async function putSaves(
  page: Page,
  url: string,
  envelopes: readonly AnyEnvelope[],
  settings: Settings = { ...DEFAULTS, lessons: [...LESSONS, ...LONG_LESSONS.map(keptAs)] },
): Promise<void> {
  // An empty page of the same origin has its storage, and no scripts that would open it first.
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
 * Puts the save of a game of scenario 1 into the storage of a page that has not been opened yet, with all lessons learnt.
 * @param done how far the greedy bot has played before; without it, nothing has been said
 */
export const putTable = (
  { page }: { readonly page: Page },
  url: string,
  seed: string,
  done: (play: Play) => boolean = () => true,
): Promise<void> => putSaves(page, url, [savedGame(gameUntil(seed, done))]);

/** After so many commands of the greedy bot. */
export const after = (commands: number): ((play: Play) => boolean) => {
  let left = commands;
  return () => left-- === 0;
};

/** From nothing to the table of that game (`putTable`). */
export async function enterTable(...[one, url, seed, done]: Parameters<typeof putTable>): Promise<void> {
  const { page } = one;
  await putTable(one, url, seed, done);
  await page.goto(`${url}?test&seed=${seed}`);
  await page.click('[data-action=continue]');
  await seated(page);
}
