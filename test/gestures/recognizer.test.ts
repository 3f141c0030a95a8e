/** Tests which gestures the pointers on a table make, without a screen. */
import { describe, expect, it } from 'vitest';
import type { Gesture, GestureRules } from '../../src/gestures/gestures';
import {
  type GestureInput,
  type GestureState,
  IDLE,
  nextGesture,
  TAP_TOLERANCE,
  TWO_FINGER_MS,
} from '../../src/gestures/recognizer';

type Input = GestureInput<string>;
type State = GestureState<string>;

const HOLD_MS = 250;
/** A table on which a second finger can only tap, and one on which two fingers pinch. */
const PLAIN: GestureRules = { holdMs: HOLD_MS, pinches: false, endsOutside: true };
const PINCH: GestureRules = { holdMs: HOLD_MS, pinches: true, endsOutside: false };
const BOTH = [
  ['without a pinch', PLAIN],
  ['with a pinch', PINCH],
] as const;

const AT = { x: 100, y: 100 };
const TARGET = { hit: 'map', canHold: true, picksUp: false };
const THING = { hit: 'thing', canHold: true, picksUp: true };

const down = (pointer: number, at = AT, more: Partial<Extract<Input, { type: 'down' }>> = {}): Input => ({
  type: 'down',
  pointer,
  ...at,
  time: 1000,
  button: 0,
  busy: false,
  queues: false,
  target: TARGET,
  ...more,
});
const move = (pointer: number, x: number, y: number, hovers = false, time = 1500): Input => ({
  type: 'move',
  pointer,
  x,
  y,
  time,
  hovers,
});
const up = (pointer: number, time = 1100, { x, y } = AT): Input => ({ type: 'up', pointer, x, y, time });
const HOLD: Input = { type: 'hold', pointer: 1 };
const CANCEL: Input = { type: 'cancel', time: 1500 };
const leave = (isTouch: boolean): Input => ({ type: 'leave', isTouch });

/** The state after these inputs, and the gestures that they make. */
function feed(rules: GestureRules, from: State, ...inputs: readonly Input[]) {
  const made: Gesture<string>[] = [];
  const state = inputs.reduce<State>((before, input) => {
    const [next, gesture] = nextGesture(before, input, rules);
    if (gesture) made.push(gesture);
    return next;
  }, from);
  return { state, made, names: made.map(({ is }) => is) };
}

const press = { pointer: 1, ...AT, time: 1000, ...TARGET, isQueued: false };
const held = { ...press, ...THING };
const MOVED = { isAfterTwo: false, isAfterHold: false, isLate: false };
const PRESSING: State = { is: 'pressing', press, isDouble: false, isHeld: false };
const HELD: State = { is: 'pressing', press, isDouble: false, isHeld: true };
const CARRYING: State = { is: 'carrying', press: held, last: AT, isHeld: false };
const DRAGGING: State = { is: 'dragging', press, last: { pointer: 1, x: 150, y: 100 }, how: MOVED };
const TWO: State = { is: 'twoFingers', press, second: { pointer: 2, x: 200, y: 100 }, since: 1000 };
const PINCHING: State = {
  is: 'pinching',
  press,
  fingers: [
    { pointer: 1, ...AT },
    { pointer: 2, x: 200, y: 100 },
  ],
};
const DOWN = [PRESSING, HELD, CARRYING, DRAGGING, TWO, PINCHING].map(
  (state, nth) => [`${nth + 1} ${state.is}`, state] as const,
);
const ALL = [['0 idle', IDLE as State] as const, ...DOWN];

describe.each(BOTH)('a pointer that comes down, %s', (_, rules) => {
  it('begins a press', () => {
    expect(feed(rules, IDLE, down(1))).toMatchObject({ state: PRESSING, made: [{ is: 'press', press }] });
  });

  it('picks up a thing', () => {
    expect(feed(rules, IDLE, down(1, AT, { target: THING }))).toMatchObject({
      state: CARRYING,
      made: [{ is: 'press', press: held }],
    });
  });

  it.each(ALL)('skips what is being shown, with any button, and changes nothing else: %s', (_, state) => {
    for (const button of [0, 2])
      expect(nextGesture(state, down(3, AT, { busy: true, button }), rules)).toEqual([state, { is: 'skip' }]);
  });

  it.each(ALL)('does nothing with another button: %s', (_, state) => {
    for (const button of [1, 2]) expect(nextGesture(state, down(3, AT, { button }), rules)).toEqual([state, null]);
  });

  it.each(DOWN)('is the business of its own pointer: %s', (_, state) => {
    expect(feed(rules, state, move(7, 300, 300), up(7))).toMatchObject({ state, made: [] });
  });

  it('must come first: a pointer that is released does nothing', () => {
    expect(feed(rules, IDLE, move(1, 100, 140), up(1))).toMatchObject({ state: IDLE, made: [] });
  });
});

describe.each(BOTH)('a press, %s', (_, rules) => {
  it('is a tap when it is released, at the point of release', () => {
    const at = { x: 103, y: 104 };
    expect(feed(rules, PRESSING, move(1, 103, 104), up(1, 1090, at)).made).toEqual([
      { is: 'tap', press, at, ms: 90, isDouble: false, isHeld: false, isLate: false },
    ]);
  });

  it('becomes a drag when it leaves its place, and is no tap any more', () => {
    const near = { x: AT.x + TAP_TOLERANCE - 0.01, y: AT.y };
    expect(feed(rules, PRESSING, move(1, near.x, near.y)).made).toEqual([]);
    const { made, state } = feed(rules, PRESSING, move(1, 110, 100), move(1, 100, 100), up(1));
    expect(made).toEqual([
      { is: 'drag', press, isFirst: true, from: AT, to: { x: 110, y: 100 }, ...MOVED },
      { is: 'drag', press, isFirst: false, from: { x: 110, y: 100 }, to: AT, ...MOVED },
      { is: 'drop', press, at: AT, ms: 100 },
    ]);
    expect(state).toEqual(IDLE);
  });

  it('is a double tap soon after a tap at the same place', () => {
    const isDouble = (at: typeof AT, time: number) =>
      feed(rules, IDLE, down(1), up(1), down(1, at, { time }), up(1, time + 20, at)).made.at(-1);
    expect(isDouble({ x: 102, y: 101 }, 1400)).toMatchObject({ is: 'tap', isDouble: true });
    expect(isDouble({ x: 250, y: 101 }, 1400)).toMatchObject({ is: 'tap', isDouble: false });
    expect(isDouble({ x: 102, y: 101 }, 1401)).toMatchObject({ is: 'tap', isDouble: false });
  });

  it('is still a double tap if the browser reports the end of the first press once more', () => {
    const made = feed(rules, IDLE, down(1), up(1), CANCEL, down(1, AT, { time: 1200 }), up(1, 1250)).made;
    expect(made.at(-1)).toMatchObject({ is: 'tap', isDouble: true });
  });

  it('is no third tap of a double tap', () => {
    const taps = [1100, 1200, 1300].flatMap((time) => [down(1, AT, { time }), up(1, time + 10)]);
    const made = feed(rules, IDLE, ...taps).made.filter(({ is }) => is === 'tap');
    expect(made.map((each) => each.is === 'tap' && each.isDouble)).toEqual([false, true, false]);
  });
});

describe.each(BOTH)('a long press, %s', (_, rules) => {
  it('is a gesture once, and its release is a tap that says so', () => {
    expect(feed(rules, PRESSING, HOLD, HOLD, up(1, 1400)).made).toEqual([
      { is: 'hold', press },
      { is: 'tap', press, at: AT, ms: 400, isDouble: false, isHeld: true, isLate: false },
    ]);
  });

  it('is the first tap of a double tap only if it was short, and its release arrived late', () => {
    const next = (time: number) => feed(rules, PRESSING, HOLD, up(1, time)).state;
    expect(next(1000 + HOLD_MS - 1)).toEqual({ is: 'idle', tapped: { ...AT, time: 1000 + HOLD_MS - 1 } });
    expect(next(1000 + HOLD_MS)).toEqual(IDLE);
  });

  it('becomes a drag when it leaves its place', () => {
    expect(feed(rules, HELD, move(1, 130, 100)).made).toMatchObject([{ is: 'drag', isAfterHold: true }]);
  });

  it.each([
    ['a release', (time: number) => up(1, time)],
    ['a movement', (time: number) => move(1, 130, 100, false, time)],
    ['a cancellation', (time: number): Input => ({ type: 'cancel', time })],
  ])('was none if %s that is reported late ends it earlier', (_, end) => {
    const isLate = (time: number) => feed(rules, PRESSING, HOLD, end(time)).made.at(-1);
    expect(isLate(1000 + HOLD_MS - 1)).toMatchObject({ isLate: true });
    expect(isLate(1000 + HOLD_MS)).toMatchObject({ isLate: false });
    expect(feed(rules, PRESSING, end(1000 + HOLD_MS - 1)).made.at(-1)).toMatchObject({ isLate: false });
  });

  it.each([
    ['during a long press', [HOLD], true],
    ['before a long press', [], false],
  ])('is taken back by the scrolling of the browser %s, however late', (_, before, isLate) => {
    const scroll: Input = { type: 'cancel', time: 9000, scrolls: true };
    expect(feed(rules, PRESSING, ...before, scroll).made.at(-1)).toMatchObject({ is: 'cancel', isLate });
  });

  it('ignores a second finger', () => {
    expect(feed(rules, HELD, down(2), up(2))).toMatchObject({ state: HELD, made: [] });
  });

  it.each([
    ['another finger', PRESSING, 2],
    ['a press where a hold means nothing', { ...PRESSING, press: { ...press, canHold: false } }, 1],
    ['a press during an animation', { ...PRESSING, press: { ...press, isQueued: true } }, 1],
    ['a drag', DRAGGING, 1],
    ['two fingers', TWO, 1],
    ['a thing that has left its place', { ...CARRYING, last: { x: 100, y: 89 } }, 1],
  ] as const)('is not made by %s', (_, state, pointer) => {
    expect(nextGesture<string>(state, { type: 'hold', pointer }, rules)).toEqual([state, null]);
  });
});

describe.each(BOTH)('a picked-up thing, %s', (_, rules) => {
  it('follows every movement, and is let go when its pointer is released', () => {
    expect(feed(rules, CARRYING, move(1, 101, 100), move(1, 100, 40), up(1, 1500, { x: 100, y: 40 })).made).toEqual([
      { is: 'carry', press: held, to: { x: 101, y: 100 } },
      { is: 'carry', press: held, to: { x: 100, y: 40 } },
      { is: 'letGo', press: held, at: { x: 100, y: 40 }, ms: 500, isHeld: false },
    ]);
  });

  it('remembers a long press', () => {
    expect(feed(rules, CARRYING, HOLD, up(1)).made).toMatchObject([{ is: 'hold' }, { is: 'letGo', isHeld: true }]);
  });

  it('ignores a second finger, also after its release', () => {
    const { state, names } = feed(rules, CARRYING, down(2), up(1), move(2, 100, 180), up(2));
    expect([state, names]).toEqual([IDLE, ['letGo']]);
  });
});

describe('two fingers', () => {
  describe.each(BOTH)('%s', (_, rules) => {
    it.each([1, 2])('that are released quickly make one tap: finger %i first', (first) => {
      const inputs = [up(first, 1000 + TWO_FINGER_MS), up(3 - first, 1000 + TWO_FINGER_MS)];
      expect(feed(rules, TWO, ...inputs)).toMatchObject({ state: IDLE, made: [{ is: 'twoFingerTap' }] });
    });

    it('may move by a few px', () => {
      expect(feed(rules, TWO, move(1, 107, 107), move(2, 207, 107)).names).toEqual([]);
    });
  });

  describe('that cannot pinch', () => {
    it('make a drag when the first moves, and none when the second moves', () => {
      expect(feed(PLAIN, TWO, move(2, 300, 300))).toMatchObject({ state: TWO, made: [] });
      expect(feed(PLAIN, TWO, move(1, 130, 100)).made).toMatchObject([{ is: 'drag', isAfterTwo: true }]);
    });

    it('are a tap of the first finger if they are released slowly', () => {
      const late = 1001 + TWO_FINGER_MS;
      expect(feed(PLAIN, TWO, up(2, late))).toMatchObject({ state: PRESSING, made: [] });
      expect(feed(PLAIN, TWO, up(2, late), up(1, late)).names).toEqual(['tap']);
      expect(feed(PLAIN, TWO, up(1, late), up(2, late)).names).toEqual(['tap']);
    });

    it('can tap after one slow try', () => {
      expect(feed(PLAIN, TWO, up(2, 2000), down(2, AT, { time: 2100 }), up(2, 2200)).names).toEqual(['twoFingerTap']);
    });

    it('are timed from the last finger that came down', () => {
      const third = feed(PLAIN, TWO, down(3, AT, { time: 1900 }));
      expect(third.names).toEqual([]);
      // The earlier second finger is ignored from now on.
      expect(feed(PLAIN, third.state, up(2, 2000), up(3, 2000)).names).toEqual(['twoFingerTap']);
    });

    it.each([
      ['dragging', DRAGGING],
      ['carrying', CARRYING],
    ] as const)('are one finger if the first is %s', (_, state) => {
      expect(feed(PLAIN, state, down(2), move(2, 100, 380), up(2))).toMatchObject({ state, made: [] });
    });
  });

  describe('that can pinch', () => {
    it('tell how their middle has moved, their distance has changed and their line has turned', () => {
      const [gesture] = feed(PINCH, TWO, move(2, 300, 100)).made;
      expect(gesture).toEqual({
        is: 'pinch',
        isFirst: true,
        at: { x: 200, y: 100 },
        by: { x: 50, y: 0 },
        factor: 2,
        angle: 0,
      });
      const turned = feed(PINCH, TWO, move(2, 300, 100), move(2, 100, 300)).made.at(-1);
      expect(turned).toMatchObject({ isFirst: false, factor: 1, angle: expect.closeTo(Math.PI / 2) });
    });

    it('turn by the shorter way', () => {
      const left: State = {
        is: 'pinching',
        press,
        fingers: [
          { pointer: 1, x: 0, y: 0 },
          { pointer: 2, x: -100, y: 1 },
        ],
      };
      const [gesture] = feed(PINCH, left, move(2, -100, -1)).made;
      expect(gesture?.is === 'pinch' && gesture.angle).toBeCloseTo(0.02);
    });

    it('make nothing if they are released slowly', () => {
      expect(feed(PINCH, TWO, up(2, 1001 + TWO_FINGER_MS))).toMatchObject({ state: IDLE, made: [{ is: 'cancel' }] });
    });

    it('interrupt a drag, and the finger that remains goes on dragging', () => {
      const { made } = feed(PINCH, DRAGGING, down(2, { x: 250, y: 100 }), up(1), move(2, 260, 100));
      expect(made).toEqual([
        { is: 'interrupt', press },
        {
          is: 'drag',
          press,
          isFirst: false,
          from: { x: 250, y: 100 },
          to: { x: 260, y: 100 },
          isAfterTwo: true,
          isAfterHold: false,
          isLate: false,
        },
      ]);
    });

    it('ignore a third', () => {
      for (const state of [TWO, PINCHING])
        expect(feed(PINCH, state, down(3), move(3, 10, 10), up(3))).toMatchObject({ state, made: [] });
    });
  });
});

describe.each(BOTH)('a tap while something is being shown, %s', (_, rules) => {
  const BUSY = { busy: true, queues: true };

  it('skips it and also counts as a tap, if the animation follows from the player’s choice', () => {
    expect(feed(rules, IDLE, down(1, AT, BUSY), up(1)).names).toEqual(['skip', 'tap']);
    expect(feed(rules, IDLE, down(1, AT, { busy: true }), up(1)).names).toEqual(['skip']);
    expect(feed(rules, IDLE, down(1, AT, { ...BUSY, button: 2 }), up(1)).names).toEqual(['skip']);
  });

  it('is neither a drag nor a long press', () => {
    expect(feed(rules, IDLE, down(1, AT, BUSY), HOLD, move(1, 100, 140), up(1))).toMatchObject({
      state: IDLE,
      names: ['skip', 'cancel'],
    });
  });
});

describe.each(BOTH)('a gesture is cancelled, %s', (_, rules) => {
  it.each(DOWN)('by the browser: %s', (_, state) => {
    expect(nextGesture(state, CANCEL, rules)).toEqual([
      IDLE,
      { is: 'cancel', press: expect.anything(), isLate: false },
    ]);
  });

  it('only if there is one', () => {
    expect(nextGesture(IDLE, CANCEL, rules)).toEqual([IDLE, null]);
  });

  it.each(DOWN)('not by a finger that another element has come under: %s', (_, state) => {
    expect(nextGesture(state, leave(true), rules)).toEqual([state, { is: 'hover', at: null }]);
  });

  it.each(DOWN)('and leaves nothing behind: %s', (_, state) => {
    const [broken] = nextGesture(state, CANCEL, rules);
    const then = feed(rules, broken, move(1, 100, 180), up(1), up(2), down(1), up(1));
    expect(then.names).toEqual(['press', 'tap']);
    expect(then.made.at(-1)).toMatchObject({ isDouble: false });
  });
});

it.each(DOWN)('a mouse that leaves the table ends its gesture, if the mode wants that: %s', (_, state) => {
  expect(nextGesture(state, leave(false), PLAIN)).toEqual([
    IDLE,
    { is: 'cancel', press: expect.anything(), isLate: false },
  ]);
  expect(nextGesture(state, leave(false), PINCH)).toEqual([state, { is: 'hover', at: null }]);
});

describe('a mouse', () => {
  it('hovers only while no button is pressed and nothing is dragged', () => {
    expect(nextGesture(IDLE, move(1, 5, 6, true), PINCH)).toEqual([IDLE, { is: 'hover', at: { x: 5, y: 6 } }]);
    expect(nextGesture(IDLE, move(1, 5, 6), PINCH)).toEqual([IDLE, null]);
    expect(feed(PINCH, DRAGGING, move(1, 5, 6, true)).names).toEqual(['drag']);
  });

  it.each(ALL)('turns its wheel at any time: %s', (_, state) => {
    const wheel: Input = { type: 'wheel', x: 10, y: 20, by: -100 };
    expect(nextGesture(state, wheel, PINCH)).toEqual([state, { is: 'wheel', at: { x: 10, y: 20 }, by: -100 }]);
  });
});
