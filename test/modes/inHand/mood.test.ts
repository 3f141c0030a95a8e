/** Tests that the music’s mood follows the fight (R25.1). */
import { expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { bookFor } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin, send } from '../../../src/flow/inHand/play';
import { front } from '../../../src/modes/inHand/front';

it('is calm while the hero explores and tense in a fight (R25.1)', () => {
  let play = begin(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'mood' }));
  expect(front.moodOf(play)).toBe('calm');
  const moods = new Set<string>();
  for (let command = greedyBot(play); command; command = greedyBot(play)) {
    const sent = send(play, command);
    if (!sent.ok) throw new Error(sent.reason);
    play = sent.play;
    expect(front.moodOf(play)).toBe(play.state.fight ? 'tense' : 'calm');
    moods.add(front.moodOf(play));
  }
  expect(moods).toEqual(new Set(['calm', 'tense']));
});
