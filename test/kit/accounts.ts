/** Test kit: accounts of invented games. */
import type { Account } from '../../src/session/inHand/account';

/** Returns the account of a lost game in which little happened, with the given changes. */
export function account({
  feats,
  ...changes
}: Partial<Omit<Account, 'feats'>> & { feats?: Partial<Account['feats']> } = {}): Account {
  return {
    scenario: 'plotNine',
    level: 1,
    hero: 'bailiff',
    won: false,
    rounds: 7,
    dealt: 0,
    struck: 0,
    taken: 5,
    best: null,
    card: null,
    met: [],
    slain: {},
    slewBy: null,
    carried: [],
    used: {},
    ...changes,
    feats: {
      hp: 4,
      cards: 2,
      negated: 0,
      rests: 1,
      traps: 0,
      disarmed: 0,
      tokens: 0,
      treasures: 0,
      duds: 0,
      otherwise: 0,
      streak: 2,
      ...feats,
    },
  };
}
