/** Test kit: plays the Long Table in the real page: founds a party, travels to scenario 1, and touches what can be touched. */
import type { Page } from 'playwright-core';
import type { LongTable } from '../../src/flow/longTable/types';
import type { Command } from '../../src/rules/longTable/commands';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the page exposes to tests (shell/expose.ts). */
interface Exposed {
  readonly phase: LongTable['phase'] | null;
  readonly state: LongTable['state'];
  readonly setup: LongTable['book']['setup'];
}

type Shown = Omit<Exposed, 'setup'> & {
  readonly journal: { readonly setup: Exposed['setup'] };
  places(): Record<string, Point>;
  idle(): Promise<void>;
};

/**
 * Resolves when nothing moves any more. After the table is idle it waits for two frames and for the table again, because the panels may
 * render later and change their sizes, and the map then moves. With reduced motion only the time for reading results passes until then; it
 * is cut short.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { gloomholdin } = window as unknown as { gloomholdin: Shown };
    const reads = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const over = gloomholdin.idle().then(() => true);
    const frame = () => new Promise<false>((resolve) => requestAnimationFrame(() => resolve(false)));
    while (reads && !(await Promise.race([over, frame()]))) {
      dispatchEvent(new CustomEvent('steered', { detail: { do: 'hurry' } }));
    }
    await over;
    for (let drawn = 0; drawn < 2; drawn++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    }
    await gloomholdin.idle();
  });
}

/** Returns what the page exposes, when nothing moves any more. */
export async function exposed(page: Page): Promise<Exposed> {
  await atRest(page);
  return page.evaluate(() => {
    const { gloomholdin } = window as unknown as { gloomholdin: Shown };
    return { phase: gloomholdin.phase, state: gloomholdin.state, setup: gloomholdin.journal?.setup };
  });
}

export interface Seen {
  readonly phase: string | null;
  readonly round: number;
  readonly over: boolean;
  /** The positions of hexes, figures, marks and the deck, by name. */
  readonly places: Readonly<Record<string, Point>>;
}

export async function lookAt(page: Page): Promise<Seen> {
  await atRest(page);
  return page.evaluate(() => {
    const { gloomholdin } = window as unknown as { gloomholdin: Shown };
    const { phase, state } = gloomholdin;
    const over = phase === null || phase === 'won' || phase === 'lost';
    return { phase, round: state?.round ?? 0, over, places: gloomholdin.places() };
  });
}

/** Goes from the title to the camp of a new party. */
export async function foundParty(page: Page, url: string): Promise<void> {
  await page.goto(`${url}?test&seed=abc`);
  await page.click('[data-action=newlongTable]');
  await page.fill('.founding input[autocomplete=off]', 'The Receivers');
  await page.click('.founding [type=submit]');
  await page.waitForSelector('.camp');
}

/** Travels from the camp to the table of scenario 1, with the first answer to every question on the way. */
export async function setOut(page: Page): Promise<void> {
  for (;;) {
    const next = page
      .locator(
        '.asked:not(:has([aria-pressed=true])) [data-quest], .asked [data-move], .asked [data-action=share], .asked [data-action=proceed], [data-scenario=noticeOnTheDoor], .hud.long',
      )
      .first();
    await next.waitFor();
    if (await page.locator('.hud.long').count()) return;
    const before = await page.locator('main').textContent();
    await next.click();
    await page.waitForFunction(
      (was) => document.querySelector('.hud.long') !== null || document.querySelector('main')?.textContent !== was,
      before,
    );
  }
}

/** The kinds of marks on the map, in the order in which they are tried. */
const MARKS = ['target', 'choice', 'force', 'through', 'against', 'place', 'way'] as const;

async function tapNearest(page: Page, { places }: Seen, mark: string): Promise<void> {
  const spots = Object.entries(places).filter(([name]) => name.startsWith(`${mark} `));
  const foes = Object.entries(places).filter(([name]) => name.startsWith('monster:'));
  const goals = (foes.length > 0 ? foes : Object.entries(places)).map(([, at]) => at);
  const far = (at: Point) => Math.min(...goals.map((to) => Math.hypot(to.x - at.x, to.y - at.y)));
  const [nearest] = spots.map(([, at]) => at).sort((a, b) => far(a) - far(b));
  if (nearest) await page.touchscreen.tap(nearest.x, nearest.y);
  const draft = page.locator('[data-says=draft]');
  if (await draft.count()) await draft.tap();
}

/** Makes one decision by touch: cards, a mark on the map, the deck, a half, or a button. */
export async function touchOnce(page: Page, seen: Seen): Promise<void> {
  const mark = MARKS.find((each) => Object.keys(seen.places).some((name) => name.startsWith(`${each} `)));
  const half = page.locator('.slips button.half:not(.idle)').first();
  if (await page.locator('.fan li').count()) {
    const cards = page.locator('.fan button.card');
    const first = await cards.first().getAttribute('aria-pressed');
    await cards.first().tap();
    if (first === null) return;
    await cards.nth(1).tap();
    // Only the last hero's cards need the seal.
    const seal = page.locator('[data-says=draft]');
    if (await seal.count()) await seal.tap();
  } else if (mark) await tapNearest(page, seen, mark);
  else if (seen.places['deck']) await page.touchscreen.tap(seen.places['deck'].x, seen.places['deck'].y);
  else if (await half.count()) await half.tap();
  else if (await page.locator('.answers .sealed').count()) await page.locator('.answers .sealed').first().tap();
  else await page.locator('.answers .slip').first().tap();
}

/** Presses a command's button in the mirror with the keyboard. */
export async function pressSlip(page: Page, command: Command): Promise<void> {
  const button = page.locator(`#mirror button[data-command='${JSON.stringify(command)}']`);
  await button.focus();
  await page.keyboard.press('Enter');
}
