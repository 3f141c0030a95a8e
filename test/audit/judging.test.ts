/** A line in a small claim is judged by the chances of its commands, not by what was rolled. */
import { expect, it } from 'vitest';
import { openExpansion } from '../../src/audit/claims';
import { claimRules } from '../../src/audit/inHand/claims';
import { type JudgedRules, judgeLine, sealOf, verdictOnLine } from '../../src/audit/judging';
import { lookAhead } from '../../src/flow/inHand/lookAhead';
import type { Play } from '../../src/flow/inHand/play';
import type { InHand } from '../../src/flow/inHand/types';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { seedGenerator } from '../../src/rules/core/chance';
import type { Command } from '../../src/rules/inHand/commands';
import type { Face } from '../../src/rules/inHand/vocabulary';
import { flatTables } from '../kit/books';
import { hand, melee } from '../kit/scenes';

const attackOf = (value: number) => ({ top: [{ kind: 'attack', value } as const] });
/** Attack 4 kills with B and C, Attack 2 only with C. */
const { play } = melee({ cards: hand(attackOf(4), attackOf(2)), heroTables: flatTables(-1, 0, 2) }).given(
  ({ foes }) => {
    for (const foe of foes) foe.hp = 4;
  },
);
const RULES: JudgedRules<InHand> = {
  ...claimRules(play, { kind: 'kill', foe: 'dummy-1' }),
  playAfter: lookAhead,
  continuesAction: IN_HAND.continuesAction,
};

/** Attacks with `card` and rolls `face`. */
function attackWith(card: string, face: Face): { from: Play; commands: Command[] } {
  const commands: Command[] = [
    { type: 'play', card, half: 'top', basic: false },
    { type: 'attack', foe: 'dummy-1', consume: [] },
    { type: 'roll' },
    { type: 'endTurn' },
  ];
  for (let nth = 0; ; nth += 1) {
    const from = { ...play, state: { ...play.state, generator: seedGenerator(`throw ${nth}`) } };
    const rolled = commands.slice(0, 3).reduce((at: Play, command) => lookAhead(at, command) ?? at, from);
    if (rolled.events.some((event) => event.type === 'rolled' && event.face === face)) return { from, commands };
  }
}
const judge = (card: string, face: Face) => {
  const { from, commands } = attackWith(card, face);
  return judgeLine(RULES, openExpansion(RULES, 5000), from, commands);
};

it('the best line is judged as the best, whether its roll kills or not', () => {
  expect(judge('one', 'C')).toMatchObject({ verdict: 'reached', score: 667, best: 667 });
  expect(judge('one', 'A')).toMatchObject({ verdict: 'missed', score: 667, best: 667 });
});

it('a worse line loses points at its worse step, even if its roll kills', () => {
  const judged = judge('two', 'C');
  expect(judged).toMatchObject({ verdict: 'reached', score: 333, best: 667 });
  expect(judged?.steps.map(({ better }) => better?.command ?? null)).toEqual([
    { type: 'play', card: 'one', half: 'top', basic: false },
    null,
  ]);
});

it('the verdict stays open until the aim is reached or missed', () => {
  const { from, commands } = attackWith('one', 'A');
  expect(verdictOnLine(RULES, from, commands.slice(0, 3))).toBeNull();
  expect(verdictOnLine(RULES, from, commands)).toBe('missed');
  expect(judgeLine(RULES, openExpansion(RULES, 5000), from, commands.slice(0, 2))).toBeNull();
});

it('gives wax from 60% of the best chance, silver from 90%, and gold within one point of it', () => {
  expect([467, 468, 702, 769, 770, 780].map((score) => sealOf(score, 780))).toEqual([
    null,
    'wax',
    'silver',
    'silver',
    'gold',
    'gold',
  ]);
});
