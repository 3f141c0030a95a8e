/** Runs an automated accessibility check (axe, WCAG 2.1 A and AA) on every DOM screen and sheet. */
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import type { Campaign } from '../../src/flow/inHand/campaign';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { seated } from '../kit/player';
import { MIRKA, opened, putIn } from '../kit/putIn';

const AXE = createRequire(import.meta.url).resolve('axe-core');

const browser = await sharedBrowser();

/** The violations that the check finds, one line each: the rule, and the first element that breaks it. */
async function found(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)} (${nodes[0]?.failureSummary})`,
  );
}

async function open() {
  const visited = await visit(browser, {
    ...PROFILES.phone,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await visited.page.goto(`${inject('page')}?test&seed=school`);
  await visited.page.addScriptTag({ path: AXE });
  return visited;
}

it('finds no violation from the title to the table, nor on any sheet', async () => {
  const { page, context } = await open();
  const seen: Record<string, string[]> = {};
  const check = async (name: string) => {
    seen[name] = await found(page);
  };
  const sheet = async (name: string, button: string) => {
    await page.click(button);
    await page.waitForSelector('[role=dialog] .end button');
    await check(name);
    await page.keyboard.press('Escape');
  };
  await page.waitForSelector('[data-action=new]');
  await check('title');
  await sheet('saves', '[data-action=saves]');
  await page.click('[data-action=rules]');
  await page.waitForSelector('[role=dialog] article');
  await check('rules');
  await page.fill('input[type=search]', 'advantge');
  await check('rules found');
  await page.keyboard.press('Escape');
  await sheet('settings', 'text="Settings"');
  await sheet('watch', '[data-action=watch]');
  await page.click('[data-action=daily]');
  await page.waitForSelector('[data-action=playDaily]');
  await check('daily');
  await page.keyboard.press('Escape');
  await page.click('[data-action=packs]');
  await page.click('[data-action=example]');
  await page.waitForSelector('[data-action=accept]');
  await check('a pack looked into');
  await page.click('[data-action=accept]');
  await page.waitForSelector('[data-action=play]');
  await check('packs');
  await page.keyboard.press('Escape');
  await page.click('[data-action=practice]');
  await page.waitForSelector('[data-action=throw]');
  await check('practice');
  await page.click('[data-action=enough]');
  await sheet('credits', 'text="Credits"');
  await page.click('[data-action=new]');
  await check('naming');
  await page.fill('input', 'Mirka');
  await page.click('button[type=submit]');
  await page.waitForSelector('button[data-scenario="1"]');
  await check('campaign');
  await page.click('[data-action=stats]');
  await page.waitForSelector('[role=dialog] h1');
  await check('statistics');
  await page.keyboard.press('Escape');
  await page.click('button[data-scenario="1"]');
  await page.waitForSelector('[data-action=enter]');
  await check('page');
  await page.click('[data-action=enter]');
  await seated(page);
  await check('table');
  await sheet('menu', '[data-term=menu]');
  await page.keyboard.press('l');
  await page.locator('.log summary').last().click();
  await page.waitForSelector('[data-action=watch-at]');
  await check('log');
  await page.click('[data-action=watch-at]');
  await page.waitForSelector('.viewer');
  await check('viewer');
  await page.click('[data-action=unwatch]');
  await seated(page);
  await page.click('[data-term=menu]');
  await page.click('text="Settings"');
  await page.check('[name=contrast]');
  await page.locator('[name=textSize]').last().check();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.veil') ?? document.body).zoom)).toBe(
    '1.3',
  );
  await check('settings in high contrast');
  await page.keyboard.press('Escape');
  await check('table in high contrast');
  expect(Object.entries(seen).filter(([, lines]) => lines.length > 0)).toEqual([]);
  await context.close();
});

const STAGES: Readonly<Record<string, { campaign: Campaign; shows: string; press?: string }>> = {
  town: { campaign: { ...MIRKA, scenarios: opened(4) }, press: '[data-action=town]', shows: '.town [data-ware]' },
  levelUp: { campaign: { ...MIRKA, level: 1, upgrades: [], scenarios: opened(4) }, shows: '.level-up [data-card]' },
  summons: {
    campaign: {
      ...MIRKA,
      scenarios: opened(4),
      stage: { at: 'summons', scenario: 5, scenarioLevel: 1, seed: 'x', taken: ['mournersHat'] },
    },
    shows: '[data-action=obey]',
  },
  ending: { campaign: { ...MIRKA, scenarios: opened(20) }, shows: '[data-ending]' },
};

it.each(Object.entries(STAGES))('finds no violation on the page of the %s', async (_, { campaign, press, shows }) => {
  const { page, context } = await open();
  await putIn(page, campaign);
  await page.click('[data-action=campaigns]');
  await page.waitForSelector('[data-action=resume]');
  const list = await found(page);
  await page.click('[data-action=resume]');
  if (press) await page.click(press);
  await page.waitForSelector(shows);
  expect([...list, ...(await found(page))]).toEqual([]);
  await context.close();
});

it('in forced colours every button has an edge, and selected buttons look selected', async () => {
  const profile = {
    ...PROFILES.phone,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    forcedColors: 'active',
    colorScheme: 'dark',
  } as const;
  const { page, context, errors } = await visit(browser, profile);
  await page.goto(`${inject('page')}?test&seed=school`);
  await page.waitForSelector('[data-action=new]');
  const edgeless = () =>
    page.$$eval('button', (buttons) =>
      buttons
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .filter((button) => {
          const { outlineStyle, borderTopStyle } = getComputedStyle(button);
          return outlineStyle === 'none' && borderTopStyle === 'none';
        })
        .map((button) => button.outerHTML.slice(0, 100)),
    );
  expect(await edgeless()).toEqual([]);
  await page.click('[data-action=settings]');
  await page.waitForSelector('[role=dialog] .end button');
  expect(await edgeless()).toEqual([]);
  const [chosen, other] = await page.$$eval('label:has(input[name=speed])', (labels) =>
    [true, false].map((wanted) => {
      const label = labels.find((each) => each.querySelector('input')?.checked === wanted);
      return label && getComputedStyle(label).backgroundColor;
    }),
  );
  expect(chosen).not.toBe(other);
  await page.keyboard.press('Escape');
  await page.click('[data-action=daily]');
  await page.click('[data-action=playDaily]');
  await seated(page);
  expect(await edgeless()).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
