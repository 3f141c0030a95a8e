import { inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { newCampaign } from '../kit/player';
import { expectKilledIsKept } from '../kit/tabs';

const browser = await sharedBrowser();

it('the last command is saved each time the page is killed', async () => {
  const url = inject('page');
  const options = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const one = { ...(await visit(browser, options)), touch: true };
  await newCampaign(one, url, 'plot36');
  await expectKilledIsKept(one, url, [1, 2, 1, 3, 1]);
  await one.context.close();
});
