/** A copy of a position is played with new random rolls, and does not change the game from which it was made. */
import { expect, it } from 'vitest';
import { copyOf, lessonOf } from '../../src/app/copyOf';
import { auditedInHand } from '../../src/audit/inHand/mode';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import type { InHandMode } from '../../src/modes/inHand/types';
import { openInteraction } from '../../src/session/inHand/interaction';
import { DEFAULTS } from '../../src/storage/settings';
import { someDesk } from './kit';

const front = {
  auditProvider: {
    worker: () => {
      throw new Error('nobody audits');
    },
    fetchRedraw: async () => auditedInHand(IN_HAND),
  },
  openInteraction,
};

const copied = (play: ReturnType<typeof someDesk>['play'], seed: string) =>
  copyOf<InHandMode>({ mode: { rules: IN_HAND }, front, play, seed, settings: () => DEFAULTS });

function playToEnd(desk: ReturnType<typeof someDesk>): void {
  for (let command = greedyBot(desk.play); command; command = greedyBot(desk.play))
    if (!desk.session.dispatch(command).ok) return;
}

it('starts at the position of the game, can be played to the end, and leaves the game unchanged', async () => {
  const desk = someDesk('original');
  for (let said = 0; said < 8; said += 1) {
    const command = greedyBot(desk.play);
    if (command) desk.session.dispatch(command);
  }
  const before = JSON.stringify([desk.session.journal, IN_HAND.toJSON(desk.play)]);
  const copy = await copied(desk.play, 'copy 1');
  const { generator: _, ...state } = copy.play.state;
  const { generator: __, ...original } = desk.play.state;
  expect([copy.play.phase, state]).toEqual([desk.play.phase, original]);
  expect(copy.play.state.generator).not.toEqual(desk.play.state.generator);
  expect(copy.session.canUndo()).toBe(false);
  playToEnd(copy);
  expect(IN_HAND.outcome(copy.play)).not.toBeNull();
  expect(copy.session.saving).toBeNull();
  expect(JSON.stringify([desk.session.journal, IN_HAND.toJSON(desk.play)])).toBe(before);
});

it('undoes commands of the copy back to its start, but no further', async () => {
  const desk = someDesk('undone');
  const copy = await copied(desk.play, 'copy 2');
  const start = JSON.stringify(IN_HAND.toJSON(copy.play));
  const command = greedyBot(copy.play);
  if (command) copy.session.dispatch(command);
  expect(JSON.stringify(IN_HAND.toJSON(copy.play))).not.toBe(start);
  while (copy.session.undo());
  expect(JSON.stringify(IN_HAND.toJSON(copy.play))).toBe(start);
  expect(copy.session.nextRewind()).toBeNull();
});

it('rolls differently in each copy', async () => {
  const { play } = someDesk('again');
  const [one, other] = [await copied(play, 'copy 3'), await copied(play, 'copy 4')];
  expect(one.play.state.generator).not.toEqual(other.play.state.generator);
});

it('begins copies with each of the three faces in turn, as their seeds follow each other', async () => {
  const { play } = someDesk('faces');
  const faces: number[] = [];
  const redraw = (from: typeof play, _: string, nth: number) => {
    faces.push(nth);
    return from;
  };
  const auditProvider = { ...front.auditProvider, fetchRedraw: async () => ({ redraw }) };
  for (const seed of ['copy 1', 'copy 2', 'copy 3', 'copy 4', 'copy 13', 'copy 31'])
    await copyOf<InHandMode>({
      ...{ mode: { rules: IN_HAND }, front: { ...front, auditProvider } },
      ...{ play, seed, settings: () => DEFAULTS },
    });
  expect(faces).toEqual([2, 0, 1, 2, 2, 2]);
});

it('opens no lesson in a mode that has none', async () => {
  const options = { mode: { rules: IN_HAND }, settings: () => DEFAULTS };
  expect(await lessonOf<InHandMode>({ ...options, front: { openInteraction, lesson: null } })).toBeNull();
});
