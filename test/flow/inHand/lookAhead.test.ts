/** Looking ahead, as bots do, predicts exactly what sending the command does. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookFor, SCENARIO_ORDER } from '../../../src/content/inHand';
import { lookAhead } from '../../../src/flow/inHand/lookAhead';
import { begin, legal, type Play, send } from '../../../src/flow/inHand/play';
import { seedGenerator } from '../../../src/rules/core/chance';

const begun = (scenario: string, seed: string): Play =>
  begin(
    bookFor({
      hero: 'bailiff',
      level: 4,
      upgrades: ['shadowTactics', 'opportunist', 'neutralize'],
      items: ['confiscatedPick', 'mothWoolSlippers', 'wispLantern'],
      scenario,
      scenarioLevel: 2,
      looted: [],
      variants: { hindrances: true, onTable: false },
      seed,
    }),
  );

describe('looking ahead', () => {
  it('gives the same phase, state and events as sending, for any random numbers', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom(...SCENARIO_ORDER),
        fc.string({ maxLength: 6 }),
        fc.infiniteStream(fc.nat({ max: 9999 })),
        (scenario, seed, picks) => {
          let play = begun(scenario, seed);
          for (const pick of picks) {
            const options = legal(play);
            const command = options[pick % options.length];
            if (!command) break;
            const before = JSON.stringify(play.state);
            const sent = send(play, command);
            if (!sent.ok) return expect.unreachable(sent.reason);
            expect(lookAhead(play, command)).toEqual(sent.play);
            const generator = seedGenerator(`${pick}`);
            const other = send({ ...play, state: { ...play.state, generator } }, command);
            expect(lookAhead(play, command, generator)).toEqual(other.ok && other.play);
            expect(JSON.stringify(play.state)).toBe(before);
            reached.add(play.phase);
            play = sent.play;
          }
          reached.add(play.phase);
          expect(lookAhead(play, { type: 'step', to: 'nowhere' })).toBeNull();
        },
      ),
      { numRuns: 22 },
    );
    expect([...reached]).toEqual(expect.arrayContaining(['lost', 'heroTurn.acting', 'monsterTurn.suffering']));
  });
});
