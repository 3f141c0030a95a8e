/** Looking ahead at the Long Table gives the same result as sending. */
import { describe, expect, it } from 'vitest';
import { lookAhead } from '../../../src/flow/longTable/lookAhead';
import { legal, type Play, send } from '../../../src/flow/longTable/play';
import { game, randomBook } from '../../kit/longTableGames';

/** The number of compared commands of a game. */
const COMMANDS = 60;

describe('looking ahead', () => {
  it('gives the same play as sending, for the commands of played games', () => {
    for (const seed of ['ahead 0', 'ahead 1', 'ahead 2']) {
      let before: Play | undefined;
      let said = 0;
      for (const { play } of game(randomBook(seed), seed)) {
        before = play;
        said += 1;
        const [first] = legal(play);
        if (!first) break;
        const sent = send(play, first);
        expect(lookAhead(play, first)).toEqual(sent.ok && sent.play);
        if (said >= COMMANDS) break;
      }
      if (before) expect(lookAhead(before, { type: 'step', to: 'nowhere' })).toBeNull();
    }
  });
});
