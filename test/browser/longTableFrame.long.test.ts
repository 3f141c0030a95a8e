/**
 * Checks the layout of the Long Table at many moments of played games, at ten sizes. `STATES=300` sets the number of moments, which are
 * spread evenly over the games and tried in parts. A part is played on from one moment to the next. The languages take turns by part, and
 * every second part is for left-handed players.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import type { TableCampaign } from '../../src/flow/longTable/campaign';
import { isOver } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import { LANGUAGES } from '../../src/i18n';
import type { Journal } from '../../src/journal/journal';
import { sharedBrowser, type Visit, visit } from '../kit/browser';
import { eagerBot } from '../kit/longTableGames';
import { atRest, pressSlip } from '../kit/longTablePage';
import { canvasWidth, roomFaults } from '../kit/longTableRoom';
import { partyAt, savedAt, tableOf } from '../kit/longTableWon';
import { changeSetting } from '../kit/pageConditions';
import { putInCode } from '../kit/putIn';

const url = inject('page');
const STATES = Number(process.env['STATES'] ?? 3);
const GAMES = [
  ['noticeOnTheDoor', 'frame0', ['bailiff', 'ferrywoman']],
  ['noticeOnTheDoor', 'frame1', ['bailiff', 'ferrywoman', 'sexton', 'pawnbroker']],
  ['noticeOnTheDoor', 'frame2', ['sexton', 'pawnbroker', 'ferrywoman']],
  ['noticeOnTheDoor', 'frame3', ['bailiff', 'ferrywoman', 'sexton']],
] as const;
const SIZES = [
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [1280, 720],
  [1366, 768],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

/** The moments of one test: few enough that ten sizes take less than its time limit on a busy machine. */
const PART = STATES > 10 ? 25 : 1;

interface Moment {
  readonly campaign: TableCampaign;
  readonly journal: Journal<LongTable>;
  readonly commands: number;
  readonly name: string;
}

/** The requested number of moments, spread evenly over the games; at each of them a player has to answer. */
function moments(): Moment[] {
  const all = GAMES.flatMap(([scenario, seed, heroes]) => {
    const campaign = partyAt(scenario, seed, heroes);
    const interaction = tableOf(campaign);
    const bot = eagerBot(seed);
    const found: Omit<Moment, 'journal' | 'campaign'>[] = [];
    while (!isOver(interaction.play)) {
      const { play, session } = interaction;
      const commands = session.journal.commands.length;
      found.push({ commands, name: `${scenario} at command ${commands}, ${play.state.question?.ask}` });
      const command = bot(play);
      if (!command || !interaction.send(command).ok) break;
    }
    const { journal } = interaction.session;
    return found.map((each) => ({ ...each, campaign, journal }));
  });
  return Array.from({ length: STATES }, (_, n) => all[Math.floor(((n + 0.5) * all.length) / STATES)]).filter(
    (each) => each !== undefined,
  );
}

const browser = await sharedBrowser();
let all: readonly Moment[] = [];
beforeAll(() => {
  all = moments();
});

/** Plays on to a later moment of the game that the page shows. The page sends lone answers by itself. */
async function playTo(page: Page, { journal, commands }: Moment): Promise<void> {
  for (;;) {
    await atRest(page);
    const played = await page.evaluate(() => window.gloomholdin.journal?.commands.length ?? 0);
    const command = journal.commands[played];
    if (!command || played >= commands) break;
    await pressSlip(page, command);
  }
  // The list of all moves covers the table while it has the focus.
  await page.locator('#mirror :focus').evaluateAll((focused) => {
    for (const each of focused) if (each instanceof HTMLElement) each.blur();
  });
}

const PARTS = Array.from({ length: Math.ceil(STATES / PART) }, (_, part) => ({
  part,
  locale: LANGUAGES[part % LANGUAGES.length],
}));

it.each(PARTS)(
  `${STATES} moments, part $part, $locale: nothing covers the map, nothing to press is cut off, no stall is empty`,
  async ({ part, locale }) => {
    const found: string[] = [];
    let one: Visit | null = null;
    let last: Moment | null = null;
    for (const moment of all.slice(part * PART, (part + 1) * PART)) {
      const { campaign, journal, commands, name } = moment;
      if (one && last?.journal === journal) {
        await playTo(one.page, moment);
      } else {
        await one?.context.close();
        one = await visit(browser, { reducedMotion: 'reduce', ...(locale ? { locale } : {}) });
        await one.page.goto(`${url}?test`);
        await putInCode(one.page, await savedAt({ campaign, journal }, commands));
        await one.page.click('[data-action=continue]');
        await one.page.waitForSelector('.hud.long .foot');
        if (part % 2 === 1) await changeSetting(one.page, 'changeSettings', { hand: 'left' });
      }
      last = moment;
      const { page, errors } = one;
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => canvasWidth(page)).toBe(width);
        await atRest(page);
        for (const fault of await roomFaults(page)) found.push(`${name}, ${locale}, ${width} x ${height}: ${fault}`);
      }
      found.push(...errors.splice(0));
    }
    await one?.context.close();
    expect(found).toEqual([]);
  },
);
