/** Test kit: every command that can be composed from the names on a table; the rules must refuse all that are not legal. */
import type { Play } from '../../src/flow/inHand/play';
import type { Command } from '../../src/rules/inHand/commands';
import { visibleSymbols } from '../../src/rules/inHand/elements';
import { FACES, HALVES, HINDRANCE_KINDS } from '../../src/rules/inHand/vocabulary';

/** Amounts of gold, including a negative one and more than the hero has. */
const SUMS = [-1, 0, 1, 2, 3, 4];

/** Returns the names on the table by kind; each list also has a name that does not exist. */
function names({ book, state }: Play) {
  const symbols = visibleSymbols(book, state).map(({ symbol }) => symbol);
  return {
    cards: [...state.hero.cards.map(({ id }) => id), 'five'],
    foes: [...state.foes.map(({ id }) => id), 'nobody'],
    items: [...Object.keys(book.items), 'nothing'],
    hexes: [...Object.keys(book.scenario.board.hexes), 'z9'],
    payments: [[], ...symbols.map((one) => [one]), ...pairs(symbols), ['five/A/dark']],
  };
}

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a) => list.map((b): [T, T] => [a, b]));
}

export function universe(play: Play): Command[] {
  const { cards, foes, items, hexes, payments } = names(play);
  const plain = [
    'longRest',
    'shortRest',
    'keep',
    'redraw',
    'roll',
    'proceed',
    'stop',
    'skip',
    'suffer',
    'endTurn',
  ] as const;
  return [
    ...plain.map((type) => ({ type })),
    ...pairs(cards).map(([leading, second]) => ({ type: 'select', leading, second }) as const),
    ...pairs(cards).map((two) => ({ type: 'negateByDiscarding', cards: two }) as const),
    ...cards.flatMap((card) => [
      { type: 'lose', card } as const,
      { type: 'recover', card } as const,
      { type: 'negateByLosing', card } as const,
      ...HALVES.flatMap((half) => [true, false].map((basic) => ({ type: 'play', card, half, basic }) as const)),
    ]),
    ...foes.flatMap((foe) => [
      { type: 'fight', foe } as const,
      ...payments.map((consume) => ({ type: 'attack', foe, consume }) as const),
      ...SUMS.map((pay) => ({ type: 'attack', foe, consume: [], pay }) as const),
    ]),
    ...payments.map((consume) => ({ type: 'perform', consume }) as const),
    ...SUMS.map((pay) => ({ type: 'perform', consume: [], pay }) as const),
    ...items.flatMap((item) => [
      { type: 'useItem', item } as const,
      { type: 'forfeit', item } as const,
      ...payments.map((consume) => ({ type: 'refresh', item, consume }) as const),
    ]),
    ...FACES.map((face) => ({ type: 'behave', face }) as const),
    ...[-1, 0, 1, 2, 3, 4, 5].map((by) => ({ type: 'shove', by }) as const),
    ...hexes.flatMap((hex) => [{ type: 'step', to: hex } as const, { type: 'disarmTrap', at: hex } as const]),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((distance) => ({ type: 'shift', distance }) as const),
    ...[-1, 0, 1, 2, 3, 4].map((by) => ({ type: 'effect', by }) as const),
    ...HINDRANCE_KINDS.map((terrain) => ({ type: 'hinder', terrain }) as const),
  ];
}
