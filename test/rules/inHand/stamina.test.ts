import { describe, expect, it } from 'vitest';
import { staminaLeft } from '../../../src/rules/inHand/stamina';
import type { Zone } from '../../../src/rules/inHand/state';
import type { Side } from '../../../src/rules/inHand/vocabulary';
import { book, column, monster } from '../../kit/books';
import { passage } from '../../kit/scenes';
import { at } from '../../kit/table';

const table = at(book({ board: passage(5), foes: [monster({ columns: column({ initiative: 90 }) })] }));

/**
 * The stamina of four cards: 'A' and 'B' are in hand on that side, 's' and 't' selected on side A and B, 'd' discarded, 'x' lost.
 */
function left(sketch: string): number {
  const lies: Readonly<Record<string, [Zone, Side]>> = {
    A: ['hand', 'A'],
    B: ['hand', 'B'],
    s: ['selected', 'A'],
    t: ['selected', 'B'],
    d: ['discard', 'B'],
    x: ['lost', 'B'],
  };
  const { state } = table.given(({ hero }) => {
    hero.cards.forEach((card, i) => {
      const [zone, side] = lies[sketch[i] ?? 'x'] ?? ['lost', 'B'];
      Object.assign(card, { zone, side });
    });
  });
  return staminaLeft(state);
}

describe('R7 the number of rounds that the cards last', () => {
  it('is nine for four fresh cards and two rests: four, three and two rounds', () => {
    expect(left('AAAA')).toBe(9);
    expect(left('xAAA')).toBe(5);
    expect(left('xxAA')).toBe(2);
    expect(left('xxxA')).toBe(0);
  });

  it('counts side B as one use, followed by a rest', () => {
    expect(left('BBBB')).toBe(2 + 5);
    expect(left('xxBB')).toBe(1);
    expect(left('dddd')).toBe(5);
    expect(left('xxdd')).toBe(0);
  });

  it('treats the selected cards as played: those on side A come back, those on side B are discarded', () => {
    expect(left('ssAA')).toBe(8);
    expect(left('ttBB')).toBe(left('ddBB'));
    expect(left('stAA')).toBe(left('BdAA'));
  });

  it('leaves out a card whose lost action has begun', () => {
    const played = at(
      book({
        board: passage(5),
        foes: [monster({ columns: column({ initiative: 90 }) })],
      }),
    ).selects('one', 'two');
    const lost = played.given((state) => {
      if (state.turn)
        state.turn.action = {
          card: 'one',
          half: 'top',
          basic: false,
          abilities: [],
          next: 0,
          lost: true,
          used: true,
          waiting: false,
          done: false,
          boosts: [],
        };
    });
    expect(staminaLeft(played.state)).toBe(8);
    expect(staminaLeft(lost.state)).toBe(left('BAAx'));
  });
});
