/** The page plays sound when the browser allows it, and works without sound when the browser does not. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { playBlind } from '../kit/blind';
import { PROFILES, picture, sharedBrowser, visitWithSound } from '../kit/browser';
import { newCampaign, type Player, playOn } from '../kit/player';

const url = inject('page');
const PHONE: BrowserContextOptions = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' };

declare global {
  interface Window {
    /** Counts of the page's use of Web Audio: opened contexts and started sounds. */
    heard: { contexts: number; sounds: number };
  }
}

const browser = await sharedBrowser();

/** A page that counts the sounds that it plays. */
async function open(): Promise<Player> {
  const one: Player = { ...(await visitWithSound(browser, PHONE)), touch: true };
  await one.page.addInitScript(() => {
    window.heard = { contexts: 0, sounds: 0 };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.heard.sounds += 1;
      start.apply(this, when);
    };
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.heard.contexts += 1;
      }
    };
  });
  return one;
}

const openSettings = (page: Page) => page.getByRole('button', { name: 'Settings' }).click();
const heard = (page: Page) => page.evaluate(() => window.heard);

describe('sound', () => {
  it('starts with the first gesture and continues through a round', async () => {
    const one = await open();
    await one.page.goto(`${url}?test`);
    await one.page.waitForSelector('[data-action=new]');
    expect(await heard(one.page)).toEqual({ contexts: 0, sounds: 0 });
    await newCampaign(one, url, 'plot36');
    await playBlind(one.page, ({ state }) => state.round > 1);
    const { contexts, sounds } = await heard(one.page);
    expect(contexts).toBe(1);
    expect(sounds).toBeGreaterThan(5);
    // The music was fetched at the first moves.
    const fetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('musician'));
    await one.page.waitForFunction(fetched);
    expect(one.errors).toEqual([]);
    await one.context.close();
  });

  it('is optional: the game works without Web Audio', async () => {
    const one: Player = { ...(await visitWithSound(browser, PHONE)), touch: true };
    await one.page.addInitScript(() => {
      for (const name of ['AudioContext', 'webkitAudioContext']) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Navigator.prototype, 'vibrate');
    });
    await newCampaign(one, url, 'plot36');
    const lent = () => [typeof window.AudioContext, typeof navigator.vibrate];
    expect(await one.page.evaluate(lent)).toEqual(['undefined', 'undefined']);
    let left = 3;
    await playOn(one, () => left-- === 0);
    expect(one.errors).toEqual([]);
    await one.context.close();
  });

  it('can be turned down, up and off, and keeps its volume for the next visit', async () => {
    const one = await open();
    await one.page.goto(`${url}?test`);
    await openSettings(one.page);
    const slider = (name: string) => one.page.locator(`input[name=${name}]`);
    await slider('sound').fill('0.25');
    await slider('ambience').fill('0');
    await one.page.locator('label:has(input[name=vibration])').click();
    await slider('music').fill('0.6');
    expect(await one.page.locator('.volumes output').allTextContents()).toEqual(['25%', 'Off', '60%']);
    await one.page.evaluate(() => window.gloomholdin.saved());
    await one.page.reload();
    await slider('sound').waitFor();
    expect(await slider('sound').inputValue()).toBe('0.25');
    expect(await slider('ambience').inputValue()).toBe('0');
    expect(await slider('music').inputValue()).toBe('0.6');
    expect(await slider('playsMusic').isChecked()).toBe(true);
    expect(await slider('vibration').isChecked()).toBe(false);
    await picture(one.page, 'sound-settings');
    const boxes = await Promise.all(['sound', 'ambience', 'music'].map((name) => slider(name).boundingBox()));
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(one.errors).toEqual([]);
    await one.context.close();
  });
});
