import { describe, expect, it } from 'vitest';
import { staminaLeft } from '../../../src/rules/inHand/stamina';
import type { ActionState, Zone } from '../../../src/rules/inHand/state';
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

  describe('of cards whose action is under way', () => {
    const played = at(book({ board: passage(5), foes: [monster({ columns: column({ initiative: 90 }) })] })).selects(
      'one',
      'two',
    );
    const action = (card: string, more: Partial<ActionState>): ActionState => ({
      card,
      half: 'top',
      basic: false,
      abilities: [],
      next: 0,
      lost: false,
      used: false,
      waiting: false,
      done: false,
      boosts: [],
      ...more,
    });
    const leftDuring = (turn: { action: ActionState; parked?: ActionState }): number =>
      staminaLeft(played.given((state) => void Object.assign(state.turn ?? {}, turn)).state);

    it('leaves out a card whose lost action has begun', () => {
      expect(staminaLeft(played.state)).toBe(8);
      expect(leftDuring({ action: action('one', { lost: true, used: true }) })).toBe(left('BAAx'));
      expect(leftDuring({ action: action('one', { lost: true }) })).toBe(8);
    });

    it('R25.4: leaves out a card whose lost action has begun and whose attack waits for the other action', () => {
      const other = action('two', { half: 'bottom' });
      const waits = { lost: true, waiting: true };
      expect(leftDuring({ action: other, parked: action('one', { ...waits, used: true }) })).toBe(left('BAAx'));
      expect(leftDuring({ action: other, parked: action('one', waits) })).toBe(8);
      const both = { ...other, lost: true, used: true };
      expect(leftDuring({ action: both, parked: action('one', { ...waits, used: true }) })).toBe(left('xAAx'));
    });
  });
});
