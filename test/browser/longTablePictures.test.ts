/** Compares screenshots of the Long Table with committed pictures (test/art/pictures). */

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, visit } from '../kit/browser';
import { exposed, lookAt, touchOnce } from '../kit/longTablePage';
import { sitDown } from '../kit/longTableTouches';
import { newGameOf } from '../kit/longTableWon';
import { expectAsCommitted } from '../kit/pictures';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: true };

let browser: Browser;
beforeAll(async () => {
  // Without the flags that make painting cheaper, because the test compares pixels.
  browser = await launch([]);
});
afterAll(() => browser.close());

/** A screenshot of the page when nothing moves on it; the map has its initial position. */
async function seen(page: Page): Promise<PNG> {
  await exposed(page);
  // Not by the key 0, which is the tenth card of a hand.
  await page.evaluate(() => dispatchEvent(new CustomEvent('steered', { detail: { do: 'fit' } })));
  await exposed(page);
  // What a figure says disappears after some seconds.
  await page.locator('.speech').waitFor({ state: 'detached' });
  return PNG.sync.read(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
}

/** Touches the page until a hero of the party has its turn. */
async function toHerosTurn(page: Page): Promise<void> {
  for (;;) {
    const { state } = await exposed(page);
    if (state.turn?.figure.startsWith('hero:') && state.question?.ask === 'turn') return;
    await touchOnce(page, await lookAt(page));
  }
}

it.each([
  ['phone', PHONE],
  ['desk', DESK],
] as const satisfies readonly (readonly [string, BrowserContextOptions])[])(
  'the choice of cards and the start of a turn look like the committed pictures: %s',
  async (name, profile) => {
    const one = await visit(browser, { ...profile, reducedMotion: 'reduce' });
    const { context, page, errors } = one;
    await sitDown(one, inject('page'), newGameOf('abc', 1), 0);
    const pictures = new Map<string, PNG>();
    while ((await exposed(page)).state.question?.ask !== 'select') await touchOnce(page, await lookAt(page));
    // The card under the mouse is opened.
    if (name === 'desk') await page.locator('.fan button.card').last().hover();
    pictures.set(`long-${name}-select`, await seen(page));
    await toHerosTurn(page);
    pictures.set(`long-${name}-turn`, await seen(page));
    expectAsCommitted(pictures);
    expect(errors).toEqual([]);
    await context.close();
  },
);
