/** Replays games of every scenario at every level, and compares them with the golden results. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { differenceOf, GAMES, type Golden, journalsOf } from './kit';

const golden = JSON.parse(readFileSync(GAMES, 'utf8')) as Golden;

it.each([...(await journalsOf(golden))])('the golden game of %s has the same result', (name, journal) => {
  expect(differenceOf(journal, golden.games[name] ?? expect.unreachable(name))).toBeNull();
});
