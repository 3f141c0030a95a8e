/** Test kit: compares screenshots of the Long Table with committed pictures (test/art/pictures). */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, inject } from 'vitest';
import { launch, visit } from './browser';
import { exposed, lookAt, touchOnce } from './longTablePage';
import { sitDown } from './longTableTouches';
import { newGameOf } from './longTableWon';
import { expectAsCommitted } from './pictures';

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

/**
 * Expects that the choice of cards and the start of a turn look like the committed pictures.
 * @param name of the pictures
 * @param profile the device. With a mouse, it points at a card, which opens
 */
export async function comparePictures(name: 'phone' | 'desk', profile: BrowserContextOptions): Promise<void> {
  // Without the flags that make painting cheaper, because the test compares pixels.
  const browser = await launch([]);
  const one = await visit(browser, { ...profile, reducedMotion: 'reduce' });
  const { page, errors } = one;
  await sitDown(one, inject('page'), newGameOf('abc', 1), 0);
  const pictures = new Map<string, PNG>();
  while ((await exposed(page)).state.question?.ask !== 'select') await touchOnce(page, await lookAt(page));
  if (name === 'desk') await page.locator('.fan button.card').last().hover();
  pictures.set(`long-${name}-select`, await seen(page));
  await toHerosTurn(page);
  pictures.set(`long-${name}-turn`, await seen(page));
  expectAsCommitted(pictures);
  expect(errors).toEqual([]);
  await browser.close();
}
