/** Tests the director with a table, presenters and a painter that only record their calls. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DirectedTable, Director, type PaintAhead } from '../../../src/scenes/core/Director';

type Play = { readonly activity: 'map' | 'roll'; readonly name: string };
type View = { readonly activity: Play['activity']; readonly of: string };
/** In step mode the director waits after 'seen!' and 'other!'. No presenter shows 'unseen'. */
type Event = 'seen' | 'seen!' | 'other!' | 'unseen';

const NO_ANIMATION = Promise.resolve();
const before: Play = { activity: 'map', name: 'before' };
const after: Play = { activity: 'map', name: 'after' };
const rolling: Play = { activity: 'roll', name: 'rolling' };
const other: Play = { activity: 'map', name: 'other' };

/** The motion that a presenter waits for; the test finishes it, or the table hurries it. */
interface Motion {
  moves: boolean;
  hurried: number;
  calmed: number;
  stopped: number;
}

function directed({ step = false, moves = false, held = false, painter = true } = {}) {
  let current: Play | null = null;
  const log: string[] = [];
  const waits: (Event | null)[] = [];
  const laid: string[] = [];
  const motion: Motion = { moves, hurried: 0, calmed: 0, stopped: 0 };
  let finish = (): void => {};
  let painted: View | null = null;
  const table: DirectedTable<Play, View> = {
    motion: {
      get isAnimating() {
        return motion.moves;
      },
      hurry() {
        motion.hurried += 1;
        finish();
      },
      resume() {
        motion.calmed += 1;
      },
      rest: () => void log.push('rest'),
      // No presenter goes on after this.
      stop() {
        motion.stopped += 1;
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
  /** The calls to the painter, and whether each one is still wanted. */
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
    pausesAfter: (event) => event.endsWith('!'),
    isCurrent: (play) => current === null || current === play,
    paintAhead: () => (painter ? Promise.resolve(painting) : Promise.reject(new Error('offline'))),
    onDrawn: ({ name }) => laid.push(name),
    onFit: () => log.push('fitted'),
    onBusy: () => log.push('busy'),
    steps: { wanted: () => step, onWait: (event) => waits.push(event) },
  });
  const command = (play: Play): void => {
    current = play;
  };
  return {
    director,
    log,
    waits,
    laid,
    motion,
    ahead,
    finish: () => finish(),
    command,
  };
}

/** Lets all pending promises settle. */
const pass = () => new Promise((resolve) => setImmediate(resolve));

// Between two frames the director waits for the next task; here that takes no time.
beforeEach(() => void vi.stubGlobal('setTimeout', (then: () => void) => queueMicrotask(then)));
afterEach(() => void vi.unstubAllGlobals());

describe('the picture of a state', () => {
  it('is drawn at once, and its signs last', () => {
    const { director, log, laid } = directed();
    director.draw(before);
    expect(log).toEqual(['fit map', 'lay before', 'signs before before']);
    expect(laid).toEqual(['before']);
    expect(director.busy).toBe(false);
  });

  it('is drawn from the state after the last event, and only then texts may follow', async () => {
    const { director, log, laid } = directed({ held: true });
    director.draw(before);
    log.length = 0;
    director.show(['seen'], after);
    expect(director.busy).toBe(true);
    await pass();
    expect(log).toEqual(['busy', 'seen -> after']);
    expect(laid).toEqual(['before']);
    director.resume();
    await director.idle();
    const drawn = [
      'clear',
      'hide',
      'fit map',
      'fitted',
      'paint after',
      'arrange after 200',
      'signs after after',
      'rest',
    ];
    expect(log.slice(2)).toEqual(drawn);
    expect(laid).toEqual(['before', 'after']);
    expect(director.busy).toBe(false);
  });

  it('is arranged more slowly when the activity changes', async () => {
    const { director, log } = directed();
    director.draw(before);
    director.show([], rolling);
    await director.idle();
    expect(log).toContain('arrange rolling 420');
    director.show([], rolling);
    await director.idle();
    expect(log).toContain('arrange rolling 200');
  });

  it('is drawn in the same way when no event is shown', async () => {
    const { director, log, laid } = directed();
    director.show(['unseen', 'unseen'], after);
    await director.idle();
    expect(log.filter((each) => each.startsWith('paint'))).toEqual(['paint after']);
    expect(laid).toEqual(['after']);
  });
});

describe('the events of a command', () => {
  it('are shown one after the other', async () => {
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

  it('wait for the events that are being shown, which then finish at once', async () => {
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

  it('are hurried by a tap, and the next ones move normally again', async () => {
    const { director, motion } = directed({ held: true });
    director.show(['seen'], after);
    await pass();
    director.resume();
    expect(motion.hurried).toBe(1);
    await director.idle();
    expect(motion.calmed).toBe(1);
  });

  it('are cut short when another picture is drawn: it is drawn at once, and no remaining event is shown', async () => {
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

  it('end when the table is closed: no event, picture or text follows, and whoever waits for them goes on', async () => {
    const { director, log, laid, motion } = directed({ held: true });
    director.show(['seen', 'other!'], after);
    await pass();
    const shown = [...log];
    const idle = director.idle();
    director.stop();
    await idle;
    expect([motion.stopped, motion.hurried]).toEqual([1, 0]);
    await director.idle();
    await pass();
    expect(log).toEqual(shown);
    expect(laid).toEqual([]);
  });
});

describe('step mode', () => {
  it('waits after each event of a kind to wait for, until the player goes on', async () => {
    const { director, waits, laid, motion } = directed({ step: true });
    director.show(['unseen', 'seen', 'seen!', 'other!'], after);
    await pass();
    expect(waits).toEqual(['seen!']);
    expect(director.isPaused).toBe(true);
    expect(laid).toEqual([]);
    director.resume();
    await pass();
    expect(waits).toEqual(['seen!', null, 'other!']);
    expect(motion.hurried).toBe(0);
    // After a wait the next events move normally, even if the tap that ended the wait hurried the motion.
    expect(motion.calmed).toBe(1);
    director.resume();
    await director.idle();
    expect(laid).toEqual(['after']);
    expect(director.isPaused).toBe(false);
  });

  it('is off by default: all events are shown without waiting', async () => {
    const { director, waits, laid } = directed();
    director.show(['seen!', 'other!'], after);
    await director.idle();
    expect(waits).toEqual([]);
    expect(laid).toEqual(['after']);
  });

  it('stops waiting when another picture is drawn or the table is closed', async () => {
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
    expect(director.isPaused).toBe(false);
    expect(laid).toEqual(['other']);
  });
});

describe('painting ahead', () => {
  it('begins with the possible next states when a picture is complete', async () => {
    const { director, ahead } = directed({ moves: true });
    director.draw(before);
    await pass();
    expect(ahead.map(({ what }) => what)).toEqual(['outcomes before']);
    expect(ahead[0]?.wanted()).toBe(true);
  });

  it('is not wanted any more once a command has been given, though the command is shown only when it is saved', async () => {
    const { director, ahead, command } = directed({ moves: true });
    director.draw(before);
    await pass();
    expect(ahead.map(({ what, wanted }) => [what, wanted()])).toEqual([['outcomes before', true]]);
    command(after);
    expect(ahead[0]?.wanted()).toBe(false);
  });

  it('continues with the end of the events that are being shown, and then with what may follow', async () => {
    const { director, ahead } = directed({ moves: true });
    director.draw(before);
    await pass();
    director.show(['seen'], after);
    await director.idle();
    await pass();
    expect(ahead.map(({ what }) => what)).toEqual(['outcomes before', 'end after 1', 'outcomes after']);
  });

  it('is cancelled when other events are shown', async () => {
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

  it('is cancelled when a motion is hurried or the table is closed', async () => {
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

  it('is left out when motion is off or its painter cannot be loaded', async () => {
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
