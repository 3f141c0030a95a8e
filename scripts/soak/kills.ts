/** `npm run soak -- --kill 300`: the whole browser is killed after a command, started again, and asked what it has kept. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type GeneratorState, nextInt, seedGenerator } from '../../src/rules/core/chance';
import { FLAGS } from '../../test/kit/browser';
import { findChromium } from '../chromium';

/** When the browser is killed: milliseconds after the page has begun to show a command. */
const MOMENTS = { 'at once': 0, '250 ms later': 250 } as const;
type Moment = keyof typeof MOMENTS;

interface Tally {
  kills: number;
  /** Kills after which the page came back behind, and by how many commands in all. */
  behind: number;
  commands: number;
}

export interface KillReport {
  readonly tallies: Readonly<Record<Moment, Tally>>;
  /** Milliseconds that commands waited for the disk before they were shown: half of them, nine of ten, and the longest. */
  readonly waited: { readonly half: number; readonly most: number; readonly longest: number };
}

/** What a page says of a command that was pressed. */
interface Taken {
  /** Commands that it has taken by then. */
  readonly count: number;
  /** Milliseconds from the end of the press until the command was shown. */
  readonly waited: number;
}

/** Milliseconds: a busy machine is no reason to stop. */
const PATIENCE = 180_000;
/** Letters of a page that has come back behind, for the log. */
const SHOWN = 300;

interface Running {
  readonly page: Page;
  /** Ends all of its processes, as a phone does. */
  kill(): Promise<void>;
}

async function start(profile: string): Promise<Running> {
  const program = findChromium();
  if (!program) throw new Error('no Chromium: run "npm test", which finds or installs one');
  const flags = [...FLAGS, '--headless=new', '--remote-debugging-port=0', '--window-size=390,844'];
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('the browser has no page');
  page.setDefaultTimeout(PATIENCE);
  return { page, kill: () => killed(child, browser) };
}

/** Where the browser is spoken to: it says so when it is ready. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (part) => {
      said += part;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    stderr?.on('end', () => reject(new Error(`the browser did not start: ${said}`)));
  });
}

async function killed(child: ChildProcess, browser: Browser): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid) process.kill(-child.pid, 'SIGKILL');
  await gone;
  await browser.close().catch(() => {});
}

/** Commands that the page's journal has when it lies on the table; none where another page of the campaign is shown. */
async function seated(page: Page): Promise<number> {
  const shown = ['.hud .prompt', '.journey', '[data-action=enter]', '[data-won]', '.level-up', '.summons', '.town'];
  await page.waitForSelector(shown.join(', ')).catch(async (error: unknown) => {
    throw new Error(`the campaign does not go on: ${await page.textContent('body')}`, { cause: error });
  });
  return page.evaluate(() => window.gloomholdin.journal?.commands.length ?? 0);
}

async function begin(page: Page, url: string, seed: string): Promise<number> {
  await page.goto(`${url}?test&renderer=canvas&seed=${seed}`);
  await page.click('[data-action=new]');
  await page.fill('input', 'Mirka');
  await page.click('button[type=submit]');
  await page.click('button[data-scenario="1"]');
  await page.click('[data-action=enter]');
  return seated(page);
}

/**
 * Presses a button of the mirror, and waits until the page begins to show what has come of it.
 * @returns null: there is none to press
 */
function press(page: Page, index: number): Promise<Taken | null> {
  return page.evaluate(async (chosen) => {
    const all = document.querySelectorAll<HTMLElement>('.mirror [data-command]');
    all[chosen % all.length]?.click();
    const began = performance.now();
    await window.gloomholdin.told();
    const waited = performance.now() - began;
    return all.length > 0 ? { count: window.gloomholdin.journal?.commands.length ?? 0, waited } : null;
  }, index);
}

export async function soakKills(url: string, wanted: number, seed: string): Promise<KillReport> {
  const waits: number[] = [];
  const tallies = Object.fromEntries(
    Object.keys(MOMENTS).map((moment) => [moment, { kills: 0, behind: 0, commands: 0 }]),
  ) as Record<Moment, Tally>;
  let chance: GeneratorState = seedGenerator(seed);
  const pick = (count: number): number => {
    const [index, next] = nextInt(chance, count);
    chance = next;
    return index;
  };
  const profile = mkdtempSync(join(tmpdir(), 'gloomholdin-kill-'));
  const restart = async (page: Page) => {
    await page.goto(`${url}?test&renderer=canvas`);
    await page.click('[data-action=continue]');
    return seated(page);
  };
  const moments = Object.keys(MOMENTS) as Moment[];
  /** What must be there after the next start; null: a new campaign is to begin. */
  let kept: { readonly count: number; readonly moment: Moment } | null = null;
  try {
    for (let turn = 0; turn <= wanted * moments.length; turn++) {
      const { page, kill } = await start(profile);
      if (kept) {
        const count = await restart(page);
        const tally = tallies[kept.moment];
        tally.kills += 1;
        if (count !== kept.count) {
          tally.behind += 1;
          tally.commands += kept.count - count;
          const shown = (await page.textContent('body'))?.slice(0, SHOWN);
          console.log(JSON.stringify({ turn, moment: kept.moment, had: kept.count, has: count, shown }));
        }
      } else await begin(page, url, `${seed}${turn}`);
      const moment: Moment = moments[turn % moments.length] ?? 'at once';
      const taken = await pressSome(page, 1 + pick(2), () => pick(1000), waits);
      if (taken !== null) await new Promise((resolve) => setTimeout(resolve, MOMENTS[moment]));
      await kill();
      kept = taken === null ? null : { count: taken, moment };
      if (turn > 0 && turn % 20 === 0) console.log(JSON.stringify({ turn, ...tallies, waited: spread(waits) }));
    }
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
  return { tallies, waited: spread(waits) };
}

function spread(of: readonly number[]): KillReport['waited'] {
  const sorted = [...of].sort((a, b) => a - b);
  const at = (part: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1));
  return { half: at(0.5), most: at(0.9), longest: at(1) };
}

/** @returns how many commands the page has taken; null: the scenario is over */
async function pressSome(page: Page, times: number, which: () => number, waits: number[]): Promise<number | null> {
  let taken: number | null = null;
  for (let n = 0; n < times; n++) {
    const said = await press(page, which());
    // The one before may have ended the scenario: that is looked at below.
    if (said === null) break;
    taken = said.count;
    waits.push(said.waited);
  }
  const phase = await page.evaluate(() => window.gloomholdin.phase);
  return phase === null || phase === 'won' || phase === 'lost' ? null : taken;
}
