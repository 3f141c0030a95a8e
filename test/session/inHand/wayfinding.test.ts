/** Tests the distances to goal, exit and chests. */
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { setupFor } from '../../../src/flow/inHand/campaign';
import type { Play } from '../../../src/flow/inHand/play';
import { landmarksOf } from '../../../src/session/inHand/wayfinding';
import { book } from '../../kit/books';
import { newGame } from '../../kit/inHand';
import { MIRKA } from '../../kit/putIn';
import { zigzag } from '../../kit/scenes';
import { at } from '../../kit/table';

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

describe('in a passage of one row', () => {
  /** The landmarks as kind, hex and steps; the hero is on a1. */
  function inPassage(hexes: string, { exit = null as string | null, used = [] as string[], objective = false } = {}) {
    const sketch = book({
      board: zigzag(hexes),
      goals: [{ kind: 'endTurnOn', at: 'c1' }],
      treasures: [{ number: 1, ...(objective ? { objective } : {}) }, { number: 2 }],
    });
    const scenario = { ...sketch.scenario, ...(exit === null ? {} : { exit }) };
    const { play } = at({ ...sketch, scenario });
    const found = landmarksOf({ ...play, state: { ...play.state, used: [...play.state.used, ...used] } });
    return found.map(({ kind, at, steps }) => `${kind} ${at} ${steps}`);
  }

  it.each<[string, string, Parameters<typeof inPassage>[1] & object, readonly string[]]>([
    ['goals come before chests', '@..!!', {}, ['goal c1 2', 'chest d1 3', 'chest e1 4']],
    ['a goal that is fulfilled is left out', '@..!!', { used: ['goal:c1'] }, ['chest d1 3', 'chest e1 4']],
    ['a chest that must be looted is a goal', '@..!!', { objective: true }, ['goal c1 2', 'goal d1 3', 'chest e1 4']],
    [
      'the exit stands between goals and chests',
      '@..!!',
      { exit: 'b1' },
      ['goal c1 2', 'exit b1 1', 'chest d1 3', 'chest e1 4'],
    ],
    ['a goal on the exit is the exit', '@..!!', { exit: 'c1' }, ['exit c1 2', 'chest d1 3', 'chest e1 4']],
    ['a chest on the exit is the exit', '@..!!', { exit: 'd1' }, ['goal c1 2', 'exit d1 3', 'chest e1 4']],
    ['no way leads through an obstacle', '@..!X!', {}, ['goal c1 2', 'chest d1 3', 'chest f1 null']],
  ])('%s', (_, hexes, options, expected) => {
    expect(inPassage(hexes, options)).toEqual(expected);
  });
});
