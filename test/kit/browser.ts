/** Test kit: Chromium with profiles of several devices, drags with exact time stamps, and the errors that a page reports. */
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
  // Has the layout of any desktop, but fewer pixels, because the CPU paints every frame.
  desktop: { viewport: { width: 1120, height: 720 }, deviceScaleFactor: 1 },
  large: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const satisfies Record<string, BrowserContextOptions>;

/**
 * The features that playwright switches off (this list replaces its own), and the hidden pages of the address bar, which slow down every
 * page by a fifth.
 */
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

/** The CPU paints every frame: no antialiasing in WebGL and no GPU compositing of the page halve the time. */
const FRUGAL = ['--webgl-antialiasing-mode=none', '--disable-gpu-compositing'];

/** The timeout for a browser and for anything on its pages: long, because being late on a busy machine is not a fault. */
const PATIENT_MS = 180_000;

/** @param extra flags for this browser, instead of those that make painting cheaper */
export function launch(extra: readonly string[] = FRUGAL): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium: run "npm test", which finds or installs one');
  return chromium.launch({ executablePath, args: [...FLAGS, ...extra], timeout: PATIENT_MS });
}

let shared: Promise<Browser> | null = null;

/** Returns the one browser that all test files of this process share; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  // A browser that ended, or that could not be started, is replaced.
  const isConnected = await shared?.then((browser) => browser.isConnected()).catch(() => false);
  if (!shared || !isConnected) shared = launch();
  return shared;
}

/** Closes every page of the shared browser, and deletes everything they stored. */
export async function closeProfiles(): Promise<void> {
  const contexts = shared ? (await shared).contexts() : [];
  await Promise.all(contexts.map((context) => context.close()));
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Errors that the page reported so far; tests expect none at the end. */
  readonly errors: string[];
}

/**
 * Returns an empty page in a fresh profile. It has no Web Audio, because synthesizing the sounds takes a fifth of the time that a table
 * needs.
 */
export async function visit(browser: Browser, profile: BrowserContextOptions): Promise<Visit> {
  const visited = await visitWithSound(browser, profile);
  await visited.context.addInitScript(() => {
    for (const name of ['AudioContext', 'webkitAudioContext']) Reflect.deleteProperty(window, name);
  });
  return visited;
}

/** Returns an empty page with Web Audio in a fresh profile. */
export async function visitWithSound(browser: Browser, profile: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', ...profile });
  return visitIn(context);
}

/** Returns another empty page in a used profile, with everything that was stored there. */
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

/** Returns a straight drag as samples, `step` ms apart, at constant speed. */
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

/** Drags with the mouse. The events carry the times of the samples, however slow the frames are. */
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

/** Taps with one finger. The events carry their own times, so that a slow machine does not turn the tap into a long press. */
export async function tapTouch({ cdp }: Visit, { x, y }: { x: number; y: number }): Promise<void> {
  const began = Date.now() / 1000;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp: began });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: began + 0.04 });
}

/** Drags with one finger. The events carry the times of the samples, however slow the frames are. */
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

/** Saves a screenshot of the page in test-results, for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  await page.screenshot({ path: `test-results/${name}.png` });
}
