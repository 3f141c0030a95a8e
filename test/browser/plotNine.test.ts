import { describe, expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit, visitIn } from '../kit/browser';
import {
  idle,
  journalOf,
  type Player,
  playOn,
  replayed,
  seated,
  stateOf,
  throwRuler,
  winningSeed,
} from '../kit/player';
import { enterTable } from '../kit/seat';

const SEED = winningSeed();

const url = inject('page');
const browser = await sharedBrowser();

async function player(profile: keyof typeof PROFILES, calm = false): Promise<Player> {
  const touch = profile === 'phone';
  const options = { ...PROFILES[profile], deviceScaleFactor: 1, ...(calm ? { reducedMotion: 'reduce' as const } : {}) };
  return { ...(await visit(browser, options)), touch };
}

describe('R2.1 the throw, by hand', () => {
  it('is in the journal before the ruler comes to rest, and the table shows the same result', async () => {
    const one = await player('phone');
    await enterTable(one, url, SEED, ({ phase }) => phase === 'behaviour');
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
  it('restores the position exactly, including the roll', async () => {
    const one = await player('phone', true);
    await enterTable(one, url, SEED, ({ phase, state }) => phase.endsWith('rolling') && state.round > 1);
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

    let said = 0;
    expect(await playOn(again, () => said++ > 0)).toBe(1);
    expect([...one.errors, ...again.errors]).toEqual([]);
    await one.context.close();
  });
});
