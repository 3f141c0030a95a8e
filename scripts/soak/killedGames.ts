/** Defines the games in which `npm run soak -- --kill` kills the browser: how to start a game, read its content and make a decision. */
import type { Page } from 'playwright-core';
import { seedFrom } from '../../src/journal/seed';
import type { Campaign } from '../../src/rules/longTable/campaign/state';
import { campEnvelope, envelopeAt, newGameOf } from '../../test/kit/longTableWon';
import { walk } from '../../test/kit/randomCampaign';
import { putSaves } from '../../test/kit/seat';

export interface KilledGame {
  /** Opens a new game on an empty page. */
  begin(page: Page, url: string, seed: string): Promise<void>;
  /** Returns the game's content on the page as text; if the text is the same after a restart, nothing is lost. */
  contentOnPage(page: Page): Promise<string>;
  /**
   * Makes one decision and waits until the page starts to show its result.
   * @param which any number; it selects one of the options
   * @returns the ms from the decision until the page showed its result, or null if there was no option or the game is over
   */
  decide(page: Page, which: number): Promise<number | null>;
}

/** Waits until the page has an element of one of the selectors. @throws Error with the page's text if none appears */
async function shown(page: Page, places: readonly string[]): Promise<void> {
  await page.waitForSelector(places.join(', ')).catch(async (error: unknown) => {
    throw new Error(`the expected part is missing: ${await page.textContent('body')}`, { cause: error });
  });
}

const heldAtTable = (page: Page): Promise<string> =>
  page.evaluate(() => `${window.gloomholdin.journal?.commands.length ?? 0} commands`);

/** Presses a button of the mirror. @returns the ms until the page showed the command, or null if there is no button or the game is over */
function pressAtTable(page: Page, which: number): Promise<number | null> {
  return page.evaluate(async (chosen) => {
    const all = document.querySelectorAll<HTMLElement>('.mirror [data-command]');
    all[chosen % all.length]?.click();
    const began = performance.now();
    await window.gloomholdin.told();
    const waited = performance.now() - began;
    const { phase } = window.gloomholdin;
    return all.length === 0 || phase === null || phase === 'won' || phase === 'lost' ? null : waited;
  }, which);
}

const inHand: KilledGame = {
  async begin(page, url, seed) {
    await page.goto(`${url}?test&renderer=canvas&seed=${seed}`);
    await page.click('[data-action=new]');
    await page.fill('input', 'Mirka');
    await page.click('button[type=submit]');
    await page.click('button[data-scenario="1"]');
    await page.click('[data-action=enter]');
    await page.waitForSelector('.hud .prompt');
  },
  async contentOnPage(page) {
    const campaign = ['.journey', '[data-action=enter]', '[data-won]', '.level-up', '.summons', '.town'];
    await shown(page, ['.hud .prompt', ...campaign]);
    return heldAtTable(page);
  },
  decide: pressAtTable,
};

/** Replaces all stored saves by the given one and continues its campaign. */
async function open(page: Page, url: string, save: ReturnType<typeof campEnvelope>, seed: string): Promise<void> {
  const id = seedFrom(new TextEncoder().encode(seed.padStart(8, '0').slice(-8)));
  await putSaves(page, url, [{ ...save, campaign: { ...save.campaign, id }, savedAt: Date.now() }]);
  await page.goto(`${url}?test&renderer=canvas`);
  await page.click('[data-action=continue]');
}

const longTable: KilledGame = {
  async begin(page, url, seed) {
    await open(page, url, envelopeAt(newGameOf(seed), 0), seed);
    await shown(page, ['.hud.long']);
  },
  async contentOnPage(page) {
    await shown(page, ['.hud.long', '.outcome-screen', '.camp']);
    return heldAtTable(page);
  },
  decide: pressAtTable,
};

/** Returns a campaign whose party is in town, with gold to spend. */
function townOf(seed: string): Campaign {
  for (const state of walk(seed, 200)) {
    if (state.stage.at !== 'town' || state.question) continue;
    return { ...state, heroes: state.heroes.map((hero) => ({ ...hero, gold: 200 })) };
  }
  throw new Error(`seed ${seed}: the party never reaches the town`);
}

/**
 * Returns the text of the town page without the offers for the selected item, because a selection is not a decision and is not stored. This
 * function runs in the page.
 */
const boughtAndSold = (): string => {
  const town = document.querySelector('.town-pages')?.cloneNode(true);
  if (!(town instanceof Element)) return '';
  for (const each of town.querySelectorAll('.deals')) each.remove();
  return town.textContent;
};

/** A game of purchases, sales and gifts in town; the page shows the heroes' items and the shop's stock. */
const camp: KilledGame = {
  async begin(page, url, seed) {
    const state = townOf(seed);
    await open(page, url, campEnvelope({ id: '', name: 'Receivers', stage: { at: 'camp' }, state }), seed);
    await shown(page, ['.camp']);
  },
  async contentOnPage(page) {
    await shown(page, ['.camp']);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-page=town]')?.click());
    await page.waitForSelector('.wares');
    return page.evaluate(boughtAndSold);
  },
  async decide(page, which) {
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-page=town]')?.click());
    const before = await page.evaluate(boughtAndSold);
    const pressed = await page.evaluate(async (chosen) => {
      for (let tried = 0; tried < 40; tried++) {
        const wares = document.querySelectorAll<HTMLElement>('.wares li:not(.deals) button');
        wares[(chosen + 7 * tried) % wares.length]?.click();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const offers = document.querySelectorAll<HTMLElement>(
          '.deals [data-move], .almoner [data-move]:not(:disabled)',
        );
        const offer = offers[chosen % offers.length];
        if (!offer) continue;
        offer.click();
        return performance.now();
      }
      return null;
    }, which);
    if (pressed === null) return null;
    await page.waitForFunction(`(${boughtAndSold})() !== ${JSON.stringify(before)}`, null, { polling: 5 });
    return (await page.evaluate(() => performance.now())) - pressed;
  },
};

export const KILLED_GAMES: Readonly<Record<'inHand' | 'longTable' | 'camp', KilledGame>> = { inHand, longTable, camp };
