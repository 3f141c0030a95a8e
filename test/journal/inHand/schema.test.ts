import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { findFlaw } from '../../../src/journal/inHand/laws/findFlaw';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import { commandShape, SHAPES } from '../../../src/journal/inHand/schema';
import { savedGameShapeOf } from '../../../src/journal/schema';
import type { Ability, ItemDef } from '../../../src/rules/inHand/vocabulary';
import { book, card, column, monster } from '../../kit/books';
import { keep, newGame, replay } from '../../kit/inHand';
import { many } from '../../kit/many';
import { playByNumbers } from '../kit';

const saveShape = savedGameShapeOf(IN_HAND.id, SHAPES);

/** Together these cards, items and monsters have every kind of ability and effect. */
const TOPS: Ability[][] = [
  [{ kind: 'attack', value: 3, range: 5, push: 1, pull: 1, pierce: 1, conditions: ['muddle', 'stun'] }],
  [
    { kind: 'ride', push: 2, conditions: ['disarm'] },
    { kind: 'strike', value: 1 },
  ],
  [{ kind: 'attack', value: 2, againstTroubled: 1, consume: { elements: ['dark'], plus: 2, self: ['strengthen'] } }],
  [
    { kind: 'heal', value: 2, consume: { elements: ['fire'], plus: 1 } },
    { kind: 'recover', from: 'discard', side: 'A' },
  ],
];
const BOTTOMS: Ability[][] = [
  [
    { kind: 'move', value: 4, jump: true },
    { kind: 'loot', range: 1 },
    { kind: 'disarmTrap', range: 1 },
  ],
  [
    { kind: 'move', value: 3 },
    { kind: 'grant', bonus: 'shield', value: 1, lasts: 'combat' },
  ],
  [
    { kind: 'grant', bonus: 'retaliate', value: 1, range: 2 },
    { kind: 'gain', condition: 'invisible', turns: 2 },
  ],
  [
    { kind: 'harm', value: 1 },
    { kind: 'move', value: 5 },
    { kind: 'hindrance', change: 1, terrain: 'any', lasts: 'round' },
  ],
];
const ITEM = { card: null, slot: 'small', cost: 5, use: 'spent' } as const;
const ITEMS: ItemDef[] = [
  { ...ITEM, id: 'candle', effect: { when: 'turn', abilities: [{ kind: 'infuse', elements: ['fire', 'dark'] }] } },
  { ...ITEM, id: 'leeches', effect: { when: 'turn', abilities: [{ kind: 'recover', from: 'discard', side: 'B' }] } },
  { ...ITEM, id: 'pen', effect: { when: 'attack', plus: 1, pierce: 1, advantage: true } },
  { ...ITEM, id: 'coat', effect: { when: 'attacked', shield: 2 } },
];

const everything = book({
  board: `
    @   T   2
      !   $
    H   X   ~
      D   .
    .   .   1
  `,
  cards: TOPS.map((top, index) => {
    const sketch = {
      initiative: 15 * (index + 1),
      shows: ['dark', 'fire'] as const,
      top,
      bottom: BOTTOMS[index] ?? [],
    };
    return card(`card-${index}`, sketch, { ...sketch, bottom: { abilities: sketch.bottom, lost: true } });
  }),
  foes: [
    monster({
      id: 'allRound',
      hp: 12,
      traits: { shield: 1, retaliate: { value: 1, range: 2 } },
      columns: {
        A: column({ initiative: 20, move: 2, attack: 2, range: 3, push: 1, conditions: ['muddle'] }),
        B: column({ initiative: 40, move: 1, heal: { value: 2, row: 'attack' }, shield: 1, invisible: true }),
        C: column({ initiative: 60, move: 3, attack: 1, retaliate: { value: 1, range: 1 } }),
      },
    }),
    monster({ id: 'weak', hp: 2, columns: column({ initiative: 30, move: 2, attack: 1 }) }),
  ],
  items: ITEMS,
  treasures: [{ number: 1, gold: 5 }],
  hp: 12,
  setup: { variants: { hindrances: true, onTable: false } },
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

// Plays, saves and reads 150 games: one second on an idle machine, more than the default timeout of five seconds on a busy one.
describe('the schema of a save', { timeout: 60_000 }, () => {
  it('accepts every reachable position, and returns it unchanged', () => {
    const numbers = fc.array(fc.nat(1000), { minLength: 10, maxLength: 60 });
    fc.assert(
      fc.property(numbers, fc.nat(60), fc.boolean(), (choices, length, rescued) => {
        const { commands } = playByNumbers(everything, choices, length);
        const game = replay(everything, { ...newGame(everything).journal, commands });
        if (!game.ok) return expect.unreachable(game.reason);
        const { journal, checkpoint } = keep(game);
        const kept = rescued
          ? { journal: { ...journal, commands: [], start: checkpoint }, checkpoint }
          : { journal, checkpoint };
        expect(v.parse(saveShape, plain(kept))).toEqual(kept);
      }),
      { numRuns: many(150) },
    );
  });

  it('accepts a scenario with over a hundred questions at once, of which 40 are asked (R3.1)', () => {
    const among = [{ id: 'yes', does: [] }];
    const ask = {
      kind: 'when',
      trigger: { on: 'roundBegins' },
      does: Array(20).fill({ do: 'choose', among }),
    } as const;
    const rules = Array.from({ length: 6 }, (_, at) => ({ ...ask, id: `ask${at}` }));
    const game = newGame({ ...everything, scenario: { ...everything.scenario, rules } });
    expect(game.play.state.decisions).toHaveLength(40);
    expect(v.is(saveShape, plain(keep(game)))).toBe(true);
    expect(findFlaw(game.play)).toBeNull();
  });

  it.each<[string, unknown]>([
    ['a number in place of a card', { type: 'lose', card: 1 }],
    ['a missing field', { type: 'shift' }],
    ['a field too many', { type: 'roll', face: 'A' }],
    ['an unknown type', { type: 'cheat' }],
    ['one card instead of two', { type: 'negateByDiscarding', cards: ['one'] }],
    ['a fractional distance', { type: 'shift', distance: 1.5 }],
    ['a name that is too long', { type: 'lose', card: 'x'.repeat(81) }],
    ['a name that every object has as a key', { type: 'attack', foe: 'hasOwnProperty', consume: [] }],
    ['a text instead of an object', 'roll'],
  ])('refuses a command with %s', (_, command) => {
    expect(v.is(commandShape, command)).toBe(false);
  });
});
