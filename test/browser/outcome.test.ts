/** The page after a scenario: its seal is visible at every size, it sums the run up, and offers a picture of it to share. */
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { type Campaign, newCampaign, setupFor } from '../../src/flow/inHand/campaign';
import { send } from '../../src/flow/inHand/play';
import { accountOf } from '../../src/session/inHand/account';
import { encodeSave } from '../../src/storage/saveCode';
import { VERSION } from '../../src/storage/schema';
import { PROFILES, picture, sharedBrowser, visit } from '../kit/browser';
import { type Game, keep, newGame, record } from '../kit/inHand';
import { playOn, seated, winningSeed } from '../kit/player';
import { MIRKA, opened, putIn } from '../kit/putIn';

const browser = await sharedBrowser();

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
] as const;

const OUTCOME = {
  scenario: 12,
  won: true,
  money: 3,
  gold: { money: 6, treasures: 5, reward: 6 },
  items: ['leftBoot', 'hipFlask'],
  achievements: ['nightBlade'],
  unlocked: [13, 18],
  blocked: [14],
  forSale: ['hipFlask'],
} as const;

it.each([
  ['by touch', { ...PROFILES.phone, deviceScaleFactor: 1 }, SIZES],
  ['on a desktop', PROFILES.large, [[1440, 900]]],
] as const)('%s at every size the seal is visible, and nothing overflows the window', async (_, profile, sizes) => {
  const { page, context, errors } = await visit(browser, { ...profile, locale: 'ru-RU', reducedMotion: 'reduce' });
  await page.goto(`${inject('page')}?test`);
  await page.waitForSelector('[data-action=new]');
  await putIn(page, { ...MIRKA, scenarios: opened(12), stage: { at: 'outcome', outcome: OUTCOME } });
  await page.click('[data-action=continue]');
  await page.waitForSelector('.outcome .onward');
  const look = () =>
    page.evaluate(() => {
      const seal = document.querySelector('.outcome .onward')?.getBoundingClientRect();
      const screen = document.querySelector('.outcome');
      return {
        above: Math.round(seal?.top ?? -1) >= 0,
        below: innerHeight - Math.round(seal?.bottom ?? 0) >= 0,
        wide: (screen?.scrollWidth ?? 0) - (screen?.clientWidth ?? 0),
        motions: document.getAnimations().length,
        shade: getComputedStyle(document.querySelector('.outcome .seal-row') ?? document.body, '::before').content,
      };
    });
  for (const [width, height] of sizes) {
    const name = `${width} x ${height}`;
    const fits = { above: true, below: true, wide: 0, motions: 0, shade: 'none', name };
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.querySelector('.outcome')?.scrollTo(0, 0));
    await expect.poll(async () => ({ ...(await look()), name })).toEqual(fits);
    await page.evaluate(() => document.querySelector('.outcome')?.scrollTo(0, 9999));
    expect({ ...(await look()), name }).toEqual(fits);
    await picture(page, `outcome-${name}`);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it('1024 x 768: a long page shows its levels without scrolling', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });
  const inSight = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return bottom <= innerHeight && there !== null && (each.contains(there) || there.contains(each));
      }),
    );
  await page.goto(`${inject('page')}?test`);
  await page.waitForSelector('[data-action=new]');
  await putIn(page, { ...MIRKA, scenarios: opened(3) });
  await page.click('[data-action=continue]');
  await page.click('button[data-scenario="4"]');
  await page.waitForSelector('.levels input', { state: 'attached' });
  expect(await inSight('.levels label')).toEqual([true, true, true, true]);
  await context.close();
});

it('animates seal and coins, while the button onwards can already be pressed', async () => {
  const { page, context } = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1 });
  await page.goto(`${inject('page')}?test`);
  await page.waitForSelector('[data-action=new]');
  await putIn(page, { ...MIRKA, scenarios: opened(3), stage: { at: 'outcome', outcome: OUTCOME } });
  await page.click('[data-action=continue]');
  await page.waitForSelector('.outcome .onward:focus');
  const names = await page.evaluate(() =>
    document
      .getAnimations()
      .map((each) => (each as CSSAnimation).animationName)
      .filter((each) => each === 'slam'),
  );
  expect(names).toEqual(['slam']);
  await page.locator('.coins [data-lies=true]').nth(16).waitFor();
  await page.click('.onward');
  await page.waitForSelector('[data-action=town]');
  await context.close();
});

it.each([
  ['the phone', { ...PROFILES.phone, deviceScaleFactor: 1 }],
  ['a phone on its side', { ...PROFILES.phone, viewport: { width: 844, height: 390 }, deviceScaleFactor: 1 }],
])('a defeat on %s is spoken, shows what ran out, and its seal restarts the scenario', async (_, profile) => {
  const { page, context, errors } = await visit(browser, { ...profile, reducedMotion: 'reduce' });
  await page.goto(`${inject('page')}?test`);
  await page.waitForSelector('[data-action=new]');
  const last = { round: 7, spent: 'cards', left: 1, foe: { monster: 'shuffler', hp: 3 } } as const;
  const lost = { by: 'exhausted', last } as const;
  const outcome = { ...OUTCOME, scenario: 4, won: false, items: [], achievements: [], unlocked: [], lost } as const;
  await putIn(page, { ...MIRKA, scenarios: opened(3), stage: { at: 'outcome', outcome } });
  await page.click('[data-action=continue]');
  await page.waitForSelector('.outcome .wax:focus');
  expect(await page.locator('.lost-by').textContent()).toBe(
    'Your cards ran out in round 7. Left standing: Shuffler, 3 HP.',
  );
  await page.locator('[aria-live]').getByText('Returned to sender: you have lost').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.locator('.levels input').first().waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
  await context.close();
});

/** The first scenario, one command before its end. */
function nearlyOver(campaign: Campaign): { game: Game; end: Game; seed: string } {
  const seed = winningSeed(false);
  const games: Game[] = [newGame(bookFor(setupFor(campaign, 1, 1, seed)))];
  for (let game = games[0]; game; game = games.at(-1)) {
    const command = greedyBot(game.play);
    const sent = command && send(game.play, command);
    if (!command || !sent?.ok) break;
    games.push(record(game, command, sent.play, sent.events));
  }
  const [game, end] = [games.at(-2), games.at(-1)];
  if (!game || !end) throw new Error('that was a short game');
  return { game, end, seed };
}

it('sums up the run that was played, even after a reload, and offers its picture', async () => {
  const campaign = newCampaign('c000000000000000', 'Mirka', { hindrances: false, onTable: false });
  const { game, end, seed } = nearlyOver(campaign);
  const { rounds, dealt, best } = accountOf(end.play.book, end.journal);
  const visited = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const { page, context, errors } = visited;
  await page.goto(`${inject('page')}?test`);
  await page.waitForSelector('[data-action=new]');
  const stage = { at: 'table', scenario: 1, scenarioLevel: 1, seed } as const;
  const times = { serial: 1, created: 1, savedAt: 2, played: 0 };
  const save = { mode: 'inHand', ...times, campaign: { ...campaign, stage }, table: keep(game) } as const;
  await page.click('[data-action=saves]');
  const buffer = Buffer.from(await encodeSave({ version: VERSION, ...save }));
  await page.setInputFiles('input[type=file]', { name: 'm.txt', mimeType: 'text/plain', buffer });
  await page.click('[data-action=accept]');
  await page.getByRole('status').getByText('Mirka').waitFor();
  await page.keyboard.press('Escape');
  await page.click('[data-action=continue]');
  await seated(page);
  await playOn({ ...visited, touch: true });

  const figures = page.locator('.figures b');
  await figures.first().waitFor();
  const expected = [String(rounds), String(dealt), String(best?.damage)];
  expect((await figures.allTextContents()).slice(0, 3)).toEqual(expected);
  await page.locator('.earned').getByText('Duly served').waitFor();
  await page.evaluate(() => window.gloomholdin.saved());
  await page.reload();
  await figures.first().waitFor();
  expect((await figures.allTextContents()).slice(0, 3)).toEqual(expected);

  await page.locator('[data-action=keepsake]').focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await page.getByRole('status').getByText('The browser has saved the picture.').waitFor();
  const png = readFileSync(await download.path());
  // A PNG has its size in its header.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

  // As on a phone, where the system shares: it succeeds, it fails, and the player cancels.
  await page.evaluate(() => {
    const lent = window as unknown as { outcome: string | null; given: number[] };
    Object.assign(lent, { outcome: null, given: [] });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1,
      share: async ({ files = [] }: ShareData) => {
        lent.given.push(files[0]?.size ?? 0);
        if (lent.outcome) throw new DOMException('', lent.outcome);
      },
    });
  });
  const press = async (outcome: string | null) => {
    await page.evaluate((name) => Object.assign(window, { outcome: name }), outcome);
    await page.click('[data-action=keepsake]');
  };
  await press(null);
  await page.getByRole('status').getByText('It is on its way.').waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), press('NotAllowedError')]);
  expect(saved.suggestedFilename()).toBe('gloomholdin.png');
  await page.getByRole('status').getByText('It could not be shared from here').waitFor();
  await press('AbortError');
  await expect.poll(() => page.evaluate(() => (window as unknown as { given: number[] }).given.length)).toBe(3);
  await page.getByText('It could not be shared from here').waitFor({ state: 'detached' });
  const given = await page.evaluate(() => (window as unknown as { given: number[] }).given);
  expect(given).toEqual(Array(3).fill(png.length));
  expect(errors).toEqual([]);
  await context.close();
});
