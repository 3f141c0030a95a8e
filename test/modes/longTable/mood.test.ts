/** Tests that the music’s mood follows the monsters on the map. */
import { expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { begin } from '../../../src/flow/longTable/play';
import { front } from '../../../src/modes/longTable/front';
import { setupFor } from '../../kit/longTableSetups';

it('is tense while a monster is on the map, and calm after the last one is gone', () => {
  const play = begin(bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'mood' })));
  const heroes = play.state.figures.filter(({ kind }) => kind === 'hero');
  const [monster] = play.state.figures.filter(({ kind }) => kind === 'monster');
  if (!monster) return expect.unreachable('the first room has monsters');
  const moodWith = (figures: typeof play.state.figures) => front.moodOf({ ...play, state: { ...play.state, figures } });
  expect(moodWith([...heroes, monster])).toBe('tense');
  expect(moodWith(heroes)).toBe('calm');
});
