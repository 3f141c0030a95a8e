/** Tests the distances to goal, exit and chests. */
import { expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { setupFor } from '../../../src/flow/inHand/campaign';
import type { Play } from '../../../src/flow/inHand/play';
import { landmarksOf } from '../../../src/session/inHand/wayfinding';
import { newGame } from '../../kit/inHand';
import { MIRKA } from '../../kit/putIn';

const begun = (scenario: number): Play => newGame(bookFor(setupFor(MIRKA, scenario, 1, 'ways'))).play;

it('landmarks include the exit of a page that has one, and each treasure once', () => {
  for (const scenario of [1, 2, 3, 4, 5]) {
    const { book, state } = begun(scenario);
    const landmarks = landmarksOf({ ...begun(scenario), state });
    const hexes = landmarks.map(({ at }) => at);
    expect(new Set(hexes).size).toBe(hexes.length);
    if (book.scenario.exit !== undefined) expect(hexes).toContain(book.scenario.exit);
    for (const { at } of book.scenario.treasures) expect(hexes).toContain(at);
  }
});

it('the distance counts the steps, through closed doors', () => {
  for (const scenario of [1, 2, 3, 4, 5]) {
    for (const { steps } of landmarksOf(begun(scenario))) expect(steps).toBeGreaterThan(0);
  }
});

it('the distance is 0 on the hex itself, and looted chests are left out', () => {
  const play = begun(1);
  const chest = landmarksOf(play).find(({ kind }) => kind === 'chest');
  if (!chest) throw new Error('the page has no chest');
  const there = { ...play, state: { ...play.state, hero: { ...play.state.hero, at: chest.at } } };
  expect(landmarksOf(there).find(({ at }) => at === chest.at)?.steps).toBe(0);
  const number = play.book.scenario.treasures.find(({ at }) => at === chest.at)?.number ?? 0;
  const treasures = play.state.treasures.filter((each) => each !== number);
  const looted = { ...play, state: { ...play.state, treasures } };
  expect(landmarksOf(looted).some(({ at }) => at === chest.at)).toBe(false);
});
