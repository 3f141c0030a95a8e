import { describe, expect, inject, it } from 'vitest';
import { launch, PROFILES, sharedBrowser, visit } from '../kit/browser';
import { newCampaign, type Player, playOn, winningSeed } from '../kit/player';
import { enterTable } from '../kit/seat';

const SEED = winningSeed();

const url = inject('page');
const browser = await sharedBrowser();

async function player(profile: keyof typeof PROFILES, calm = false): Promise<Player> {
  const touch = profile === 'phone';
  const options = { ...PROFILES[profile], deviceScaleFactor: 1, ...(calm ? { reducedMotion: 'reduce' as const } : {}) };
  return { ...(await visit(browser, options)), touch };
}

/** Expects that the game is won, can be watched and pays gold. */
async function expectWon({ page, errors, context }: Player): Promise<void> {
  await page.waitForSelector('[data-won]');
  expect(await page.getAttribute('[data-won]', 'data-won')).toBe('true');
  await page.click('[data-action=rewatch]');
  await page.waitForSelector('.viewer');
  await page.click('[data-action=unwatch]');
  // R27: 2 gold a token, 6 as reward, 10 from the beginning.
  const tokens = Number(/\d+/.exec((await page.textContent('.facts dt')) ?? '')?.[0] ?? 0);
  await page.click('[data-action=onward]');
  await page.waitForSelector('.journey');
  expect(await page.textContent('.journey-head b')).toContain(String(10 + 6 + 2 * tokens));
  expect(errors).toEqual([]);
  await context.close();
}

describe('scenario 1, from the title to victory', () => {
  it('is won on a phone, by touch', async () => {
    const one = await player('phone');
    await newCampaign(one, url, SEED);
    // The first two rounds are played with animations, the others without.
    const watched = await playOn(one, ({ state }) => state.round > 2);
    const decisions = watched + (await playOn({ ...one, hurries: true }));
    expect(decisions).toBeGreaterThan(20);
    await expectWon(one);
  });

  it('is won on a large screen, by mouse, from the fourth round on', async () => {
    const one = await player('large', true);
    await enterTable(one, url, SEED, ({ state }) => state.round > 3);
    await playOn(one);
    await expectWon(one);
  });

  it('is won on a phone without WebGL, on a Canvas, from the fourth round on', async () => {
    const plain = await launch(['--disable-3d-apis']);
    const options = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
    const one: Player = { ...(await visit(plain, options)), touch: true };
    await enterTable(one, url, SEED, ({ state }) => state.round > 3);
    await playOn(one);
    await one.page.waitForSelector('[data-won=true]');
    expect(one.errors).toEqual([]);
    await plain.close();
  });
});
