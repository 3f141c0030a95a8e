/** Chromium for tests: profiles of a phone and a desktop, drags with exact time stamps, and the errors that a page reports. */
import { mkdirSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { findChromium } from '../../scripts/chromium';

export const PROFILES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
  // Laid as on any desktop, with fewer pixels for a processor to paint in every frame.
  desktop: { viewport: { width: 1120, height: 720 }, deviceScaleFactor: 1 },
  large: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const satisfies Record<string, BrowserContextOptions>;

/** What playwright switches off (a second list takes the place of its own), and the address bar's hidden pages, which cost every page a fifth more. */
const NO_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

export const FLAGS = [
  `--disable-features=${NO_FEATURES.join(',')}`,
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The processor paints every frame here: without smooth edges in WebGL, and without GL for the page around it, at half the cost. */
const FRUGAL = ['--webgl-antialiasing-mode=none', '--disable-gpu-compositing'];

/** @param extra flags for this browser, instead of those that make its pictures cheaper */
export function launch(extra: readonly string[] = FRUGAL): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium: run "npm test", which finds or installs one');
  return chromium.launch({ executablePath, args: [...FLAGS, ...extra] });
}

let shared: Promise<Browser> | null = null;

/** One browser for all test files of this process; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared || !(await shared).isConnected()) shared = launch();
  return shared;
}

/** Closes every page of the shared browser, and forgets what was stored. */
export async function closeProfiles(): Promise<void> {
  const contexts = shared ? (await shared).contexts() : [];
  await Promise.all(contexts.map((context) => context.close()));
}

/** How long anything on a page is waited for: on a busy machine it comes late, and is no fault. */
const PATIENT_MS = 180_000;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Errors that the page reported so far; a good visit ends with none. */
  readonly errors: string[];
}

/** A page in a fresh profile of its own, not opened yet. It has no Web Audio: making the sounds takes a fifth of a table's time. */
export async function visit(browser: Browser, profile: BrowserContextOptions): Promise<Visit> {
  const one = await visitWithSound(browser, profile);
  await one.context.addInitScript(() => {
    for (const name of ['AudioContext', 'webkitAudioContext']) Reflect.deleteProperty(window, name);
  });
  return one;
}

/** A page that is heard, in a fresh profile of its own, not opened yet. */
export async function visitWithSound(browser: Browser, profile: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', ...profile });
  return visitIn(context);
}

/** Another page in a profile that has been used: what was stored is there. */
export async function visitIn(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENT_MS);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { context, page, cdp: await context.newCDPSession(page), errors };
}

export interface Sample {
  readonly x: number;
  readonly y: number;
  /** Milliseconds since the drag began. */
  readonly at: number;
}

/** A straight drag as samples, `step` ms apart; the speed at its end is that of the whole. */
export function straight(
  from: { x: number; y: number },
  to: { x: number; y: number },
  ms: number,
  step = 16,
): Sample[] {
  const count = Math.max(1, Math.round(ms / step));
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / count,
    y: from.y + ((to.y - from.y) * i) / count,
    at: i * step,
  }));
}

/** Drags with the mouse; the events carry the samples' own times, however slowly frames come. */
export async function dragMouse({ cdp }: Visit, samples: readonly Sample[]): Promise<void> {
  const began = Date.now() / 1000;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y, at }: Sample) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: began + at / 1000,
    });
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return;
  await send('mousePressed', first);
  for (const sample of samples.slice(1)) await send('mouseMoved', sample);
  await send('mouseReleased', last);
}

/** A tap with one finger, likewise: on a machine that is slow to answer it is still none that is held. */
export async function tapTouch({ cdp }: Visit, { x, y }: { x: number; y: number }): Promise<void> {
  const began = Date.now() / 1000;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp: began });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: began + 0.04 });
}

/** Drags with one finger, likewise. */
export async function dragTouch({ cdp }: Visit, samples: readonly Sample[]): Promise<void> {
  const began = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', { x, y, at }: Sample) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      timestamp: began + at / 1000,
    });
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return;
  await send('touchStart', first);
  for (const sample of samples.slice(1)) await send('touchMove', sample);
  await send('touchEnd', last);
}

/** Keeps a picture of the page for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  await page.screenshot({ path: `test-results/${name}.png` });
}
