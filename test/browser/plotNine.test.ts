import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, PROFILES, picture, visit, visitIn } from '../kit/browser';
import {
  idle,
  journalOf,
  newCampaign,
  type Player,
  playOn,
  replayed,
  seated,
  stateOf,
  throwRuler,
  winningSeed,
} from '../kit/player';

const SEED = winningSeed();

let browser: Browser;
const url = inject('page');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function player(profile: keyof typeof PROFILES, calm = false): Promise<Player> {
  const touch = profile === 'phone';
  const options = { ...PROFILES[profile], deviceScaleFactor: 1, ...(calm ? { reducedMotion: 'reduce' as const } : {}) };
  return { ...(await visit(browser, options)), touch };
}

describe('scenario 1, from the title to victory', () => {
  it.each([
    ['phone', 'touch', false],
    ['large', 'mouse', true],
  ] as const)('on a %s, by %s', async (profile, _by, calm) => {
    const one = await player(profile, calm);
    const { page, errors, context } = one;
    await newCampaign(one, url, SEED);
    // Everything is watched for two rounds; then the player is in a hurry, where anything moves at all.
    const watched = await playOn(one, ({ state }) => state.round > 2);
    const decisions = watched + (await playOn({ ...one, hurries: true }));
    await page.waitForSelector('[data-won]');
    expect(await page.getAttribute('[data-won]', 'data-won')).toBe('true');
    await picture(page, `${profile}-won`);
    expect(decisions).toBeGreaterThan(20);
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
  });
});

describe('R2.1 the throw, by hand', () => {
  it('has its result in the journal before the ruler has come to rest, and shows that result', async () => {
    const one = await player('phone');
    await newCampaign(one, url, SEED);
    await playOn(one, ({ phase }) => phase === 'behaviour');
    const before = (await journalOf(one.page))?.commands.length ?? 0;
    await throwRuler(one, 16);
    const journal = await journalOf(one.page);
    expect(journal?.commands.length).toBe(before + 1);
    expect(journal?.commands.at(-1)).toEqual({ type: 'roll' });
    await idle(one.page);
    expect(one.errors).toEqual([]);
    await one.context.close();
  });
});

describe('closing the page in mid-combat', () => {
  it('finds everything as it lay, to the roll', async () => {
    const one = await player('phone', true);
    await newCampaign(one, url, SEED);
    await playOn(one, ({ phase, state }) => phase.endsWith('rolling') && state.round > 1);
    const left = await stateOf(one.page);
    const journal = await journalOf(one.page);
    await one.page.evaluate(() => window.gloomholdin.saved());
    await one.page.close();

    const again: Player = { ...(await visitIn(one.context)), touch: true };
    await again.page.goto(`${url}?test`);
    await again.page.click('[data-action=continue]');
    await seated(again.page);
    expect(await stateOf(again.page)).toEqual(left);
    expect((await journalOf(again.page))?.commands).toEqual(journal?.commands);
    if (!journal) throw new Error('there was no journal');
    expect(replayed(journal).state).toEqual(left);

    await playOn(again);
    await again.page.waitForSelector('[data-won=true]');
    expect([...one.errors, ...again.errors]).toEqual([]);
    await one.context.close();
  });
});
