/**
 * Measures the main-thread cost of a frame, at rest and in motion, compared with an empty Phaser scene in the same run. Also reports draw
 * calls, whether the loop sleeps, and whether rolls leak textures.
 */
import type { Browser, Page } from 'playwright-core';
import type { Visit } from '../../test/kit/browser';
import {
  ANSWER_MARK,
  ASK_MARK,
  type Frame,
  framesIn,
  MOTION_MARK,
  REST_MARK,
  TRACE_CATEGORIES,
  type TraceEvent,
  WITHDRAW_MARK,
} from './trace';

const THROTTLE = 4;
const REST_MS = 3000;
const ROLLS = 100;
const ROLLS_IN_MOTION = 6;
const COMMANDS_IN_MOTION = 24;
/** The ms before each command in which the table is at rest, as it is while a player decides. */
export const DECIDES_MS = 1000;
const MB = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** A script that counts draw calls and textures, and marks when the game loop asks for frames. It is text because it runs in the page, before all scripts of the page. */
const COUNTERS = `
window.bench = { draws: 0, most: 0, textures: new Map() };
const ask = window.requestAnimationFrame.bind(window);
const cancel = window.cancelAnimationFrame.bind(window);
// The game loop's callback, which is always the same and draws, and its last request.
let loop = null;
let asked = null;
window.requestAnimationFrame = (callback) => {
  const id = ask((time) => {
    if (callback === loop) performance.mark('${ANSWER_MARK}');
    const drawn = window.bench.draws;
    callback(time);
    const draws = window.bench.draws - drawn;
    window.bench.most = Math.max(window.bench.most, draws);
    if (draws > 0) loop = callback;
  });
  if (callback === loop) {
    asked = id;
    performance.mark('${ASK_MARK}');
  }
  return id;
};
window.cancelAnimationFrame = (id) => {
  if (id === asked) performance.mark('${WITHDRAW_MARK}');
  cancel(id);
};
for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
  const around = (name, before) => {
    const own = prototype[name];
    if (own) prototype[name] = function (...given) { before(this, given); return own.apply(this, given); };
  };
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
    around(name, () => { window.bench.draws += 1; });
  }
  // Asks WebGL for the bound texture only here: recording every bind would cost more per frame than counting does.
  around('texImage2D', (gl, given) => {
    const { width, height } = given.length > 6 ? { width: given[3], height: given[4] } : given[5];
    const bound = gl.getParameter(gl.TEXTURE_BINDING_2D);
    if (bound) window.bench.textures.set(bound, 4 * width * height);
  });
  around('deleteTexture', (gl, [texture]) => window.bench.textures.delete(texture));
}
`;

export interface FrameCounters {
  readonly bench: { readonly most: number; readonly textures: ReadonlyMap<unknown, number> };
}

export const installFrameCounters = (page: Page): Promise<unknown> => page.addInitScript({ content: COUNTERS });

/** Returns the frames that the browser's only open page draws while `goesOn` runs. */
export async function framesOf(browser: Browser, page: Page, goesOn: () => Promise<void>): Promise<readonly Frame[]> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await goesOn();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return framesIn(traceEvents);
}

const texturesOf = (page: Page) =>
  page.evaluate(() => {
    const bytes = [...(window as unknown as FrameCounters).bench.textures.values()];
    return { count: bytes.length, bytes: bytes.reduce((sum, each) => sum + each, 0) };
  });

const p95 = (of: readonly number[]): number =>
  [...of].sort((a, b) => a - b)[Math.max(0, Math.ceil(of.length * 0.95) - 1)] ?? 0;

/** Frames of one activity, which is measured twice. */
export interface FrameSamples {
  /** Frames at full speed; their CPU times are used. */
  readonly plain: readonly Frame[];
  /** Frames with CPU throttling; their wall times are used. */
  readonly throttled: readonly Frame[];
}

async function twice(browser: Browser, { page, cdp }: Visit, goesOn: () => Promise<void>): Promise<FrameSamples> {
  const plain = await framesOf(browser, page, goesOn);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const throttled = await framesOf(browser, page, goesOn);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { plain, throttled };
}

/** Returns the frames that an idle page draws in `REST_MS`, at full speed and with CPU throttling. */
export async function sampleFrames(browser: Browser, one: Visit): Promise<FrameSamples> {
  await rest(one.page, 500);
  return twice(browser, one, () => rest(one.page, REST_MS));
}

export const rest = (page: Page, ms: number): Promise<void> =>
  page.evaluate((time) => new Promise<void>((resolve) => setTimeout(() => resolve(), time)), ms);

/** Presses the button and waits until the table is at rest. @returns whether the button exists */
function shown(page: Page, selector: string): Promise<boolean> {
  const marks = { wanted: selector, moves: MOTION_MARK, lies: REST_MARK };
  return page.evaluate(async ({ wanted, moves, lies }) => {
    const button = document.querySelector<HTMLElement>(wanted);
    performance.mark(moves);
    button?.click();
    await window.gloomholdin.idle();
    // The loop draws a few more frames after the last change, and the panels render in one of those frames.
    await new Promise((resolve) => setTimeout(resolve, 250));
    performance.mark(lies);
    return button !== null;
  }, marks);
}

/** Presses the seal button to roll, after a pause. If the table does not wait for a roll, undoes the previous roll first. */
async function rollAgain(page: Page): Promise<void> {
  const seal = '.hud:not(.showing) .seal';
  const roll = '.mirror [data-command=\'{"type":"roll"}\']';
  if ((await page.locator(roll).count()) === 0) {
    await page.click('[data-term=menu]');
    await page.click('[data-action=rewind]');
    await page.click('[data-action=rewind]');
    await page.waitForSelector('[data-action=rewind]', { state: 'detached' });
  }
  await page.waitForSelector(roll, { state: 'attached' });
  await page.waitForSelector(seal);
  await rest(page, DECIDES_MS);
  await shown(page, seal);
}

async function rolls(page: Page, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await rollAgain(page);
}

/** Sends up to `COMMANDS_IN_MOTION` commands. */
async function playOn(page: Page): Promise<void> {
  for (let n = 0; n < COMMANDS_IN_MOTION; n += 1) {
    await rest(page, DECIDES_MS);
    if (!(await shown(page, '.mirror [data-command]'))) return;
  }
}

/** Whether this is a frame, not the work from a press to the first frame. */
const isFrame = ({ isPress }: Frame) => !isPress;

const ms = (value: number) => `${value.toFixed(2)} ms`;
const aSecond = (frames: readonly unknown[]) => ((frames.length * 1000) / REST_MS).toFixed(1);

/**
 * Prints the 95th percentile and the maximum of `of` over `frames`, and the ratio of the percentile to that of an empty scene.
 * @param before frames of the empty scene, measured with the same throttling as `frames`
 */
export function printFrames(
  what: string,
  frames: readonly Frame[],
  before: readonly Frame[],
  of: (frame: Frame) => number,
): void {
  const [mine, reference] = [p95(frames.map(of)), p95(before.map(of))];
  const worst = Math.max(0, ...frames.map(of));
  console.log(
    `${what}: ${ms(mine)}, ${(mine / reference).toFixed(2)} of an empty scene's (${ms(reference)}); the worst of ${frames.length} ${ms(worst)}`,
  );
}

/** The CPU ms of a frame, multiplied by the throttling factor, because `cpu` is measured at full speed. */
export const throttledCpuMs = ({ cpu }: Frame) => cpu * THROTTLE;

/** The CPU ms from a frame to the next one, multiplied by the throttling factor. */
export const throttledUntilMs = ({ until }: Frame) => until * THROTTLE;

/** The CPU ms that ran while the page had requested the next frame, multiplied by the throttling factor. */
export const throttledDueMs = ({ due }: Frame) => due * THROTTLE;

/**
 * Prints the cost of frames on the table in hand.
 * @param empty frames of an empty scene
 * @param table a page whose table waits for the roll of the monster's behaviour, with animations on
 */
export async function benchFrames(browser: Browser, empty: FrameSamples, table: Visit): Promise<void> {
  const { page } = table;
  const rest = await sampleFrames(browser, table);
  console.log(`at rest: ${aSecond(rest.plain)} frames a second; an empty scene ${aSecond(empty.plain)}`);
  const moved = ({ moving }: Frame) => moving;
  const rolled = await twice(browser, table, () => rolls(page, ROLLS_IN_MOTION));
  const intervals = rolled.plain.filter(moved);
  const moving = intervals.filter(isFrame);
  console.log(
    `of 100 frames 95 take less of the main thread's own time, ${THROTTLE} times over for the throttle, than`,
  );
  printFrames('  at rest', rest.plain, empty.plain, throttledCpuMs);
  printFrames('  in motion', moving, empty.plain, throttledCpuMs);
  printFrames(
    '  in motion, with what the browser does in every frame',
    moving,
    empty.plain,
    ({ whole }) => whole * THROTTLE,
  );
  printFrames('  in motion, with all that is done until the next frame', intervals, empty.plain, throttledUntilMs);
  printFrames('  in motion, of that while the next frame is waited for', intervals, empty.plain, throttledDueMs);
  printFrames(
    '  of that from a press to the first frame',
    intervals.filter((each) => !isFrame(each)),
    empty.plain,
    throttledUntilMs,
  );
  console.log(`by the wall, at ${THROTTLE}x throttle, with this machine's renderer on the same cores, than`);
  printFrames('  in motion', rolled.throttled.filter(moved).filter(isFrame), empty.throttled, ({ wall }) => wall);
  const draws = await page.evaluate(() => (window as unknown as FrameCounters).bench.most);
  console.log(`draw calls in a frame, the most: ${draws}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await texturesOf(page);
  await rolls(page, ROLLS);
  const after = await texturesOf(page);
  console.log(
    `textures after ${ROLLS} rolls: ${after.count} of ${MB(after.bytes)}, before ${before.count} of ${MB(before.bytes)}; ${(after.bytes / before.bytes).toFixed(2)}`,
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const played = (await framesOf(browser, page, () => playOn(page))).filter(moved).filter(isFrame);
  printFrames(
    `in a stretch of play, the main thread's own time, ${THROTTLE} times over`,
    played,
    empty.plain,
    throttledCpuMs,
  );
}

/**
 * Shows shared games one after the other on the same page, in three rounds, and prints the largest total of textures in each round, and
 * among the first three games. If no textures leak, the total does not grow from one round to the next.
 */
export async function benchScenarios(page: Page, games: readonly { scenario: string; code: string }[]): Promise<void> {
  const rounds: { count: number; bytes: number }[] = [];
  let early = { count: 0, bytes: 0 };
  for (let round = 0; round < 3; round += 1) {
    let most = { count: 0, bytes: 0 };
    for (const [nth, { scenario, code }] of games.entries()) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `game=${code}`);
      // A shared game's seed is its scenario. The campaign's own game may be of the same scenario, but has another seed.
      await page
        .waitForFunction((seed) => window.gloomholdin.journal?.setup.seed === seed, scenario)
        .catch(async (cause: unknown) => {
          const shown = await page.evaluate(() => [location.hash.slice(0, 20), JSON.stringify(history.state)]);
          throw new Error(`round ${round}: ${scenario} is not shown, but ${shown.join(' ')}`, { cause });
        });
      await page.evaluate(() => window.gloomholdin.idle());
      const now = await texturesOf(page);
      if (now.bytes > most.bytes) most = now;
      if (round === 0 && nth === 2) early = most;
    }
    rounds.push(most);
  }
  const [first, second, third] = rounds;
  if (!first || !second || !third) return;
  console.log(
    `textures over 3 scenarios, the most: ${early.count} of ${MB(early.bytes)}; over ${games.length}: ${first.count} of ${MB(first.bytes)}; again ${second.count} of ${MB(second.bytes)}; and again ${third.count} of ${MB(third.bytes)}; ${(third.bytes / second.bytes).toFixed(2)}`,
  );
}
