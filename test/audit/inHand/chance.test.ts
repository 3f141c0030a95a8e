/** Where a sample in hand ends, and the estimated chance of the position with which it ends. */
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../src/audit/inHand/chance';
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

/** The page has a round limit of 9. These positions are at the beginning of a long way. */
const FOUR = inRound(5, ['hand', 'hand', 'hand', 'hand']);

/** The position with another round limit on its page. */
function limitedTo(round: number, play: Play): Play {
  const { scenario } = play.book;
  const rules = scenario.rules.map((rule) => (rule.kind === 'roundLimit' ? { ...rule, round } : rule));
  return { ...play, book: { ...play.book, scenario: { ...scenario, rules } } };
}

const falls = (...positions: readonly Play[]): boolean =>
  positions.map(chanceOf).every((chance, nth, all) => nth === 0 || chance < (all[nth - 1] ?? 0));

describe('the estimate', () => {
  it('given fewer cards in hand, then the chance is smaller', () => {
    const free = (...zones: Zone[]) => limitedTo(30, inRound(5, zones));
    expect(falls(free('hand', 'hand', 'hand', 'hand'), free('hand', 'hand', 'hand', 'lost'))).toBe(true);
    expect(falls(free('hand', 'hand', 'hand', 'lost'), free('hand', 'hand', 'lost', 'lost'))).toBe(true);
  });

  it('given less HP than the monsters are expected to take, then the chance is smaller than with enough HP', () => {
    const withHp = (hp: number) => inRound(5, ['hand', 'hand', 'hand', 'hand'], hp);
    expect(falls(withHp(40), withHp(1))).toBe(true);
  });

  it('R6.2: given a nearer round limit, then the chance is smaller, and under one in ten in the last round', () => {
    expect(falls(limitedTo(30, FOUR), limitedTo(7, FOUR), limitedTo(5, FOUR))).toBe(true);
    expect(chanceOf(limitedTo(5, FOUR))).toBeLessThan(0.1);
  });
});

describe('the end of a sample', () => {
  it('given a round in which the hero chooses cards, then the sample may end', () => {
    expect(MODE.isFarEnough(FROM, inRound(4, ['hand', 'hand', 'discard', 'discard']))).toBe(true);
    expect(MODE.isFarEnough(FROM, inRound(2, ['hand', 'hand', 'discard', 'discard']))).toBe(false);
  });

  it('given a round that leaves only a long rest, then the sample goes on, because the rest may be the last', () => {
    expect(MODE.isFarEnough(FROM, inRound(4, ['discard', 'discard', 'lost', 'lost']))).toBe(false);
  });
});
