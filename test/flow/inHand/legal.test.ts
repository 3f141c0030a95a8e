/**
 * legal() is sound and complete: the commands in its list are accepted and have an effect; all others are refused with a reason and have
 * none.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { legal, type Play, refusal, send, snapshotOf } from '../../../src/flow/inHand/play';
import { REASONS } from '../../../src/flow/inHand/refusals';
import { scenarioMachine } from '../../../src/flow/inHand/scenario';
import type { Command } from '../../../src/rules/inHand/commands';
import { anyBook, frozen, playByChance } from '../../kit/chance';
import { many } from '../../kit/many';
import { universe } from '../../kit/universe';

const runs = (whole: number) => ({ numRuns: many(whole) });

/** Plays at random and looks at the states on the way: at each of them, or at every n-th. */
const onTables = (look: (play: Play) => void, every = 1) =>
  fc.property(anyBook, fc.string({ maxLength: 3 }), fc.nat(every - 1), (book, seed, first) => {
    let n = first;
    for (const { play } of playByChance(book, seed)) if (n++ % every === 0) look(play);
  });

/** A canonical spelling: fields in alphabetical order, and lists as sets. */
const spell = (command: Command): string =>
  JSON.stringify(
    Object.entries(command)
      .map(([field, value]) => [field, Array.isArray(value) ? [...value].sort() : value])
      .sort(),
  );

/** Returns whether the machine itself changes state, independently of `refusal`. */
const machineTakes = (play: Play, command: Command): boolean => {
  const snapshot = snapshotOf(play);
  return transition(scenarioMachine, snapshot, command)[0].context !== snapshot.context;
};

describe('a listed command', { timeout: 60_000 }, () => {
  it('is accepted, and changes something', () => {
    const look = (play: Play) => {
      for (const command of legal(play)) {
        const sent = send(play, command);
        if (!sent.ok) throw new Error(`${play.phase}: ${JSON.stringify(command)} is refused: ${sent.reason}`);
        expect([sent.play.phase, sent.play.state]).not.toEqual([play.phase, play.state]);
      }
    };
    fc.assert(onTables(look), runs(60));
  });

  it('is listed once', () => {
    const look = (play: Play) => {
      const spelled = legal(play).map(spell);
      expect(spelled).toEqual([...new Set(spelled)]);
    };
    fc.assert(onTables(look), runs(200));
  });

  it('exists until the scenario is over, and not after that', () => {
    const look = (play: Play) => {
      expect(legal(play).length === 0).toBe(play.phase === 'won' || play.phase === 'lost');
    };
    fc.assert(onTables(look), runs(200));
  });
});

describe('an unlisted command', { timeout: 60_000 }, () => {
  it('is refused, also by the machine itself, for every command that can be written', () => {
    const look = (play: Play) => {
      const listed = new Set(legal(play).map(spell));
      for (const command of universe(play)) {
        const may = listed.has(spell(command));
        const reason = refusal(play, command);
        if (
          may === (reason === null) &&
          may === machineTakes(play, command) &&
          (reason === null || REASONS.some((each) => each === reason))
        )
          continue;
        throw new Error(`${play.phase}: ${JSON.stringify(command)} is ${may ? '' : 'not '}listed; ${reason}`);
      }
    };
    fc.assert(onTables(look, 9), runs(60));
  });

  it('is refused without an exception, even if it is malformed', () => {
    const garbage = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constantFrom('select', 'play', 'attack', 'useItem', 'negateByDiscarding', 'roll') }),
    );
    const property = fc.property(anyBook, fc.string({ maxLength: 3 }), fc.array(garbage), (book, seed, junk) => {
      for (const { play, command } of playByChance(book, seed)) {
        const spoiled = command ? spoil(command) : [];
        for (const each of [...junk, ...spoiled]) {
          const sent = send(play, each as Command);
          if (sent.ok) expect(legal(play).map(spell)).toContain(spell(each as Command));
          else expect(REASONS).toContain(sent.reason);
        }
      }
    });
    fc.assert(property, runs(60));
  });

  it('leaves the state unchanged: no rule writes to a given state or book', () => {
    const property = fc.property(anyBook, fc.string({ maxLength: 3 }), (book, seed) => {
      for (const { play } of playByChance(frozen(book), seed)) {
        frozen(play.state);
        send(play, { type: 'step', to: 'z9' });
      }
    });
    fc.assert(property, runs(100));
  });
});

/** Variants of a legal command: a field is missing, added, or of another type. */
function spoil(command: Command): object[] {
  const fields = Object.entries(command);
  return [
    ...fields.map((_, i) => Object.fromEntries(fields.filter((_, j) => j !== i))),
    ...fields.flatMap(([name]) =>
      [null, 7, '', [], {}, ['five', 'five']].map((value) => ({ ...command, [name]: value })),
    ),
    { ...command, extra: 1 },
    [command],
  ];
}
