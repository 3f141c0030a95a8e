// @vitest-environment jsdom
/** Tests the place of a lesson: over the title, and beside the thing that it is about. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { openChapter } from '../../../src/i18n';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { keptAs, LESSONS, type LessonId } from '../../../src/lessons/longTable/lessons';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { Lesson } from '../../../src/panels/longTable/hud/Lesson';
import { enlarged } from '../../../src/panels/longTable/hud/plan';
import { planFor } from '../../../src/scenes/longTable/table/layout';
import { openInteraction } from '../../../src/session/longTable/interaction';
import { openSession } from '../../../src/session/session';
import { DEFAULTS } from '../../../src/storage/settings';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { paper } from '../kit';
import { boardOpened } from './opened';

boardOpened();
beforeAll(() => openChapter('tableLessons'));

const NONE = { top: 0, bottom: 0 };
const BOOK = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'lesson' }));

/** Returns a table on which an element is available and a hero’s turn begins. */
function awake() {
  const interaction = openInteraction(openSession(LONG_TABLE, BOOK, { save: () => null }));
  for (const { command } of game(BOOK, 'lesson')) {
    const { question, elements, turn } = interaction.play.state;
    const begins = question?.ask === 'turn' && turn?.played.length === 0;
    if (begins && Object.values(elements).some((each) => each !== 'inert')) return interaction;
    if (command) interaction.session.dispatch(command);
  }
  throw new Error('no element ever becomes available');
}

it('the lesson on elements does not cover them on a phone; others cover all of the title', async () => {
  const interaction = awake();
  const root = paper();
  const placeOf = async (due: LessonId, size: readonly [number, number]) => {
    const lessons = LESSONS.filter((id) => id !== due).map(keptAs);
    const view = { settings: { ...DEFAULTS, lessons } };
    const app = { view, change() {} } as unknown as LongTableApp;
    const plan = enlarged(planFor(...size, 'map', NONE));
    await act(() => render(<Lesson app={app} interaction={interaction} plan={plan} asks />, root));
    const { left, width } =
      root.querySelector<HTMLElement>('.lesson')?.style ?? expect.unreachable(`${due} is not due: ${root.innerHTML}`);
    act(() => render(null, root));
    return [left, width];
  };
  const PHONE = [390, 844] as const;
  expect(await placeOf('halves', PHONE)).toEqual(['8px', '374px']);
  expect(await placeOf('elements', PHONE)).toEqual(['8px', '270px']);
  // In landscape the elements are beside the map.
  expect(await placeOf('elements', [844, 390])).toEqual(await placeOf('halves', [844, 390]));
});
