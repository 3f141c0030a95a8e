/** Tests which half a tap on the map may play. */
import { describe, expect, it } from 'vitest';
import { lastMoveOf } from '../../../src/session/longTable/lastMove';

const half = (card: string, basic = false) => ({ type: 'play', card, half: 'bottom', basic });
const move = (amount: unknown = 3, more: object = {}) => ({
  part: 'ability',
  ability: { verb: 'move', amount, ...more },
});
const suffer = { part: 'ability', ability: { verb: 'suffer', amount: 1 } };
const attack = { part: 'ability', ability: { verb: 'attack', amount: 3 } };
const LAST = [half('one'), half('one', true), { type: 'endTurn' }];

const found = (bottom: object, options: readonly object[] = LAST, ask = 'turn') => {
  const play = { book: { cards: { one: { bottom }, two: { bottom } } }, state: { question: { ask } } };
  return lastMoveOf(play as never, options as never);
};

describe('L7.1: a tap on the map', () => {
  it.each<[string, object]>([
    ['a move', { parts: [move()] }],
    ['a move that is no longer than the basic one', { parts: [move(2)] }],
    ['a move with something after it', { parts: [move(), attack] }],
    ['a move without improvements', { parts: [move(3, { improvements: [] })] }],
  ])('plays %s as the only printed half', (_, bottom) => {
    expect(found(bottom)).toEqual(half('one'));
  });

  it.each<[string, object]>([
    ['shorter than the basic move', { parts: [move(1)] }],
    ['of a length that is not printed', { parts: [move({ times: 2 })] }],
    ['with improvements', { parts: [move(3, { improvements: [{}] })] }],
    ['that costs something', { parts: [{ ...move(), costs: {} }] }],
    ['that harms the hero', { parts: [move(), suffer] }],
    ['that is lost', { parts: [move()], lost: true }],
    ['that persists', { parts: [move()], persistent: true }],
    ['after an attack', { parts: [attack, move()] }],
    ['after another kind of part', { parts: [{ part: 'text' }, move()] }],
    ['that is empty', { parts: [] }],
  ])('does not play a move %s', (_, bottom) => {
    expect(found(bottom)).toBeNull();
  });

  it.each<[string, readonly object[], string]>([
    ['two printed halves are left', [half('one'), half('two')], 'turn'],
    ['only basic actions are left', [half('one', true)], 'turn'],
    ['another question is asked', LAST, 'damage'],
    ['the card is unknown', [half('three')], 'turn'],
  ])('plays nothing if %s', (_, options, ask) => {
    expect(found({ parts: [move()] }, options, ask)).toBeNull();
  });
});
