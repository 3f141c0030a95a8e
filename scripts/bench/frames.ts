/**
 * What a frame costs on the main thread, at rest and in motion, against a frame of an empty Phaser scene in the same run; what it
 * draws; whether the loop sleeps; and whether rolls leave textures behind.
 */
import type { Page } from 'playwright-core';
import type { Visit } from '../../test/kit/browser';

const REST_MS = 3000;
const ROLLS = 100;
const ROLLS_IN_MOTION = 6;
const MB = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** In the page, before anything else: counts frames, what they cost and draw, and textures. As text, as it is to run there. */
const COUNTERS = `
window.bench = { frames: [], draws: 0, textures: new Map() };
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => ask((time) => {
  const [began, drawn] = [performance.now(), window.bench.draws];
  callback(time);
  // What was waited for goes on in the same frame, promise after promise.
  let hops = 0;
  const wait = () => {
    if (++hops < 60) return queueMicrotask(wait);
    window.bench.frames.push([time, performance.now() - began, window.bench.draws - drawn]);
  };
  wait();
});
for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
  const around = (name, before) => {
    const own = prototype[name];
    if (own) prototype[name] = function (...given) { before(this, given); return own.apply(this, given); };
  };
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
    around(name, () => { window.bench.draws += 1; });
  }
  let bound = null;
  around('bindTexture', (gl, [, texture]) => { bound = texture; });
  around('texImage2D', (gl, given) => {
    const { width, height } = given.length > 6 ? { width: given[3], height: given[4] } : given[5];
    if (bound) window.bench.textures.set(bound, 4 * width * height);
  });
  around('deleteTexture', (gl, [texture]) => window.bench.textures.delete(texture));
}
`;

/** ms of work, and draw calls. */
interface Frame {
  readonly work: number;
  readonly draws: number;
}

interface Counted {
  readonly bench: {
    frames: (readonly [time: number, work: number, draws: number])[];
    readonly textures: ReadonlyMap<unknown, number>;
  };
}

export const count = (page: Page): Promise<unknown> => page.addInitScript({ content: COUNTERS });

const forget = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Counted).bench.frames = [];
  });

/** Frames since they were forgotten: callbacks of one time stamp are one frame. */
async function framesOf(page: Page): Promise<Frame[]> {
  const all = await page.evaluate(() => (window as unknown as Counted).bench.frames);
  const byTime = new Map<number, Frame>();
  for (const [time, work, draws] of all) {
    const frame = byTime.get(time) ?? { work: 0, draws: 0 };
    byTime.set(time, { work: frame.work + work, draws: frame.draws + draws });
  }
  return [...byTime.values()];
}

const texturesOf = (page: Page) =>
  page.evaluate(() => {
    const bytes = [...(window as unknown as Counted).bench.textures.values()];
    return { count: bytes.length, bytes: bytes.reduce((sum, each) => sum + each, 0) };
  });

const p95 = (of: readonly number[]): number => [...of].sort((a, b) => a - b)[Math.floor(of.length * 0.95)] ?? 0;

/** The frames of a page on which nothing happens. It must be the only one that is open: others get no frames. */
export async function rested(page: Page): Promise<readonly Frame[]> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 500);
  await forget(page);
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), REST_MS);
  return framesOf(page);
}

/** Takes the last roll back, if there is one, and rolls. Only what is shown after it counts as motion. */
async function rollAgain(page: Page, again: boolean): Promise<void> {
  if (again) {
    await page.click('[data-term=menu]');
    await page.click('[data-action=rewind]');
    await page.click('[data-action=rewind]');
    await page.waitForSelector('[data-action=rewind]', { state: 'detached' });
  }
  const roll = '.mirror [data-command=\'{"type":"roll"}\']';
  await page.waitForSelector(roll, { state: 'attached' });
  await page.evaluate(async (selector) => {
    document.querySelector<HTMLElement>(selector)?.click();
    await window.gloomholdin.idle();
  }, roll);
}

/**
 * @param empty frames of an empty scene
 * @param table a table on which the monster's behaviour is to be rolled, with motion; both are throttled alike
 */
export async function benchFrames(empty: readonly Frame[], { page, cdp }: Visit): Promise<void> {
  const reference = p95(empty.map(({ work }) => work));
  const rest = await rested(page);
  await forget(page);
  for (let n = 0; n < ROLLS_IN_MOTION; n += 1) await rollAgain(page, n > 0);
  const moving = (await framesOf(page)).filter(({ draws }) => draws > 0);
  const times = (work: number) => `${work.toFixed(1)} ms, ${(work / reference).toFixed(2)} of an empty scene's`;
  const persecond = (frames: readonly unknown[]) => ((frames.length * 1000) / REST_MS).toFixed(1);
  console.log(`a frame of an empty scene, 95 of 100: ${reference.toFixed(1)} ms; ${persecond(empty)} a second at rest`);
  console.log(`the table at rest: ${persecond(rest)} frames a second, ${times(p95(rest.map(({ work }) => work)))}`);
  console.log(`the table in motion, 95 of 100 frames: ${times(p95(moving.map(({ work }) => work)))}`);
  console.log(`draw calls in a frame, the most: ${Math.max(0, ...moving.map(({ draws }) => draws))}`);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await texturesOf(page);
  for (let n = 0; n < ROLLS; n += 1) await rollAgain(page, true);
  const after = await texturesOf(page);
  console.log(
    `textures after ${ROLLS} rolls: ${after.count} of ${MB(after.bytes)}, before ${before.count} of ${MB(before.bytes)}; ${(after.bytes / before.bytes).toFixed(2)}`,
  );
}

/** Lays one shared game after the other on the same table, three times over: what they share is there after the first, and nothing is added. */
export async function benchScenarios(page: Page, games: readonly { scenario: string; code: string }[]): Promise<void> {
  const rounds: { count: number; bytes: number }[] = [];
  for (let round = 0; round < 3; round += 1) {
    let most = { count: 0, bytes: 0 };
    for (const { scenario, code } of games) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `game=${code}`);
      await page.waitForFunction((id) => window.gloomholdin.journal?.setup.scenario === id, scenario);
      await page.evaluate(() => window.gloomholdin.idle());
      const now = await texturesOf(page);
      if (now.bytes > most.bytes) most = now;
    }
    rounds.push(most);
  }
  const [first, second, third] = rounds;
  if (!first || !second || !third) return;
  console.log(
    `textures over ${games.length} scenarios, the most: ${first.count} of ${MB(first.bytes)}; again ${second.count} of ${MB(second.bytes)}; and again ${third.count} of ${MB(third.bytes)}; ${(third.bytes / second.bytes).toFixed(2)}`,
  );
}
