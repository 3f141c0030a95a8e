/** Tests the ruleset of the mode in hand, as journal and undo use it. */
import { describe, expect, it } from 'vitest';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import type { Setup } from '../../../src/rules/inHand/book';
import { book } from '../../kit/books';
import { hand, idle, passage } from '../../kit/scenes';
import { at, deal, type Game } from '../../kit/table';

const walk = { kind: 'move', value: 3 } as const;
const alone = at(book({ board: passage(7), foes: [idle], cards: hand({ bottom: [walk] }) }));
const resting = alone.given(deal({ hand: ['one', 'two'], discard: ['three/B', 'four/B'] }));
const reveals = ({ play }: Game) => IN_HAND.revealsChance(play.events);

describe('a command', () => {
  it('R2: reveals a random result if it throws the die or the ruler', () => {
    const beside = at(book({ board: passage(1), foes: [idle] })).selects('one', 'two');
    expect([reveals(beside), reveals(beside.rolls('A'))]).toEqual([false, true]);
  });

  it('R7.5: reveals a random result if it takes a short rest, but not in a long rest', () => {
    const evening = resting.selects('one', 'two').ends();
    expect(evening.phase).toBe('cleanup');
    expect(reveals(evening.say({ type: 'shortRest' }))).toBe(true);
    expect(reveals(evening.proceeds())).toBe(false);
    expect(reveals(resting.say({ type: 'longRest' }, { type: 'lose', card: 'three' }))).toBe(false);
  });

  it('R10.3: joins the undo group of the previous step, which stays open until the move ends', () => {
    expect(IN_HAND.continuesAction({ type: 'step', to: 'b1' })).toBe(true);
    expect(IN_HAND.continuesAction({ type: 'stop' })).toBe(true);
    expect(IN_HAND.continuesAction({ type: 'endTurn' })).toBe(false);
    const first = alone.selects('one', 'two').plays('one', 'bottom').steps('b1');
    const last = first.steps('c1').stops();
    expect(IN_HAND.keepsActionOpen({ type: 'step', to: 'b1' }, first.play.events)).toBe(true);
    expect(IN_HAND.keepsActionOpen({ type: 'step', to: 'b1' }, last.play.events)).toBe(false);
    expect(IN_HAND.keepsActionOpen({ type: 'stop' }, first.play.events)).toBe(false);
  });
});

describe('an outcome', () => {
  it.each([
    ['won', 'won'],
    ['lost', 'lost'],
    ['select', null],
  ] as const)('of a play at %s is %s', (phase, outcome) => {
    expect(IN_HAND.outcome({ ...alone.play, phase })).toBe(outcome);
  });
});

describe('a set-up', () => {
  const setup: Setup = { ...alone.play.book.setup, scenario: 'plotNine', hero: 'bailiff' };

  it.each<[object, object | null]>([
    [{}, null],
    [{ items: ['redPen'], upgrades: ['neutralize'] }, null],
    [{ scenario: 'nowhere' }, { path: ['scenario'], kind: 'scenario', id: 'nowhere' }],
    [{ hero: 'nobody' }, { path: ['hero'], kind: 'hero', id: 'nobody' }],
    [{ items: ['redPen', 'spoon'] }, { path: ['items', 1], kind: 'item', id: 'spoon' }],
    [{ upgrades: ['spoon'] }, { path: ['upgrades', 0], kind: 'card', id: 'spoon' }],
    [{ scenario: 'toString' }, { path: ['scenario'], kind: 'scenario', id: 'toString' }],
  ])('with %j lacks %j', (change, missing) => {
    expect(IN_HAND.findMissing({ ...setup, ...change })).toEqual(missing);
  });
});
