/** Advice uses only what the players know (L10.1, L36.9), and can be followed with the command that is asked for. */
import { describe, expect, it } from 'vitest';
import { advise } from '../../../src/bots/longTable/advise';
import type { BotSettings } from '../../../src/bots/longTable/careful';
import { legal, type Play, refusal } from '../../../src/flow/longTable/play';
import { game, randomBook } from '../../kit/longTableGames';
import { hiddenHexes, otherWorld } from '../../kit/longTableHidden';
import { manyOf } from '../../kit/many';

/** A short search, so that the test can look at many positions; a use of hidden facts shows in a short search as well as in a long one. */
const QUICK: BotSettings = {
  turn: { breadth: 4, statesBetweenActions: 1, ends: 1 },
  pairs: 1,
  plan: { breadth: 3, statesBetweenActions: 1, ends: 0 },
};
const POSITIONS = 200;
/** Only a few positions of each game, so that they come from many scenarios and rooms. */
const OF_A_GAME = 7;

/** Positions of played games with a decision to make and a closed door. */
function* played(): Generator<Play> {
  let found = 0;
  for (let seed = 0; found < POSITIONS; seed += 1) {
    let ofThis = 0;
    let waited = 0;
    for (const { play } of game(randomBook(`hidden ${seed}`), `hidden ${seed}`)) {
      waited += 1;
      const shut = play.state.rooms.length < play.book.scenario.rooms.length;
      if (!shut || waited < 9 || legal(play).length < 2) continue;
      waited = 0;
      ofThis += 1;
      found += 1;
      yield play;
      if (ofThis === OF_A_GAME || found === POSITIONS) break;
    }
  }
}

const positions = [...played()];

/** A position with a move to make, without enemies, so that doors are the next aim; nothing for another position. */
function calm(play: Play): Play[] {
  if (play.state.question?.ask !== 'move') return [];
  const figures = play.state.figures.filter(({ kind }) => kind !== 'monster');
  return [{ ...play, state: { ...play.state, figures } }];
}

describe('advice', () => {
  it('does not depend on what is behind closed doors or on the order of decks (L10.1, L36.9)', () => {
    const asked = new Set<string>();
    for (const [nth, play] of manyOf(positions).entries()) {
      const other = otherWorld(play, `other ${nth}`);
      asked.add(play.state.question?.ask ?? '');
      expect(JSON.stringify(advise(other, QUICK)), `position ${nth}`).toBe(JSON.stringify(advise(play, QUICK)));
    }
    for (const ask of ['select', 'turn', 'move', 'targets']) expect(asked).toContain(ask);
  }, 300_000);

  it('is legal, names only visible hexes, and leads no further than the first closed door (L10.1)', () => {
    let doors = 0;
    for (const play of [...manyOf(positions), ...positions.flatMap(calm)]) {
      const hint = advise(play, QUICK) ?? expect.unreachable('it says nothing');
      const { scenario } = play.book;
      expect(refusal(play, hint.command)).toBeNull();
      const hidden = hiddenHexes(scenario, play.state);
      expect(hint.at.filter((hex) => hidden.includes(hex))).toEqual([]);
      const shut = scenario.doors.map(({ hex }) => hex).filter((hex) => !play.state.opened.includes(hex));
      if (hint.command.type !== 'step') continue;
      expect(hint.at.slice(0, -1).filter((hex) => shut.includes(hex))).toEqual([]);
      expect(hint.opens).toBe(shut.includes(hint.at.at(-1) ?? ''));
      if (hint.opens) doors += 1;
    }
    expect(doors).toBeGreaterThan(0);
  }, 300_000);
});
