import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { MIRKA, opened, putIn } from '../kit/putIn';

const browser = await sharedBrowser();

it('prints on a page are painted without the graphics card, which the table uses', async () => {
  const { page, context, errors } = await visit(browser, PROFILES.phone);
  await page.goto(`${inject('page')}?test`);
  await putIn(page, { ...MIRKA, level: 1, upgrades: [], scenarios: opened(4) });
  await page.click('[data-action=continue]');
  await page.waitForSelector('.level-up [data-card]');
  // A canvas has its width when it has been painted; asking for its context earlier would create the context here, with other options.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('canvas.print')].every((each) => each.hasAttribute('width')),
  );
  const painted = await page
    .locator('canvas.print')
    .evaluateAll((all) =>
      all.map((each) => (each as HTMLCanvasElement).getContext('2d')?.getContextAttributes().willReadFrequently),
    );
  expect(painted.length).toBeGreaterThanOrEqual(16);
  expect(new Set(painted)).toEqual(new Set([true]));
  expect(errors).toEqual([]);
  await context.close();
});
