import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { bookFor } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { LESSONS, type LessonId, lessonFor } from '../../../src/lessons/inHand/lessons';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { openSession } from '../../kit/inHand';

const GAMES = 4;

const interactionOf = (scenario: string, hero: string, seed = 'school') =>
  openInteraction(
    openSession(bookFor({ scenario, ...NEWCOMER, hero, items: ['funeralBiscuit'], gold: 5, seed }), { save: () => {} }),
  );

/** Plays games with the greedy bot. @returns the lessons that are due at any time */
function slipsOf(hero: string, scenario = 'plotNine'): Set<LessonId> {
  const given = new Set<LessonId>();
  for (let n = 0; n < GAMES; n++) {
    const interaction = interactionOf(scenario, hero, `school${n}`);
    for (let command = greedyBot(interaction.play); command; command = greedyBot(interaction.play)) {
      const due = lessonFor(interaction.play, []);
      if (due) given.add(due);
      interaction.send(command);
    }
  }
  return given;
}

describe('lessons about the cards of the other heroes', () => {
  it('come only for the hero’s own kinds of action; the played lesson teaches the rest', () => {
    expect([...slipsOf('bailiff')]).toEqual([]);
    expect([...slipsOf('sexton')]).toEqual(['shove']);
    expect(slipsOf('pawnbroker').has('pay')).toBe(true);
    expect(slipsOf('pawnbroker').has('shove')).toBe(false);
  });

  it('are not due for a player who has seen them or knows the game', () => {
    const sale = interactionOf('plotNine', 'pawnbroker');
    sale.send({ type: 'select', leading: 'fireSale', second: 'valuation' });
    sale.send({ type: 'play', card: 'fireSale', half: 'bottom', basic: false });
    expect(lessonFor(sale.play, [])).toBe('forfeit');
    expect(lessonFor(sale.play, ['forfeit'])).toBeNull();
    expect(lessonFor(sale.play, LESSONS)).toBeNull();
  });

  it('are due in scenario 1 only', () => {
    expect([...slipsOf('sexton', 'tuesdayShift')]).toEqual([]);
  });
});
