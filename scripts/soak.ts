/**
 * `npm run soak -- [--scenarios 22] [--seed soak] [--url http://...]`: a bot plays a campaign in hand in the real page (title, town,
 * level-ups, tables), while the page is reloaded, resized, left for another tab and switched to other languages at random moments. The run
 * ends with exit code 1 if the page reports an error, if its state differs from a replay of its journal, or if its heap grows too much.
 *
 * `npm run soak -- --kill 300 [--game longTable]` kills the browser up to 300 times at each moment of soak/kills.ts, in every game of
 * soak/killedGames.ts or only in one. The run ends with exit code 1 if more than one of 300 kills right after a decision loses a decision,
 * or if any kill 250 ms after a decision loses a decision.
 *
 * `npm run soak -- --refuse` enters hostile texts (soak/refusing.ts). The run ends with exit code 1 if the page is blocked for too long, or
 * if the sentence of a refusal is too long.
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { carefulBot } from '../src/bots/inHand/careful';
import { greedyBot } from '../src/bots/inHand/greedy';
import { type GeneratorState, nextInt, seedGenerator } from '../src/rules/core/chance';
import { launch, PROFILES, picture, type Visit, visitWithSound } from '../test/kit/browser';
import { replayed } from '../test/kit/player';
import { KILLED_GAMES } from './soak/killedGames';
import { soakKills } from './soak/kills';
import { soakRefusing } from './soak/refusing';

const { values } = parseArgs({
  options: {
    scenarios: { type: 'string', default: '22' },
    seed: { type: 'string', default: 'soak' },
    url: { type: 'string' },
    bot: { type: 'string', default: 'careful' },
    kill: { type: 'string' },
    game: { type: 'string' },
    refuse: { type: 'boolean', default: false },
  },
});
const wanted = Number(values.scenarios);
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error(`"${values.scenarios}" is no number of scenarios`);
  process.exit(2);
}
const bot = values.bot === 'greedy' ? greedyBot : carefulBot;

/** The random generator of this script; the same seed gives the same run. */
let chance: GeneratorState = seedGenerator(values.seed);
function pick<T>(of: readonly [T, ...T[]]): T {
  const [index, next] = nextInt(chance, of.length);
  chance = next;
  return of[index] ?? of[0];
}
const oneIn = (n: number): boolean => pick([...Array(n).keys()] as [number, ...number[]]) === 0;

const tally = { scenarios: 0, won: 0, commands: 0, rolls: 0, reloads: 0, resizes: 0, tabs: 0, languages: 0 };
const heaps: number[] = [];

type Size = { readonly width: number; readonly height: number };
const { phone, landscape, tablet, desktop } = PROFILES;
const SIZES: readonly [Size, ...Size[]] = [phone.viewport, landscape.viewport, tablet.viewport, desktop.viewport];

/** Disturbances between commands, such as those that a phone or its user causes. */
const DISTURBANCES = {
  async reload(page: Page) {
    tally.reloads += 1;
    await reopen(page);
  },
  async resize(page: Page) {
    tally.resizes += 1;
    await page.setViewportSize(pick(SIZES));
  },
  async leave(page: Page) {
    tally.tabs += 1;
    const other = await page.context().newPage();
    await other.goto('about:blank');
    await other.close();
    await page.bringToFront();
  },
  async speak(page: Page) {
    tally.languages += 1;
    await reopen(page, pick(['en', 'ru', 'cs']));
  },
} as const;
const KINDS = Object.keys(DISTURBANCES) as [keyof typeof DISTURBANCES, ...(keyof typeof DISTURBANCES)[]];

/** Loads the page anew, selects the language if one is given, and continues the campaign. */
async function reopen(page: Page, language?: string): Promise<void> {
  await page.goto(page.url());
  if (language) await page.click(`button[lang=${language}]`);
  await page.click('[data-action=continue]');
  await page.waitForSelector('.hud .prompt, .journey, [data-action=enter], [data-won], .level-up, .summons, .town');
}

/**
 * Compares the page's state with a replay of its journal, then sends the bot's next command with its button in the mirror.
 * @returns false if there is no next command
 * @throws Error if the page's state differs from the replay
 */
async function command(page: Page): Promise<boolean> {
  await page.evaluate(() => window.gloomholdin.idle());
  const journal = await page.evaluate(() => window.gloomholdin.journal);
  if (!journal) return false;
  const play = replayed(journal);
  const state = await page.evaluate(() => window.gloomholdin.state);
  if (JSON.stringify(state) !== JSON.stringify(play.state))
    throw new Error(`after ${journal.commands.length} commands the page differs from a replay of its journal`);
  const next = bot(play);
  if (!next) return false;
  tally.commands += 1;
  if (next.type === 'roll') tally.rolls += 1;
  await page.evaluate(
    (said) => document.querySelector<HTMLElement>(`.mirror [data-command='${said}']`)?.click(),
    JSON.stringify(next),
  );
  await page.waitForFunction(
    (n) => (window.gloomholdin.journal?.commands.length ?? Infinity) > n,
    journal.commands.length,
  );
  return true;
}

/** Plays the scenario on the table to its end, with a disturbance after about one in eight commands. */
async function scenario(page: Page): Promise<void> {
  await page.waitForSelector('.hud .prompt');
  while (await command(page)) if (oneIn(8)) await DISTURBANCES[pick(KINDS)](page);
  await page.waitForSelector('[data-won]');
  tally.scenarios += 1;
  if ((await page.getAttribute('[data-won]', 'data-won')) === 'true') tally.won += 1;
}

/** Takes one step of the campaign from any screen; at a table, plays the scenario. @returns false if the campaign is over */
async function onward(page: Page): Promise<boolean> {
  await page.waitForSelector(
    '.journey, [data-action=enter], [data-won], .level-up, .summons, .town, [data-ending], .hud .prompt',
  );
  const shows = (selector: string) => page.locator(selector).first().isVisible();
  if (await shows('[data-ending]')) return false;
  if (await shows('[data-won]')) await page.click('[data-action=onward]');
  else if (await shows('.level-up')) {
    await page.locator('.level-up [data-card]').first().click();
    await page.click('[data-action=upgrade]');
  } else if (await shows('.summons')) await page.click('[data-action=obey]');
  else if (await shows('[data-action=enter]')) {
    await page
      .locator('input[name=level]')
      .first()
      .check()
      .catch(() => {});
    await page.click('[data-action=enter]');
  } else if (await shows('.hud .prompt')) await scenario(page);
  else {
    const open = await page
      .locator('button[data-scenario]:not([disabled])')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-scenario')));
    const [first, ...rest] = open.filter((each) => each !== null);
    if (first === undefined) throw new Error('the page offers no open scenario');
    await page.click(`button[data-scenario="${pick([first, ...rest])}"]`);
  }
  return true;
}

async function sitting(browser: Browser, url: string): Promise<Visit> {
  const one = await visitWithSound(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  try {
    await play(one, url);
  } catch (error) {
    const { size, state, frames } = await stand(one.page);
    console.error(
      `at ${size}, ${state}, ${frames} frames in a second, ${JSON.stringify(tally)}; see test-results/soak.png`,
    );
    await picture(one.page, 'soak').catch(() => {});
    throw error;
  }
  return one;
}

/** Returns the page's size, visibility, and number of frames drawn in a second. The code is text because it runs in the page. */
function stand(page: Page): Promise<{ size: string; state: string; frames: number }> {
  return page.evaluate(`(async () => {
    let frames = 0;
    const count = () => {
      frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { size: innerWidth + ' x ' + innerHeight, state: document.visibilityState, frames };
  })()`);
}

async function play({ page, cdp }: Visit, url: string): Promise<void> {
  await page.goto(`${url}?test`);
  await page.click('[data-action=new]');
  await page.fill('input', 'Soak');
  await page.click('button[type=submit]');
  while (tally.scenarios < wanted && (await onward(page))) {
    const before = heaps.length;
    if (tally.scenarios > before) {
      await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      heaps.push(usedSize / 1e6);
      console.log(JSON.stringify({ ...tally, heapMB: Number((usedSize / 1e6).toFixed(1)) }));
    }
  }
}

/** Megabytes by which the heap may grow between the second and the last scenario. */
const GROWTH = 5;

/** One of this many kills right after a command may lose the command. */
const KILLS_A_LOSS = 300;

async function kills(url: string, wantedKills: number): Promise<number> {
  let isTooMuch = false;
  for (const [game, each] of Object.entries(KILLED_GAMES)) {
    if (values.game !== undefined && values.game !== game) continue;
    const { tallies, waited } = await soakKills(url, wantedKills, values.seed, each);
    console.log(JSON.stringify({ game, seed: values.seed, ...tallies, waited }, null, 1));
    const { 'at once': soon, '250 ms later': later } = tallies;
    isTooMuch ||= soon.behind > Math.ceil(soon.kills / KILLS_A_LOSS) || later.behind > 0;
  }
  return isTooMuch ? 1 : 0;
}

/** The maximum CPU time, in ms, of the longest task on the main thread during a refusal, after `unread` is subtracted. */
const STANDSTILL = 200;
/** The maximum number of characters of a refusal. */
const SENTENCE = 300;

async function refusals(url: string): Promise<number> {
  const browser = await launch([]);
  try {
    const { page } = await visitWithSound(browser, PROFILES.desktop);
    let exceeded = false;
    for await (const { what, own, wall, unread, said } of soakRefusing(browser, page, url)) {
      const alone = unread > 0 ? `, ${unread.toFixed(0)} ms if nobody reads it` : '';
      const took = `${own.toFixed(0).padStart(5)} ms (wall ${wall.toFixed(0)} ms${alone})`;
      console.log(`${took}  ${what}: ${said.slice(0, SENTENCE)}`);
      exceeded ||= own - unread > STANDSTILL || said.length > SENTENCE;
    }
    return exceeded ? 1 : 0;
  } finally {
    await browser.close();
  }
}

async function run(): Promise<number> {
  if (!values.url) await build({ logLevel: 'error' });
  const server = values.url ? null : await preview({ preview: { port: 0 }, logLevel: 'error' });
  const url = values.url ?? server?.resolvedUrls?.local[0] ?? '';
  if (values.refuse) return refusals(url).finally(() => server?.close());
  if (values.kill) return kills(url, Number(values.kill)).finally(() => server?.close());
  const browser = await launch([]);
  try {
    const { errors, page } = await sitting(browser, url);
    const stored = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    const grown = (heaps.at(-1) ?? 0) - (heaps[1] ?? heaps[0] ?? 0);
    console.log(
      JSON.stringify(
        { seed: values.seed, ...tally, grownMB: Number(grown.toFixed(1)), storedKB: Math.round(stored / 1000), errors },
        null,
        1,
      ),
    );
    return errors.length > 0 || grown > GROWTH ? 1 : 0;
  } finally {
    await browser.close();
    await server?.close();
  }
}

process.exitCode = await run();
