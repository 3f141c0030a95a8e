/** What a device, a browser or a player does to a page that is already open: each is set, looked at and taken back. */
import type { Page } from 'playwright-core';
import type { App } from '../../src/panels/app';
import type { Visit } from './browser';
import { settled } from './everyPage';
import type { Look } from './pageFaults';

export interface Condition {
  readonly name: string;
  readonly looks: readonly Look[];
  readonly inset?: number;
  set(one: Visit): Promise<unknown>;
  unset(one: Visit): Promise<unknown>;
}

export const BASE = { width: 390, height: 844 } as const;
/** px that a notch and round corners cover on a phone. */
const INSET = 47;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const PLACED: readonly Look[] = ['reach', 'cut'];

/** Changes a setting of the open page. Not every page has a way to the settings; what draws itself anew is the same. */
export function changeSetting<K extends 'changeLanguage' | 'changeSettings'>(
  page: Page,
  call: K,
  value: Parameters<App[K]>[0],
): Promise<void> {
  return page.evaluate(
    async ([name, given]) => {
      const isApp = (found: unknown): found is App =>
        typeof (found as Partial<App> | null)?.changeLanguage === 'function';
      const seen = new Set<unknown>();
      /** The app is a property of the components that are rendered here. */
      const appIn = (held: unknown): App | null => {
        if (typeof held !== 'object' || held === null || held instanceof Node || seen.has(held)) return null;
        seen.add(held);
        const { app } = (held as { props?: { app?: unknown } }).props ?? {};
        if (isApp(app)) return app;
        for (const each of Object.values(held)) {
          const found = appIn(each);
          if (found) return found;
        }
        return null;
      };
      const root = document.getElementById('panels');
      const app = root && Object.entries(root).reduce<App | null>((found, [, held]) => found ?? appIn(held), null);
      if (!app) throw new Error('no panel holds the app');
      await (app[name as 'changeLanguage'] as (value: unknown) => unknown)(given);
    },
    [call, value] as const,
  );
}

const sized = (width: number, height: number): Pick<Condition, 'set' | 'unset' | 'looks'> => ({
  looks: PLACED,
  set: ({ page }) => page.setViewportSize({ width, height }),
  unset: ({ page }) => page.setViewportSize(BASE),
});

/** Sets the insets of all sides, or removes them; the game reads them when the window changes. */
const insets = (page: Page, px: number | null) =>
  page.evaluate(
    ([sides, of]) => {
      const { style } = document.documentElement;
      for (const side of sides) {
        if (of === null) style.removeProperty(`--safe-${side}`);
        else style.setProperty(`--safe-${side}`, `${of}px`);
      }
      dispatchEvent(new Event('resize'));
    },
    [SIDES, px] as const,
  );

const direction = (page: Page, dir: string) =>
  page.evaluate((to) => {
    document.documentElement.dir = to;
    dispatchEvent(new Event('resize'));
  }, dir);

export const CONDITIONS: readonly Condition[] = [
  {
    name: 'as it is',
    looks: ['reach', 'cut', 'contrast', 'states'],
    set: async () => {},
    unset: async () => {},
  },
  {
    name: 'forced colours',
    looks: ['contrast', 'states'],
    set: ({ page }) => page.emulateMedia({ forcedColors: 'active' }),
    unset: ({ page }) => page.emulateMedia({ forcedColors: 'none' }),
  },
  {
    name: 'high contrast',
    looks: ['contrast', 'states'],
    set: ({ page }) => changeSetting(page, 'changeSettings', { contrast: 'high' }),
    unset: ({ page }) => changeSetting(page, 'changeSettings', { contrast: 'normal' }),
  },
  {
    name: 'text of 200 %',
    looks: PLACED,
    async set({ page, cdp }) {
      await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await changeSetting(page, 'changeSettings', { textSize: 1.3 });
    },
    async unset({ page, cdp }) {
      await cdp.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      await changeSetting(page, 'changeSettings', { textSize: 1 });
    },
  },
  {
    name: 'right to left',
    looks: PLACED,
    set: ({ page }) => direction(page, 'rtl'),
    unset: ({ page }) => direction(page, ''),
  },
  ...(['ru', 'cs'] as const).map(
    (language): Condition => ({
      name: `changed to ${language}`,
      looks: PLACED,
      set: ({ page }) => changeSetting(page, 'changeLanguage', language),
      unset: async ({ page }) => language === 'cs' && changeSetting(page, 'changeLanguage', 'en'),
    }),
  ),
  {
    name: `insets of ${INSET} px`,
    looks: PLACED,
    inset: INSET,
    set: ({ page }) => insets(page, INSET),
    unset: ({ page }) => insets(page, null),
  },
  { name: '320 x 256', ...sized(320, 256) },
  { name: '568 x 320', ...sized(568, 320) },
];

/** Waits until a condition shows, also on a table that lays itself out anew. */
export async function shows({ page }: Visit): Promise<void> {
  await settled(page);
  await page.waitForFunction(() => {
    const canvas = document.querySelector('#game canvas');
    const style = getComputedStyle(document.documentElement);
    const sides = Number.parseFloat(style.getPropertyValue('--safe-left')) * 2 || 0;
    return (
      !document.querySelector('.hud') ||
      !canvas ||
      Math.abs(canvas.getBoundingClientRect().width - innerWidth + sides) < 2
    );
  });
  await settled(page);
}
