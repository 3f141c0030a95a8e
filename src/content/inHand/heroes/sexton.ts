/**
 * The Sexton, Brill's apprentice: the HP card and the four ability cards (docs/CONTENT.md, section 8). He waits for monsters to approach.
 */
import type { AbilityCard, HeroDef } from '../../../rules/inHand/vocabulary';
import {
  act,
  attack,
  consumes,
  disarmTrap,
  face,
  finish,
  grant,
  heal,
  loot,
  move,
  recover,
  shove,
  throwTrap,
} from '../cardNotation';

const sixFeet = {
  id: 'sixFeet',
  faces: {
    A: [
      face('sixFeet', 66, ['dark'], {
        top: act(attack(3, { range: 2, perShove: 1 })),
        bottom: act(move(4), shove('push', 2)),
      }),
      face('sixFeetDeeper', 62, ['dark'], {
        top: act(attack(4, { range: 2, perShove: 1 })),
        bottom: act(move(5), shove('push', 2)),
      }),
    ],
    B: [
      face('heaveHo', 52, [], {
        top: act(attack(3, { range: 2, push: 2 })),
        bottom: act(shove('pull', 4), move(3), recover('discard', 'A')),
      }),
      face('heaveHoAgain', 48, [], {
        top: act(attack(4, { range: 2, push: 2 })),
        bottom: act(shove('pull', 4), move(4), recover('discard', 'A')),
      }),
    ],
  },
} as const satisfies AbilityCard;

const sparePlot = {
  id: 'sparePlot',
  faces: {
    A: [
      face('sparePlot', 84, ['dark'], {
        top: act(attack(3, { range: 2, push: 1 }), grant('pit', 3, { lasts: 'combat' })),
        bottom: act(move(4)),
      }),
      face('spareFamilyPlot', 80, ['dark'], {
        top: act(attack(4, { range: 2, push: 1 }), grant('pit', 4, { lasts: 'combat' })),
        bottom: act(move(5)),
      }),
    ],
    B: [
      face('secondHandTrap', 58, [], {
        top: act(disarmTrap(3), throwTrap(3, 1)),
        bottom: act(move(3), recover('discard', 'A')),
      }),
      face('setOfTraps', 54, [], {
        top: act(disarmTrap(3), throwTrap(3, 3)),
        bottom: act(move(4), recover('discard', 'A')),
      }),
    ],
  },
} as const satisfies AbilityCard;

const consecratedGround = {
  id: 'consecratedGround',
  faces: {
    A: [
      face('consecratedGround', 90, ['dark'], {
        top: act(attack(3, { range: 2 })),
        bottom: act(move(2), grant('shield', 1, { lasts: 'combat' }), grant('retaliate', 1, { lasts: 'combat' })),
      }),
      face('holyGround', 86, ['dark'], {
        top: act(attack(4, { range: 2 })),
        bottom: act(move(3), grant('shield', 1, { lasts: 'combat' }), grant('retaliate', 1, { lasts: 'combat' })),
      }),
    ],
    B: [
      face('stayPut', 44, [], {
        top: act(
          attack(2, { range: 4, conditions: ['immobilize'], consume: consumes('fire', { conditions: ['stun'] }) }),
        ),
        bottom: act(move(3), recover('discard', 'A')),
      }),
      face('stayDown', 41, ['dark'], {
        top: act(
          attack(3, { range: 4, conditions: ['immobilize'], consume: consumes('fire', { conditions: ['stun'] }) }),
        ),
        bottom: act(move(4), recover('discard', 'A')),
      }),
    ],
  },
} as const satisfies AbilityCard;

const lastRites = {
  id: 'lastRites',
  faces: {
    A: [
      face('lastRites', 40, ['fire'], {
        top: act(attack(3, { range: 2 }), finish(2, 2)),
        bottom: act(shove('push', 1), move(4), loot(1)),
      }),
      face('lastRitesSung', 40, ['fire'], {
        top: act(attack(4, { range: 2 }), finish(3, 2)),
        bottom: act(shove('push', 1), move(5), loot(1)),
      }),
    ],
    B: [
      face('funeralTea', 95, ['dark'], {
        top: act(attack(3, { range: 2, consume: consumes('dark', { plus: 1 }) })),
        bottom: act(move(2), heal(3), recover('discard', 'A')),
      }),
      face('funeralTeaWithHam', 92, ['dark', 'fire'], {
        top: act(attack(4, { range: 2, consume: consumes('dark', { plus: 1 }) })),
        bottom: act(move(2), heal(4), recover('discard', 'A')),
      }),
    ],
  },
} as const satisfies AbilityCard;

export const sexton = {
  id: 'sexton',
  // He survives fights that the other heroes avoid, so monsters get additional HP at scenario level 3.
  foeHp: [0, 0, 0, 2],
  maxHp: [8, 9, 10, 11, 12],
  // For each of the positions Spent, Steady, Stung and Sound: the modifiers of hero levels 1 to 5. All are small and nearly equal.
  tables: [
    [
      [-1, 0, 0],
      [-1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 1],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 1],
      [0, 1, 1],
    ],
    [
      [0, 0, 1],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 1],
      [1, 1, 1],
    ],
    [
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 1],
    ],
  ],
  cards: [sixFeet, sparePlot, consecratedGround, lastRites],
} as const satisfies HeroDef;
