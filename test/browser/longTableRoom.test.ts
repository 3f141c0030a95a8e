/** On tablets and desktops text and map of the Long Table do not overlap, at any question. */
import { beforeAll, expect, inject, it } from 'vitest';
import type { TableCampaign } from '../../src/flow/longTable/campaign';
import { isOver } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import type { Journal } from '../../src/journal/journal';
import { sharedBrowser, visit } from '../kit/browser';
import { eagerBot } from '../kit/longTableGames';
import { canvasWidth, roomFaults } from '../kit/longTableRoom';
import { partyAt, savedAt, tableOf } from '../kit/longTableWon';
import { putInCode } from '../kit/putIn';

const url = inject('page');
const ASKED = ['prepare', 'select', 'turn', 'move', 'targets', 'draw', 'force', 'damage', 'rests'] as const;
const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;

interface Moment {
  readonly campaign: TableCampaign;
  readonly journal: Journal<LongTable>;
  readonly answers: number;
}

/** For each question, the moment of some games with the most possible answers. */
function fullest(): Map<string, Moment> {
  const found = new Map<string, Moment>();
  for (const seed of ['seal0', 'seal1', 'seal2', 'seal3', 'seal4', 'seal5']) {
    const campaign = partyAt('noticeOnTheDoor', seed);
    const interaction = tableOf(campaign);
    const bot = eagerBot(seed);
    while (!isOver(interaction.play)) {
      const { places, play, session } = interaction;
      const ask = play.state.question?.ask ?? '';
      const answers = places.buttons.length + places.halves.length;
      if (answers > (found.get(ask)?.answers ?? -1)) found.set(ask, { campaign, journal: session.journal, answers });
      const command = bot(play);
      if (!command || !interaction.send(command).ok) break;
    }
  }
  return found;
}

const browser = await sharedBrowser();
let moments: Map<string, Moment>;
beforeAll(() => {
  moments = fullest();
});

it.each(ASKED)('%s: nothing covers the map, and nothing to press is cut off or covered', async (ask) => {
  const moment = moments.get(ask);
  if (!moment) throw new Error(`${ask} is never asked`);
  const [[width, height]] = SIZES;
  const { page, context, errors } = await visit(browser, { viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`${url}?test`);
  await putInCode(page, await savedAt(moment, moment.journal.commands.length));
  await page.click('[data-action=continue]');
  await page.waitForSelector('.hud.long .foot');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // Waits until canvas and text have followed the new size.
    await expect.poll(() => canvasWidth(page)).toBe(width);
    expect(await roomFaults(page), `${width} x ${height}`).toEqual([]);
  }
  await context.close();
  expect(errors).toEqual([]);
});
