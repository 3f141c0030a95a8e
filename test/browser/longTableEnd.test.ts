/** The last commands of a won scenario of the Long Table, by touch and by the buttons of the mirror, and the page after them. */
import { beforeAll, expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { touching } from '../kit/longTableFingers';
import { pressSlip } from '../kit/longTablePage';
import { commandsOf, expectWon, sitDown, touch } from '../kit/longTableTouches';
import { type WonGame, wonGame } from '../kit/longTableWon';

const url = inject('page');

const browser = await sharedBrowser();
let game: WonGame;
beforeAll(() => {
  game = wonGame();
});

/** The test starts this many touches or commands before the end. */
const LAST = 6;

it('the last touches on a phone win the scenario, and each sends the expected command', async () => {
  const one = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  // Starts right after a command, so that there is no selection yet.
  const from = game.touches.findIndex(({ said }) => said === game.touches.at(-LAST)?.said) + 1;
  await sitDown(one, url, game, game.touches[from - 1]?.said ?? 0);
  await touch(one, touching(one), game, [from, game.touches.length]);
  await expectWon(one);
  expect(one.errors).toEqual([]);
  await one.context.close();
});

it('the last commands by the buttons of the mirror win the scenario', async () => {
  const one = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const all = game.journal.commands;
  await sitDown(one, url, game, all.length - LAST);
  for (let commands = await commandsOf(one.page); commands; commands = await commandsOf(one.page)) {
    expect(commands).toEqual(all.slice(0, commands.length));
    const next = all[commands.length];
    if (!next) break;
    await pressSlip(one.page, next);
  }
  await expectWon(one);
  expect(one.errors).toEqual([]);
  await one.context.close();
});

it('a finished game that is resumed does not break when the window is resized', async () => {
  const one = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const { page, context, errors } = one;
  await sitDown(one, url, game, game.journal.commands.length);
  await page.waitForSelector('.outcome-screen');
  await page.setViewportSize({ width: 900, height: 600 });
  const canvas = () =>
    page.evaluate(() => document.querySelector('#game canvas')?.getBoundingClientRect().width ?? 900);
  await expect.poll(canvas).toBe(900);
  expect(errors).toEqual([]);
  await context.close();
});
