/** Uncaught errors end in a message on the screen and a way to export the saves, never in an empty page. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { PROFILES, picture, sharedBrowser, visitWithSound } from '../kit/browser';
import { forgetAhead, newestRecord, putRecords } from '../kit/disk';
import { type Player, playOn, seated } from '../kit/player';
import { after, putTable } from '../kit/seat';

const url = inject('page');

const browser = await sharedBrowser();

const players: Player[] = [];
afterEach(async () => {
  for (const { context } of players.splice(0)) await context.close();
});

async function player(locale = 'en-GB'): Promise<Player> {
  const profile = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce', locale } as const;
  const one = { ...(await visitWithSound(browser, profile)), touch: true };
  players.push(one);
  return one;
}

/** A page with the save of a scenario after some decisions; the game is not open. */
async function begun(): Promise<Player> {
  const one = await player();
  await putTable(one, url, 'plot36', after(3));
  return one;
}

const title = async (page: Page) => {
  await page.goto(`${url}?test`);
  await page.waitForSelector('[data-action=new]');
};

/** Presses the button that exports the saves. @returns the text of the file */
async function taken(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=rescue]')]);
  expect(file.suggestedFilename()).toBe('gloomholdin-saves.txt');
  return readFileSync(await file.path(), 'utf8');
}

/** Imports a file into a fresh profile. @returns the text with which the sheet offers it */
async function putInAfresh(text: string): Promise<{ page: Page; offered: string }> {
  const { page } = await player();
  await title(page);
  await page.click('[data-action=saves]');
  await page.setInputFiles('input[type=file]', {
    name: 'saves.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  const offered = await page.locator('[data-offer]').textContent();
  await page.click('[data-action=accept]');
  await page.keyboard.press('Escape');
  return { page, offered: offered ?? '' };
}

describe('a boot that fails', () => {
  it('because its language cannot be fetched: reports it, exports the saves, and can be tried again', async () => {
    const one = await begun();
    const { envelope } = await newestRecord(one.page);
    await one.page.goto('about:blank');
    await one.context.route(/\/assets\/en-[^/]*\.js$/, (route) => route.abort());
    await one.page.goto(`${url}?test`);
    await one.page.waitForSelector('.failure h1');
    expect(await one.page.textContent('.failure h1')).toBe('The game could not be opened.');
    await picture(one.page, 'boot-failed');
    const { page, offered } = await putInAfresh(await taken(one.page));
    expect(offered).toContain('Mirka');
    await page.click('[data-action=continue]');
    await seated(page);
    expect(await page.evaluate(() => window.gloomholdin.journal)).toEqual(envelope.table?.journal);
    await one.context.unroute(/\/assets\/en-[^/]*\.js$/);
    await one.page.click('[data-action=again]');
    await one.page.waitForSelector('[data-action=continue]');
    expect(await one.page.locator('.failure').count()).toBe(0);
  });

  it('because the game itself cannot be fetched: reports it in the language of the browser', async () => {
    const { page } = await player('cs-CZ');
    await page.route(/\/assets\/start-[^/]*\.js$/, (route) => route.abort());
    await page.goto(`${url}?test`);
    await page.waitForSelector('.failure[lang=cs]');
    expect(await page.textContent('.failure h1')).toBe('Hru se nepodařilo otevřít.');
    await page.click('[data-action=rescue]');
    await page.getByText('není uložená žádná kampaň').waitFor();
  });

  it('because the browser throws on access to its storage: exports the saves, damaged ones included', async () => {
    const one = await begun();
    const { key, envelope } = await newestRecord(one.page);
    await one.page.goto('about:blank');
    await title(one.page);
    await forgetAhead(one.page);
    await putRecords(one.page, { [key.replace(/0$/, '1')]: '{"torn' });
    await one.page.addInitScript(() => {
      Object.defineProperty(navigator, 'storage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await one.page.goto(`${url}?test`);
    await one.page.waitForSelector('.failure');
    const text = await taken(one.page);
    expect(text.split('\n')).toContain('{"torn');
    expect(text).toContain(envelope.campaign.id);
    const { offered } = await putInAfresh(text);
    expect(offered).toContain('Mirka');
  });
});

describe('while the game is mounted', () => {
  const BREAKS: readonly ((page: Page) => Promise<void>)[] = [
    async (page) => {
      await page.evaluate(() => {
        const script = document.querySelector<HTMLScriptElement>('script[src]')?.src;
        document.querySelector('[data-action=saves]')?.addEventListener('click', () => {
          throw Object.assign(new Error('a listener'), { stack: `Error: a listener\n    at press (${script}:1:1)` });
        });
      });
      await page.click('[data-action=saves]');
      await page.waitForSelector('[role=dialog]');
      await page.keyboard.press('Escape');
    },
    (page) =>
      page.evaluate(() => {
        const script = document.querySelector<HTMLScriptElement>('script[src]')?.src;
        const stack = `Error: a promise\n    at fetch (${script}:1:1)`;
        void Promise.reject(Object.assign(new Error('a promise'), { stack }));
      }),
  ];

  it('an error in a listener or a rejection shows a warning, the saves can be exported, and the game goes on', async () => {
    const one = await begun();
    await title(one.page);
    for (const breakIt of BREAKS) {
      await breakIt(one.page);
      await one.page.locator('.warning', { hasText: 'Something in the game has broken' }).waitFor();
      await picture(one.page, 'broken');
      expect(await taken(one.page)).toContain('Mirka');
      await one.page.click('[data-action=dismiss]');
      await one.page.locator('.warning').waitFor({ state: 'detached' });
      expect(await one.page.locator('.failure').count()).toBe(0);
    }
    await one.page.click('[data-action=continue]');
    await seated(one.page);
    let left = 1;
    await playOn(one, () => left-- === 0);
  });

  it('an error of a foreign script shows no warning', async () => {
    const { page } = await begun();
    await title(page);
    await page.evaluate(() => void Promise.reject(new Error('an extension')));
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
    expect(await page.locator('.warning').count()).toBe(0);
  });
});

describe('the picture', () => {
  it('that cannot be fetched: says so, keeps the title, and comes after a reload', async () => {
    const { page, context } = await begun();
    const scenes = /\/assets\/(painting|phaser|art)-[^/]*\.js$/;
    await context.route(scenes, (route) => route.abort());
    await title(page);
    await page.click('[data-action=continue]');
    await page.locator('.warning', { hasText: 'could not be fetched' }).waitFor();
    await page.waitForSelector('.title-screen');
    await picture(page, 'picture-missing');
    await context.unroute(scenes);
    // Browsers do not request a failed module again until the page is reloaded.
    await page.click('[data-action=reload]');
    await page.locator('.warning').waitFor({ state: 'detached' });
    await page.click('[data-action=continue]');
    await seated(page);
  });
});
