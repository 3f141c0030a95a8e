/** Decisions can be undone and redone, even after a reload; a roll only as practice. The language can be changed at any time. */
import { expect, inject, it } from 'vitest';
import type { Play } from '../../src/flow/inHand/play';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { newestRecord } from '../kit/disk';
import { idle, journalOf, type Player, seated, stateOf } from '../kit/player';
import { enterTable } from '../kit/seat';

const url = inject('page');

const browser = await sharedBrowser();

/** Opens a game that the greedy bot has played until `done` returns true. */
async function sitDown(done: (play: Play) => boolean): Promise<Player> {
  const profile = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const player: Player = { ...(await visit(browser, profile)), touch: true };
  await enterTable(player, url, 'plot36', done);
  return player;
}

async function comeBack({ page }: Player): Promise<void> {
  await page.evaluate(() => window.gloomholdin.saved());
  await page.reload();
  await seated(page);
}

const lengthOf = async ({ page }: Player) => (await journalOf(page))?.commands.length ?? -1;

it('undo and redo name the decision, and still work after a reload', async () => {
  const player = await sitDown(
    ({ state }) => state.turn !== null && state.turn.action === null && state.turn.actions.length > 0,
  );
  const { page, errors } = player;
  const there = await stateOf(page);
  const said = await lengthOf(player);
  expect(said).toBeGreaterThan(2);

  const undo = page.locator('[data-term=undo]');
  expect(await undo.getAttribute('aria-label')).toMatch(/^Undo: ./);
  await undo.click();
  await idle(page);
  const back = await lengthOf(player);
  expect(back).toBeLessThan(said);

  await comeBack(player);
  expect(await lengthOf(player)).toBe(back);
  await page.click('[data-term=menu]');
  expect(await page.locator('[data-action=redo]').textContent()).toMatch(/^Redo: ./);
  await page.click('[data-action=redo]');
  await idle(page);
  expect(await stateOf(page)).toEqual(there);
  expect(errors).toEqual([]);
  await player.context.close();
});

it('a roll can be undone only as practice after a second request, and the record notes it', async () => {
  const player = await sitDown(({ state }) => state.fight !== null && state.fight.face !== null);
  const { page, errors } = player;
  const rolled = await stateOf(page);
  const length = await lengthOf(player);
  expect(await page.locator('[data-term=undo]').isDisabled()).toBe(true);

  await page.click('[data-term=menu]');
  await page.click('[data-action=rewind]');
  expect(await lengthOf(player)).toBe(length);
  await page.click('[data-action=rewind]');
  await idle(page);
  expect((await stateOf(page))?.fight?.face).toBeNull();
  await comeBack(player);
  // The seed is the same, so the same roll comes again.
  await page.click('[data-term=menu]');
  await page.click('[data-action=redo]');
  await idle(page);
  expect(await stateOf(page)).toEqual(rolled);
  await page.evaluate(() => window.gloomholdin.saved());
  expect((await newestRecord(page)).envelope.campaign.practice).toBe(1);
  expect(errors).toEqual([]);
  await player.context.close();
});

it('the language can be changed during a scenario, and the table stays unchanged', async () => {
  const player = await sitDown(({ state }) => state.turn !== null);
  const { page, errors } = player;
  const before = await journalOf(page);
  for (const [language, title] of [
    ['ru', 'Участок девять'],
    ['cs', 'Parcela devět'],
    ['en', 'Plot Nine'],
  ] as const) {
    await page.click('[data-term=menu]');
    await page.locator('[role=dialog] [data-action=settings]').click();
    await page.locator(`label[lang=${language}]`).click();
    await page.keyboard.press('Escape');
    await page.locator('.bar-title h1').getByText(title).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe(language);
  }
  await idle(page);
  expect(await journalOf(page)).toEqual(before);
  expect(errors).toEqual([]);
  await player.context.close();
});
