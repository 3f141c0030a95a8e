/** Tests that trial games of a pack report what breaks, with the scenario and the number of commands until then. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { playTrials, type TrialMode } from '../../src/packs/trial';
import type { GameTypes, Ruleset } from '../../src/rules/core/ruleset';

/** A game of counting: the book says at which number the game ends or breaks. */
interface Counting extends GameTypes {
  readonly book: { readonly setup: object; readonly ends?: number; readonly breaks?: number };
  readonly state: { readonly round: number };
  readonly command: { readonly type: 'count' };
  readonly event: { readonly type: string };
  readonly phase: 'counting';
  readonly reason: string;
}

type Breakage = 'throws' | 'refuses' | 'stuck' | 'flawed' | 'unsaved' | 'nothing';

function counting(breakage: Breakage): { mode: TrialMode<Counting>; counted: () => number } {
  let counted = 0;
  const broken = ({ book, state }: { book: Counting['book']; state: Counting['state'] }) => state.round === book.breaks;
  const rules: Partial<Ruleset<Counting>> = {
    begin: (book) => ({ phase: 'counting', book, state: { round: 0 }, events: [] }),
    outcome: ({ book, state }) => (state.round === book.ends ? 'won' : null),
    toJSON: (play) => ({
      phase: play.phase,
      state: { round: breakage === 'unsaved' && broken(play) ? 0.5 : play.state.round },
    }),
    send: (play) => {
      counted += 1;
      if (breakage === 'throws' && broken(play)) throw new RangeError('too far');
      if (breakage === 'refuses' && broken(play)) return { ok: false, reason: 'no' };
      return { ok: true, events: [], play: { ...play, state: { round: play.state.round + 1 } } };
    },
  };
  const mode: TrialMode<Counting> = {
    rules: rules as Ruleset<Counting>,
    laws: { findFlaw: (play) => (breakage === 'flawed' && broken(play) ? 'no such number' : null) },
    checkpoint: v.object({ phase: v.literal('counting'), state: v.object({ round: v.pipe(v.number(), v.integer()) }) }),
    botOf: () => (play) => (breakage === 'stuck' && broken(play) ? null : { type: 'count' }),
  };
  return { mode, counted: () => counted };
}

function tried(breakage: Breakage, ...books: Partial<Counting['book']>[]) {
  const { mode, counted } = counting(breakage);
  const games = books.map((book, i) => ({ field: `scenarios.${i}`, book: { setup: {}, ...book }, seed: 'a' }));
  const trial = playTrials(mode, games);
  const progress: string[] = [];
  let next = trial.next();
  for (; !next.done; next = trial.next()) progress.push(`${next.value.done}/${next.value.of}`);
  return { progress, fault: next.value, counted: counted() };
}

describe('a trial', () => {
  it('plays each game to its end or for 200 commands, and reports its progress', () => {
    expect(tried('nothing', { ends: 3 }, {})).toEqual({ progress: ['0/2', '1/2', '2/2'], fault: null, counted: 203 });
  });

  it.each<[Breakage, string]>([
    ['throws', 'RangeError: too far, after 5 commands'],
    ['refuses', 'nothing can be done in counting, after 5 commands'],
    ['stuck', 'nothing can be done in counting, after 5 commands'],
    ['flawed', 'no such number, after 5 commands'],
    ['unsaved', 'it cannot be saved (state.round), after 5 commands'],
  ])('stops at the scenario that %s', (breakage, detail) => {
    const { progress, fault } = tried(breakage, { ends: 2 }, { breaks: 5 }, {});
    expect(progress).toEqual(['0/3', '1/3']);
    expect(fault).toEqual({ reason: 'invalid', field: 'scenarios.1', detail: `played by chance: ${detail}` });
  });

  it('also checks the state after the last command', () => {
    expect(tried('flawed', { breaks: 200 }).fault).not.toBeNull();
    expect(tried('flawed', { breaks: 201 }).fault).toBeNull();
  });
});
