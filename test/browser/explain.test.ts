/** Asks for an explanation by finger, mouse and key, without changing the table. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { idle, journalOf, type Player, tap, winningSeed } from '../kit/player';
import { enterTable } from '../kit/seat';

const browser = await sharedBrowser();
const url = inject('page');
const seed = winningSeed();

const placeOf = (page: Page, name: string) => page.evaluate((key) => window.gloomholdin.places()[key], name);
async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
}
const slip = '.explain.stay';

/** Holds a finger on a thing until its explanation appears, then lifts the finger. @returns the text of the explanation */
async function hold({ page, cdp }: Player, place: { x: number; y: number } | undefined): Promise<string> {
  if (!place) throw new Error('there is no such place');
  const began = Date.now() / 1000;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place], timestamp: began });
  await page.waitForSelector('.explain');
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: began + 1 });
  await page.waitForSelector(slip);
  return (await page.textContent(slip)) ?? '';
}

it('explains the thing on which a finger is held, and sends no command', async () => {
  const phone = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const player: Player = { ...phone, touch: true };
  const { page } = player;
  await enterTable(player, url, seed);
  expect(await hold(player, await placeOf(page, 'card:neutralize:top'))).toContain('Neutralize');
  await page.keyboard.press('Escape');
  await page.waitForSelector(slip, { state: 'detached' });
  // The prompt lets taps through to the table, but a held finger explains the prompt itself.
  expect(await hold(player, await middleOf(page, '.prompt'))).toContain('R7.1');
  await page.keyboard.press('Escape');
  await page.waitForSelector(slip, { state: 'detached' });
  // The log calls a hex by a name, which the explanation shows.
  const at = await page.evaluate(() => window.gloomholdin.state?.hero.at ?? '');
  expect(await hold(player, await placeOf(page, `hex:${at}`))).toContain(`Hex ${at}`);
  await page.keyboard.press('Escape');
  await page.waitForSelector(slip, { state: 'detached' });
  // The first tapped card leads: if the hold had chosen a card, this tap would complete the pair and send it.
  await tap(player, 'card:shadowTactics:top');
  await idle(page);
  expect((await journalOf(page))?.commands).toEqual([]);
  expect(phone.errors).toEqual([]);
  await phone.context.close();
});

it('a tap beside the explanation of the ruler closes it and throws nothing; the next tap on the seal does', async () => {
  const phone = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const player: Player = { ...phone, touch: true };
  const { page } = player;
  await enterTable(player, url, seed, ({ phase }) => phase === 'behaviour');
  const before = await journalOf(page);
  expect(await hold(player, await placeOf(page, 'ruler'))).toContain('The ruler');
  // A tap beside the explanation only closes it; on the seal it would otherwise throw.
  await page.locator('.seal').click({ force: true });
  await page.waitForSelector(slip, { state: 'detached' });
  expect(await journalOf(page)).toEqual(before);
  await page.locator('.seal').click();
  await page.waitForFunction(
    (n) => (window.gloomholdin.journal?.commands.length ?? 0) > n,
    before?.commands.length ?? 0,
  );
  expect(phone.errors).toEqual([]);
  await phone.context.close();
});

it('explains by mouse and by keyboard, and shows what may happen next', async () => {
  const desktop = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const { page } = desktop;
  await enterTable(desktop, url, seed);
  const card = await placeOf(page, 'card:healingWaters:top');
  await page.waitForSelector('.hud .said', { state: 'attached' });
  await page.mouse.click(card?.x ?? 0, card?.y ?? 0, { button: 'right' });
  await page.waitForSelector(slip);
  expect(await page.textContent(slip)).toContain('Healing Waters');
  await page.keyboard.press('Escape');
  await page.locator('.mirror [data-command*=select]').first().focus();
  await page.keyboard.press('?');
  await page.waitForSelector(slip);
  expect(await page.textContent(slip)).toContain('R7.1');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.matches('[data-command]'))).toBe(true);
  const said = 'Your cards last 9 more rounds.';
  expect(await page.textContent('.foresight')).toContain('9 more rounds');
  expect(await page.locator('.mirror p', { hasText: said }).count()).toBe(1);
  expect(desktop.errors).toEqual([]);
  await desktop.context.close();
});
