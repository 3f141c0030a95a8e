/** L29.1: how far the goal is goes on with what the table shows, and stands where it ends. Whole games: shown.long.test.ts. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bookFor, scenarios } from '../../../src/content/longTable';
import { NEWCOMER } from '../../../src/content/longTable/newcomer';
import { begin, type Play, send } from '../../../src/flow/longTable/play';
import type { Setup } from '../../../src/rules/longTable/book';
import type { Command } from '../../../src/rules/longTable/commands';
import { game } from '../../kit/longTableGames';
import { heroSetup, setupFor } from '../../kit/longTableSetups';
import { expectToldAsLaid } from './toldAsLaid';

/** Strong enough to last for some rounds, whoever plays. */
const PARTY = ['bailiff', 'ferrywoman', 'pawnbroker'].map((hero) => heroSetup(hero, { level: 9 }));
const COMMANDS = 80;

/** A written game (docs: README, "Play without a picture"). */
interface Written extends Pick<Setup, 'scenario' | 'seed' | 'level' | 'openInformation'> {
  readonly mode: string;
  readonly commands: readonly Command[];
}

function* byChance(scenario: string): Generator<Play> {
  let left = COMMANDS;
  for (const { play } of game(bookFor(setupFor(scenario, PARTY, { seed: 'a', level: 0 })), 'a')) {
    if (left === 0) return;
    left -= 1;
    yield play;
  }
}

it.each(scenarios(3).ids)('%s: once all is told the same is written as when all is laid', (scenario) => {
  expect(expectToldAsLaid(byChance(scenario))?.state.round).toBeGreaterThan(0);
});

it('so it is in a game that is won', () => {
  const file = readFileSync('test/cli/longTable/goodsAndChattels.json', 'utf8');
  const { mode: _, commands, ...setup }: Written = JSON.parse(file);
  function* won(): Generator<Play> {
    let play = begin(bookFor({ ...NEWCOMER, ...setup }));
    yield play;
    for (const command of commands) {
      const sent = send(play, command);
      if (!sent.ok) throw new Error(sent.reason);
      play = sent.play;
      yield play;
    }
  }
  expect(expectToldAsLaid(won())?.state.ending).toBe('won');
});
