/** Played games of every scenario at every level, played again: whatever differs is a rule or a page that has changed. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../src/content/inHand';
import { contentHash } from '../../src/journal/digest';
import type { CommandType } from '../../src/rules/inHand/commands';
import { allCells, setupFor } from '../../src/sim/inHand/cells';
import { nameOf } from '../../src/sim/inHand/golden';
import { encodeShare } from '../kit/inHand';
import { differenceOf, GAMES, type Golden, journalsOf, stands } from './kit';

// A rule was meant to change? `npm run golden` plays the games anew.
const { books, games } = JSON.parse(readFileSync(GAMES, 'utf8')) as Golden;

/** How the rules can be spoken to, and whether a golden game does it: nothing printed lets a Hindrance be chosen, and their hero is the Bailiff. */
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

/** Games at level 1, and those that are kept for what only they say; the others are played again in games.long.test.ts. */
const REPLAYED = [...journals].filter(([name]) => !/\/[023]$/.test(name));

describe('a golden game', () => {
  it('is there for each scenario at each level', () => {
    expect(Object.keys(games)).toEqual(expect.arrayContaining(allCells().map(nameOf)));
  });

  it('says each kind of command', () => {
    const said = new Set([...journals.values()].flatMap(({ commands }) => commands.map(({ type }) => type)));
    const expected = Object.entries(SAID).flatMap(([type, is]) => (is ? [type] : []));
    expect([...said].sort()).toEqual(expected.sort());
  });

  it.each([...journals])('of %s is named by its scenario and level', (name, { setup }) => {
    expect(name).toContain(nameOf(setup));
  });

  it.each(REPLAYED)('of %s goes as it did', (name, journal) => {
    expect(differenceOf(journal, games[name] ?? expect.unreachable(name))).toBeNull();
  });
});

describe('a kept game', () => {
  const cell = { scenario: 'plotNine', scenarioLevel: 0 } as const;
  const kept = games[nameOf(cell)] ?? expect.unreachable('no game is kept');
  const other = games['plotNine/1'] ?? expect.unreachable('no game is kept');

  it('stands as long as its set-up, its book and what came of it are the same', async () => {
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
  it.each(allCells())('in the book of $scenario at level $scenarioLevel is what it was', (cell) => {
    const now = contentHash(bookFor(setupFor(cell, 0)));
    expect(now).toBe(books[cell.scenario]);
    expect(journals.get(nameOf(cell))?.contentHash).toBe(now);
  });
});
