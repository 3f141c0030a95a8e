/** Tests that the animated progress towards the goal agrees with the state (L29.1). shown.long.test.ts plays whole games. */
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

/** Strong enough to survive several rounds of random play. */
const PARTY = ['bailiff', 'ferrywoman', 'pawnbroker'].map((hero) => heroSetup(hero, { level: 9 }));
const COMMANDS = 80;

/** A game as a file of the command line (README, "Play without a picture"). */
interface Written extends Pick<Setup, 'scenario' | 'seed' | 'level' | 'openInformation'> {
  readonly mode: string;
  readonly commands: readonly Command[];
}

function* randomGame(scenario: string): Generator<Play> {
  let left = COMMANDS;
  for (const { play } of game(bookFor(setupFor(scenario, PARTY, { seed: 'a', level: 0 })), 'a')) {
    if (left === 0) return;
    left -= 1;
    yield play;
  }
}

it.each(scenarios(3).ids)('%s: after all events are animated, the HUD shows the same as the state', (scenario) => {
  expect(expectToldAsLaid(randomGame(scenario))?.state.round).toBeGreaterThan(0);
});

it('the same holds in a game that is won', () => {
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
