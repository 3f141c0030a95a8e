// @vitest-environment jsdom
/** The slip of the played lesson: when the lesson counts as played. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { lessonBook } from '../../../src/content/inHand/lesson';
import { openChapter } from '../../../src/i18n';
import { PLAYED_LESSON } from '../../../src/lessons/inHand/playedEntry';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { LessonFoot } from '../../../src/panels/inHand/hud/LessonFoot';
import { type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { DEFAULTS, type Settings } from '../../../src/storage/settings';
import { openSession } from '../../kit/inHand';
import { paper } from '../kit';

const begin = () => openInteraction(openSession(lessonBook(), { save: () => {} }));

async function shown(before: readonly string[] = []) {
  await openChapter('lessons');
  const view = { settings: { ...DEFAULTS, lessons: before } };
  const left: string[] = [];
  const app = {
    view,
    changeSettings: (changed: Partial<Settings>) => Object.assign(view.settings, changed),
    copies: { leave: () => left.push('left'), again: () => left.push('again') },
  } as unknown as InHandApp;
  const root = paper();
  const inspector = { places: () => ({}), look: async () => null, cancelPress: () => {} };
  const draw = (interaction: Interaction) =>
    act(() => void render(<LessonFoot app={app} {...{ interaction, inspector, textScale: 1, asks: true }} />, root));
  const press = (action: string) => act(() => root.querySelector<HTMLElement>(`[data-action=${action}]`)?.click());
  return { root, draw, press, left, lessons: () => view.settings.lessons };
}

/** The same interaction with the phase of a game that is won. */
function won(): Interaction {
  const interaction = begin();
  return { ...interaction, draft: interaction.draft, play: { ...interaction.play, phase: 'won' } };
}

it('counts when it is won, and no longer when the last move is taken back', async () => {
  const { draw, lessons } = await shown();
  await draw(begin());
  expect(lessons()).toEqual([]);
  await draw(won());
  expect(lessons()).toEqual([PLAYED_LESSON]);
  await draw(begin());
  expect(lessons()).toEqual([]);
});

it('keeps counting if it was played before', async () => {
  const { draw, lessons } = await shown(['pay', PLAYED_LESSON]);
  await draw(won());
  await draw(begin());
  expect(lessons()).toEqual(['pay', PLAYED_LESSON]);
});

it('counts when the player skips it, and not when it is left in another way', async () => {
  const { root, draw, press, left, lessons } = await shown(['pay']);
  await draw(begin());
  render(null, root);
  expect(lessons()).toEqual(['pay']);
  await draw(begin());
  await press('leaveLesson');
  expect(left).toEqual(['left']);
  expect(lessons()).toEqual(['pay', PLAYED_LESSON]);
});

it('marks the button that the step names', async () => {
  const { root, draw } = await shown();
  const interaction = begin();
  interaction.toggleCard('opportunist');
  interaction.toggleCard('shadowTactics');
  await draw(interaction);
  expect(root.querySelector<HTMLElement>('.lesson-foot')?.dataset['button']).toBe('seal');
});

it('gives the focus to Done when the lesson is over, and not before', async () => {
  const { root, draw } = await shown();
  const done = () => root.querySelector('[data-action=leaveLesson]');
  await draw(begin());
  expect(document.activeElement).not.toBe(done());
  await draw(won());
  expect(document.activeElement).toBe(done());
});
