/** Where a sample in hand ends. */
import { describe, expect, it } from 'vitest';
import { auditedInHand } from '../../../src/audit/inHand/mode';
import { begin, type Play } from '../../../src/flow/inHand/play';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import type { Zone } from '../../../src/rules/inHand/state';
import { setupFor } from '../../../src/sim/inHand/cells';

const MODE = auditedInHand(IN_HAND);
const FROM = begin(IN_HAND.bookFor(setupFor({ scenario: 'tuesdayShift', scenarioLevel: 1 }, 1, 'tune')));

/** The beginning of a later round, with the hero's cards in these zones. */
function inRound(round: number, zones: readonly Zone[], hp = FROM.state.hero.hp): Play {
  const cards = FROM.state.hero.cards.map((card, nth) => ({ ...card, zone: zones[nth] ?? card.zone }));
  return { ...FROM, phase: 'select', state: { ...FROM.state, round, hero: { ...FROM.state.hero, hp, cards } } };
}

describe('the end of a sample', () => {
  it('given a round in which the hero chooses cards, then the sample may end', () => {
    expect(MODE.isFarEnough(FROM, inRound(4, ['hand', 'hand', 'discard', 'discard']))).toBe(true);
    expect(MODE.isFarEnough(FROM, inRound(2, ['hand', 'hand', 'discard', 'discard']))).toBe(false);
  });

  it('given a round that leaves only a long rest, then the sample goes on, because the rest may be the last', () => {
    expect(MODE.isFarEnough(FROM, inRound(4, ['discard', 'discard', 'lost', 'lost']))).toBe(false);
  });
});
