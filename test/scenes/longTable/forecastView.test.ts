/** Tests the drawing of a forecast (L36.9): candidates, focus and way. */
import { beforeAll, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { openChapter } from '../../../src/i18n';
import { forecastOf } from '../../../src/scenes/longTable/table/forecastView';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { openLongTable } from '../../kit/longTableWords';

beforeAll(async () => {
  await openLongTable();
  await openChapter('board');
});

const BOOK = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'drawn' }));

it('the forecasts of all figures in three rounds equal the golden file', async () => {
  const lines: string[] = [];
  let round = 0;
  for (const { play } of game(BOOK, 'a')) {
    const { state } = play;
    if (state.round > 3) break;
    if (state.round === round || state.question?.ask !== 'turn') continue;
    round = state.round;
    lines.push(`round ${round}:`);
    for (const { id, hex } of state.figures) {
      const told = forecastOf(play, id);
      if (told?.path.length) expect(told.path[0]).toBe(hex);
      const labels = told?.labels.map((each) => `${each.hex} ${each.text}${each.focus ? ', focus' : ''}`);
      lines.push(`  ${id} on ${hex}: ${told ? `${labels?.join('; ')} / ${told.path.join(' ')}` : 'nothing'}`);
    }
  }
  expect(round).toBeGreaterThan(1);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./forecasts.txt');
});
