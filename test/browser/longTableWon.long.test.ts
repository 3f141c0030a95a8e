/**
 * Scenario 1 of the Long Table is won in the real page: the whole by touch on a phone, its end with the mouse (longTableEnd.test.ts has the
 * keyboard). After each touch the page shows the state that the rules give, whichever gesture drew the card.
 */
import { beforeAll, expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { clicking, touching } from '../kit/longTableFingers';
import { expectWon, reopen, sitDown, touch, WAYS_TO_PULL } from '../kit/longTableTouches';
import { type WonGame, wonGame } from '../kit/longTableWon';

const url = inject('page');

const browser = await sharedBrowser();
let game: WonGame;
beforeAll(() => {
  game = wonGame();
});

/** The number of touches before the middle of a turn, after `part` of the game: its first card has been played. */
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

it('by touch on a phone, from the first card to victory: rotated and closed in mid-turn, with cards drawn by ten gestures', async () => {
  const phone = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const first = await visit(browser, phone);
  await sitDown(first, url, game, 0);
  const [turned, closed] = [midTurn(0.2), midTurn(0.5)];
  const pulled: string[] = [];
  await touch(first, touching(first), game, [0, turned], pulled);
  await first.page.setViewportSize({ width: 844, height: 390 });
  await first.page.waitForSelector('.hud.long.landscape');
  await touch(first, touching(first), game, [turned, closed], pulled);
  const second = await reopen(first, url, (page, button) => page.click(button), '.hud.long.portrait');
  await touch(second, touching(second), game, [closed, game.touches.length], pulled);
  await expectWon(second);
  expect(new Set(pulled).size).toBe(WAYS_TO_PULL);
  expect(second.errors).toEqual([]);
  await first.context.close();
});

it('with the mouse on a desktop, the last rounds to victory', async () => {
  const one = await visit(browser, { ...PROFILES.large, reducedMotion: 'reduce' });
  const from = midTurn(0.85);
  await sitDown(one, url, game, game.touches[from - 1]?.said ?? 0);
  await touch(one, clicking(one), game, [from, game.touches.length]);
  await expectWon(one);
  expect(one.errors).toEqual([]);
  await one.context.close();
});
