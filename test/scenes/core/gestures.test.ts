import { describe, expect, it, vi } from 'vitest';
import {
  type GestureContext,
  type GestureInput,
  type GestureOutcome,
  type GestureState,
  IDLE,
  nextGesture,
  TAP_TOLERANCE,
  TWO_FINGER_MS,
} from '../../../src/scenes/core/gestures';

const MAP = { x: 300, y: 400 };
const HERO = { x: 100, y: 100 };

/** Hexes in a column, 40 px apart: the hero is on b2, b3 and b4 are below it, and b9 is far away. */
const HEXES: Readonly<Record<string, string>> = { '100,100': 'b2', '100,140': 'b3', '100,180': 'b4', '100,380': 'b9' };
const WAYS = new Map([
  ['b3', { path: ['b3'] }],
  ['b4', { path: ['b3', 'b4'] }],
  ['b9', { path: ['c2', 'c9', 'b9'] }],
]);

/** The context of a hero who is moving; `other` replaces parts of it. */
const context = (other: Partial<GestureContext> = {}): GestureContext => ({
  hero: () => 'b2',
  hexAt: ({ x, y }) => HEXES[`${x},${y}`] ?? null,
  canLift: () => false,
  onMap: () => true,
  ways: () => WAYS,
  ...other,
});
/** The context outside a move: no way can be drawn. */
const still = (other: Partial<GestureContext> = {}) => context({ ways: () => new Map(), ...other });

const down = (
  pointer: number,
  at = HERO,
  more: Partial<Extract<GestureInput, { type: 'down' }>> = {},
): GestureInput => ({
  type: 'down',
  pointer,
  ...at,
  at: 1000,
  button: 0,
  busy: false,
  queues: false,
  map: MAP,
  ...more,
});
const move = (pointer: number, x: number, y: number): GestureInput => ({ type: 'move', pointer, x, y });
const up = (pointer: number, at = 1100, { x, y } = HERO): GestureInput => ({ type: 'up', pointer, x, y, at });
const HOLD: GestureInput = { type: 'hold', pointer: 1 };
const CANCEL: GestureInput = { type: 'cancel' };
const SHUTDOWN: GestureInput = { type: 'shutdown' };
const leave = (finger: boolean): GestureInput => ({ type: 'leave', finger });

/** The state after these inputs, and the outcome of each input. */
function told(place: GestureContext, from: GestureState, ...inputs: readonly GestureInput[]) {
  const done: (GestureOutcome | null)[] = [];
  const state = inputs.reduce<GestureState>((before, input) => {
    const [after, outcome] = nextGesture(before, input, place);
    done.push(outcome);
    return after;
  }, from);
  return { state, done };
}

const press = { pointer: 1, ...HERO, at: 1000, map: MAP, hurries: false };
const PRESSING: GestureState = { is: 'pressing', press };
const TWO_FINGERS: GestureState = { is: 'twoFingers', press, second: 2, since: 1000 };
const DRAGGING: GestureState = { is: 'dragging', press };
const LEADING: GestureState = { is: 'leading', press, trail: ['b2', 'b3'] };
const HOLDING: GestureState = { is: 'holding', pointer: 1 };
const LIFTING: GestureState = { is: 'lifting', press };
const STATES = [IDLE, PRESSING, TWO_FINGERS, DRAGGING, LEADING, HOLDING, LIFTING];
const named = STATES.map((state) => [state.is, state] as const);

describe('a pointer that comes down', () => {
  it('begins a press, and asks whether it is on something that can be thrown', () => {
    expect(told(context(), IDLE, down(1))).toEqual({ state: PRESSING, done: [{ do: 'grab' }] });
  });

  it('begins to hold the thing that can be thrown, if the answer says so', () => {
    expect(told(context(), IDLE, down(1), { type: 'grabbed' })).toEqual({
      state: HOLDING,
      done: [{ do: 'grab' }, null],
    });
  });

  it.each(named.filter(([is]) => is !== 'pressing'))('takes hold of nothing where it was not asked: %s', (_, state) => {
    expect(nextGesture(state, { type: 'grabbed' }, context())).toEqual([state, null]);
  });

  it.each(named)('skips what is being shown, with any button, and changes nothing else: %s', (_, state) => {
    for (const button of [0, 2])
      expect(nextGesture(state, down(3, HERO, { busy: true, button }), context())).toEqual([state, { do: 'goOn' }]);
  });

  it.each(named)('does nothing with another button, which opens explanations: %s', (_, state) => {
    for (const button of [1, 2])
      expect(nextGesture(state, down(3, HERO, { button }), context())).toEqual([state, null]);
  });

  it.each([['dragging', DRAGGING] as const, ['leading', LEADING] as const, ['holding', HOLDING] as const])(
    'during another gesture changes nothing, and neither does its lift: %s',
    (_, state) => {
      expect(told(context(), state, down(2), move(2, 100, 380), up(2))).toEqual({ state, done: [null, null, null] });
    },
  );
});

describe('a tap while something is being shown', () => {
  const BUSY = { busy: true, queues: true };

  it('skips it and also counts as a tap, if it followed from the player’s choice', () => {
    expect(told(context(), IDLE, down(1, HERO, BUSY), up(1))).toEqual({
      state: IDLE,
      done: [{ do: 'goOn' }, { do: 'tap', at: HERO }],
    });
  });

  it('only skips it, if it revealed something', () => {
    expect(told(context(), IDLE, down(1, HERO, { busy: true }), up(1))).toEqual({
      state: IDLE,
      done: [{ do: 'goOn' }, null],
    });
  });

  it('is neither a drag nor the lifting of a card half', () => {
    const place = context({ canLift: () => true });
    expect(told(place, IDLE, down(1, HERO, BUSY), move(1, 100, 140), up(1))).toEqual({
      state: IDLE,
      done: [{ do: 'goOn' }, null, null],
    });
  });
});

describe('a half of a card', () => {
  const onHalf = context({ canLift: ({ x, y }) => x === HERO.x && y === HERO.y });
  const to = { x: 100, y: 40 };

  it('is lifted when it is pulled farther than a tap may move, and then follows the pointer', () => {
    expect(told(onHalf, PRESSING, move(1, 100, 92), move(1, to.x, to.y), move(1, 90, 30))).toEqual({
      state: LIFTING,
      done: [null, { do: 'lift', from: press, to }, { do: 'hover', at: { x: 90, y: 30 } }],
    });
  });

  it('is dropped where the pointer is released', () => {
    expect(told(onHalf, LIFTING, up(1, 2000, to))).toEqual({
      state: IDLE,
      done: [{ do: 'letGo', at: to, flicked: false }],
    });
  });

  it('is flicked by a quick upward movement only', () => {
    const release = (at: number, y: number) => told(onHalf, LIFTING, up(1, at, { x: 100, y })).done;
    expect(release(1100, 30)).toEqual([{ do: 'letGo', at: { x: 100, y: 30 }, flicked: true }]);
    expect(release(1100, 170)).toEqual([{ do: 'letGo', at: { x: 100, y: 170 }, flicked: false }]);
    expect(release(1100, 50)).toEqual([{ do: 'letGo', at: { x: 100, y: 50 }, flicked: false }]);
    expect(release(1400, -600)).toEqual([{ do: 'letGo', at: { x: 100, y: -600 }, flicked: false }]);
  });

  it.each([
    ['the browser takes the pointer away', CANCEL],
    ['the mouse leaves the table', leave(false)],
  ])('is put back when %s', (_, input) => {
    expect(nextGesture(LIFTING, input, onHalf)).toEqual([IDLE, { do: 'putBack' }]);
  });

  it('is lifted by a long press, and then follows the pointer', () => {
    expect(told(onHalf, PRESSING, HOLD, move(1, 104, 98), move(1, to.x, to.y), up(1, 2000, to))).toEqual({
      state: IDLE,
      done: [
        { do: 'lift', from: press, to: HERO },
        null,
        { do: 'hover', at: to },
        { do: 'letGo', at: to, flicked: false },
      ],
    });
  });

  it('is tapped by a long press that does not move', () => {
    expect(told(onHalf, PRESSING, HOLD, up(1, 1400)).done).toEqual([
      { do: 'lift', from: press, to: HERO },
      { do: 'tap', at: HERO },
    ]);
  });

  it('is not lifted by a long press of another finger, during an animation, or elsewhere', () => {
    expect(nextGesture(PRESSING, { type: 'hold', pointer: 2 }, onHalf)).toEqual([PRESSING, null]);
    expect(nextGesture(PRESSING, HOLD, context())).toEqual([PRESSING, null]);
    expect(told(onHalf, IDLE, down(1, HERO, { busy: true, queues: true }), HOLD, up(1)).done.at(1)).toBeNull();
    expect(nextGesture(DRAGGING, HOLD, onHalf)).toEqual([DRAGGING, null]);
  });

  it('is not lifted while two fingers are down', () => {
    expect(nextGesture(TWO_FINGERS, move(1, to.x, to.y), onHalf)[0].is).not.toBe('lifting');
  });
});

describe('a press', () => {
  it('is a tap when it is released, at the point of release', () => {
    const at = { x: 103, y: 104 };
    expect(told(context(), PRESSING, up(1, 9000, at))).toEqual({ state: IDLE, done: [{ do: 'tap', at }] });
  });

  it.each([
    ['pressing', PRESSING],
    ['twoFingers', TWO_FINGERS],
  ] as const)('may move by a few px: %s', (_, state) => {
    expect(nextGesture(state, move(1, HERO.x + TAP_TOLERANCE - 0.01, HERO.y), context())).toEqual([state, null]);
    expect(nextGesture(state, move(1, HERO.x - 7, HERO.y - 7), context())).toEqual([state, null]);
  });

  it.each([
    ['pressing', PRESSING],
    ['twoFingers', TWO_FINGERS],
  ] as const)('becomes a drag when it moves farther, and is no tap any more: %s', (_, state) => {
    const to = { x: MAP.x + TAP_TOLERANCE, y: MAP.y };
    const dragged = nextGesture(state, move(1, HERO.x + TAP_TOLERANCE, HERO.y), still());
    expect(dragged).toEqual([DRAGGING, { do: 'slide', to }]);
    const back = told(still(), dragged[0], move(1, HERO.x, HERO.y), up(1));
    expect(back).toEqual({
      state: IDLE,
      done: [
        { do: 'slide', to: MAP },
        { do: 'settle', from: MAP },
      ],
    });
  });

  it('does not look for ways while it may still be a tap', () => {
    const ways = vi.fn(() => WAYS);
    told(context({ ways }), IDLE, down(1), move(1, HERO.x + 3, HERO.y), up(1));
    expect(ways).not.toHaveBeenCalled();
  });

  it.each(named.filter(([is]) => is !== 'idle'))('is the business of its own pointer: %s', (_, state) => {
    expect(told(context(), state, move(3, 100, 380), up(3))).toEqual({ state, done: [null, null] });
  });

  it('must come first: a pointer that only hovers or is released does nothing', () => {
    expect(told(context(), IDLE, move(1, 100, 140), up(1))).toEqual({ state: IDLE, done: [null, null] });
  });
});

describe('two fingers', () => {
  it('count as two presses until one of them moves', () => {
    expect(told(context(), PRESSING, down(2, { x: 160, y: 120 }))).toEqual({ state: TWO_FINGERS, done: [null] });
  });

  it.each([1, 2])('that are released quickly undo the last decision, once: finger %i first', (first) => {
    const inputs = [up(first, 1000 + TWO_FINGER_MS), up(3 - first, 1000 + TWO_FINGER_MS)];
    expect(told(context(), TWO_FINGERS, ...inputs)).toEqual({ state: IDLE, done: [{ do: 'undo' }, null] });
  });

  it('that are released slowly do not undo: the second is ignored, and the first one taps', () => {
    const late = 1001 + TWO_FINGER_MS;
    expect(told(context(), TWO_FINGERS, up(2, late))).toEqual({ state: PRESSING, done: [null] });
    expect(told(context(), TWO_FINGERS, up(2, late), up(1, late))).toEqual({
      state: IDLE,
      done: [null, { do: 'tap', at: HERO }],
    });
    expect(told(context(), TWO_FINGERS, up(1, late), up(2, late))).toEqual({
      state: IDLE,
      done: [{ do: 'tap', at: HERO }, null],
    });
  });

  it('can undo with the next finger after one slow try', () => {
    const again = told(context(), TWO_FINGERS, up(2, 2000), down(2, HERO, { at: 2100 }), up(2, 2200));
    expect(again).toEqual({ state: IDLE, done: [null, null, { do: 'undo' }] });
  });

  it('are timed from the last finger that came down', () => {
    const third: GestureState = { ...TWO_FINGERS, second: 3, since: 1900 };
    expect(told(context(), TWO_FINGERS, down(3, HERO, { at: 1900 }))).toEqual({ state: third, done: [null] });
    // The earlier second finger is ignored from now on.
    expect(told(context(), third, up(2, 2000), up(3, 2000))).toEqual({ state: IDLE, done: [null, { do: 'undo' }] });
  });

  it('ignore movements of the second finger', () => {
    expect(told(context(), TWO_FINGERS, move(2, 300, 300))).toEqual({ state: TWO_FINGERS, done: [null] });
  });
});

describe('a drag', () => {
  it('slides the map by the movement of the pointer', () => {
    const { state, done } = told(still(), PRESSING, move(1, 130, 90), move(1, 80, 160));
    expect(state).toEqual(DRAGGING);
    expect(done).toEqual([
      { do: 'slide', to: { x: 330, y: 390 } },
      { do: 'slide', to: { x: 280, y: 460 } },
    ]);
  });

  it('slides nothing when it does not begin on the map, but is no tap either', () => {
    const onMap = vi.fn(() => false);
    const { state, done } = told(still({ onMap }), PRESSING, move(1, 130, 90), up(1));
    expect([state, done]).toEqual([IDLE, [null, { do: 'settle', from: MAP }]]);
    expect(onMap).toHaveBeenCalledWith(press);
  });

  it('slides the map even in a move, if it does not begin at the hero', () => {
    const elsewhere: GestureState = { is: 'pressing', press: { ...press, y: 140 } };
    const { state, done } = told(context(), elsewhere, move(1, 100, 180));
    expect(state).toEqual({ is: 'dragging', press: { ...press, y: 140 } });
    expect(done).toEqual([{ do: 'slide', to: { x: 300, y: 440 } }]);
  });

  it('draws a way if the hero has come to the point where it began', () => {
    const { state, done } = told(context(), DRAGGING, move(1, 100, 140));
    expect(state).toEqual(LEADING);
    expect(done).toEqual([{ do: 'aim', path: ['b3'] }]);
  });
});

describe('a way that is drawn', () => {
  it('begins at the hero, goes on from hex to hex, and is walked when the finger lets go', () => {
    const { state, done } = told(context(), PRESSING, move(1, 100, 140), move(1, 100, 180), up(1));
    expect(done).toEqual([{ do: 'aim', path: ['b3'] }, { do: 'aim', path: ['b3', 'b4'] }, { do: 'walk' }]);
    expect(state).toEqual(IDLE);
  });

  it('is empty while the pointer is outside all hexes, but is no tap any more', () => {
    const { state, done } = told(context(), PRESSING, move(1, 115, 115));
    expect(state).toEqual({ is: 'leading', press, trail: ['b2'] });
    expect(done).toEqual([null]);
  });

  it('does not change while the pointer stays on a hex, or is outside all hexes', () => {
    expect(told(context(), LEADING, move(1, 100, 140), move(1, 5, 5))).toEqual({ state: LEADING, done: [null, null] });
  });

  it('goes back with the pointer', () => {
    const far: GestureState = { is: 'leading', press, trail: ['b2', 'b3', 'b4'] };
    expect(told(context(), far, move(1, 100, 140))).toEqual({ state: LEADING, done: [{ do: 'aim', path: ['b3'] }] });
    for (const from of [far, LEADING])
      expect(told(context(), from, move(1, 100, 100))).toEqual({
        state: { is: 'leading', press, trail: ['b2'] },
        done: [{ do: 'aim', path: [] }],
      });
  });

  it('shows no preview while the pointer is on the hero’s own hex', () => {
    const wide = context({ hexAt: () => 'b2' });
    expect(told(wide, PRESSING, move(1, 100, 112))).toEqual({
      state: { is: 'leading', press, trail: ['b2'] },
      done: [{ do: 'aim', path: [] }],
    });
  });

  it('takes the shortest way when a quick finger skips hexes', () => {
    const trail = ['b2', 'c2', 'c9', 'b9'];
    expect(told(context(), LEADING, move(1, 100, 380))).toEqual({
      state: { is: 'leading', press, trail },
      done: [{ do: 'aim', path: trail.slice(1) }],
    });
  });

  it('is empty when no way leads to the hex', () => {
    const astray = context({ hexAt: ({ y }) => (y === 380 ? 'h8' : 'b2') });
    expect(told(astray, LEADING, move(1, 100, 380))).toEqual({
      state: { is: 'leading', press, trail: ['b2'] },
      done: [{ do: 'aim', path: [] }],
    });
  });

  it('goes on even if the map was laid out again under the finger', () => {
    const laid = context({ hexAt: ({ y }) => (y === 180 ? 'b4' : 'a1') });
    const { done } = told(laid, LEADING, move(1, 100, 180));
    expect(done).toEqual([{ do: 'aim', path: ['b3', 'b4'] }]);
  });

  it('ends, and does not slide the map, when the move ends during the drawing', () => {
    expect(told(still(), LEADING, move(1, 100, 180), up(1))).toEqual({ state: IDLE, done: [null, { do: 'walk' }] });
  });
});

describe('a held thing', () => {
  it('follows its pointer, and is thrown when the pointer is released', () => {
    expect(told(context(), HOLDING, move(1, 101, 100), move(1, 200, 200), up(1))).toEqual({
      state: IDLE,
      done: [{ do: 'carry' }, { do: 'carry' }, { do: 'throw' }],
    });
  });

  it('is thrown whatever a second finger did, and that finger is ignored afterwards', () => {
    expect(told(context(), HOLDING, down(2), up(1), move(2, 100, 180), up(2), down(1), up(1))).toEqual({
      state: IDLE,
      done: [null, { do: 'throw' }, null, null, { do: 'grab' }, { do: 'tap', at: HERO }],
    });
  });
});

describe('a gesture is cancelled', () => {
  const drops = (state: GestureState) =>
    state.is === 'lifting' ? { do: 'putBack' } : state.is === 'holding' ? { do: 'drop' } : null;

  it.each(named)('by the browser or by a question: %s', (_, state) => {
    expect(nextGesture(state, CANCEL, context())).toEqual([IDLE, drops(state)]);
  });

  it.each(named)('by a mouse that leaves the table: %s', (_, state) => {
    expect(nextGesture(state, leave(false), context())).toEqual([IDLE, drops(state)]);
  });

  it.each(named)('but not by a finger that another element has come under: %s', (_, state) => {
    expect(nextGesture(state, leave(true), context())).toEqual([state, null]);
  });

  it.each(named)('when the table closes, without putting anything back: %s', (_, state) => {
    expect(nextGesture(state, SHUTDOWN, context())).toEqual([IDLE, null]);
  });

  it.each(named)(
    'and leaves nothing behind: a release does nothing, and the next press begins anew: %s',
    (_, state) => {
      for (const end of [CANCEL, leave(false), SHUTDOWN]) {
        const [broken] = nextGesture(state, end, context());
        const after = told(context(), broken, move(1, 100, 180), up(1), up(2), down(1), up(1));
        expect(after).toEqual({ state: IDLE, done: [null, null, null, { do: 'grab' }, { do: 'tap', at: HERO }] });
      }
    },
  );
});
