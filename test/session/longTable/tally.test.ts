/** Tests the tally of one scenario and of many at the Long Table. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTranscript } from '../../../src/cli/transcript';
import { bookFor } from '../../../src/content/longTable';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { fetchModes, modeOf } from '../../../src/modes';
import type { Setup } from '../../../src/rules/longTable/book';
import type { Command } from '../../../src/rules/longTable/commands';
import { addTallies, EMPTY_TALLY, type Tally, tallyOf, totalsOf } from '../../../src/session/longTable/tally';
import { openSession } from '../../../src/session/session';

await fetchModes();
const WRITTEN = readTranscript(readFileSync('test/cli/longTable/goodsAndChattels.json', 'utf8'), modeOf);

/** A game from a transcript, in which two doors are opened and the scenario is won. */
function played() {
  const { setup, commands } = WRITTEN as unknown as { setup: Setup; commands: readonly Command[] };
  const session = openSession(LONG_TABLE, bookFor(setup), { save: () => null });
  const drawn: string[] = [];
  for (const command of commands) {
    session.dispatch(command);
    for (const event of session.play.events)
      if (event.type === 'modifiersDrawn' && event.deck !== 'monsters') drawn.push(...event.cards);
  }
  return { session, drawn };
}

describe('the tally of a scenario', () => {
  const { session, drawn } = played();
  const tally = tallyOf(session.play, session.journal);

  it('has the result, the number of rounds and the level', () => {
    const { book, phase, state } = session.play;
    expect(phase).toBe('won');
    expect(tally.scenarios).toEqual([
      {
        scenario: 'goodsAndChattels',
        level: book.setup.level,
        games: 1,
        won: 1,
        rounds: state.round,
      },
    ]);
    expect(tallyOf({ ...session.play, phase: 'lost' }, session.journal).scenarios[0]?.won).toBe(0);
  });

  it('counts every modifier card drawn for a hero, and none of the monsters’ (L12.1)', () => {
    expect(drawn.length).toBeGreaterThan(3);
    expect(Object.values(tally.cards).reduce((all, times) => all + times, 0)).toBe(drawn.length);
    for (const card of drawn) expect(tally.cards[card]).toBe(drawn.filter((each) => each === card).length);
  });

  it('has each hero of the party', () => {
    expect(tally.heroes.map(({ hero, games }) => [hero, games])).toEqual(
      session.play.state.seats.map((seat) => [seat.hero, 1]),
    );
  });
});

const cell = (scenario: string, level: number, won: number) => ({ scenario, level, games: 1, won, rounds: 8 });
const hero = (name: string) => ({ hero: name, games: 1, dealt: 3, kills: 1, suffered: 2 });
const blow = (damage: number, target = 'shuffler') => ({ hero: 'bailiff', target, damage });
const one: Tally = {
  scenarios: [cell('escrow', 1, 1)],
  heroes: [hero('bailiff')],
  cards: { '0': 2 },
  best: blow(5),
  boards: [],
};

describe('the sum of tallies', () => {
  it('adds up entries with the same key, and keeps others separate', () => {
    const other: Tally = {
      scenarios: [cell('escrow', 1, 0), cell('escrow', 2, 0)],
      heroes: [hero('bailiff'), hero('ferrywoman')],
      cards: { '0': 1, '2x': 1 },
      best: blow(7, 'lienToad'),
    };
    const both = addTallies(one, other);
    expect(both.scenarios).toEqual([{ ...cell('escrow', 1, 1), games: 2, rounds: 16 }, cell('escrow', 2, 0)]);
    expect(both.heroes).toEqual([{ hero: 'bailiff', games: 2, dealt: 6, kills: 2, suffered: 4 }, hero('ferrywoman')]);
    expect(both.cards).toEqual({ '0': 3, '2x': 1 });
    expect(both.best).toEqual(blow(7, 'lienToad'));
    expect(totalsOf(both)).toEqual({ games: 3, won: 1, rounds: 24 });
    expect(one.cards).toEqual({ '0': 2 });
  });

  it('is unchanged by an empty tally, and keeps the first of equally hard hits', () => {
    expect(addTallies(EMPTY_TALLY, one)).toEqual(one);
    expect(addTallies(one, EMPTY_TALLY)).toEqual(one);
    expect(addTallies(one, { ...EMPTY_TALLY, best: blow(5, 'lienToad') }).best).toEqual(blow(5));
  });
});
