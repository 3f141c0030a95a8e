import { describe, expect, it } from 'vitest';
import { begin, type Play, send } from '../../../src/flow/inHand/play';
import type { Command } from '../../../src/rules/inHand/commands';
import { hasNoEffect } from '../../../src/session/inHand/noEffect';
import { skirmish } from '../../journal/kit';

const half = (card: string, which: 'top' | 'bottom', basic = false): Command => ({
  type: 'play',
  card,
  half: which,
  basic,
});

function having(...commands: Command[]): Play {
  return commands.reduce((play, command) => {
    const sent = send(play, command);
    if (!sent.ok) throw new Error(`${command.type}: ${sent.reason}`);
    return sent.play;
  }, begin(skirmish()));
}

describe('R9.3: a half that would have no effect', () => {
  const chosen = having({ type: 'select', leading: 'two', second: 'one' });

  it('can be an attack without a monster in range, as printed or as Attack 2', () => {
    expect(hasNoEffect(chosen, half('one', 'top'))).toBe(true);
    expect(hasNoEffect(chosen, half('one', 'top', true))).toBe(true);
  });

  it('is never a move, nor a half that cannot be played', () => {
    expect(hasNoEffect(chosen, half('one', 'bottom'))).toBe(false);
    expect(hasNoEffect(chosen, half('three', 'top'))).toBe(false);
    expect(hasNoEffect(chosen, { type: 'endTurn' })).toBe(false);
  });

  it('is never an attack that has a monster in range', () => {
    const near = having(
      { type: 'select', leading: 'two', second: 'one' },
      half('one', 'bottom'),
      { type: 'step', to: 'b1' },
      { type: 'step', to: 'c2' },
      { type: 'stop' },
    );
    expect(near.state.fight).not.toBeNull();
    expect(hasNoEffect(near, half('two', 'top'))).toBe(false);
  });
});
