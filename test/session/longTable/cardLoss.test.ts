/** Tests the selection of cards that are lost instead of HP, or that are lost or recovered by a rule. */
import { describe, expect, it } from 'vitest';
import { cardCommand, losableCards, losingCommand, toggleLostCard } from '../../../src/session/longTable/cardLoss';

const hand = (card: string) => ({ type: 'loseFromHand', card });
const discard = (...cards: readonly string[]) => ({ type: 'loseFromDiscard', cards });
const OPTIONS = [hand('a'), hand('b'), discard('c', 'd'), discard('c', 'e'), { type: 'suffer' }] as never;

it.each([
  ['hand', ['a', 'b']],
  ['discard', ['c', 'd', 'e']],
] as const)('L20.1: the cards of the pile %s that can be lost are %j', (pile, cards) => {
  expect(losableCards(OPTIONS, pile)).toEqual(cards);
});

it.each<['hand' | 'discard' | null, readonly string[], object | null]>([
  ['hand', ['b'], hand('b')],
  ['hand', [], null],
  ['hand', ['c'], null],
  ['discard', ['d', 'c'], discard('c', 'd')],
  ['discard', ['c'], null],
  ['discard', ['d', 'e'], null],
  ['discard', ['a'], null],
  ['discard', ['c', 'd', 'e'], null],
  [null, ['a'], null],
])('L20.1: from the pile %s, the cards %j are lost by %j', (losingFrom, cards, command) => {
  expect(losingCommand({ losingFrom, cards }, OPTIONS)).toEqual(command);
});

describe('a card is selected', () => {
  it.each<[string, 'hand' | 'discard' | null, readonly string[], string, readonly string[]]>([
    ['alone from the hand', 'hand', ['a'], 'b', ['b']],
    ['as the second of the discard pile', 'discard', ['c'], 'd', ['c', 'd']],
    ['in place of the one selected last', 'discard', ['c', 'd'], 'e', ['c', 'e']],
    ['not again: then it is deselected', 'discard', ['c', 'd'], 'c', ['d']],
    ['not from another pile', 'hand', ['a'], 'c', ['a']],
    ['not without an open pile', null, ['a'], 'c', ['a']],
  ])('%s', (_, losingFrom, cards, card, selected) => {
    expect(toggleLostCard({ losingFrom, cards }, OPTIONS, card)).toEqual(selected);
  });
});

it.each([
  ['lose', 'one'],
  ['recover', 'two'],
])('L8.3, L18.3: the command %s concerns the card %s', (type, card) => {
  const options = [
    { type: 'play', card },
    { type, card: 'other' },
    { type, card },
  ] as never;
  expect(cardCommand(options, card)).toEqual({ type, card });
  expect(cardCommand([{ type: 'play', card }] as never, card)).toBeUndefined();
});
