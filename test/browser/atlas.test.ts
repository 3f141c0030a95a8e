/** The page fetches the atlas for its screen's density once, and works without it when it cannot be fetched. */
import { expect, inject, it } from 'vitest';
import { PROFILES, picture, sharedBrowser, visit } from '../kit/browser';
import { idle, playOn } from '../kit/player';
import { enterTable } from '../kit/seat';

const url = inject('page');
const SHEET = /\/assets\/([23]x)-[^/]*\.webp$/;

const browser = await sharedBrowser();

it.each([
  { density: 1, fetched: '2x' },
  { density: 3, fetched: '3x' },
])('at density $density only the atlas $fetched is fetched, once', async ({ density, fetched }) => {
  const one = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: density, reducedMotion: 'reduce' });
  const sheets: string[] = [];
  one.page.on('request', (request) => sheets.push(...(SHEET.exec(request.url())?.slice(1) ?? [])));
  await enterTable(one, url, 'plot36');
  expect(sheets).toEqual([fetched]);
  expect(one.errors).toEqual([]);
  await one.context.close();
});

it('without the atlas the cards are plainer, and the game can be played', async () => {
  const one = { ...(await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' })), touch: false };
  await one.page.route(SHEET, (route) => route.abort());
  await enterTable(one, url, 'plot36');
  let left = 2;
  await playOn(one, () => left-- === 0);
  await idle(one.page);
  await picture(one.page, 'without-atlas');
  const thrown = one.errors.filter((error) => !error.includes('ERR_FAILED'));
  expect(thrown).toEqual([]);
  await one.context.close();
});
