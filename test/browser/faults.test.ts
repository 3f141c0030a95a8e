/** Provokes faults in the real page: after each of them everything, or at least the last command, is intact. */

import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { legal } from '../../src/flow/inHand/play';
import { sealRecord, sealSave } from '../../src/storage/envelope';
import { further, goOn, warning } from '../kit/afterFault';
import { launch, PROFILES, picture, sharedBrowser, visit } from '../kit/browser';
import { forgetAhead, newestRecord, putRecords, records, wipe } from '../kit/disk';
import { type Envelope, unseal } from '../kit/inHand';
import { idle, journalOf, newCampaign, type Player, replayed, stateOf, throwRuler } from '../kit/player';
import { after, enterTable, putTable } from '../kit/seat';
import { expectKilledIsKept, toTitle } from '../kit/tabs';

const url = inject('page');
const PHONE: BrowserContextOptions = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' };

const browser = await sharedBrowser();

const players: Player[] = [];
afterEach(async () => {
  for (const { context } of players.splice(0)) await context.close();
});

async function player(): Promise<Player> {
  const one = { ...(await visit(browser, PHONE)), touch: true };
  players.push(one);
  return one;
}

/** A campaign with a scenario on the table after some decisions; the last decision is made in the page itself. */
async function begun(decisions = 1): Promise<Player> {
  const one = await player();
  await enterTable(one, url, 'plot36', after(2));
  await further(one, decisions);
  return one;
}

/** The part of two pictures' pixels that clearly differ, from 0 to 1. */
function difference(page: Page, ...shots: readonly [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (codes) => {
      const [one, other] = await Promise.all(
        codes.map(async (code) => {
          const image = new Image();
          image.src = `data:image/png;base64,${code}`;
          await image.decode();
          const { width, height } = image;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!one || !other || one.length !== other.length) return 1;
      let different = 0;
      for (let at = 0; at < one.length; at += 4) {
        const far = [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 40);
        if (far) different += 1;
      }
      return different / (one.length / 4);
    },
    shots.map((shot) => shot.toString('base64')),
  );
}

describe('without optional features of the browser', () => {
  it('falls back to Canvas without WebGL, and can be played', async () => {
    const plain = await launch(['--disable-3d-apis']);
    const one: Player = { ...(await visit(plain, PHONE)), touch: true };
    await enterTable(one, url, 'plot36');
    expect(await one.page.evaluate(() => document.createElement('canvas').getContext('webgl'))).toBeNull();
    await further(one, 1);
    await picture(one.page, 'canvas-renderer');
    expect(one.errors).toEqual([]);
    await plain.close();
  });

  it('warns that nothing is saved when storage is denied, and can be played', async () => {
    const one = await player();
    await one.page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await one.page.goto(`${url}?test&seed=plot36`);
    await warning(one.page, 'keeps nothing');
    await picture(one.page, 'storage-denied');
    await one.page.click('.warning button');
    await newCampaign(one, url, 'plot36');
    await further(one, 1);
    expect((await journalOf(one.page))?.commands).toHaveLength(1);
  });
});

describe('the storage', () => {
  it('is full: a warning appears, the last good save stays, and everything is saved when there is room', async () => {
    // Without IndexedDB the game uses local storage, which a test can fill completely.
    const one = await player();
    await one.page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await newCampaign(one, url, 'plot36');
    await further(one, 1);
    const saved = () =>
      one.page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.includes('/campaign/'))
          .sort(),
      );
    // At the second attempt there is nothing left to delete for more room.
    for (let times = 0; times < 2; times++) {
      await one.page.evaluate((time) => {
        for (let size = 2 ** 22, n = 0; size >= 1; n++) {
          try {
            localStorage.setItem(`filler${time}-${n}`, 'x'.repeat(size));
          } catch {
            size = Math.floor(size / 2);
          }
        }
      }, times);
      if (times === 0) await further(one, 1);
    }
    const before = await saved();
    await further(one, 1);
    await warning(one.page, 'storage is full');
    await picture(one.page, 'storage-full');
    expect(await saved()).toEqual(before);
    await one.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
    });
    await one.page.click('.warning button');
    await further(one, 1);
    const journal = await journalOf(one.page);
    await goOn(one, url);
    expect(await journalOf(one.page)).toEqual(journal);
  });

  it('is wiped: the next command saves everything, the write-ahead has the newest save, and without both the game is new', async () => {
    const one = await begun(0);
    await wipe(one, url, 'indexeddb');
    await further(one, 1);
    const journal = await journalOf(one.page);
    await goOn(one, url);
    expect(await journalOf(one.page)).toEqual(journal);

    await one.page.goto('about:blank');
    await wipe(one, url, 'indexeddb');
    await goOn(one, url);
    expect(await journalOf(one.page)).toEqual(journal);

    // The page asked for persistent storage, and the menu shows the browser's answer.
    const kept = await one.page.evaluate(() => navigator.storage.persisted());
    await one.page.getByRole('button', { name: 'Menu' }).click();
    await one.page.click('[data-action=saves]');
    const state = await one.page.getAttribute('[data-persistence]', 'data-persistence');
    expect(state).toBe(kept ? 'granted' : 'refused');

    await one.page.goto('about:blank');
    await wipe(one, url, 'all');
    await toTitle(one.page, url);
    expect(await one.page.locator('[data-action=continue]').count()).toBe(0);
    await one.page.click('[data-action=new]');
    await one.page.fill('input', 'Mirka');
    await one.page.click('button[type=submit]');
    await one.page.waitForSelector('button[data-scenario="1"]');
    expect(one.errors).toEqual([]);
  });
});

describe('a record', () => {
  it('is corrupt: the previous one is used, with a warning', async () => {
    const one = await begun(1);
    const { key, envelope } = await newestRecord(one.page);
    await toTitle(one.page, url);
    const found = await records(one.page);
    const text = found[key] ?? '';
    const other = unseal(found[key.replace(/[01]$/, (slot) => (slot === '0' ? '1' : '0'))]);
    const before = (other.ok && other.value.envelope.table?.journal.commands) || [];
    expect(envelope.table?.journal.commands.slice(0, before.length)).toEqual(before);
    await forgetAhead(one.page);
    await putRecords(one.page, { [key]: `${text.slice(0, 200)}X${text.slice(201)}` });
    await goOn(one, url);
    await warning(one.page, 'the one before it');
    expect(before.length).toBeGreaterThan(0);
    expect((await journalOf(one.page))?.commands).toEqual(before);
  });

  it.each<[string, (envelope: Envelope) => string, string]>([
    ['is torn', (envelope) => sealSave(envelope).slice(0, -20), 'The text is damaged, or it is not from this game'],
    [
      'is from the future',
      ({ version: _, ...rest }) => sealRecord({ version: 99, ...rest }),
      'It comes from a later version of the game',
    ],
    [
      'needs content that is gone',
      (envelope) => {
        const { table } = envelope;
        if (!table) throw new Error('nothing lies on the table');
        const setup = { ...table.journal.setup, scenario: 'plotOfThePack' };
        return sealSave({ ...envelope, table: { ...table, journal: { ...table.journal, setup } } });
      },
      'It needs something that this game does not have',
    ],
  ])('%s, in every copy: a warning appears, and nothing is deleted', async (_, change, words) => {
    const one = await player();
    await putTable(one, url, 'plot36', after(3));
    const { envelope } = await newestRecord(one.page);
    const { id } = envelope.campaign;
    const text = change(envelope);
    const changed = Object.fromEntries(['0', '1', 'good'].map((name) => [`campaign/${id}/${name}`, text]));
    await putRecords(one.page, changed);
    await toTitle(one.page, url);
    const going = one.page.locator('[data-action=continue]');
    if ((await going.count()) > 0) await going.click();
    await warning(one.page, words);
    expect(await records(one.page)).toEqual(changed);
    expect(one.errors).toEqual([]);
  });
});

describe('the page', () => {
  it('is killed after a command: the command is saved', async () => {
    await expectKilledIsKept(await begun(0), url, [1]);
  });

  it('is closed while the ruler flies: the result of the roll stays the same', async () => {
    const one = { ...(await visit(browser, { ...PHONE, reducedMotion: 'no-preference' })), touch: true };
    players.push(one);
    await enterTable(one, url, 'plot36', (play) => legal(play).some(({ type }) => type === 'roll'));
    const before = await journalOf(one.page);
    await throwRuler(one);
    await one.page.waitForFunction(
      (length) => (window.gloomholdin.journal?.commands.length ?? 0) > length,
      before?.commands.length ?? 0,
    );
    const thrown = await journalOf(one.page);
    await one.page.goto('about:blank');
    await goOn(one, url);
    const rolled = (before?.commands.length ?? 0) + 1;
    const kept = await journalOf(one.page);
    expect(kept?.commands.slice(0, rolled)).toEqual(thrown?.commands.slice(0, rolled));
    expect(kept?.commands[rolled - 1]).toEqual({ type: 'roll' });
    expect((await stateOf(one.page))?.generator).toEqual(thrown && replayed(thrown).state.generator);
  });

  it('loses its WebGL context, warns, and shows the same picture when the context is restored', async () => {
    const one = await begun(0);
    const shot = async () => {
      await idle(one.page);
      return one.page.locator('#game canvas').screenshot();
    };
    const before = await shot();
    const lose = (what: 'loseContext' | 'restoreContext') =>
      one.page.evaluate((name) => {
        const canvas = document.querySelector<HTMLCanvasElement>('#game canvas');
        const gl = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
        const extension = gl?.getExtension('WEBGL_lose_context');
        if (!extension) throw new Error('no such extension');
        Object.assign(window, { extension });
        extension[name]();
      }, what);
    await lose('loseContext');
    await warning(one.page, 'let go of the picture');
    await one.page.evaluate(() => {
      const { extension } = window as unknown as { extension: WEBGL_lose_context };
      extension.restoreContext();
    });
    await one.page.locator('.warning').waitFor({ state: 'detached' });
    expect(await difference(one.page, before, await shot())).toBeLessThan(0.002);
    await further(one, 1);
    expect(one.errors.filter((text) => !/CONTEXT_LOST|context/i.test(text))).toEqual([]);
  });
});
