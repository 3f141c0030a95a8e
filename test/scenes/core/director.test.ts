/** The director with a table, presenters and a painter that only write down what they are asked for. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DirectedTable, Director, type PaintAhead } from '../../../src/scenes/core/Director';

type Play = { readonly activity: 'map' | 'roll'; readonly name: string };
type View = { readonly activity: Play['activity']; readonly of: string };
/** 'seen!' is waited for, step by step; of 'unseen' nothing is shown. */
type Event = 'seen' | 'seen!' | 'other!' | 'unseen';

const NO_ANIMATION = Promise.resolve();
const before: Play = { activity: 'map', name: 'before' };
const after: Play = { activity: 'map', name: 'after' };
const rolling: Play = { activity: 'roll', name: 'rolling' };
const other: Play = { activity: 'map', name: 'other' };

/** What a presenter waits for: resolved by the test, or by the table's haste. */
interface Motion {
  moves: boolean;
  hurried: number;
  calmed: number;
}

function directed({ step = false, moves = false, held = false, painter = true } = {}) {
  const log: string[] = [];
  const waits: (Event | null)[] = [];
  const laid: string[] = [];
  const motion: Motion = { moves, hurried: 0, calmed: 0 };
  let finish = (): void => {};
  let painted: View | null = null;
  const table: DirectedTable<Play, View> = {
    motion: {
      get moves() {
        return motion.moves;
      },
      hurry() {
        motion.hurried += 1;
        finish();
      },
      calm() {
        motion.calmed += 1;
      },
    },
    get view() {
      return painted;
    },
    roller: { clear: () => void log.push('clear') },
    signs: { hide: () => void log.push('hide') },
    fit: (activity) => void log.push(`fit ${activity}`),
    paint(view) {
      painted = view;
      log.push(`paint ${view.of}`);
    },
    arrange: async (view, ms) => void log.push(`arrange ${view.of} ${ms}`),
    draw(view) {
      painted = view;
      log.push(`lay ${view.of}`);
    },
    drawSigns: (view, play) => void log.push(`signs ${view.of} ${play.name}`),
  };
  /** What was asked of the painter, and whether it is still wanted. */
  const ahead: { readonly what: string; readonly wanted: () => boolean }[] = [];
  const painting: PaintAhead<Play, View, Event> = {
    paintEnd: async ({ events, view }, wanted) => void ahead.push({ what: `end ${view.of} ${events.length}`, wanted }),
    paintOutcomes: async ({ name }, wanted) => void ahead.push({ what: `outcomes ${name}`, wanted }),
  };
  const director = new Director<Play, View, Event>({
    table,
    viewOf: ({ activity, name }) => ({ activity, of: name }),
    present(event, next) {
      if (event === 'unseen') return NO_ANIMATION;
      log.push(`${event} -> ${next.of}`);
      return held ? new Promise((resolve) => (finish = resolve)) : Promise.resolve();
    },
    NO_ANIMATION,
    waitsFor: (event) => event.endsWith('!'),
    paintAhead: () => (painter ? Promise.resolve(painting) : Promise.reject(new Error('offline'))),
    onDrawn: ({ name }) => laid.push(name),
    onBusy: () => log.push('busy'),
    steps: { wanted: () => step, onWait: (event) => waits.push(event) },
  });
  return { director, log, waits, laid, motion, ahead, finish: () => finish() };
}

/** Whatever is under way comes as far as it can. */
const pass = () => new Promise((resolve) => setImmediate(resolve));

// Between two frames the director waits for the next task: here that is no time.
beforeEach(() => void vi.stubGlobal('setTimeout', (then: () => void) => queueMicrotask(then)));
afterEach(() => void vi.unstubAllGlobals());

describe('the picture', () => {
  it('is set at once, its signs last', () => {
    const { director, log, laid } = directed();
    director.draw(before);
    expect(log).toEqual(['fit map', 'lay before', 'signs before before']);
    expect(laid).toEqual(['before']);
    expect(director.busy).toBe(false);
  });

  it('is set from the state after the last event, and only then the words may follow', async () => {
    const { director, log, laid } = directed({ held: true });
    director.draw(before);
    log.length = 0;
    director.show(['seen'], after);
    expect(director.busy).toBe(true);
    await pass();
    expect(log).toEqual(['busy', 'seen -> after']);
    expect(laid).toEqual(['before']);
    director.goOn();
    await director.idle();
    expect(log.slice(2)).toEqual(['clear', 'hide', 'fit map', 'paint after', 'arrange after 200', 'signs after after']);
    expect(laid).toEqual(['before', 'after']);
    expect(director.busy).toBe(false);
  });

  it('is arranged more slowly where something else is done from now on', async () => {
    const { director, log } = directed();
    director.draw(before);
    director.show([], rolling);
    await director.idle();
    expect(log).toContain('arrange rolling 420');
    director.show([], rolling);
    await director.idle();
    expect(log).toContain('arrange rolling 200');
  });

  it('is the same when no event is shown', async () => {
    const { director, log, laid } = directed();
    director.show(['unseen', 'unseen'], after);
    await director.idle();
    expect(log.filter((each) => each.startsWith('paint'))).toEqual(['paint after']);
    expect(laid).toEqual(['after']);
  });
});

describe('what happened', () => {
  it('is shown event by event, each after the one before it', async () => {
    const { director, log, finish } = directed({ held: true });
    director.show(['seen', 'unseen', 'other!'], after);
    await pass();
    expect(log).toEqual(['busy', 'seen -> after']);
    finish();
    await pass();
    expect(log).toEqual(['busy', 'seen -> after', 'other! -> after']);
    finish();
    await director.idle();
  });

  it('waits its turn behind what is being shown, which then is brought to its place at once', async () => {
    const { director, log, laid, finish } = directed({ held: true });
    director.show(['seen'], rolling);
    director.show(['other!'], after);
    await pass();
    finish();
    await pass();
    expect(log).toContain('arrange rolling 0');
    expect(laid).toEqual([]);
    finish();
    await director.idle();
    expect(laid).toEqual(['after']);
  });

  it('is hurried by a tap, and what comes next moves again', async () => {
    const { director, motion } = directed({ held: true });
    director.show(['seen'], after);
    await pass();
    director.goOn();
    expect(motion.hurried).toBe(1);
    await director.idle();
    expect(motion.calmed).toBe(1);
  });

  it('is cut short by another picture: that one is set in its place, and nothing that was still to come is shown', async () => {
    const { director, log, laid, motion } = directed({ held: true });
    director.show(['seen'], rolling);
    director.show(['other!'], after);
    await pass();
    director.draw(other);
    expect(motion.hurried).toBe(1);
    await director.idle();
    expect(log.filter((each) => each.startsWith('other!'))).toEqual([]);
    expect(log.filter((each) => each.startsWith('paint')).at(-1)).toBe('paint other');
    expect(laid).toEqual(['other']);
  });

  it('ends when the table is left: no event, no picture, no word', async () => {
    const { director, log, laid, motion } = directed({ held: true });
    director.show(['seen', 'other!'], after);
    await pass();
    const shown = [...log];
    director.stop();
    expect(motion.hurried).toBe(1);
    await director.idle();
    await pass();
    expect(log).toEqual(shown);
    expect(laid).toEqual([]);
  });
});

describe('step by step', () => {
  it('waits after each event that is waited for, until it is to go on', async () => {
    const { director, waits, laid, motion } = directed({ step: true });
    director.show(['unseen', 'seen', 'seen!', 'other!'], after);
    await pass();
    expect(waits).toEqual(['seen!']);
    expect(director.waits).toBe(true);
    expect(laid).toEqual([]);
    director.goOn();
    await pass();
    expect(waits).toEqual(['seen!', null, 'other!']);
    expect(motion.hurried).toBe(0);
    // What comes after a wait moves again, whatever the tap that ended it has hurried.
    expect(motion.calmed).toBe(1);
    director.goOn();
    await director.idle();
    expect(laid).toEqual(['after']);
    expect(director.waits).toBe(false);
  });

  it('shows everything in one go where that is not wanted', async () => {
    const { director, waits, laid } = directed();
    director.show(['seen!', 'other!'], after);
    await director.idle();
    expect(waits).toEqual([]);
    expect(laid).toEqual(['after']);
  });

  it('waits no longer when another picture is set, or the table is left', async () => {
    const { director, laid, waits } = directed({ step: true });
    director.show(['seen!', 'other!'], after);
    await pass();
    director.draw(other);
    await director.idle();
    expect(laid).toEqual(['other']);
    expect(waits).toEqual(['seen!', null]);
    director.show(['seen!', 'other!'], after);
    await pass();
    director.stop();
    await director.idle();
    expect(director.waits).toBe(false);
    expect(laid).toEqual(['other']);
  });
});

describe('painting ahead', () => {
  it('begins with what may come next, as soon as the picture stands', async () => {
    const { director, ahead } = directed({ moves: true });
    director.draw(before);
    await pass();
    expect(ahead.map(({ what }) => what)).toEqual(['outcomes before']);
    expect(ahead[0]?.wanted()).toBe(true);
  });

  it('goes on with the end of what is being shown, and then with what may come after it', async () => {
    const { director, ahead } = directed({ moves: true });
    director.draw(before);
    await pass();
    director.show(['seen'], after);
    await director.idle();
    await pass();
    expect(ahead.map(({ what }) => what)).toEqual(['outcomes before', 'end after 1', 'outcomes after']);
  });

  it('is not wanted any more once something else is shown', async () => {
    const { director, ahead, finish } = directed({ moves: true, held: true });
    director.draw(before);
    await pass();
    director.show(['seen'], after);
    await pass();
    expect(ahead.map(({ wanted }) => wanted())).toEqual([false, true]);
    director.draw(other);
    finish();
    await director.idle();
    await pass();
    expect(ahead.map(({ wanted }) => wanted()).slice(0, 2)).toEqual([false, false]);
  });

  it('is not wanted any more once what moves is hurried, or the table is left', async () => {
    const { director, ahead, motion, finish } = directed({ moves: true, held: true });
    director.draw(before);
    await pass();
    director.show(['seen'], after);
    await pass();
    motion.moves = false;
    expect(ahead[1]?.wanted()).toBe(false);
    motion.moves = true;
    expect(ahead[1]?.wanted()).toBe(true);
    director.stop();
    finish();
    expect(ahead[1]?.wanted()).toBe(false);
  });

  it('is left out where nothing moves, and where its painter cannot be fetched', async () => {
    for (const how of [{ moves: false }, { moves: true, painter: false }]) {
      const { director, ahead, laid } = directed(how);
      director.draw(before);
      await pass();
      director.show(['seen'], after);
      await director.idle();
      expect(ahead).toEqual([]);
      expect(laid).toEqual(['before', 'after']);
    }
  });
});
