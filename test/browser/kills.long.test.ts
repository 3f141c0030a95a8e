import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { launch, PROFILES, visit } from '../kit/browser';
import { newCampaign } from '../kit/player';
import { expectKilledIsKept } from '../kit/tabs';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('the page is killed again and again: the last command is always there', async () => {
  const url = inject('page');
  const options = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const one = { ...(await visit(browser, options)), touch: true };
  await newCampaign(one, url, 'plot36');
  await expectKilledIsKept(one, url, [1, 2, 1, 2, 1, 2, 3, 1]);
  await one.context.close();
});
