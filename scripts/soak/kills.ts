/** `npm run soak -- --kill 300`: kills the whole browser after a decision, restarts it, and checks what the store has kept. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type GeneratorState, nextInt, seedGenerator } from '../../src/rules/core/chance';
import { FLAGS } from '../../test/kit/browser';
import { findChromium } from '../chromium';
import type { KilledGame } from './killedGames';

/** The moments at which the browser is killed, in ms after the page has begun to show the result of a decision. */
const MOMENTS = { 'at once': 0, '250 ms later': 250 } as const;
type Moment = keyof typeof MOMENTS;

interface Tally {
  kills: number;
  /** The number of kills after which a decision was lost. */
  behind: number;
}

export interface KillReport {
  readonly tallies: Readonly<Record<Moment, Tally>>;
  /** The ms from a decision until the page showed the result, including the write to the disk. */
  readonly waited: {
    /** The median. */
    readonly half: number;
    /** The 90th percentile. */
    readonly most: number;
    /** The maximum. */
    readonly longest: number;
  };
}

/** The maximum ms of one action on the page; long, so that a busy machine does not stop the run. */
const TIMEOUT_MS = 180_000;
/** Flags that set a phone's size and, for a faster start, disable parts of the browser that do not affect storage. */
const BARE = ['--disable-gpu', '--disable-extensions', '--force-prefers-reduced-motion', '--window-size=390,844'];
/** If a page has lost something, this many characters of its content are logged. */
const SHOWN = 300;

interface Running {
  readonly page: Page;
  /** Kills all processes of the browser, as a phone's system does. */
  kill(): Promise<void>;
}

async function start(profile: string): Promise<Running> {
  const program = findChromium();
  if (!program) throw new Error('no Chromium: run "npm test", which finds or installs one');
  const flags = [...FLAGS, ...BARE, '--headless=new', '--remote-debugging-port=0'];
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('the browser has no page');
  page.setDefaultTimeout(TIMEOUT_MS);
  return { page, kill: () => killed(child, browser) };
}

/** Returns the browser's debugging address, which it prints when it is ready. */
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

/** Returns the state of the page's present history entry, from which a browser restores the page. */
const placeOf = (page: Page): Promise<unknown> => page.evaluate(() => history.state);

const firstDifference = (a: string, b: string): number => [...a].findIndex((each, at) => each !== b[at]);

/**
 * Opens the page at the place where it was before the kill, as a browser does when it restores its pages. Starting at the title instead
 * would load the page once more.
 */
async function restore(page: Page, url: string, place: unknown): Promise<void> {
  await page.addInitScript((was) => {
    if (history.state === null) history.replaceState(was, '');
  }, place);
  await page.goto(`${url}?test&renderer=canvas`, { waitUntil: 'commit' });
}

/** Makes decisions, kills the browser, restarts it and checks the game's content, up to `wanted` times for each moment. */
export async function soakKills(
  url: string,
  wanted: number,
  seed: string,
  { begin, contentOnPage, decide }: KilledGame,
): Promise<KillReport> {
  const waits: number[] = [];
  const tallies = Object.fromEntries(Object.keys(MOMENTS).map((moment) => [moment, { kills: 0, behind: 0 }])) as Record<
    Moment,
    Tally
  >;
  let chance: GeneratorState = seedGenerator(seed);
  const pick = (count: number): number => {
    const [index, next] = nextInt(chance, count);
    chance = next;
    return index;
  };
  /** Makes one or two decisions. @returns the game's content afterwards, or null if the game has ended */
  const pressSome = async (page: Page): Promise<string | null> => {
    for (let left = 1 + pick(2); left > 0; left--) {
      const waited = await decide(page, pick(1000));
      if (waited === null) return null;
      waits.push(waited);
    }
    return contentOnPage(page);
  };
  const profile = mkdtempSync(join(tmpdir(), 'gloomholdin-kill-'));
  const moments = Object.keys(MOMENTS) as Moment[];
  /** The expected content after the next start; null after the end of a game, when the next start begins a new one. */
  let kept: { readonly what: string; readonly moment: Moment; readonly place: unknown } | null = null;
  try {
    for (let turn = 0; turn <= wanted * moments.length; turn++) {
      const { page, kill } = await start(profile);
      if (kept) {
        await restore(page, url, kept.place);
        const has = await contentOnPage(page);
        const tally = tallies[kept.moment];
        tally.kills += 1;
        if (has !== kept.what) {
          tally.behind += 1;
          const from = Math.max(0, firstDifference(kept.what, has) - SHOWN / 2);
          const [had, shown] = [kept.what, has].map((each) => each.slice(from, from + SHOWN));
          console.log(JSON.stringify({ turn, moment: kept.moment, had, shown }));
        }
      } else await begin(page, url, `${seed}${turn}`);
      const place = await placeOf(page);
      const moment: Moment = moments[turn % moments.length] ?? 'at once';
      const what = await pressSome(page);
      if (what !== null) await new Promise((resolve) => setTimeout(resolve, MOMENTS[moment]));
      await kill();
      kept = what === null ? null : { what, moment, place };
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
