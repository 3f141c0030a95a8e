/** The Bailiff of the Counting House: the HP card and the four ability cards (docs/CONTENT.md, sections 5 and 6). */
import type { AbilityCard, HeroDef } from '../../../rules/inHand/vocabulary';
import {
  act,
  attack,
  consumes,
  disarmTrap,
  face,
  gain,
  grant,
  heal,
  jump,
  loot,
  lost,
  move,
  ride,
} from '../cardNotation';

const opportunist = {
  id: 'opportunist',
  faces: {
    A: [
      face('opportunist', 24, ['fire'], {
        top: act(attack(3, { againstTroubled: 2 })),
        bottom: act(move(3), loot(1)),
      }),
      face('opportunityKnocksTwice', 21, ['fire'], {
        top: act(attack(3, { pierce: 1, againstTroubled: 3 })),
        bottom: act(move(4), loot(2)),
      }),
    ],
    B: [
      face('distraint', 68, [], {
        top: act(attack(3, { consume: consumes('dark', { plus: 2 }) })),
        bottom: act(move(2), grant('attack', 1, { lasts: 'combat' })),
      }),
      face('distraintWithMenaces', 64, ['dark'], {
        top: act(attack(4, { consume: consumes('fire', { plus: 2, pierce: 2 }) })),
        bottom: act(move(3), grant('attack', 1, { lasts: 'combat' })),
      }),
    ],
  },
} as const satisfies AbilityCard;

const neutralize = {
  id: 'neutralize',
  faces: {
    A: [
      face('neutralize', 14, ['dark'], {
        top: act(attack(2, { range: 3, conditions: ['disarm'] })),
        bottom: act(grant('shield', 2), disarmTrap(2)),
      }),
      face('neutralizeAssets', 12, ['dark'], {
        top: act(attack(3, { range: 3, conditions: ['disarm'] })),
        bottom: act(move(2), grant('shield', 2), disarmTrap(2)),
      }),
    ],
    B: [
      face('ceaseAndDesist', 57, ['fire'], {
        top: act(attack(2, { range: 3, consume: consumes('dark', { conditions: ['stun'] }) })),
        bottom: act(move(3), ride({ conditions: ['immobilize'] })),
      }),
      face('finalNotice', 53, ['fire'], {
        top: act(attack(3, { range: 4, consume: consumes('dark', { conditions: ['stun'] }) })),
        bottom: act(move(3), ride({ conditions: ['immobilize'], push: 2 })),
      }),
    ],
  },
} as const satisfies AbilityCard;

const healingWaters = {
  id: 'healingWaters',
  faces: {
    A: [
      face('healingWaters', 81, [], {
        top: act(heal(4, consumes(['dark', 'fire'], { plus: 3 }))),
        bottom: act(move(4)),
      }),
      face('stillWaters', 77, [], {
        top: act(heal(5, consumes(['dark', 'fire'], { plus: 3, self: ['strengthen'] }))),
        bottom: act(move(5)),
      }),
    ],
    B: [
      face('homebrew', 33, ['dark'], {
        top: act(attack(3, { range: 2, consume: consumes('fire', { plus: 1, conditions: ['muddle'] }) })),
        bottom: act(heal(2), gain('strengthen')),
      }),
      face('homebrewDouble', 30, ['dark', 'fire'], {
        top: act(attack(4, { range: 2, conditions: ['muddle'] })),
        bottom: act(move(2), heal(2), gain('strengthen')),
      }),
    ],
  },
} as const satisfies AbilityCard;

const shadowTactics = {
  id: 'shadowTactics',
  faces: {
    A: [
      face('shadowTactics', 45, ['dark'], {
        top: act(attack(3, { consume: consumes('fire', { self: ['invisible'] }) })),
        bottom: act(jump(4)),
      }),
      face('shadowPractice', 41, ['dark'], {
        top: act(attack(4, { consume: consumes('fire', { self: ['invisible'] }) })),
        bottom: act(jump(5)),
      }),
    ],
    B: [
      face('lightsOut', 9, ['fire'], {
        top: lost(attack(6)),
        bottom: act(move(3), grant('retaliate', 2)),
      }),
      face('lightsOutForGood', 7, ['fire'], {
        top: lost(attack(8, { pierce: 2 })),
        bottom: act(jump(3), grant('retaliate', 2), grant('shield', 1)),
      }),
    ],
  },
} as const satisfies AbilityCard;

export const bailiff = {
  id: 'bailiff',
  maxHp: [7, 8, 9, 10, 11],
  // For each of the positions Spent, Steady, Stung and Sound: the modifiers of hero levels 1 to 5.
  tables: [
    [
      [-1, 0, 0],
      [-1, 0, 0],
      [-1, 0, 0],
      [-1, 0, 1],
      [-1, 0, 1],
    ],
    [
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 1],
    ],
    [
      [-1, 1, 2],
      [-1, 1, 2],
      [-1, 1, 3],
      [-1, 1, 3],
      [0, 2, 2],
    ],
    [
      [-1, 0, 1],
      [-1, 0, 2],
      [-1, 1, 2],
      [-1, 1, 2],
      [0, 0, 2],
    ],
  ],
  cards: [opportunist, neutralize, healingWaters, shadowTactics],
} as const satisfies HeroDef;
