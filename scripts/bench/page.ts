/**
 * Measures the page in Chromium: what it loads, when the game can be played, and how fast it answers, saves and resumes. Also prints the
 * size of a stored campaign. The reference is a page that draws one frame of bare Phaser in the same run.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { launch, PROFILES, type Visit, visitWithSound } from '../../test/kit/browser';
import { newGame, replay } from '../../test/kit/inHand';
import { benchCrowd, crowdedGame } from './crowd';
import { benchFrames, benchScenarios, installFrameCounters, sampleFrames } from './frames';
import { codeOf, fightingGame, longGame, sharedGames } from './games';
import { benchGhosts, ghostSave } from './ghosts';
import { recordTitleTime, scriptsToTable, scriptsToTitle } from './loads';
import { BARE_PAGE, CONTINUE_CAMPAIGN, type Marks, MEASURE_WRITES, type Writes } from './pageScripts';
import { serve } from './serve';

const THROTTLE = 4;
const RUNS = 5;

const median = (of: readonly number[]): number => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

/** Returns the 95th percentile, for example the second highest of 20 values. */
const nearlyAll = (of: readonly number[]): number =>
  [...of].sort((a, b) => a - b)[Math.max(0, Math.ceil(of.length * 0.95) - 1)] ?? 0;

const PHONE = { ...PROFILES.phone, deviceScaleFactor: 1 } as const;

async function throttled(browser: Browser): Promise<Visit> {
  const one = await visitWithSound(browser, { ...PHONE, reducedMotion: 'reduce' });
  await one.cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return one;
}

/** Returns the ms until bare Phaser's first frame. */
async function bareFrame(browser: Browser, url: string): Promise<number> {
  const { page, context } = await throttled(browser);
  await page.goto(`${url}bare/`);
  await page.waitForFunction(() => 'done' in window);
  const done = await page.evaluate(() => (window as unknown as { done: number }).done);
  await context.close();
  return done;
}

/** Returns the ms that two frames of an empty scene take, without CPU throttling. The scene is drawn in every frame. */
async function emptyFrames(browser: Browser, url: string): Promise<number> {
  const { page, context } = await visitWithSound(browser, PHONE);
  await page.goto(`${url}bare/`);
  await page.waitForFunction(() => 'done' in window);
  const times = await page.evaluate(async () => {
    const found: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const began = performance.now();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      found.push(performance.now() - began);
    }
    return found;
  });
  await context.close();
  return median(times);
}

/** Returns the ms that replaying at least 500 commands takes: one game, replayed as often as necessary. */
function replayTime(): number {
  const game = longGame();
  const book = bookFor(game.journal.setup);
  const began = performance.now();
  for (let played = 0; played < 500; played += game.journal.commands.length) replay(book, game.journal);
  return performance.now() - began;
}

/** Imports a save into the page's store, and makes every later load of the page continue the save. @param code the save as text */
async function withSave(one: Visit, url: string, code: string): Promise<Visit> {
  const { page } = one;
  const file = join(tmpdir(), `gloomholdin-${process.pid}.txt`);
  writeFileSync(file, code);
  await page.goto(`${url}?test`);
  await page.click('[data-action=saves]');
  await page.setInputFiles('input[type=file]', file);
  await page.click('[data-action=accept]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-action=continue]');
  rmSync(file);
  await page.addInitScript({ content: MEASURE_WRITES });
  // tsx wraps the named functions of a script for the page in calls of this function.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  // From here on every load of the page continues the campaign as soon as the title is shown.
  await page.addInitScript({ content: CONTINUE_CAMPAIGN });
  return one;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const tenths = (value: number) => `${value.toFixed(1)} ms`;
const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Serves the built page and the page with bare Phaser to a browser while `measures` runs. */
async function onPage(measures: (browser: Browser, url: string, folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gloomholdin-bench-'));
  cpSync('dist', folder, { recursive: true });
  cpSync('node_modules/phaser/dist/phaser.min.js', join(folder, 'bare/phaser.min.js'));
  writeFileSync(join(folder, 'bare/index.html'), BARE_PAGE);
  const { url, close } = await serve(folder);
  // No browser flags lower the quality of painting here, because the cost of frames is measured.
  const browser = await launch([]);
  try {
    await measures(browser, url, folder);
  } finally {
    await browser.close();
    close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the report. @param framesAlone whether to measure only the frames, not loading and response times */
export function benchPage(framesAlone = false): Promise<void> {
  return onPage(async (browser, url, folder) => {
    if (!framesAlone) {
      await measure(browser, url, folder);
      await measureCommands(browser, url);
    }
    await frames(browser, url);
  });
}

/** Prints only the textures over ten scenarios. */
export function benchTextures(): Promise<void> {
  return onPage(async (browser, url) => {
    const table = await fightingTable(browser, url);
    await benchScenarios(table.page, await sharedGames());
    await table.context.close();
  });
}

/** Opens a page whose table waits for the roll of the monster's behaviour. */
async function fightingTable(browser: Browser, url: string): Promise<Visit> {
  const table = await visitWithSound(browser, { ...PHONE, reducedMotion: 'no-preference' });
  await installFrameCounters(table.page);
  await withSave(table, url, await codeOf(fightingGame()));
  await table.page.goto(table.page.url());
  await table.page.waitForFunction(() => 'seated' in window);
  await table.page.evaluate(() => window.gloomholdin.idle());
  return table;
}

async function frames(browser: Browser, url: string): Promise<void> {
  const bare = await visitWithSound(browser, PHONE);
  await installFrameCounters(bare.page);
  await bare.page.goto(`${url}bare/`);
  await bare.page.waitForFunction(() => 'done' in window);
  const empty = await sampleFrames(browser, bare);
  await bare.context.close();
  const table = await fightingTable(browser, url);
  await benchFrames(browser, empty, table);
  await benchScenarios(table.page, await sharedGames());
  if (table.errors.length > 0) console.log(`the page reported: ${table.errors.join('; ')}`);
  await table.context.close();
  const crowd = await visitWithSound(browser, { ...PHONE, reducedMotion: 'no-preference' });
  await installFrameCounters(crowd.page);
  const { save, commands } = await crowdedGame();
  await withSave(crowd, url, save);
  await crowd.page.click('[data-action=continue]');
  await crowd.page.waitForSelector('#mirror button[data-command]', { state: 'attached' });
  await benchCrowd(browser, empty, crowd, commands);
  if (crowd.errors.length > 0) console.log(`the page reported: ${crowd.errors.join('; ')}`);
  await crowd.context.close();
  await ghosts(browser, url);
}

async function ghosts(browser: Browser, url: string): Promise<void> {
  const desk = await visitWithSound(browser, { ...PROFILES.large, reducedMotion: 'reduce' });
  await withSave(desk, url, await ghostSave());
  await desk.page.click('[data-action=continue]');
  await desk.page.waitForSelector('#mirror button[data-command]', { state: 'attached' });
  await benchGhosts(browser, desk);
  await desk.context.close();
}

/** Prints the compressed size of the JavaScript that a new player downloads, and the ratio of this size to the size of bare Phaser. */
async function measureLoads(browser: Browser, url: string, folder: string): Promise<void> {
  const packed = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  const phaser = packed('bare/phaser.min.js');
  const tell = (what: string, scripts: readonly string[]) => {
    const sum = scripts.reduce((all, file) => all + packed(file), 0);
    console.log(
      `JavaScript ${what}: ${kB(sum)} gz in ${scripts.length} files, ${(sum / phaser).toFixed(3)} of bare Phaser (${kB(phaser)})`,
    );
  };
  const { page, context } = await visitWithSound(browser, { ...PROFILES.phone, reducedMotion: 'reduce' });
  await recordTitleTime(page);
  await page.goto(`${url}?test`);
  tell('to the first screen', await scriptsToTitle(page));
  await page.click('[data-action=new]');
  await page.fill('input', 'Bench');
  await page.click('button[type=submit]');
  await page.click('button[data-scenario="1"]');
  await page.click('[data-action=enter]');
  tell('to a playable scenario', await scriptsToTable(page));
  await context.close();
}

async function measure(browser: Browser, url: string, folder: string): Promise<void> {
  await measureLoads(browser, url, folder);
  const game = longGame();
  const code = await codeOf(game);
  const one = await withSave(await throttled(browser), url, code);
  // The bare page is always loaded for the first time, so the game's page must not use the cache either.
  await one.cdp.send('Network.enable');
  await one.cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const bare: number[] = [];
  const playable: number[] = [];
  const takenUp: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    bare.push(await bareFrame(browser, url));
    await one.page.goto(one.page.url());
    await one.page.waitForFunction(() => 'seated' in window);
    const marks = await one.page.evaluate(() => {
      const { continued, seated } = window as unknown as Marks;
      return { continued, seated };
    });
    playable.push(marks.seated);
    takenUp.push(marks.seated - marks.continued);
  }
  const ratio = median(playable) / median(bare);
  console.log(
    `to a playable scenario at ${THROTTLE}x throttle: ${ms(median(playable))}, ${ratio.toFixed(2)} of bare Phaser's first frame (${ms(median(bare))})`,
  );
  console.log(
    `to take up ${game.journal.commands.length} commands, table laid, at ${THROTTLE}x throttle: ${ms(median(takenUp))}`,
  );
  await one.context.close();
  const replay = replayTime();
  console.log(
    `500 commands replayed, outside of the browser: ${ms(replay)}, ${ms(replay * THROTTLE)} at ${THROTTLE}x; no scenario has so many (the longest here: ${game.journal.commands.length})`,
  );
  console.log(`a campaign in the store, text: ${kB(code.length)} packed`);
  if (one.errors.length > 0) console.log(`the page reported: ${one.errors.join('; ')}`);
}

/** Measures twenty commands from the beginning of a game, one after the other, without CPU throttling. */
async function measureCommands(browser: Browser, url: string): Promise<void> {
  const fresh = newGame(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'commands' }));
  const one = await withSave(
    await visitWithSound(browser, { ...PHONE, reducedMotion: 'reduce' }),
    url,
    await codeOf(fresh),
  );
  await one.page.goto(one.page.url());
  await one.page.waitForFunction(() => 'seated' in window);
  await one.cdp.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await one.cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const busyBefore = await busy();
  const answers = await one.page.evaluate(async () => {
    const pictures: number[] = [];
    const saves: number[] = [];
    const relaxed: number[] = [];
    const writes = window as unknown as Writes;
    writes.strictWrites.length = 0;
    for (let n = 0; n < 20; n += 1) {
      await window.gloomholdin.idle();
      // Pauses as a player does between two taps, so that the software renderer finishes the previous picture before the next command.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const button = document.querySelector<HTMLElement>('.mirror [data-command]');
      if (!button) break;
      const began = performance.now();
      button.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      pictures.push(performance.now() - began);
      const saving = performance.now();
      await window.gloomholdin.saved();
      saves.push(performance.now() - saving);
      const record = Object.keys(localStorage).find((key) => key.startsWith('gloomholdin/ahead/'));
      relaxed.push(await writes.writeRelaxed((record && localStorage.getItem(record)) ?? ''));
    }
    return { pictures, saves, strict: writes.strictWrites, relaxed };
  });
  const work = ((await busy()) - busyBefore) / answers.pictures.length;
  const empty = await emptyFrames(browser, url);
  console.log(
    `${answers.pictures.length} commands, each to its picture, two frames: ${ms(median(answers.pictures))}, ${(median(answers.pictures) / empty).toFixed(2)} of two frames of an empty scene (${ms(empty)}); ${ms(work)} of work on the main thread, until all lies still; saved after another ${ms(median(answers.saves))}`,
  );
  const { strict, relaxed } = answers;
  console.log(
    `of that the picture waited ${tenths(median(strict))} for the disk, ${tenths(nearlyAll(strict))} at most in 19 of 20 (${strict.length} strict writes); as much written relaxed: ${tenths(median(relaxed))} and ${tenths(nearlyAll(relaxed))}; ${(median(strict) / median(relaxed)).toFixed(2)} of it`,
  );
  if (one.errors.length > 0) console.log(`the page reported: ${one.errors.join('; ')}`);
  await one.context.close();
}
