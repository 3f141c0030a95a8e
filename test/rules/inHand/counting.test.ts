/**
 * Tests how many sequences of 1, 2, 3 ... commands there are from positions with many kinds of choices, as chess engines
 * count moves (perft). A roll counts threefold. Almost every change of a rule changes a number: explain the change, then
 * update the snapshots with `vitest run -u`.
 */
import { describe, expect, it } from 'vitest';
import { legal, type Play, send } from '../../../src/flow/inHand/play';
import { FACES } from '../../../src/rules/inHand/vocabulary';
import { book, column, monster } from '../../kit/books';
import { hand, item, melee, passage, zigzag } from '../../kit/scenes';
import { at, deal, Game } from '../../kit/table';

/** Returns the plays after one more command; a roll leads to three. */
function after(play: Play): Play[] {
  return legal(play).flatMap((command) => {
    if (command.type === 'roll') return FACES.map((face) => new Game(play, []).rolls(face).play);
    const sent = send(play, command);
    if (!sent.ok) throw new Error(`${JSON.stringify(command)}: ${sent.reason}`);
    return [sent.play];
  });
}

/** Returns how many sequences of 1, 2, 3 ... commands there are, up to `depth`. */
function count(game: Game, depth: number): number[] {
  const counts: number[] = [];
  let plays = [game.play];
  for (let n = 0; n < depth; n += 1) {
    plays = plays.flatMap(after);
    counts.push(plays.length);
  }
  return counts;
}

const cards = hand(
  {
    shows: ['dark'],
    top: [{ kind: 'attack', value: 2, range: 2, push: 1 }],
    bottom: [
      { kind: 'move', value: 2 },
      { kind: 'heal', value: 1 },
    ],
  },
  {
    shows: ['fire'],
    top: [{ kind: 'attack', value: 1, consume: { elements: ['dark'], plus: 1, conditions: ['stun'] } }],
    bottom: [{ kind: 'ride', conditions: ['muddle'] }],
  },
);

describe('the number of command sequences', () => {
  it('from the selection of cards, without monsters', () => {
    const game = at(book({ board: zigzag('@..'), cards, goals: [{ kind: 'endTurnOn', at: 'z9' }] }));
    // There are 12 ordered pairs, and for each 8 ways to play a card, and the end of the turn.
    expect(count(game, 2)).toEqual([12, 12 * 9]);
  });

  it('from a selection in which a long rest is possible', () => {
    const game = at(book({ board: '@', goals: [{ kind: 'endTurnOn', at: 'z9' }] })).given(
      deal({ hand: ['one', 'two'], discard: ['three', 'four'] }),
    );
    // There are two ordered pairs or a long rest; then 9 commands for each pair, or one of two cards to lose.
    expect(count(game, 2)).toEqual([3, 9 + 9 + 2]);
  });

  it('in a fight, with items', () => {
    const pie = item('pie', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] }, 'consumed');
    const pick = item('pick', { when: 'attack', plus: 1 });
    const game = melee({ cards, items: [pie, pick] });
    // There are eight ways to play a card, the pie, and the end of the turn; the pick can be used only on an attack.
    expect(count(game, 4)).toMatchInlineSnapshot(`
      [
        10,
        61,
        310,
        1584,
      ]
    `);
  });

  it('from the monster’s attack through the hero’s turn', () => {
    const beast = monster({ hp: 5, columns: column({ initiative: 1, move: 1, attack: 2, conditions: ['disarm'] }) });
    const game = at(book({ board: passage(1), foes: [beast], cards })).selects('one', 'two');
    // A roll for the behaviour, a roll for the attack; damage or two discarded cards; eight ways to play a card, or the end.
    expect(count(game, 5)).toMatchInlineSnapshot(`
      [
        3,
        9,
        18,
        162,
        702,
      ]
    `);
  });

  it('from the map into a fight', () => {
    const beast = monster({ hp: 5, columns: column({ initiative: 15, move: 1, attack: 2, range: 2 }) });
    const room = `
      .   .   T
        @   .
      .   .   1
        .   .
    `;
    const game = at(book({ board: room, foes: [beast], cards }))
      .given((state) => {
        state.fight = null;
      })
      .selects('one', 'two');
    expect(count(game, 4)).toMatchInlineSnapshot(`
      [
        9,
        48,
        330,
        2023,
      ]
    `);
  });
});
