/** Animations that are watched, shortened or skipped end in the same picture, which matches the state. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import type { Command } from '../../src/rules/inHand/commands';
import { openInteraction } from '../../src/session/inHand/interaction';
import { launch, PROFILES, visit } from '../kit/browser';
import { openSession } from '../kit/inHand';
import { idle, journalOf, seated } from '../kit/player';

/** Enough commands for steps, a door, a fight with rolls and damage on both sides, and a death. */
const COMMANDS = 28;

let browser: Browser;
beforeAll(async () => {
  // Without the flags that make painting cheaper, because the test compares pixels.
  browser = await launch([]);
});
afterAll(() => browser.close());

const setup = (seed: string, onTable: boolean) =>
  ({
    scenario: 'plotNine',
    ...NEWCOMER,
    variants: { hindrances: false, onTable },
    seed,
  }) as const;

/** The commands of a game in which a monster dies early. */
function script(onTable: boolean): { seed: string; commands: readonly Command[] } {
  for (let n = 0; ; n++) {
    const seed = `watched${n}`;
    const interaction = openInteraction(openSession(bookFor(setup(seed, onTable)), { save: () => {} }));
    const commands: Command[] = [];
    const told = new Set<string>();
    interaction.subscribe((change) => {
      if (change.kind === 'command') for (const { type } of change.events) told.add(type);
    });
    for (
      let command = greedyBot(interaction.play);
      command && commands.length < COMMANDS;
      command = greedyBot(interaction.play)
    ) {
      commands.push(command);
      interaction.send(command);
    }
    const wanted = ['stepped', 'rolled', 'monsterHurt', 'heroHurt', 'monsterDied', 'distanceChanged', 'cardMoved'];
    if (commands.length === COMMANDS && wanted.every((type) => told.has(type))) return { seed, commands };
  }
}

interface Watching {
  readonly still?: boolean;
  readonly hurries?: boolean;
  readonly onTable?: boolean;
}

interface Seen {
  /** After each command, the texts on the canvas and the elements around it. */
  readonly drawn: readonly (readonly string[])[];
  /** Screenshots after some of the commands. */
  readonly pixels: readonly Buffer[];
  readonly errors: readonly string[];
}

/** Sends the commands in the mirror, and records the table after each. */
async function watch({ still = false, hurries = false, onTable = false }: Watching): Promise<Seen> {
  const { seed, commands } = script(onTable);
  const motion = still ? 'reduce' : 'no-preference';
  const viewport = { width: 360, height: 640 };
  const options = { ...PROFILES.phone, viewport, deviceScaleFactor: 1, reducedMotion: motion } as const;
  const { page, context, errors } = await visit(browser, options);
  await page.goto(`${inject('page')}?test&seed=${seed}`);
  await page.click('[data-action=new]');
  await page.fill('input', 'Mirka');
  if (onTable) {
    await page.click('.folded summary');
    await page.getByRole('checkbox', { name: /A die instead of the ruler/ }).check();
  }
  await page.click('button[type=submit]');
  await page.click('button[data-scenario="1"]');
  await page.click('[data-action=enter]');
  await seated(page);
  await showCanvasAlone(page);
  // Waits for panels that are fetched before their first use.
  await page.waitForLoadState('networkidle');
  const drawn: string[][] = [];
  const pixels: Buffer[] = [];
  for (const [n, command] of commands.entries()) {
    await say(page, command, hurries);
    drawn.push([...(await page.evaluate(() => window.gloomholdin.drawn())), await aroundTable(page)]);
    if (n % 9 === 8) pixels.push(await tablePicture(page));
  }
  await context.close();
  return { drawn, pixels, errors };
}

/**
 * Hides everything but the canvas: the browser smooths the edges of elements over the canvas by its own layers, with slightly different
 * shades in two runs.
 */
const showCanvasAlone = (page: Page) =>
  page.evaluate((around) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${around} { opacity: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, '#hud, #mirror');

/** The elements around the table without speech, after the next frame has been drawn: two reads in a row are the same. */
async function aroundTable(page: Page): Promise<string> {
  const look = () =>
    page.evaluate(() => {
      const hud = document.querySelector('#hud')?.cloneNode(true) as Element;
      for (const speech of hud.querySelectorAll('.speech')) speech.remove();
      return hud.innerHTML;
    });
  let last = await look();
  for (let tries = 0; tries < 20; tries++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const next = await look();
    if (next === last) return next;
    last = next;
  }
  throw new Error('what is around the table does not come to rest');
}

/** A screenshot of the canvas after painting has finished: two screenshots in a row are the same. */
async function tablePicture(page: Page): Promise<Buffer> {
  const shot = () => page.locator('canvas').first().screenshot();
  let last = await shot();
  for (let tries = 0; tries < 20; tries++) {
    const next = await shot();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the table does not come to rest');
}

/** Compares pictures of the same moment, and stores different ones for inspection. */
function expectSame(name: string, wanted: Buffer, found: Buffer | undefined): void {
  const same = found?.equals(wanted) ?? false;
  if (!same) {
    mkdirSync('test-results', { recursive: true });
    writeFileSync(`test-results/${name}-skipped.png`, wanted);
    if (found) writeFileSync(`test-results/${name}.png`, found);
  }
  expect([name, same]).toEqual([name, true]);
}

/** Sends a command. @param hurries whether a finger taps as long as anything moves */
async function say(page: Page, command: Command, hurries: boolean): Promise<void> {
  const before = (await journalOf(page))?.commands.length ?? 0;
  await page.waitForSelector(`.mirror [data-command='${JSON.stringify(command)}']`, { state: 'attached' });
  await page.evaluate(
    async ({ words, taps }) => {
      document.querySelector<HTMLElement>(`.mirror [data-command='${words}']`)?.click();
      const over = window.gloomholdin.idle().then(() => 'over' as const);
      const canvas = document.querySelector('canvas');
      for (let frame = 0; taps && frame < 600; frame++) {
        const wood = { clientX: 2, clientY: 2, button: 0, bubbles: true };
        canvas?.dispatchEvent(new MouseEvent('mousedown', { ...wood, buttons: 1 }));
        canvas?.dispatchEvent(new MouseEvent('mouseup', wood));
        const next = new Promise<'frame'>((resolve) => requestAnimationFrame(() => resolve('frame')));
        if ((await Promise.race([over, next])) === 'over') return;
      }
      await over;
    },
    { words: JSON.stringify(command), taps: hurries },
  );
  await page.waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? 0) > n, before);
  await idle(page);
}

it('skipped, watched and hurried animations end in the same picture after each command', async () => {
  const skipped = await watch({ still: true });
  const hurried = await watch({ hurries: true });
  const watched = await watch({});
  for (const each of [skipped, hurried, watched]) expect(each.errors).toEqual([]);
  for (const [n, picture] of skipped.drawn.entries()) {
    expect([n, hurried.drawn[n]]).toEqual([n, picture]);
    expect([n, watched.drawn[n]]).toEqual([n, picture]);
  }
  for (const [n, picture] of skipped.pixels.entries()) {
    expectSame(`hurried-${n}`, picture, hurried.pixels[n]);
    expectSame(`watched-${n}`, picture, watched.pixels[n]);
  }
});

it('skipped and hurried animations of the die end in the same picture', async () => {
  const skipped = await watch({ still: true, onTable: true });
  const hurried = await watch({ hurries: true, onTable: true });
  expect([...skipped.errors, ...hurried.errors]).toEqual([]);
  // The orientation of the die is random, so only its place is compared.
  for (const [n, picture] of skipped.drawn.entries()) expect([n, hurried.drawn[n]]).toEqual([n, picture]);
});
