/** R1.3: what the other side of a card changes, with cards that the test makes up. */
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/inHand/play';
import { otherSideOf } from '../../../src/session/inHand/otherSide';

const BURN = { elements: ['fire'], gain: 1 };
const face = (
  initiative: number,
  shows: readonly string[],
  top: readonly object[] = [],
  bottom: readonly object[] = [],
) => ({
  initiative,
  shows,
  top: { abilities: top },
  bottom: { abilities: bottom },
});
const CARD = {
  id: 'one',
  faces: {
    A: [face(10, ['fire', 'ice'], [{ kind: 'attack' }, { kind: 'attack', consume: BURN }])],
    B: [
      face(
        20,
        ['ice', 'dark'],
        [{ kind: 'move' }],
        [
          { kind: 'heal', consume: undefined },
          { kind: 'heal', consume: BURN },
        ],
      ),
    ],
  },
};

const otherOf = (side: 'A' | 'B') => {
  const cards = [{ id: 'one', side, zone: 'hand' }];
  return otherSideOf(
    { book: { hero: { cards: [CARD] }, setup: { upgrades: [] } }, state: { hero: { cards } } } as unknown as Play,
    'one',
  );
};

it.each([
  ['A', 'B', [10, 20], ['fire'], ['dark']],
  ['B', 'A', [20, 10], ['dark'], ['fire']],
] as const)('of side %s it is side %s', (side, other, initiatives, elementsLost, elementsGained) => {
  expect(otherOf(side)).toEqual({
    side: other,
    face: CARD.faces[other][0],
    initiatives,
    elementsLost,
    elementsGained,
    consumes: [BURN],
  });
});
