/** The laws of the state over whole plays of Plot Nine by the random and the greedy bot. */

import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { type Bot, randomBot } from '../../../src/bots/inHand/random';
import { bookFor } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin, type Play, send } from '../../../src/flow/inHand/play';
import type { Book, Setup } from '../../../src/rules/inHand/book';
import { brokenLaws } from '../../kit/invariants';

const setup = (seed: string, more: Partial<Setup> = {}): Setup => ({
  scenario: 'plotNine',
  ...NEWCOMER,
  seed,
  ...more,
});

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const BOOKS: Record<string, (seed: string) => Book> = {
  'as it comes': (seed) => bookFor(setup(seed)),
  'with Hindrances and the die': (seed) =>
    bookFor(setup(seed, { scenarioLevel: 3, variants: { hindrances: true, onTable: true } })),
  'with items and upgrades': (seed) =>
    bookFor(
      setup(seed, { level: 3, upgrades: ['neutralize', 'shadowTactics'], items: ['mournersHat', 'mothWoolSlippers'] }),
    ),
};
const BOTS: Record<string, (seed: string) => Bot> = { chance: randomBot, greed: () => greedyBot };

/** All plays of a game; the last one is its end. */
function* moments(book: Book, bot: Bot): Generator<Play> {
  let play = begin(book);
  for (let n = 0; n < 3000; n += 1) {
    yield play;
    const command = bot(play);
    if (!command) return;
    const sent = send(play, command);
    if (!sent.ok) throw new Error(`${play.phase}: ${JSON.stringify(command)} is refused: ${sent.reason}`);
    play = sent.play;
  }
  throw new Error('the scenario does not end');
}

describe.each(Object.entries(BOOKS))('Plot Nine %s', (_name, bookOf) => {
  it.each(Object.entries(BOTS))('R6, R7, R17: meets the laws to its end, played by %s', (_bot, botOf) => {
    for (const seed of SEEDS) {
      const all = [...moments(bookOf(seed), botOf(seed))];
      for (const play of all) expect(brokenLaws(play)).toEqual([]);
      expect(all.at(-1)?.phase).toMatch(/^(won|lost)$/);
    }
  });

  it('R7: four cards last for at most nine rounds of two cards', () => {
    for (const seed of SEEDS) {
      const played = [...moments(bookOf(seed), randomBot(seed))].flatMap(({ events }) =>
        events.filter(({ type }) => type === 'cardsSelected'),
      );
      expect(played.length).toBeLessThanOrEqual(9);
    }
  });
});

describe('R7: nine rounds', () => {
  it('are reached by a player who plays sides A first and rests as late as possible', () => {
    const patient: Bot = ({ phase, state }) => {
      const hand = state.hero.cards.filter(({ zone }) => zone === 'hand').sort((a, b) => (a.side < b.side ? -1 : 1));
      const [leading, second] = hand.map(({ id }) => id);
      if (phase === 'select') return leading && second ? { type: 'select', leading, second } : { type: 'longRest' };
      if (phase === 'longRest') {
        const lost = state.hero.cards.find(({ zone }) => zone === 'discard');
        return lost ? { type: 'lose', card: lost.id } : null;
      }
      if (phase === 'cleanup') return { type: 'proceed' };
      return phase === 'heroTurn.choosing' ? { type: 'endTurn' } : null;
    };
    const all = [...moments(bookFor(setup('patience')), patient)];
    const played = all.flatMap(({ events }) => events.filter(({ type }) => type === 'cardsSelected'));
    expect(all.at(-1)?.phase).toBe('lost');
    expect(played).toHaveLength(9);
  });
});
