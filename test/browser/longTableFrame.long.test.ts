/**
 * Checks the layout of the Long Table at many moments of played games, at ten sizes. `STATES=300` sets the number of moments, which are
 * spread evenly over the games and tried in parts. The languages take turns, and every second part is for left-handed players.
 */
import { beforeAll, expect, inject, it } from 'vitest';
import type { TableCampaign } from '../../src/flow/longTable/campaign';
import { isOver } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import { LANGUAGES } from '../../src/i18n';
import type { Journal } from '../../src/journal/journal';
import { sharedBrowser, visit } from '../kit/browser';
import { eagerBot } from '../kit/longTableGames';
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
const PART = 5;

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

/** Half of the sizes for each test of a large sample; otherwise a moment is opened once for all of them. */
const GROUPS = STATES > PART ? [SIZES.slice(0, SIZES.length / 2), SIZES.slice(SIZES.length / 2)] : [SIZES];
const PARTS = Array.from({ length: Math.ceil(STATES / PART) }, (_, part) =>
  GROUPS.map((sizes) => ({ part, sizes, name: `part ${part}, ${sizes.map(([width]) => width).join()}` })),
).flat();

it.each(PARTS)(
  `${STATES} moments, $name px wide: nothing covers the map, nothing to press is cut off, no stall is empty`,
  async ({ part, sizes }) => {
    const [[width, height] = SIZES[0]] = sizes;
    const found: string[] = [];
    for (const [nth, { campaign, journal, commands, name }] of all.slice(part * PART, (part + 1) * PART).entries()) {
      const locale = LANGUAGES[nth % LANGUAGES.length];
      const { page, context, errors } = await visit(browser, {
        viewport: { width, height },
        reducedMotion: 'reduce',
        ...(locale ? { locale } : {}),
      });
      await page.goto(`${url}?test`);
      await putInCode(page, await savedAt({ campaign, journal }, commands));
      await page.click('[data-action=continue]');
      await page.waitForSelector('.hud.long .foot');
      if (part % 2 === 1) await changeSetting(page, 'changeSettings', { hand: 'left' });
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => canvasWidth(page)).toBe(width);
        for (const fault of await roomFaults(page)) found.push(`${name}, ${locale}, ${width} x ${height}: ${fault}`);
      }
      await context.close();
      found.push(...errors);
    }
    expect(found).toEqual([]);
  },
);
