/** The key of a position contains everything that can differ except the generator. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../src/bots/inHand/positionKey';
import { randomBot } from '../../../src/bots/inHand/random';
import { bookFor, SCENARIO_ORDER } from '../../../src/content/inHand';
import { begin, legal, type Play, send } from '../../../src/flow/inHand/play';
import { seedGenerator } from '../../../src/rules/core/chance';

function somewhere(scenario: string, seed: string, commands: number): Play {
  const bot = randomBot(seed);
  let play = begin(
    bookFor({
      hero: 'bailiff',
      level: 3,
      upgrades: ['shadowTactics', 'opportunist'],
      items: ['confiscatedPick', 'funeralBiscuit'],
      scenario,
      scenarioLevel: 1,
      looted: [],
      variants: { hindrances: true, onTable: false },
      seed,
    }),
  );
  for (let n = 0; n < commands && legal(play).length > 0; n += 1) {
    const command = bot(play);
    const sent = command && send(play, command);
    if (!sent?.ok) break;
    play = sent.play;
  }
  return play;
}

const positions = fc
  .tuple(fc.constantFrom(...SCENARIO_ORDER), fc.string({ maxLength: 6 }), fc.integer({ min: 0, max: 60 }))
  .map(([scenario, seed, commands]) => somewhere(scenario, seed, commands));

/** Yields copies of the value, each with one number, text or boolean changed. */
function* changed(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield value + 1;
  else if (typeof value === 'string') yield `${value}x`;
  else if (typeof value === 'boolean') yield !value;
  else if (Array.isArray(value)) {
    yield [...value, 0];
    for (const [index, each] of value.entries()) for (const other of changed(each)) yield value.with(index, other);
  } else if (value === null) yield 0;
  else
    for (const [name, each] of Object.entries(value as object))
      for (const other of changed(each)) yield { ...(value as object), [name]: other };
}

describe('the key of a position', () => {
  it('changes with any change of the state, and with the phase', () => {
    fc.assert(
      fc.property(positions, (play) => {
        const { generator, ...seen } = play.state;
        const keys = new Set([keyOf(play), keyOf({ ...play, phase: play.phase === 'won' ? 'lost' : 'won' })]);
        let count = keys.size;
        for (const other of changed(seen)) {
          keys.add(keyOf({ ...play, state: { ...(other as typeof seen), generator } }));
          count += 1;
          expect(keys.size, JSON.stringify(other)).toBe(count);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('contains the names of counters, followers and tiles', () => {
    const play = somewhere('proofSpirits', 'x', 0);
    for (const field of ['flags', 'followers', 'tiles'] as const) {
      const key = (value: Record<string, never>) => keyOf({ ...play, state: { ...play.state, [field]: value } });
      expect(key({ a: 1 as never })).not.toBe(key({ b: 1 as never }));
    }
  });

  it('does not contain the generator', () => {
    const play = somewhere('plotNine', 'x', 5);
    const other = { ...play, state: { ...play.state, generator: seedGenerator('other') } };
    expect(keyOf(other)).toBe(keyOf(play));
  });
});
