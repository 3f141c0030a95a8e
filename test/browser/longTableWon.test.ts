/**
 * Scenario 1 of the Long Table is won in the real page, the whole of it: by touch on a phone, with the mouse, and with the keyboard. After
 * each touch the page stands as the rules say that it does, however a card was pulled.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { LongTable } from '../../src/flow/longTable/types';
import pages from '../../src/i18n/en/longTable/pages';
import type { Journal } from '../../src/journal/journal';
import { launch, PROFILES, type Visit, visit, visitIn } from '../kit/browser';
import { clicking, type Fingers, PULLS, perform, touching } from '../kit/longTableFingers';
import { exposed, pressSlip } from '../kit/longTablePage';
import { savedAt, type WonGame, wonGame } from '../kit/longTableWon';
import { putInCode } from '../kit/putIn';

const url = inject('page');

let browser: Browser;
let game: WonGame;
beforeAll(async () => {
  game = wonGame();
  browser = await launch();
});
afterAll(() => browser.close());

/** The table of the game after so many commands, in a fresh profile. */
async function sitDown(one: Visit, commands: number): Promise<void> {
  await one.page.goto(`${url}?test`);
  await putInCode(one.page, await savedAt(game, commands));
  await one.page.click('[data-action=continue]');
  await one.page.waitForSelector('.hud.long');
}

/** What the page's journal holds; null: the scenario is over. */
const commandsOf = (page: Page): Promise<Journal<LongTable>['commands'] | null> =>
  page.evaluate(async () => {
    const { gloomholdin } = window as unknown as {
      gloomholdin: { readonly journal: Journal<LongTable> | null; idle(): Promise<void> };
    };
    await gloomholdin.idle();
    return gloomholdin.journal?.commands ?? null;
  });

const ways = Object.entries(PULLS);

/** Touches from one place of the game to another. @param pulled how the cards were pulled so far: each time another way */
async function touch(one: Visit, fingers: Fingers, from: number, to: number, pulled: string[] = []): Promise<void> {
  for (const { gesture, said } of game.touches.slice(from, to)) {
    const [name, pull] = ways[pulled.length % ways.length] ?? [];
    if (!name || !pull) throw new Error('there are ways to pull a card');
    await perform(one, fingers, gesture, pull);
    if (gesture.on === 'deck') pulled.push(name);
    const commands = await commandsOf(one.page);
    // The last command ends the scenario, and the table is left.
    if (commands)
      expect(commands, `${JSON.stringify(gesture)} by ${name}`).toEqual(game.journal.commands.slice(0, said));
  }
}

/** The touches before a turn that is half played, from a part of the game on: its first card has been played. */
function midTurn(part: number): number {
  const { touches, journal } = game;
  const from = Math.floor(touches.length * part);
  const at = touches.findIndex(
    ({ said }, i) =>
      i >= from && journal.commands[said - 1]?.type === 'play' && journal.commands[said]?.type !== 'play',
  );
  expect(at).toBeGreaterThan(0);
  return at + 1;
}

const wins = async ({ page }: Visit): Promise<void> => {
  await page.waitForSelector('[data-action=proceed]');
  // What is told of a scenario that is won.
  expect(await page.locator('main').textContent()).toContain(pages.conclusion.noticeOnTheDoor);
};

it('by touch on a phone, from the first card to victory: rotated in mid-turn, closed in mid-turn, cards pulled ten ways', async () => {
  const phone = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const first = await visit(browser, phone);
  await sitDown(first, 0);
  const [turned, closed] = [midTurn(0.2), midTurn(0.5)];
  const pulled: string[] = [];
  await touch(first, touching(first), 0, turned, pulled);
  await first.page.setViewportSize({ width: 844, height: 390 });
  await first.page.waitForSelector('.hud.long.landscape');
  await touch(first, touching(first), turned, closed, pulled);
  const before = await exposed(first.page);
  await first.page.evaluate(() =>
    (window as unknown as { gloomholdin: { saved(): Promise<void> } }).gloomholdin.saved(),
  );
  await first.page.close();
  expect(first.errors).toEqual([]);

  const second = await visitIn(first.context);
  await second.page.goto(`${url}?test`);
  await second.page.click('[data-action=continue]');
  await second.page.waitForSelector('.hud.long.portrait');
  expect(await exposed(second.page)).toEqual(before);
  await touch(second, touching(second), closed, game.touches.length, pulled);
  await wins(second);
  expect(new Set(pulled).size).toBe(ways.length);
  expect(second.errors).toEqual([]);
  await first.context.close();
});

it('with the mouse on a desktop, from the first card to victory', async () => {
  const one = await visit(browser, { ...PROFILES.large, reducedMotion: 'reduce' });
  await sitDown(one, 0);
  await touch(one, clicking(one), 0, game.touches.length);
  await wins(one);
  expect(one.errors).toEqual([]);
  await one.context.close();
});

it('with the keyboard alone, by the buttons of the mirror, from the first card to victory', async () => {
  const one = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  await sitDown(one, 0);
  const all = game.journal.commands;
  for (let commands = await commandsOf(one.page); commands; commands = await commandsOf(one.page)) {
    expect(commands).toEqual(all.slice(0, commands.length));
    const next = all[commands.length];
    if (!next) break;
    await pressSlip(one.page, next);
  }
  await wins(one);
  expect(one.errors).toEqual([]);
  await one.context.close();
});

it('a game that is over when it is taken up leaves nothing that a resize could trip over', async () => {
  const one = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const { page, context, errors } = one;
  await page.goto(`${url}?test`);
  await putInCode(page, await savedAt(game, game.journal.commands.length));
  await page.click('[data-action=continue]');
  await page.waitForSelector('.outcome-screen');
  await page.setViewportSize({ width: 900, height: 600 });
  const canvas = () =>
    page.evaluate(() => document.querySelector('#game canvas')?.getBoundingClientRect().width ?? 900);
  await expect.poll(canvas).toBe(900);
  expect(errors).toEqual([]);
  await context.close();
});
