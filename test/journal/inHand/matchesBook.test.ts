import { describe, expect, it } from 'vitest';
import { matchesBook } from '../../../src/journal/inHand/matchesBook';
import { copy } from '../../../src/rules/inHand/transaction';
import { melee } from '../../kit/scenes';

describe('a state', () => {
  const { play } = melee();

  it('is of its own book', () => {
    expect(play.state.turn).not.toBeNull();
    expect(matchesBook(play.book, play.state)).toBe(true);
  });

  it.each([['biscuit/dark', true] as const, ['biscuit/ice', false] as const])('with %j infused: %s', (symbol, is) => {
    const { turn } = copy(play.state);
    if (!turn) return expect.unreachable();
    expect(matchesBook(play.book, { ...play.state, turn: { ...turn, infused: [symbol] } })).toBe(is);
  });
});
