/** Tests the dots that show the way of a monster on the map before it moves. */
import { expect, it } from 'vitest';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { BOARDS } from '../../../src/scenes/longTable/board';
import { newEventNotes, notePaths } from '../../../src/scenes/longTable/table/eventNotes';
import { dotsAlong } from '../../../src/scenes/longTable/table/Labels';

const CROW = 'monster:crow:1';
const focus = (figure: string): GameEvent =>
  ({
    type: 'focusChosen',
    figure,
    focus: 'hero:bailiff',
    candidates: [],
    decided: 'only',
    passed: [],
    rule: 'L23.6',
  }) as unknown as GameEvent;
const step = (figure: string, to: string, by: string | null = null) =>
  ({ type: 'stepped', figure, from: 'a1', to, cost: 1, left: 0, by, rule: 'L24.5' }) as GameEvent;
const ended = { type: 'turnEnded', figure: CROW, rule: 'L6.5' } as GameEvent;

it('L24: the choice of a focus is linked to the steps of the same monster’s turn, and to no others', () => {
  const memory = newEventNotes();
  const [first, second, third] = [focus(CROW), focus('monster:crow:2'), focus(CROW)];
  const pushed = step(CROW, 'e5', 'hero:bailiff');
  notePaths(memory, [
    first,
    step(CROW, 'b2'),
    step('hero:bailiff', 'd4'),
    step(CROW, 'c2'),
    pushed,
    ended,
    second,
    ended,
  ]);
  notePaths(memory, [step(CROW, 'f6'), third]);
  expect(memory.paths.get(first)).toEqual(['b2', 'c2']);
  expect(memory.paths.get(second)).toEqual([]);
  expect(memory.paths.get(third)).toEqual([]);
});

it('L24.9: the way ends where the move ended, without a later retreat', () => {
  const memory = newEventNotes();
  const there = focus(CROW);
  const came = { type: 'monsterMoved', figure: CROW, path: ['b2'], cost: 1, negatives: 0, rule: 'L24.5' } as GameEvent;
  notePaths(memory, [there, step(CROW, 'b2'), came, step(CROW, 'a1'), ended]);
  expect(memory.paths.get(there)).toEqual(['b2']);
});

it('dots lead from the figure through every hex of its way to the last one', () => {
  const dots = dotsAlong(['a1', 'a2', 'b2'], BOARDS.upright);
  expect(dots).toHaveLength(5);
  expect(dots.map(({ last }) => last)).toEqual([false, false, false, false, true]);
  const end = BOARDS.upright.centre('b2');
  expect(dots.at(-1)).toMatchObject({ x: end.x, y: end.y });
  expect(dotsAlong(['a1'], BOARDS.upright)).toEqual([]);
  expect(dotsAlong([], BOARDS.upright)).toEqual([]);
});
