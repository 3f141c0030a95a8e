/**
 * The Pawnbroker, Pim Gage: the HP card and the four ability cards (docs/CONTENT.md, section 8). She relies on items more than on her hand
 * of cards.
 */
import type { AbilityCard, HeroDef } from '../../../rules/inHand/vocabulary';
import {
  act,
  attack,
  face,
  forfeit,
  gain,
  grant,
  heal,
  loot,
  lost,
  move,
  recover,
  refresh,
  reroll,
} from '../cardNotation';

const valuation = {
  id: 'valuation',
  faces: {
    A: [
      face('valuation', 22, ['fire'], {
        top: act(attack(2, { range: 2, perSpent: 1 })),
        bottom: act(move(3)),
      }),
      face('sharpValuation', 20, ['fire'], {
        top: act(attack(3, { range: 2, perSpent: 1 })),
        bottom: act(move(4)),
      }),
    ],
    B: [
      face('secondOpinion', 10, ['fire'], {
        top: act(attack(3, { range: 2 })),
        bottom: act(reroll(), move(3), recover('discard', 'A')),
      }),
      face('thirdOpinion', 8, ['fire'], {
        top: act(attack(4, { range: 2 })),
        bottom: act(reroll(), move(4), recover('discard', 'A')),
      }),
    ],
  },
} as const satisfies AbilityCard;

const storeCredit = {
  id: 'storeCredit',
  faces: {
    A: [
      face('storeCredit', 28, ['fire'], {
        top: act(attack(2, { range: 3, pay: 3 })),
        bottom: act(move(4)),
      }),
      face('storeCreditExtended', 26, ['fire'], {
        top: act(attack(3, { range: 3, pay: 3 })),
        bottom: act(move(5)),
      }),
    ],
    B: [
      face('moneyDown', 16, [], {
        top: act(attack(2, { range: 3, pay: 2 })),
        bottom: act(move(2), grant('shield', 1, { pay: 2 })),
      }),
      face('moneyDownFlat', 14, ['dark'], {
        top: act(attack(3, { range: 3, pay: 2 })),
        bottom: act(move(3), grant('shield', 1, { pay: 2 })),
      }),
    ],
  },
} as const satisfies AbilityCard;

const redeem = {
  id: 'redeem',
  faces: {
    A: [
      face('redeem', 36, ['dark'], {
        top: act(refresh('dark'), attack(2, { range: 2 })),
        bottom: act(move(4), recover('discard', 'A')),
      }),
      face('redeemInFull', 34, ['dark'], {
        top: act(refresh('dark'), attack(3, { range: 2 })),
        bottom: act(move(5), recover('discard', 'A')),
      }),
    ],
    B: [
      face('houseCall', 24, ['fire'], {
        top: act(attack(3, { range: 3 })),
        bottom: act(move(4), loot(2), recover('discard', 'A')),
      }),
      face('houseClearance', 22, ['fire'], {
        top: act(attack(4, { range: 3 })),
        bottom: act(move(5), loot(2), recover('discard', 'A')),
      }),
    ],
  },
} as const satisfies AbilityCard;

const fireSale = {
  id: 'fireSale',
  faces: {
    A: [
      face('fireSale', 12, ['fire'], {
        top: lost(forfeit(), attack(7)),
        bottom: act(forfeit(), heal(5)),
      }),
      face('everythingMustGo', 11, ['fire'], {
        top: lost(forfeit(), attack(9, { pierce: 2 })),
        bottom: act(forfeit(), heal(6)),
      }),
    ],
    B: [
      face('closedForLunch', 40, ['dark'], {
        top: act(gain('invisible')),
        bottom: act(move(3), grant('credit', 1, { lasts: 'scenario' }), recover('discard', 'A')),
      }),
      face('closedForGood', 38, ['dark'], {
        top: act(heal(1), gain('invisible')),
        bottom: act(move(4), grant('credit', 1, { lasts: 'scenario' }), recover('discard', 'A')),
      }),
    ],
  },
} as const satisfies AbilityCard;

export const pawnbroker = {
  id: 'pawnbroker',
  gold: 30,
  pockets: 1,
  // She wins too often at higher scenario levels, so monsters get additional HP at those levels.
  foeHp: [0, 1, 1, 3],
  maxHp: [6, 7, 8, 9, 10],
  // For each of the positions Spent, Steady, Stung and Sound: the modifiers of hero levels 1 to 5. The modifiers differ widely.
  tables: [
    [
      [-2, 0, 1],
      [-2, 0, 1],
      [-2, 0, 2],
      [-2, 0, 2],
      [-2, 1, 2],
    ],
    [
      [-1, 0, 1],
      [-1, 0, 2],
      [-1, 0, 2],
      [-1, 1, 2],
      [-1, 1, 2],
    ],
    [
      [-2, 1, 3],
      [-2, 1, 3],
      [-2, 2, 3],
      [-1, 2, 3],
      [-1, 2, 3],
    ],
    [
      [-2, 0, 2],
      [-1, 0, 2],
      [-1, 0, 3],
      [-1, 1, 3],
      [-1, 1, 3],
    ],
  ],
  cards: [valuation, storeCredit, redeem, fireSale],
} as const satisfies HeroDef;
