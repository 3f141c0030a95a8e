/** Measures the JavaScript that the page loads before the title is shown, and before a scenario can be played. */
import type { Page } from 'playwright-core';

/** A script that records when the title's menu appears. It is text because it runs in the page, before all scripts of the page. */
const MARK = `
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-action=new]')) return;
  window.titled = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
`;

export const recordTitleTime = (page: Page): Promise<unknown> => page.addInitScript({ content: MARK });

/** Returns the paths of the scripts requested before the title appeared. */
export async function scriptsToTitle(page: Page): Promise<string[]> {
  await page.waitForFunction(() => 'titled' in window);
  return scripts(page, await page.evaluate(() => (window as unknown as { titled: number }).titled));
}

/** Waits until the table is at rest. @returns the paths of the scripts requested until then: all scripts that a scenario needs */
export async function scriptsToTable(page: Page): Promise<string[]> {
  await page.waitForSelector('.hud .prompt');
  await page.evaluate(() => window.gloomholdin.idle());
  await page.waitForLoadState('networkidle');
  return scripts(page, Number.POSITIVE_INFINITY);
}

async function scripts(page: Page, until: number): Promise<string[]> {
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  );
  const paths = asked.flatMap(({ name, startTime }) => (startTime <= until ? [new URL(name).pathname] : []));
  return [...new Set(paths.filter((path) => path.endsWith('.js')))];
}
