import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, send } from '../../../src/flow/inHand/play';
import { lastPlayedRound } from '../../../src/flow/inHand/result';
import type { Book } from '../../../src/rules/inHand/book';
import type { GameEvent } from '../../../src/rules/inHand/events';
import {
  addTallies,
  EMPTY_TALLY,
  likelyRangeOf,
  type Tally,
  tallyOf,
  totalFaceCounts,
} from '../../../src/session/inHand/tally';
import { playByNumbers, skirmish } from '../../journal/kit';
import { type Journal, newGame } from '../../kit/inHand';
import { many } from '../../kit/many';

const games = fc.record({ seed: fc.string(), choices: fc.array(fc.nat(1000), { minLength: 1, maxLength: 40 }) });

function played({ seed, choices }: { seed: string; choices: number[] }): { book: Book; journal: Journal } {
  const book = skirmish({ seed });
  const { commands } = playByNumbers(book, choices);
  return { book, journal: { ...newGame(book).journal, commands } };
}

function eventsOf(book: Book, { commands }: Journal): GameEvent[] {
  let play = begin(book);
  const events = [...play.events];
  for (const command of commands) {
    const sent = send(play, command);
    if (!sent.ok) return expect.unreachable(sent.reason);
    play = sent.play;
    events.push(...sent.events);
  }
  return events;
}

const total = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** A tally in a fixed order, so that the order of adding games does not matter. */
const sorted = ({ cells, rolls, faces }: Tally) => ({
  cells: [...cells].sort((a, b) => a.level - b.level),
  rolls,
  faces: Object.fromEntries(Object.entries(faces).sort()),
});

// The test plays 180 games and replays them: one second alone, but more than the default timeout of five seconds on a busy
// machine.
describe('the tally of a game', { timeout: 60_000 }, () => {
  it('has as many A, B and C as there were rolls, and all lost HP', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { book, journal } = played(game);
        const tally = tallyOf(book, journal);
        const events = eventsOf(book, journal);
        expect(total(totalFaceCounts(tally))).toBe(events.filter(({ type }) => type === 'rolled').length);
        const begun = events.filter((event) => event.type === 'actionBegan' && !event.basic);
        expect(total(Object.values(tally.faces))).toBe(begun.length);
        const [cell] = tally.cells;
        expect(cell?.rounds).toBe(lastPlayedRound(playByNumbers(book, game.choices).play.state));
        expect(cell?.kills).toBe(events.filter(({ type }) => type === 'monsterDied').length);
        expect(cell?.taken).toBe(
          total(events.map((event) => (event.type === 'heroHurt' ? event.before - event.after : 0))),
        );
      }),
      { numRuns: many(60) },
    );
  });

  it('adds up to the same in any order', () => {
    fc.assert(
      fc.property(games, games, (one, other) => {
        const [a, b] = [one, other].map((game) => {
          const { book, journal } = played(game);
          return tallyOf(book, journal);
        });
        if (!a || !b) return expect.unreachable();
        const both = addTallies(a, b);
        expect(sorted(both)).toEqual(sorted(addTallies(b, a)));
        expect(both.cells).toHaveLength(1);
        expect(both.cells[0]).toMatchObject({
          games: 2,
          won: total([a, b].map(({ cells }) => cells[0]?.won ?? 0)),
          dealt: total([a, b].map(({ cells }) => cells[0]?.dealt ?? 0)),
          rounds: total([a, b].map(({ cells }) => cells[0]?.rounds ?? 0)),
        });
        expect(total(totalFaceCounts(both))).toBe(total(totalFaceCounts(a)) + total(totalFaceCounts(b)));
        expect(sorted(addTallies(EMPTY_TALLY, a))).toEqual(sorted(a));
      }),
      { numRuns: many(60) },
    );
  });
});

describe('the range of plausible rolls', () => {
  /** The probabilities of 0 to n hits in n rolls. */
  function chances(n: number): number[] {
    let row = [1];
    for (let i = 0; i < n; i++) {
      row = Array.from({ length: row.length + 1 }, (_, k) => ((row[k] ?? 0) * 2) / 3 + (row[k - 1] ?? 0) / 3);
    }
    return row;
  }

  it('leaves out at most one case in 40 on either side, and is as narrow as possible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (n) => {
        const { low, high } = likelyRangeOf(n);
        const row = chances(n);
        expect(total(row.slice(0, low))).toBeLessThanOrEqual(0.025 + 1e-9);
        expect(total(row.slice(0, low + 1))).toBeGreaterThan(0.025 - 1e-9);
        expect(total(row.slice(high + 1))).toBeLessThanOrEqual(0.025 + 1e-9);
        expect(total(row.slice(high))).toBeGreaterThan(0.025 - 1e-9);
      }),
    );
  });

  it('contains a third of many rolls', () => {
    const { low, high } = likelyRangeOf(9000);
    expect([low, high]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(low).toBeGreaterThan(2900);
    expect(high).toBeLessThan(3100);
  });
});
