/** The workshop in the real page: a scenario is drawn by touch, tried out, played by the bot and exported. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { trialPackOf } from '../../src/packs/inHand/draftPack';
import { install } from '../../src/packs/inHand/install';
import { readPack } from '../../src/packs/inHand/pack';
import { PROFILES, picture, sharedBrowser, visit } from '../kit/browser';
import { type Player, playOn, seated } from '../kit/player';

const url = inject('page');

const browser = await sharedBrowser();

async function openWorkshop(page: Page): Promise<void> {
  // Opening the same address again would be a reload, which returns to the open page.
  await page.goto('about:blank');
  await page.goto(`${url}?test`);
  await page.click('[data-action=workshop]');
  await page.waitForSelector('[data-action=newDrawing]');
}

const FLOOR = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3', 'c4'];

it('on a phone, by touch: a scenario is drawn, played for a round, resumed, played by the bot, exported and imported', async () => {
  const profile = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const player: Player = { ...(await visit(browser, profile)), touch: true };
  const { page, errors, context } = player;
  await openWorkshop(page);
  await page.tap('[data-action=newDrawing]');
  const hex = (name: string) => page.locator(`[data-hex=${name}]`).tap();
  for (const each of FLOOR) await hex(each);
  // A hex is large enough for a finger.
  expect((await page.locator('[data-hex=a1]').boundingBox())?.height).toBeGreaterThan(40);
  await page.tap('[data-tool=start]');
  await hex('a4');
  await page.tap('[data-tool=monster]');
  await page.selectOption('select[name=monster]', 'shuffler');
  await hex('c1');
  await page.tap('[data-turn=check]');
  expect(
    await page
      .locator('.wrongs [data-wrong]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['wrong'])),
  ).toEqual(['noGoal', 'noTitle', 'noGoalText']);
  await page.tap('[data-turn=page]');
  await page.fill('[name=title]', 'The Back Room');
  await page.fill('[name=goal]', 'Kill everyone');
  await page.selectOption('[name=add-goal]', 'killAll');
  await page.tap('[data-turn=check]');
  await page.waitForSelector('[data-playable]');
  await picture(page, 'workshop-checked');

  await page.tap('[data-turn=try]');
  const down = page.waitForEvent('download');
  await page.tap('[data-action=export]');
  const file = readFileSync((await (await down).path()) ?? '', 'utf8');
  const read = readPack(file);
  if (!read.ok) throw new Error(read.fault.detail);
  install(trialPackOf(read.value));

  await page.tap('[data-action=play]');
  await seated(page);
  let left = 4;
  await playOn(player, () => left-- === 0);
  await picture(page, 'workshop-table');
  await page.tap('.burger');
  await page.tap('[data-action=drawing]');
  await page.waitForSelector('.desk[data-tab=try] [data-action=goOn]');
  await picture(page, 'workshop-back');

  await page.tap('[data-action=bot]');
  await page.waitForSelector('[data-played]');
  await page.tap('[data-action=stop]');
  await page.waitForSelector('[data-action=bot]');
  expect(Number(await page.locator('[data-played]').getAttribute('data-played'))).toBeGreaterThan(0);

  // After the page was closed, everything is restored, including the last step.
  await page.tap('[data-turn=map]');
  await page.tap('[data-tool=trap]');
  await hex('b2');
  await openWorkshop(page);
  await page.tap('[data-action=lay]');
  expect(await page.locator('[data-hex=b2]').getAttribute('aria-label')).toContain('Trap');
  await page.tap('[data-action=undo]');
  expect(await page.locator('[data-hex=b2]').getAttribute('aria-label')).toContain('Floor');
  await page.tap('[data-action=back]');
  await page.setInputFiles('input[type=file]', {
    name: 'pack.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await page.getByText('In the drawer now: The Back Room').waitFor();
  await page.tap('[data-action=lay]');
  await page.tap('[data-turn=try]');
  const again = page.waitForEvent('download');
  await page.tap('[data-action=export]');
  expect(readFileSync((await (await again).path()) ?? '', 'utf8')).toBe(file);
  expect(errors).toEqual([]);
  await context.close();
});
