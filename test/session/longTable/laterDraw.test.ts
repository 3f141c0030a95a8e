/** Tests which draws of an attack on several targets go by themselves. */
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import type { Command } from '../../../src/rules/longTable/commands';
import { laterDrawCommand } from '../../../src/session/longTable/laterDraw';

const DRAW: Command = { type: 'draw' };
const END_BONUS: Command = { type: 'endBonus', hero: 'bailiff', card: 'writOfAttendance' };
const LEAVE: Command = { type: 'leaveEffect', effect: 'muddle' };

const playAt = (target: string): Play => {
  const question = { ask: 'draw', strike: { target, job: { targets: ['monster:rat:1', 'monster:rat:2'] } } };
  return { state: { question } } as unknown as Play;
};

it.each<[string, string, readonly Command[], Command | null]>([
  ['the first target waits for the player', 'monster:rat:1', [DRAW], null],
  ['a later target needs no answer', 'monster:rat:2', [DRAW], DRAW],
  ['an active card that could be ended is no question', 'monster:rat:2', [DRAW, END_BONUS], DRAW],
  ['an effect that could be waived is a question', 'monster:rat:2', [DRAW, LEAVE], null],
  ['a figure that stands in is a question', 'monster:rat:3', [DRAW], null],
])('L13.1: %s', (_, target, options, command) => {
  expect(laterDrawCommand(playAt(target), options)).toEqual(command);
});
