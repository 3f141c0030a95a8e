import { expect, it } from 'vitest';
import type { GameEvent } from '../../../src/rules/inHand/events';
import { pausesAfter } from '../../../src/scenes/inHand/table/stepMode';

const closer: GameEvent = { type: 'distanceChanged', from: 4, to: 2, by: 'monster', rule: 'R12' } as GameEvent;
const hurt = { type: 'heroHurt', amount: 3, before: 8, after: 5, by: 'attack', rule: 'R13' } as GameEvent;
const unseen = { type: 'turnBegan', rule: 'R8' } as unknown as GameEvent;

it('step mode waits for hits and moves, but not for the player’s own actions or unseen events', () => {
  expect([closer, hurt].every(pausesAfter)).toBe(true);
  expect(pausesAfter(unseen)).toBe(false);
  expect(pausesAfter({ ...hurt, after: 8 } as GameEvent)).toBe(false);
});
