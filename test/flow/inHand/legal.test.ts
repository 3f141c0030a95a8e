/** legal() is sound and complete: what it lists is accepted and does something; all else is refused, with a reason, and does nothing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { legal, type Play, refusal, send, snapshotOf } from '../../../src/flow/inHand/play';
import { REASONS } from '../../../src/flow/inHand/refusals';
import { scenarioMachine } from '../../../src/flow/inHand/scenario';
import type { Command } from '../../../src/rules/inHand/commands';
import { anyBook, frozen, playByChance } from '../../kit/chance';
import { universe } from '../../kit/universe';

const runs = (numRuns: number) => ({ numRuns });

/** Plays by chance and looks at the tables on the way: at all of them, or now and then. */
const onTables = (look: (play: Play) => void, every = 1) =>
  fc.property(anyBook, fc.string({ maxLength: 3 }), fc.nat(every - 1), (book, seed, first) => {
    let n = first;
    for (const { play } of playByChance(book, seed)) if (n++ % every === 0) look(play);
  });

/** In one canonical spelling: the fields in order, and lists as sets. */
const spell = (command: Command): string =>
  JSON.stringify(
    Object.entries(command)
      .map(([field, value]) => [field, Array.isArray(value) ? [...value].sort() : value])
      .sort(),
  );

/** Whether the machine itself moves, whatever `refusal` says. */
const machineTakes = (play: Play, command: Command): boolean => {
  const snapshot = snapshotOf(play);
  return transition(scenarioMachine, snapshot, command)[0].context !== snapshot.context;
};

describe('what is listed', { timeout: 60_000 }, () => {
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

  it('is nothing when the scenario is over, and something as long as it is not', () => {
    const look = (play: Play) => {
      expect(legal(play).length === 0).toBe(play.phase === 'won' || play.phase === 'lost');
    };
    fc.assert(onTables(look), runs(200));
  });
});

describe('what is not listed', { timeout: 60_000 }, () => {
  it('is refused, by the machine itself too, whatever can be spelled', () => {
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

  it('is refused however malformed, without throwing', () => {
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

  it('leaves the table as it was: no rule writes to a table or a book that was given', () => {
    const property = fc.property(anyBook, fc.string({ maxLength: 3 }), (book, seed) => {
      for (const { play } of playByChance(frozen(book), seed)) {
        frozen(play.state);
        send(play, { type: 'step', to: 'z9' });
      }
    });
    fc.assert(property, runs(100));
  });
});

/** A legal command with a field left out, one too many, or one of another type. */
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
