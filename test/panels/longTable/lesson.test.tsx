// @vitest-environment jsdom
/** Where a lesson lies: it covers neither the title nor the turn order. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { openChapter } from '../../../src/i18n';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { LESSONS, type LessonId, settingsEntryOf } from '../../../src/lessons/longTable/lessons';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { Lesson } from '../../../src/panels/longTable/hud/Lesson';
import { inHudPx } from '../../../src/panels/longTable/hud/plan';
import { planFor } from '../../../src/scenes/longTable/table/layout';
import { MAP_TOP_COVERED } from '../../../src/session/longTable/mapEvents';
import { openInteraction } from '../../../src/session/longTable/openInteraction';
import { openSession } from '../../../src/session/session';
import { DEFAULTS } from '../../../src/storage/settings';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { paper } from '../kit';
import { boardOpened } from './opened';

boardOpened();
beforeAll(() => openChapter('tableLessons'));
afterEach(() => void vi.restoreAllMocks());

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

it('on a phone a lesson lies below the turn order and the elements, beside the button for the whole map', async () => {
  const interaction = awake();
  const root = paper();
  const placeOf = async (due: LessonId, size: readonly [number, number]) => {
    const lessons = LESSONS.filter((id) => id !== due).map(settingsEntryOf);
    const view = { settings: { ...DEFAULTS, lessons } };
    const app = { view, changeSettings() {} } as unknown as LongTableApp;
    const plan = inHudPx(planFor(...size, 'map', NONE));
    await act(() => render(<Lesson app={app} interaction={interaction} plan={plan} asks />, root));
    const { left, width, top } =
      root.querySelector<HTMLElement>('.lesson')?.style ?? expect.unreachable(`${due} is not due: ${root.innerHTML}`);
    act(() => render(null, root));
    return [left, width, top];
  };
  const below = (width: number, height: number) => {
    const { order } = planFor(width, height, 'map', NONE);
    return `${order.y + order.height + 4}px`;
  };
  expect(await placeOf('halves', [390, 844])).toEqual(['8px', '326px', below(390, 844)]);
  expect(await placeOf('elements', [390, 844])).toEqual(['8px', '326px', below(390, 844)]);
  expect((await placeOf('elements', [844, 390]))[2]).toBe(below(844, 390));
});

it('on a phone the map keeps the room for a lesson while an animation hides it, and gets it back once it is learnt', () => {
  const interaction = awake();
  const root = paper();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: 0, bottom: this.matches('.lesson') ? 300 : 0 } as DOMRect;
  });
  const reported: number[] = [];
  const listen = (event: Event) => event instanceof CustomEvent && reported.push(event.detail);
  addEventListener(MAP_TOP_COVERED, listen);
  const plan = inHudPx(planFor(390, 844, 'map', NONE));
  const all = LESSONS.map(settingsEntryOf);
  const show = (asks: boolean, lessons: readonly string[]) => {
    const app = { view: { settings: { ...DEFAULTS, lessons } }, changeSettings() {} } as unknown as LongTableApp;
    const table = <Lesson app={app} interaction={interaction} plan={plan} asks={asks} />;
    act(() => render(<div class="long">{table}</div>, root));
    return reported.splice(0);
  };
  const due = all.filter((each) => each !== settingsEntryOf('elements'));
  expect(show(true, due)).toEqual([300 - plan.map.y]);
  expect(show(false, due)).toEqual([]);
  expect(show(true, due)).toEqual([300 - plan.map.y]);
  expect(show(true, all)).toEqual([0]);
  removeEventListener(MAP_TOP_COVERED, listen);
  act(() => render(null, root));
});
