// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openUnsaid } from '../../../src/panels/inHand/mirror/unsaid';

const idle: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  document.body.replaceChildren();
  vi.stubGlobal('requestIdleCallback', (go: () => void) => idle.push(go));
});
afterEach(() => void vi.unstubAllGlobals());

const spoken = () => [...(document.getElementById('announcer')?.children ?? [])].map(({ textContent }) => textContent);
const passIdleTime = () => idle.shift()?.();

/** Unsaid sentences that note when each is composed. */
function unsaidOf(...sentences: string[]) {
  const unsaid = openUnsaid();
  const composed: string[] = [];
  const add = (...more: string[]) =>
    unsaid.add(
      more.map((sentence) => () => {
        composed.push(sentence);
        return sentence;
      }),
    );
  add(...sentences);
  return { unsaid, composed, add };
}

it('given three sentences and no hurry, then each is composed in an idle time of its own, and all are spoken together', () => {
  const { unsaid, composed } = unsaidOf('One.', 'Two.', 'Three.');
  unsaid.speak(false);
  expect(composed).toEqual([]);
  passIdleTime();
  expect([composed, spoken()]).toEqual([['One.'], []]);
  passIdleTime();
  passIdleTime();
  expect(spoken()).toEqual(['One. Two. Three.']);
});

it('given sentences that are being composed, when all are wanted at once, then they are spoken in order and only once', () => {
  const { unsaid, composed, add } = unsaidOf('One.', 'Two.');
  unsaid.speak(false);
  passIdleTime();
  add('Three.');
  unsaid.speak(true);
  expect(spoken()).toEqual(['One. Two. Three.']);
  passIdleTime();
  unsaid.speak(true);
  expect([composed, spoken()]).toEqual([['One.', 'Two.', 'Three.'], ['One. Two. Three.']]);
});

it('given sentences of two commands in a row, when both are asked for, then they are composed by one chain of idle times', () => {
  const { unsaid, add } = unsaidOf('One.');
  unsaid.speak(false);
  add('Two.');
  unsaid.speak(false);
  expect(idle).toHaveLength(1);
  passIdleTime();
  passIdleTime();
  expect(spoken()).toEqual(['One. Two.']);
});

it('given a table that is left, then nothing more is spoken', () => {
  const { unsaid } = unsaidOf('One.', 'Two.');
  unsaid.speak(false);
  passIdleTime();
  unsaid.drop();
  passIdleTime();
  unsaid.speak(true);
  expect(spoken()).toEqual([]);
});

it('given nothing to say, then no idle time is asked for', () => {
  unsaidOf().unsaid.speak(false);
  expect(idle).toHaveLength(0);
});
