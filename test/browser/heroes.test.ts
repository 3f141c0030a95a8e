/** Another hero can be chosen for a new campaign, by touch or by keyboard, and plays with its own cards. */
import { expect, inject, it } from 'vitest';
import { playBlind } from '../kit/blind';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { journalOf, newCampaign, seated, stateOf } from '../kit/player';

const url = inject('page');
const browser = await sharedBrowser();

it('is chosen by touch, and plays with its own cards', async () => {
  const seen = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const { page, errors, context } = seen;
  const player = { ...seen, touch: true };
  await newCampaign(player, url, 'plot36', 'pawnbroker');
  expect((await journalOf(page))?.setup).toMatchObject({ hero: 'pawnbroker', gold: 30 });
  await playBlind(page, ({ state }) => state.hero.cards.some(({ side }) => side === 'B'));
  const { hero } = (await stateOf(page)) ?? expect.unreachable('nothing lies on the table');
  expect(hero.cards.map(({ id }) => id)).toEqual(['valuation', 'storeCredit', 'redeem', 'fireSale']);
  expect(hero.cards.some(({ side }) => side === 'B')).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

it('is chosen by keyboard, is shown with description and premise, and appears in the mirror', async () => {
  const { page, errors, context } = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  await page.goto(`${url}?test&seed=plot36`);
  await page.click('[data-action=new]');
  const sexton = page.getByRole('button', { name: /^The Sexton/ });
  expect(await sexton.getAttribute('aria-pressed')).toBe('false');
  await sexton.focus();
  await page.keyboard.press('Enter');
  expect(await sexton.getAttribute('aria-pressed')).toBe('true');
  expect(await page.textContent('.naming')).toContain('apprentice to Sexton Brill');
  // Waits until the portraits have loaded.
  const widths = await page.locator('.heroes img').evaluateAll((all) =>
    Promise.all(
      all.map(async (each) => {
        await (each as HTMLImageElement).decode();
        return (each as HTMLImageElement).naturalWidth;
      }),
    ),
  );
  expect(widths).toEqual([360, 360, 360]);
  await page.fill('.field input', 'Mirka');
  await page.keyboard.press('Enter');
  await page.click('button[data-scenario="1"]');
  await page.click('[data-action=enter]');
  await seated(page);
  const said = page.locator('.mirror [data-command*=sixFeet]');
  expect(await said.count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});

it('a campaign without a name does not begin: the empty field comes into view and gets the focus', async () => {
  const { page, errors, context } = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1 });
  await page.goto(`${url}?test`);
  await page.tap('[data-action=new]');
  await page.tap('.naming button[type=submit]');
  await page.waitForSelector('.naming .error');
  const field = page.locator('.naming input[aria-invalid=true]');
  expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
  const { y, height } = (await field.boundingBox()) ?? expect.unreachable('the field is not visible');
  const seal = (await page.locator('.naming .row.end').boundingBox()) ?? expect.unreachable('no row of buttons');
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(seal.y);
  expect(errors).toEqual([]);
  await context.close();
});
