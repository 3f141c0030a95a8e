/** How small claims in hand are judged: how far a judge looks, and what a new seed changes. */
import { expect, it } from 'vitest';
import { MAX_POSITIONS } from '../../../src/audit/inHand/claims';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import { claimedInHand } from '../../../src/modes/inHand/claimedMode';
import { someDesk } from '../../app/kit';

const { session } = someDesk('claimed');

it('examines up to forty times as many positions as a claim may have, for players who leave the best line', () => {
  expect(claimedInHand.maxJudged / MAX_POSITIONS).toBe(40);
});

it('reads the position with which a claim starts', () => {
  const start = IN_HAND.toJSON(session.play);
  const play = claimedInHand.playOf(session.journal.setup, start);
  expect(IN_HAND.toJSON(play)).toEqual(start);
  expect(play.book.scenario.id).toBe('plotNine');
});

it('changes only the future random results with a seed, and the same seed gives the same results', () => {
  const [one, same, other] = ['one', 'one', 'other'].map((seed) => claimedInHand.reseeded(session.play, seed).state);
  expect(same).toEqual(one);
  expect(other?.generator).not.toEqual(one?.generator);
  expect({ ...one, generator: null }).toEqual({ ...session.play.state, generator: null });
});
