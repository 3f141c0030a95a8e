import { describe, expect, it } from 'vitest';
import type { InHand } from '../../src/flow/inHand/types';
import { type PlayedCommand, undoPoint, undoTarget } from '../../src/journal/undo';

const PLAIN = { reveals: false, continuesAction: false, keepsActionOpen: false };
const endTurn: PlayedCommand<InHand> = { ...PLAIN, command: { type: 'endTurn' } };
const roll: PlayedCommand<InHand> = { ...PLAIN, command: { type: 'roll' }, reveals: true };
const play: PlayedCommand<InHand> = { ...PLAIN, command: { type: 'play', card: 'one', half: 'bottom', basic: false } };
const step: PlayedCommand<InHand> = {
  command: { type: 'step', to: 'b1' },
  reveals: false,
  continuesAction: true,
  keepsActionOpen: true,
};
const lastStep: PlayedCommand<InHand> = { ...step, keepsActionOpen: false };
const stop: PlayedCommand<InHand> = { ...PLAIN, command: { type: 'stop' }, continuesAction: true };

describe('undo', () => {
  it('takes back one decision', () => {
    expect(undoTarget([])).toBeNull();
    expect(undoTarget([play])).toBe(0);
    expect(undoTarget([play, endTurn])).toBe(1);
  });

  it('never takes back a command that revealed a random result', () => {
    expect(undoPoint([play, endTurn])).toBe(0);
    expect(undoPoint([roll, play, roll, play])).toBe(3);
    expect(undoTarget([play, roll])).toBeNull();
    expect(undoTarget([play, roll, play])).toBe(2);
  });

  it('takes back all steps of a move, and its stop, together', () => {
    expect(undoTarget([play, step, step])).toBe(1);
    expect(undoTarget([play, step, step, stop])).toBe(1);
    expect(undoTarget([play, step, step, lastStep])).toBe(1);
  });

  it('does not take back the previous move with the last one, even if no command is between them', () => {
    expect(undoTarget([play, step, lastStep, step, step])).toBe(3);
    expect(undoTarget([play, step, stop, step, stop])).toBe(3);
    expect(undoTarget([play, step, stop, stop])).toBe(3);
  });

  it('takes back only the steps after the last reveal if something was revealed during a move', () => {
    expect(undoTarget([play, step, { ...step, reveals: true }, step, step])).toBe(3);
  });
});
