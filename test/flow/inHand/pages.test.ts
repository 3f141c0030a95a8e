/** Every page of the campaign is played at random: its special rules meet the laws of the state, and the scenario ends. */
import { describe, expect, it } from 'vitest';
import { randomBot } from '../../../src/bots/inHand/random';
import { bookFor, scenarios } from '../../../src/content/inHand';
import { chapterOf } from '../../../src/content/inHand/chapters';
import { begin, fromJSON, isOver, send, toJSON } from '../../../src/flow/inHand/play';
import { HERO_LEVELS, SCENARIO_LEVELS } from '../../../src/rules/inHand/vocabulary';
import { brokenLaws } from '../../kit/invariants';
import { many } from '../../kit/many';

const SEEDS = Array.from({ length: many(12) }, (_, n) => n);
const ITEMS = ['mournersHat', 'hipFlask', 'candleEnd', 'eelskinWaders'];

function bookOf(id: string, number: number, n: number) {
  const level = HERO_LEVELS.find((each) => each === chapterOf(number)?.heroLevel) ?? 1;
  return bookFor({
    scenario: id,
    hero: 'bailiff',
    level,
    upgrades: ['shadowTactics', 'opportunist', 'healingWaters', 'neutralize'].slice(0, level - 1),
    items: ITEMS,
    scenarioLevel: SCENARIO_LEVELS[n % SCENARIO_LEVELS.length] ?? 1,
    looted: [],
    gold: 12,
    flags: { mireFriend: n % 2 },
    variants: { hindrances: n % 3 === 0, onTable: n % 5 === 0 },
    seed: `page${n}`,
  });
}

describe.each(Object.values(scenarios).map(({ id, number }) => [number, id] as const))(
  'scenario %i, %s',
  (number, id) => {
    it('meets the laws to its end, and can be saved and loaded at any point', () => {
      for (const n of SEEDS) {
        const book = bookOf(id, number, n);
        const bot = randomBot(`page${n}`);
        let play = begin(book);
        for (let command = bot(play); command; command = bot(play)) {
          expect(brokenLaws(play)).toEqual([]);
          // Saves and loads the play, as a save does.
          const sent = send(fromJSON(book, JSON.parse(JSON.stringify(toJSON(play)))), command);
          if (!sent.ok) throw new Error(`${play.phase}: ${JSON.stringify(command)} is refused: ${sent.reason}`);
          play = sent.play;
        }
        expect(isOver(play)).toBe(true);
      }
    });
  },
);
