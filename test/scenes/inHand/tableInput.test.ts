/** Tests what gestures on the table in hand mean: gesture and hit give an input. */
import { describe, expect, it, vi } from 'vitest';
import type { Gesture } from '../../../src/gestures/gestures';
import type { GestureInput } from '../../../src/gestures/recognizer';
import {
  type Hit,
  type MapReader,
  RULES,
  reduceGesture,
  type TableInput,
  type Trail,
} from '../../../src/scenes/inHand/table/tableInput';
import { fed } from '../../kit/gestures';

const MAP = { x: 300, y: 400 };
const HERO = { x: 100, y: 100 };
const THING: Hit = { on: 'thing' };
const HALF: Hit = { on: 'half' };
const ON_MAP: Hit = { on: 'map', map: MAP };
const OTHER: Hit = { on: 'other' };

/** Hexes in a column, 40 px apart: the hero is on b2, b3 and b4 are below it, and b9 is far away. */
const HEXES: Readonly<Record<string, string>> = { '100,100': 'b2', '100,140': 'b3', '100,180': 'b4', '100,380': 'b9' };
const WAYS = new Map([
  ['b3', { path: ['b3'] }],
  ['b4', { path: ['b3', 'b4'] }],
  ['b9', { path: ['c2', 'c9', 'b9'] }],
]);

/** The map while the hero moves; `other` replaces parts of it. */
const moving = (other: Partial<MapReader> = {}): MapReader => ({
  hero: () => 'b2',
  hexAt: ({ x, y }) => HEXES[`${x},${y}`] ?? null,
  ways: () => WAYS,
  ...other,
});
/** The map outside a move: no way can be drawn. */
const STILL = moving({ ways: () => new Map() });

const pressOn = (hit: Hit, { x, y } = HERO) => ({
  pointer: 1,
  x,
  y,
  time: 1000,
  hit,
  canHold: hit === HALF,
  picksUp: hit === THING,
  isQueued: false,
});
const drag = (hit: Hit, x: number, y: number, more: Partial<Extract<Gesture<Hit>, { is: 'drag' }>> = {}) =>
  ({
    is: 'drag',
    press: pressOn(hit),
    isFirst: false,
    from: HERO,
    to: { x, y },
    isAfterTwo: false,
    isAfterHold: false,
    isLate: false,
    ...more,
  }) as const;
const drop = (hit: Hit, { x, y } = HERO, ms = 1000) => ({ is: 'drop', press: pressOn(hit), at: { x, y }, ms }) as const;
const tap = (hit: Hit) =>
  ({ is: 'tap', press: pressOn(hit), at: HERO, ms: 90, isDouble: false, isHeld: false, isLate: false }) as const;

type Row = readonly [what: string, gesture: Gesture<Hit>, wanted: TableInput | null];
const TO = { x: 100, y: 40 };
const ROWS: readonly Row[] = [
  ['a press during an animation', { is: 'skip' }, { do: 'goOn' }],
  ['a press on a thing', { is: 'press', press: pressOn(THING) }, { do: 'grab' }],
  ['a press on a half', { is: 'press', press: pressOn(HALF) }, null],
  ['a press on the map', { is: 'press', press: pressOn(ON_MAP) }, null],
  ['a movement with a thing', { is: 'carry', press: pressOn(THING), to: TO }, { do: 'carry' }],
  ['letting a thing go', { is: 'letGo', press: pressOn(THING), at: TO, ms: 9, isHeld: false }, { do: 'throw' }],
  ['a tap on a half', tap(HALF), { do: 'tap', at: HERO }],
  ['a second tap', { ...tap(ON_MAP), isDouble: true }, { do: 'tap', at: HERO }],
  ['a slow tap', { ...tap(HALF), isHeld: true, ms: 900 }, { do: 'tap', at: HERO }],
  [
    'a long press on a half',
    { is: 'hold', press: pressOn(HALF) },
    { do: 'lift', from: pressOn(HALF), to: pressOn(HALF) },
  ],
  ['pulling a half', drag(HALF, 100, 40, { isFirst: true }), { do: 'lift', from: pressOn(HALF), to: TO }],
  ['moving a half', drag(HALF, 100, 40), { do: 'hover', at: TO }],
  [
    'moving a half after a long press',
    drag(HALF, 100, 40, { isFirst: true, isAfterHold: true }),
    { do: 'hover', at: TO },
  ],
  ['a drag from a half with two fingers', drag(HALF, 100, 40, { isFirst: true, isAfterTwo: true }), null],
  ['dropping a half', drop(HALF, TO), { do: 'letGo', at: TO, flicked: false }],
  ['a drag of the map', drag(ON_MAP, 130, 90), { do: 'slide', to: { x: 330, y: 390 } }],
  [
    'a drag of the map with two fingers',
    drag(ON_MAP, 80, 160, { isAfterTwo: true }),
    { do: 'slide', to: { x: 280, y: 460 } },
  ],
  ['releasing the map', drop(ON_MAP), { do: 'settle', from: MAP }],
  ['a drag of something else', drag(OTHER, 130, 90), null],
  ['releasing something else', drop(OTHER), null],
  ['a tap with two fingers', { is: 'twoFingerTap' }, { do: 'undo' }],
  ['a cancelled hold of a thing', { is: 'cancel', press: pressOn(THING), isLate: false }, { do: 'drop' }],
  ['a cancelled drag of a half', { is: 'cancel', press: pressOn(HALF), isLate: false }, { do: 'putBack' }],
  ['a cancelled drag of the map', { is: 'cancel', press: pressOn(ON_MAP), isLate: false }, null],
  ['a hovering mouse', { is: 'hover', at: HERO }, null],
  ['the wheel', { is: 'wheel', at: HERO, by: 9 }, null],
];

it.each(ROWS)('%s', (_, gesture, wanted) => {
  expect(reduceGesture(null, gesture, STILL)).toEqual([null, wanted]);
});

it.each([
  ['quickly upwards', 100, 30, true],
  ['quickly downwards', 100, 170, false],
  ['upwards, but too slowly', 100, 50, false],
  ['upwards over too long a time', 400, -600, false],
] as const)('a half that is released %s is flicked or not', (_, ms, y, flicked) => {
  const at = { x: 100, y };
  expect(reduceGesture(null, drop(HALF, at, ms), STILL)).toEqual([null, { do: 'letGo', at, flicked }]);
});

describe('a way that is drawn', () => {
  const B3: Trail = ['b2', 'b3'];

  it('begins at the hero and goes on from hex to hex', () => {
    expect(reduceGesture(null, drag(ON_MAP, 100, 140), moving())).toEqual([B3, { do: 'aim', path: ['b3'] }]);
    expect(reduceGesture(B3, drag(ON_MAP, 100, 180), moving())).toEqual([
      ['b2', 'b3', 'b4'],
      { do: 'aim', path: ['b3', 'b4'] },
    ]);
  });

  it('is walked when the finger lets go, even if the move has ended meanwhile', () => {
    for (const map of [moving(), STILL]) {
      expect(reduceGesture(B3, drop(ON_MAP), map)).toEqual([null, { do: 'walk' }]);
    }
    expect(reduceGesture(B3, drag(ON_MAP, 100, 180), STILL)).toEqual([B3, null]);
  });

  it('is empty while the pointer is outside all hexes, but the map does not move', () => {
    expect(reduceGesture(null, drag(ON_MAP, 115, 115), moving())).toEqual([['b2'], null]);
  });

  it('does not change while the pointer stays on a hex, or is outside all hexes', () => {
    expect(reduceGesture(B3, drag(ON_MAP, 100, 140), moving())).toEqual([B3, null]);
    expect(reduceGesture(B3, drag(ON_MAP, 5, 5), moving())).toEqual([B3, null]);
  });

  it('goes back with the pointer, to nothing on the hero’s own hex', () => {
    const far = ['b2', 'b3', 'b4'];
    expect(reduceGesture(far, drag(ON_MAP, 100, 140), moving())).toEqual([B3, { do: 'aim', path: ['b3'] }]);
    for (const trail of [far, B3])
      expect(reduceGesture(trail, drag(ON_MAP, 100, 100), moving())).toEqual([['b2'], { do: 'aim', path: [] }]);
    const wide = moving({ hexAt: () => 'b2' });
    expect(reduceGesture(null, drag(ON_MAP, 100, 112), wide)).toEqual([['b2'], { do: 'aim', path: [] }]);
  });

  it('takes the shortest way when a quick finger skips hexes', () => {
    const trail = ['b2', 'c2', 'c9', 'b9'];
    expect(reduceGesture(B3, drag(ON_MAP, 100, 380), moving())).toEqual([trail, { do: 'aim', path: trail.slice(1) }]);
  });

  it('is empty when no way leads to the hex', () => {
    const astray = moving({ hexAt: ({ y }) => (y === 380 ? 'h8' : 'b2') });
    expect(reduceGesture(B3, drag(ON_MAP, 100, 380), astray)).toEqual([['b2'], { do: 'aim', path: [] }]);
  });

  it('goes on even if the map was laid out again under the finger', () => {
    const laid = moving({ hexAt: ({ y }) => (y === 180 ? 'b4' : 'a1') });
    expect(reduceGesture(B3, drag(ON_MAP, 100, 180), laid)[1]).toEqual({ do: 'aim', path: ['b3', 'b4'] });
  });

  it('is not drawn if the drag does not begin at the hero; the map moves instead', () => {
    const gesture = { ...drag(ON_MAP, 100, 180), press: pressOn(ON_MAP, { x: 100, y: 140 }) };
    expect(reduceGesture(null, gesture, moving())).toEqual([null, { do: 'slide', to: { x: 300, y: 440 } }]);
  });

  it('stays when the gesture is cancelled', () => {
    expect(reduceGesture(B3, { is: 'cancel', press: pressOn(ON_MAP), isLate: false }, moving())).toEqual([null, null]);
  });
});

describe('with pointers', () => {
  type Input = GestureInput<Hit>;
  const down = (pointer: number, hit: Hit, at = HERO, time = 1000): Input => ({
    type: 'down',
    pointer,
    ...at,
    time,
    button: 0,
    busy: false,
    queues: false,
    target: { hit, canHold: hit === HALF, picksUp: hit === THING },
  });
  const move = (pointer: number, x: number, y: number): Input => ({
    type: 'move',
    pointer,
    x,
    y,
    time: 1050,
    hovers: false,
  });
  const up = (pointer: number, time = 1100, { x, y } = HERO): Input => ({ type: 'up', pointer, x, y, time });
  const played = (map: MapReader, ...inputs: readonly Input[]) =>
    fed<Hit, Trail, TableInput>(RULES, (trail, gesture) => reduceGesture(trail, gesture, map), null, inputs);

  it('a half is lifted by a long press or a pull, and follows the pointer until it is released', () => {
    const lifted = [move(1, 104, 98), move(1, 100, 40), up(1, 2000, TO)];
    const from = pressOn(HALF);
    expect(played(STILL, down(1, HALF), ...lifted).wanted).toEqual([
      { do: 'lift', from, to: TO },
      { do: 'letGo', at: TO, flicked: false },
    ]);
    expect(played(STILL, down(1, HALF), { type: 'hold', pointer: 1 }, ...lifted).wanted).toEqual([
      { do: 'lift', from, to: from },
      { do: 'hover', at: TO },
      { do: 'letGo', at: TO, flicked: false },
    ]);
  });

  it('only a half is lifted by a long press', () => {
    for (const hit of [ON_MAP, OTHER])
      expect(played(STILL, down(1, hit), { type: 'hold', pointer: 1 }, up(1, 1400)).wanted).toEqual([
        { do: 'tap', at: HERO },
      ]);
  });

  it('a thing is thrown whatever a second finger did', () => {
    const inputs = [down(1, THING), down(2, ON_MAP), move(1, 120, 90), up(1), move(2, 100, 180), up(2)];
    expect(played(STILL, ...inputs)).toEqual({
      wanted: [{ do: 'grab' }, { do: 'carry' }, { do: 'throw' }],
      state: null,
      isIdle: true,
    });
  });

  it('a second finger during a drag or after a lift is ignored', () => {
    expect(played(STILL, down(1, ON_MAP), move(1, 130, 100), down(2, ON_MAP), move(2, 0, 0), up(2)).wanted).toEqual([
      { do: 'slide', to: { x: 330, y: 400 } },
    ]);
    const held = played(STILL, down(1, HALF), { type: 'hold', pointer: 1 }, down(2, ON_MAP), up(2));
    expect(held.wanted.map((each) => each.do)).toEqual(['lift']);
  });

  it('does not look for ways while it may still be a tap', () => {
    const ways = vi.fn(() => WAYS);
    played(moving({ ways }), down(1, ON_MAP), move(1, HERO.x + 3, HERO.y), up(1));
    expect(ways).not.toHaveBeenCalled();
  });

  it('the mouse that leaves the table puts back what it holds', () => {
    const leave: Input = { type: 'leave', isTouch: false };
    expect(played(STILL, down(1, THING), leave, up(1)).wanted.map((each) => each.do)).toEqual(['grab', 'drop']);
    expect(played(STILL, down(1, HALF), move(1, 100, 40), leave).wanted.map((each) => each.do)).toEqual([
      'lift',
      'putBack',
    ]);
  });
});
