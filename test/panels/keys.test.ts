import { describe, expect, it } from 'vitest';
import { actionOf, bindingsOf, conflictOf, keyOf, meaningsOf } from '../../src/panels/keys';
import { isBindable } from '../../src/storage/settings';

const press = (key: string, code = '', shiftKey = false) => ({ key, code, shiftKey });
const printed = bindingsOf({ keys: {} });

describe('keys', () => {
  it('trigger their actions', () => {
    expect(actionOf(press('r'), printed)).toBe('roll');
    expect(actionOf(press('R'), printed)).toBe('roll');
    expect(actionOf(press('?', 'Slash', true), printed)).toBe('explain');
    expect(actionOf(press('q'), printed)).toBeNull();
    expect(actionOf(press('z'), printed)).toBe('undo');
    expect(actionOf(press('Z', 'KeyZ', true), printed)).toBe('redo');
  });

  it('are recognised on keyboards with other layouts', () => {
    expect(keyOf(press('к', 'KeyR'))).toBe('r');
    expect(keyOf(press('ě', 'Digit2'))).toBe('2');
    expect(keyOf(press('+', 'Digit1'))).toBe('1');
    // With Shift the sign above the digit counts.
    expect(keyOf(press('!', 'Digit1', true))).toBe('!');
    // A Latin letter counts wherever its key is.
    expect(keyOf(press('z', 'KeyY'))).toBe('z');
  });

  it('stand first for the printed sign, then for their position', () => {
    expect(meaningsOf(press('+', 'Digit1'))).toEqual(['+', '1']);
    expect(actionOf(press('+', 'Digit1'), printed)).toBe('card1');
    expect(actionOf(press('+', 'Digit1'), bindingsOf({ keys: { hint: '+' } }))).toBe('hint');
  });

  it('can be assigned to another action, but not to two', () => {
    const changed = bindingsOf({ keys: { roll: 'q' } });
    expect(actionOf(press('q'), changed)).toBe('roll');
    expect(actionOf(press('r'), changed)).toBeNull();
    expect(conflictOf('r', 'log', changed)).toBeNull();
    expect(conflictOf('q', 'log', changed)).toBe('roll');
    expect(conflictOf('q', 'roll', changed)).toBeNull();
  });

  it('can be letters, digits and signs of the Latin keyboard', () => {
    for (const key of ['a', '0', '?', ';']) expect([key, isBindable(key)]).toEqual([key, true]);
    for (const key of ['enter', ' ', 'ж', 'arrowup', 'A', '']) expect([key, isBindable(key)]).toEqual([key, false]);
  });
});
