/** Sits a player of the real page down at a game in hand that is under way, without playing there: its save is put where the page keeps them. */
import type { Page } from 'playwright-core';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { newCampaign, setupFor } from '../../src/flow/inHand/campaign';
import type { Play } from '../../src/flow/inHand/play';
import { LESSONS } from '../../src/lessons/inHand/lessons';
import { openInteraction } from '../../src/session/inHand/interaction';
import { keyOf } from '../../src/storage/records';
import { VERSION } from '../../src/storage/schema';
import { DEFAULTS } from '../../src/storage/settings';
import { putRecords } from './disk';
import { type Envelope, type Game, keep, openSession, seal } from './inHand';
import { sayOnTable, seated } from './player';

const CAMPAIGN = newCampaign('c000000000000000', 'Mirka', { hindrances: false, onTable: false });

/** Scenario 1 at level 1 as the greedy bot has played it, saying its commands as the table does, until `done` says so. */
function gameUntil(seed: string, done: (play: Play) => boolean): Game {
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

/** Puts the game's save and the player's settings into the page's own storage, before the page is opened there for the first time. */
async function putGame(page: Page, url: string, game: Game): Promise<void> {
  const stage = { at: 'table', scenario: 1, scenarioLevel: 1, seed: game.journal.setup.seed } as const;
  const envelope: Envelope = {
    version: VERSION,
    mode: 'inHand',
    serial: 1,
    created: 1,
    savedAt: 2,
    played: 0,
    campaign: { ...CAMPAIGN, stage },
    table: keep(game),
  };
  const settings = { ...DEFAULTS, lessons: [...LESSONS] };
  // An empty page of the same origin has its storage, and no scripts that would open it first.
  const empty = `${url}empty`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  await page.unroute(empty);
  await putRecords(page, {
    [keyOf(CAMPAIGN.id, '0')]: seal(envelope),
    settings: JSON.stringify(settings),
  });
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
): Promise<void> => putGame(page, url, gameUntil(seed, done));

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
