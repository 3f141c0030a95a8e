/** Tests after which events step-by-step mode pauses. */
import { expect, it } from 'vitest';
import type { GameEvent } from '../../../src/rules/inHand/events';
import { pausesAfter } from '../../../src/scenes/inHand/table/stepMode';

const pauses = (event: object) => pausesAfter(event as GameEvent);

it.each(['rolled', 'distanceChanged', 'trapSprung', 'foeEntered', 'turnedElite', 'followerMoved', 'monsterDied'])(
  'step mode waits after %s',
  (type) => {
    expect(pauses({ type })).toBe(true);
  },
);

it.each(['turnBegan', 'stepped', 'cardMoved'])('step mode does not wait after %s', (type) => {
  expect(pauses({ type })).toBe(false);
});

it.each(['monsterHurt', 'heroHurt'])('%s: step mode waits only if HP were lost', (type) => {
  expect(pauses({ type, before: 8, after: 5 })).toBe(true);
  expect(pauses({ type, before: 8, after: 8 })).toBe(false);
});

it('step mode waits after a heal only if HP were gained', () => {
  expect([pauses({ type: 'healed', amount: 1 }), pauses({ type: 'healed', amount: 0 })]).toEqual([true, false]);
});
