import { describe, expect, it, vi } from 'vitest';
import type { Play } from '../../../src/flow/inHand/play';
import type { GameEvent } from '../../../src/rules/inHand/events';
import { Director } from '../../../src/scenes/core/Director';
import { isWaitedFor } from '../../../src/scenes/inHand/table/stepMode';

vi.mock('../../../src/scenes/inHand/table/presenters', () => ({ present: () => Promise.resolve(), STILL: null }));
vi.mock('../../../src/scenes/inHand/table/tableView', () => ({ viewOf: () => ({ mode: 'combat' }) }));

const closer: GameEvent = { type: 'distanceChanged', from: 4, to: 2, by: 'monster', rule: 'R12' } as GameEvent;
const hurt = { type: 'heroHurt', amount: 3, before: 8, after: 5, by: 'attack', rule: 'R13' } as GameEvent;
const unseen = { type: 'turnBegan', rule: 'R8' } as unknown as GameEvent;
const play = {} as Play;

function directed(wanted: boolean) {
  const waits: (GameEvent | null)[] = [];
  const laid: Play[] = [];
  const motion = { moves: false, hurry: vi.fn(), calm: vi.fn() };
  const table = {
    motion,
    layout: { width: 1, height: 1 },
    view: { mode: 'combat' },
    roller: { clear() {} },
    signs: { hide() {}, lay() {} },
    fit() {},
    paint() {},
    lay() {},
    arrange: () => Promise.resolve(),
  };
  const make = Director as unknown as new (...parts: unknown[]) => Director;
  const director = new make(
    {},
    table,
    {},
    () => ({}),
    (each: Play) => laid.push(each),
    () => {},
    { wanted: () => wanted, onWait: (event: GameEvent | null) => waits.push(event) },
  );
  return { director, waits, laid, motion };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('step by step', () => {
  it('waits after each thing that is shown, until it is waved on', async () => {
    const { director, waits, laid, motion } = directed(true);
    director.show([unseen, closer, hurt], play);
    await turn();
    expect(waits).toEqual([closer]);
    expect(director.waits).toBe(true);
    expect(laid).toEqual([]);
    director.goOn();
    await turn();
    expect(waits).toEqual([closer, null, hurt]);
    expect(motion.hurry).not.toHaveBeenCalled();
    director.goOn();
    await director.idle();
    expect(laid).toEqual([play]);
    expect(director.waits).toBe(false);
  });

  it('shows everything in one go where that is not wanted', async () => {
    const { director, waits, laid } = directed(false);
    director.show([closer, hurt], play);
    await director.idle();
    expect(waits).toEqual([]);
    expect(laid).toEqual([play]);
  });

  it('waits no longer when the picture is laid anew, or the table is left', async () => {
    const { director, laid } = directed(true);
    director.show([closer, hurt], play);
    await turn();
    const other = {} as Play;
    director.lay(other);
    await director.idle();
    expect(laid).toEqual([other]);
    director.show([closer, hurt], play);
    await turn();
    director.stop();
    await director.idle();
    expect(director.waits).toBe(false);
  });

  it('waits for blows and strides, not for what the player did by hand or nobody sees', () => {
    expect([closer, hurt].every(isWaitedFor)).toBe(true);
    expect(isWaitedFor(unseen)).toBe(false);
    expect(isWaitedFor({ ...hurt, after: 8 } as GameEvent)).toBe(false);
  });
});
