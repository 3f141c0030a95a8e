/** Replays games of every scenario at every level: a difference means that a rule or a page has changed. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../src/content/inHand';
import { contentHash } from '../../src/journal/digest';
import type { CommandType } from '../../src/rules/inHand/commands';
import { allCells, setupFor } from '../../src/sim/inHand/cells';
import { nameOf } from '../../src/sim/inHand/golden';
import { encodeShare } from '../kit/inHand';
import { differenceOf, GAMES, type Golden, journalsOf, stands } from './kit';

// After an intended change of a rule, `npm run golden` plays the games again.
const { books, games } = JSON.parse(readFileSync(GAMES, 'utf8')) as Golden;

/**
 * Each command type, and whether a golden game contains it: no printed card lets a Hindrance be chosen, and all these games are played by
 * the Bailiff.
 */
const SAID: Readonly<Record<CommandType, boolean>> = {
  select: true,
  longRest: true,
  lose: true,
  shortRest: true,
  keep: true,
  redraw: true,
  fight: true,
  roll: true,
  proceed: true,
  play: true,
  step: true,
  stop: true,
  shift: true,
  attack: true,
  perform: true,
  shove: false,
  behave: false,
  refresh: false,
  forfeit: false,
  disarmTrap: true,
  recover: true,
  hinder: false,
  effect: true,
  skip: true,
  useItem: true,
  suffer: true,
  negateByLosing: true,
  negateByDiscarding: true,
  negateByCounter: true,
  choose: true,
  endTurn: true,
};

const journals = await journalsOf({ books, games });

/** Games at level 1, and extra games with rare commands; games.long.test.ts replays the others. */
const REPLAYED = [...journals].filter(([name]) => !/\/[023]$/.test(name));

describe('a golden game', () => {
  it('exists for each scenario at each level', () => {
    expect(Object.keys(games)).toEqual(expect.arrayContaining(allCells().map(nameOf)));
  });

  it('covers each kind of command', () => {
    const said = new Set([...journals.values()].flatMap(({ commands }) => commands.map(({ type }) => type)));
    const expected = Object.entries(SAID).flatMap(([type, is]) => (is ? [type] : []));
    expect([...said].sort()).toEqual(expected.sort());
  });

  it.each([...journals])('of %s is named by its scenario and level', (name, { setup }) => {
    expect(name).toContain(nameOf(setup));
  });

  it.each(REPLAYED)('of %s has the same result', (name, journal) => {
    expect(differenceOf(journal, games[name] ?? expect.unreachable(name))).toBeNull();
  });
});

describe('a kept game', () => {
  const cell = { scenario: 'plotNine', scenarioLevel: 0 } as const;
  const kept = games[nameOf(cell)] ?? expect.unreachable('no game is kept');
  const other = games['plotNine/1'] ?? expect.unreachable('no game is kept');

  it('is kept as long as its set-up, its book and its result are the same', async () => {
    const setup = setupFor(cell, 0);
    expect(await stands(kept, setup)).toBe(true);
    expect(await stands(undefined, setup)).toBe(false);
    expect(await stands(other, setup)).toBe(false);
    expect(await stands({ ...kept, code: 'broken' }, setup)).toBe(false);
    expect(await stands({ ...kept, events: other.events }, setup)).toBe(false);
    expect(await stands({ ...kept, code: other.code }, setupFor({ ...cell, scenarioLevel: 1 }, 0))).toBe(false);
    const code = await encodeShare({ ...(journals.get('plotNine/0') ?? expect.unreachable()), contentHash: 'older' });
    expect(await stands({ ...kept, code }, setup)).toBe(false);
  });
});

describe('what is printed', () => {
  it.each(allCells())('in the book of $scenario at level $scenarioLevel is unchanged', (cell) => {
    const now = contentHash(bookFor(setupFor(cell, 0)));
    expect(now).toBe(books[cell.scenario]);
    expect(journals.get(nameOf(cell))?.contentHash).toBe(now);
  });
});
