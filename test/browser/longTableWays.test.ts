/** A way at the Long Table that the player draws around a hazard: by touch, with the mouse, and hex by hex in the mirror. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import board from '../../src/i18n/en/longTable/board';
import type { Command } from '../../src/rules/longTable/commands';
import { dragMouse, dragTouch, PROFILES, type Sample, sharedBrowser, type Visit, visit } from '../kit/browser';
import { clicking, touching } from '../kit/longTableFingers';
import { lookAt } from '../kit/longTablePage';
import { type TrapTable, trapTable } from '../kit/longTableWays';
import { savedAt } from '../kit/longTableWon';
import { putInCode } from '../kit/putIn';

const url = inject('page');

const browser = await sharedBrowser();
let table: TrapTable;
beforeAll(() => {
  table = trapTable();
});

let one: Visit;
async function sitDown(profile: Parameters<typeof visit>[1]): Promise<Page> {
  one = await visit(browser, { ...profile, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const { page } = one;
  await page.goto(`${url}?test`);
  await putInCode(page, await savedAt(table, table.journal.commands.length));
  await page.click('[data-action=continue]');
  await page.waitForSelector('.hud.long');
  return page;
}

const commandsOf = (page: Page): Promise<readonly Command[]> =>
  page.evaluate(async () => {
    const { gloomholdin } = window as unknown as {
      gloomholdin: { readonly journal: { readonly commands: readonly Command[] }; idle(): Promise<void> };
    };
    await gloomholdin.idle();
    return gloomholdin.journal.commands;
  });

const promptOf = (page: Page) => page.locator('.foot .prompt').textContent();

/** The way of a finger over the centres of hexes. */
async function over(page: Page, hexes: readonly string[]): Promise<Sample[]> {
  const { places } = await lookAt(page);
  const points = hexes.map((hex) => {
    const at = places[hex];
    if (!at) throw new Error(`${hex} is not on the map`);
    return at;
  });
  return points.flatMap((at, i) => {
    const next = points[i + 1] ?? at;
    return [0, 1, 2, 3].map((part) => ({
      x: at.x + ((next.x - at.x) * part) / 4,
      y: at.y + ((next.y - at.y) * part) / 4,
      at: (i * 4 + part) * 16,
    }));
  });
}

const gone = () => table.round.map((to) => ({ type: 'step', to }));
const saidAfter = async (page: Page) =>
  (await commandsOf(page)).slice(table.journal.commands.length).filter(({ type }) => type === 'step');

it.each([
  ['by touch on a phone', PROFILES.phone, dragTouch, touching],
  ['with the mouse', PROFILES.desktop, dragMouse, clicking],
] as const)('%s draws a way around a hazard, and a touch on its end sends it', async (_, profile, drag, fingers) => {
  const page = await sitDown(profile);
  const { mover, trap, round } = table;
  const before = (await lookAt(page)).places[mover];
  // First the way leads into the hazard, which the prompt warns of, and then back.
  await drag(one, await over(page, [mover, trap]));
  await expect.poll(() => promptOf(page)).toContain(board.drawn.hazard);
  expect(await saidAfter(page)).toEqual([]);
  await drag(one, await over(page, [trap, mover, ...round]));
  await expect
    .poll(() => promptOf(page))
    .toContain(board.drawn.way.replace('{cost}', String(round.length)).split('{')[0]);
  expect(await promptOf(page)).not.toContain(board.drawn.hazard);
  // The map has not been moved by the drag.
  const { places } = await lookAt(page);
  expect(places[mover]).toEqual(before);
  expect(Object.keys(places)).toContain(`goal ${round.at(-1)}`);
  expect(await saidAfter(page)).toEqual([]);
  const end = places[round.at(-1) ?? ''];
  if (end) await fingers(one).tap(end);
  await expect.poll(() => saidAfter(page)).toEqual(gone());
  expect(one.errors).toEqual([]);
  await one.context.close();
});

it('with the keyboard, Shift with Enter draws a way, and Enter on its end sends it', async () => {
  const page = await sitDown(PROFILES.desktop);
  for (const hex of table.round) {
    await page.locator(`#mirror [data-hex=${hex}]`).focus();
    await page.keyboard.press('Shift+Enter');
  }
  // A status beside the way shows how the monsters would react.
  const way = page.locator('#mirror p[role=status]').first();
  expect(await way.textContent()).toContain(board.drawn.go);
  // Keys move the map too, and keep the focus on its hex.
  const lies = async () => Object.entries((await lookAt(page)).places).find(([name]) => name.startsWith('hero:'))?.[1];
  await page.keyboard.press('m');
  const fitted = await lies();
  await page.keyboard.press('Shift+ArrowRight');
  expect((await lies())?.x).toBeLessThan(fitted?.x ?? 0);
  await page.keyboard.press('m');
  expect(await lies()).toEqual(fitted);
  await page.keyboard.press('Enter');
  await expect.poll(() => saidAfter(page)).toEqual(gone());
  expect(one.errors).toEqual([]);
  await one.context.close();
});
