/** The installed game: it boots without its server, and changes to a new version without losing the current game. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROFILES, sharedBrowser, visitWithSound } from '../kit/browser';
import { foundParty, setOut } from '../kit/longTablePage';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

const browser = await sharedBrowser();
let folder: string;
let server: Server;
let url: string;

/** Serves a copy of the built page, which a test may change or delete. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gloomholdin-'));
  cpSync('dist', folder, { recursive: true });
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    try {
      const body = readFileSync(file);
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-store',
        // Many servers send this header; the page requests scripts with another Origin than the worker did when it fetched them.
        vary: 'Origin',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});
function close(): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Waits until everything is cached and the service worker controls this page. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

async function begin(page: Page): Promise<void> {
  await page.goto(url);
  await page.click('[data-action=new]');
  await page.fill('input', 'Mirka');
  await page.click('button[type=submit]');
  await page.waitForSelector('button[data-scenario="1"]');
  await kept(page);
}

it('boots and can be played without the server, even in a language that was never used before', async () => {
  const { page, errors } = await visitWithSound(browser, { ...PROFILES.phone, deviceScaleFactor: 1 });
  await begin(page);
  await close();
  await page.reload();
  await page.click('button[data-scenario="1"]');
  await page.click('[data-action=enter]');
  await page.waitForSelector('.hud .prompt');
  // Opening the same address again would be a reload, which returns to the open page.
  await page.goto('about:blank');
  await page.goto(url);
  await page.click('button[lang=ru]');
  await page.getByRole('button', { name: /^В руке/ }).waitFor();
  expect(errors).toEqual([]);
});

it('the Long Table can be founded and played without the server, even if it was never opened before', async () => {
  const { page, errors } = await visitWithSound(browser, {
    ...PROFILES.phone,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  await page.goto(url);
  await kept(page);
  await close();
  await foundParty(page, url);
  await setOut(page);
  await page.tap('.foot [data-says*=begin]');
  await page.waitForSelector('.fan button.card');
  await page.locator('.fan button.card').first().tap();
  await page.locator('.fan button.card').nth(1).tap();
  // The second card of a hero is enough, as long as another hero still has to choose.
  await page.waitForSelector('.tab .means.set');
  // A script, text or picture that is not cached would be an error of the page.
  expect(errors).toEqual([]);
});

it('announces a new version, changes to it on request, and keeps the campaign', async () => {
  const { page } = await visitWithSound(browser, { ...PROFILES.phone, deviceScaleFactor: 1 });
  await begin(page);
  const index = join(folder, 'index.html');
  const next = readFileSync(index, 'utf8').replace('<title>', '<title>New ');
  writeFileSync(index, next.replace(/name="version" content="\w+"/, 'name="version" content="next"'));
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/gloomholdin-\w+/, 'gloomholdin-next'));

  await page.reload();
  expect(await page.title()).toBe("Gloomholdin'");
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.click('[data-action=renew]');
  await page.waitForFunction(() => document.title.startsWith('New'));
  await page.getByRole('heading', { name: 'Mirka' }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual(['gloomholdin-next']);
});

it('can be installed: it has a manifest, and all its icons exist', async () => {
  const { page } = await visitWithSound(browser, { ...PROFILES.phone, deviceScaleFactor: 1 });
  await page.goto(url);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });
  for (const { src } of manifest.icons) {
    const answer = await page.request.get(url + src);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/octet-stream']);
  }
});
