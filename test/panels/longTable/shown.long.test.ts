/** Tests in a whole game of every scenario that the animated progress towards the goal agrees with the state (L29.1). */
import { expect, it } from 'vitest';
import { type BotSettings, createBot } from '../../../src/bots/longTable/careful';
import { bookFor, scenarios } from '../../../src/content/longTable';
import { begin, type Play, send } from '../../../src/flow/longTable/play';
import { heroSetup, setupFor } from '../../kit/longTableSetups';
import { expectToldAsLaid } from './toldAsLaid';

/** Strong enough to finish a scenario with a bot that plans little. */
const PARTY = ['bailiff', 'ferrywoman', 'pawnbroker'].map((hero) => heroSetup(hero, { level: 9 }));
const QUICK: BotSettings = {
  turn: { breadth: 4, statesBetweenActions: 1, ends: 0 },
  pairs: 1,
  plan: { breadth: 2, statesBetweenActions: 1, ends: 0 },
};

function* gameOf(scenario: string, seed: string): Generator<Play> {
  const bot = createBot(QUICK);
  let play = begin(bookFor(setupFor(scenario, PARTY, { seed, level: 0 })));
  for (let command = bot(play); command; command = bot(play)) {
    const sent = send(play, command);
    if (!sent.ok) throw new Error(sent.reason);
    play = sent.play;
    yield play;
  }
}

it.each(scenarios(3).ids)('%s: after all events are animated, the HUD shows the same as the state', (scenario) => {
  expect(expectToldAsLaid(gameOf(scenario, 'a'))?.state.ending).not.toBeNull();
});
