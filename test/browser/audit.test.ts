/** By touch on a phone: audits a game, opens a step of it, and plays a copy on from there, which is not stored. */
import { expect, inject, it } from 'vitest';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { newCampaign, setupFor } from '../../src/flow/inHand/campaign';
import { send } from '../../src/flow/inHand/play';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { encodeSave } from '../../src/storage/saveCode';
import { VERSION } from '../../src/storage/schema';
import { PROFILES, picture, sharedBrowser, visit } from '../kit/browser';
import { type Game, keep, newGame, record } from '../kit/inHand';
import { playOn, seated } from '../kit/player';
import { putInCode } from '../kit/putIn';

const CAMPAIGN = newCampaign('c000000000000000', 'Mirka', { hindrances: false, onTable: false });
const LEVEL = 3;

/** A lost game of the first scenario, one command before its end. */
function nearlyLost(): { game: Game; seed: string } {
  for (let nth = 0; nth < 60; nth += 1) {
    const seed = `lost${nth}`;
    const games: Game[] = [newGame(bookFor(setupFor(CAMPAIGN, 1, LEVEL, seed)))];
    for (let game = games[0]; game; game = games.at(-1)) {
      const command = greedyBot(game.play);
      const sent = command && send(game.play, command);
      if (!command || !sent?.ok) break;
      games.push(record(game, command, sent.play, sent.events));
    }
    const [game, end] = [games.at(-2), games.at(-1)];
    if (game && end && IN_HAND.outcome(end.play) === 'lost') return { game, seed };
  }
  throw new Error('no game was lost');
}

/** All stored records as text, except audits and settings; the settings change because they note the lessons that were read. */
const KEPT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('gloomholdin');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const store = opening.result.transaction('saves').objectStore('saves');
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    values.onsuccess = () => {
      opening.result.close();
      resolve(JSON.stringify(keys.result.map((key, i) => [key, values.result[i]]).filter(([key]) => !/^(audit\\/|settings$)/.test(String(key)))));
    };
  };
})`;

it('audits a lost game, opens a step, plays a copy on and comes back, without any change of the stored records', async () => {
  const { game, seed } = nearlyLost();
  const visited = await visit(await sharedBrowser(), {
    ...PROFILES.phone,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  const { page, context, errors } = visited;
  await page.goto(`${inject('page')}?test`);
  await page.waitForSelector('[data-action=new]');
  const stage = { at: 'table', scenario: 1, scenarioLevel: LEVEL, seed } as const;
  const times = { serial: 1, created: 1, savedAt: 2, played: 0 };
  const save = { mode: 'inHand', ...times, campaign: { ...CAMPAIGN, stage }, table: keep(game) } as const;
  await putInCode(page, await encodeSave({ version: VERSION, ...save }));
  await page.click('[data-action=continue]');
  await seated(page);
  await playOn({ ...visited, touch: true });
  await page.tap('[data-action=audit]');
  await page.locator('.audit-balance').waitFor();
  await picture(page, 'audit-working');
  await page.locator('[data-action=stopAudit]').tap();
  await page.locator('[data-action=goOnAudit]').waitFor();

  // A step near the end, so that the copy is soon over.
  await page.locator('.audit-curve').tap({ position: { x: 300, y: 60 } });
  await page.locator('.audit-decision').waitFor();
  await picture(page, 'audit-step');
  await page.evaluate(() => window.gloomholdin.saved());
  const before = await page.evaluate(KEPT);
  await page.tap('[data-action=playOn]');
  await page.locator('.copy-strip').waitFor();
  await seated(page);
  await picture(page, 'audit-copy');
  const know = page.locator('[data-action=know]');
  if (await know.isVisible()) await know.tap();
  await playOn({ ...visited, touch: true });
  await page.locator('.copy-strip[data-outcome]').waitFor();
  await page.evaluate(() => window.gloomholdin.saved());
  expect(await page.evaluate(KEPT)).toBe(before);
  await page.tap('.copy-strip [data-action=leaveCopy]');
  await page.locator('.audit').waitFor();
  await page.tap('.audit-head [data-action=back]');
  await page.locator('.copy-slip').waitFor();
  await page.tap('[data-action=closeAudit]');
  await page.locator('.outcome .wax').waitFor();
  expect(await page.evaluate(KEPT)).toBe(before);
  expect(errors).toEqual([]);
  await context.close();
});
