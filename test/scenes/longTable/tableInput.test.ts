/** Tests what gestures at the Long Table mean: gesture and hit give an input. */
import { describe, expect, it } from 'vitest';
import type { Gesture } from '../../../src/gestures/gestures';
import type { GestureInput } from '../../../src/gestures/recognizer';
import {
  type Hit,
  type InputState,
  NO_INPUT,
  RULES,
  reduceGesture,
  type TableInput,
} from '../../../src/scenes/longTable/table/tableInput';
import { fed } from '../../kit/gestures';

const ON_MAP: Hit = { on: 'map', hex: 'c3', hasSlid: false, isTouch: true };
const ON_PATH: Hit = { ...ON_MAP, on: 'path' };
const ON_DECK: Hit = { ...ON_MAP, on: 'deck', hex: null };

type Input = GestureInput<Hit>;
const down = (x: number, y: number, hit = ON_MAP, pointer = 1, time = 0): Input => ({
  type: 'down',
  pointer,
  x,
  y,
  time,
  button: 0,
  busy: false,
  queues: false,
  target: { hit, canHold: true, picksUp: hit.on === 'deck' },
});
const move = (x: number, y: number, pointer = 1): Input => ({ type: 'move', pointer, x, y, time: 10, hovers: false });
const up = (x: number, y: number, pointer = 1, time = 20): Input => ({ type: 'up', pointer, x, y, time });
const HOLD: Input = { type: 'hold', pointer: 1 };
const CANCEL: Input = { type: 'cancel', time: 15 };

const feed = (...inputs: readonly Input[]) => {
  const { wanted, isIdle } = fed<Hit, InputState, TableInput>(RULES, reduceGesture, NO_INPUT, inputs);
  return { wanted, names: wanted.map((each) => each.do), isIdle };
};

it('a press that moves by a few px is a tap; one that moves farther drags the map', () => {
  expect(feed(down(50, 50), move(54, 53), up(54, 53)).wanted).toEqual([
    { do: 'tap', at: { x: 54, y: 53 }, byTouch: true },
  ]);
  const { wanted, isIdle } = feed(down(50, 50), move(70, 50), move(75, 60), up(75, 60));
  expect(wanted).toEqual([
    { do: 'pan', by: { x: 20, y: 0 } },
    { do: 'pan', by: { x: 5, y: 10 } },
  ]);
  expect(isIdle).toBe(true);
});

it('a tap is ignored if the map has just moved, unless it is the second of a double tap', () => {
  const slid = { ...ON_MAP, hasSlid: true };
  expect(feed(down(50, 50, slid), up(50, 50)).names).toEqual([]);
  expect(feed(down(50, 50, slid), HOLD, up(50, 50)).names).toEqual(['ask']);
  expect(feed(down(50, 50), up(50, 50), down(50, 50, slid, 1, 90), up(50, 50, 1, 100)).names).toEqual(['tap', 'fit']);
});

it('two quick taps at the same place fit the map; two taps far apart, or slow ones, are single taps', () => {
  const second = (x: number, time: number) =>
    feed(down(50, 50), up(50, 50), down(x, 51, ON_MAP, 1, time), up(x, 51, 1, time + 20)).names.at(-1);
  expect([second(52, 200), second(200, 200), second(52, 900)]).toEqual(['fit', 'tap', 'tap']);
});

it('two fingers zoom around their midpoint; if they are released at once without moving they undo', () => {
  const both = [down(100, 100), down(200, 100, ON_MAP, 2, 5)];
  expect(feed(...both, move(300, 100, 2)).wanted).toEqual([
    { do: 'zoom', at: { x: 200, y: 100 }, by: { x: 50, y: 0 }, factor: 2, turn: 0 },
  ]);
  expect(feed(...both, up(100, 100, 1, 120)).wanted).toEqual([{ do: 'undo' }]);
  expect(feed(...both, up(100, 100, 1, 900)).wanted).toEqual([]);
});

it('two fingers that turn by 30 degrees turn the placed area by one step', () => {
  const at = (degrees: number) =>
    move(100 + 100 * Math.cos((degrees * Math.PI) / 180), 100 + 100 * Math.sin((degrees * Math.PI) / 180), 2);
  const turns = (...degrees: readonly number[]) =>
    feed(down(100, 100), down(200, 100, ON_MAP, 2), ...degrees.map(at)).wanted.map((each) =>
      each.do === 'zoom' ? each.turn : null,
    );
  expect(turns(20, 31, 45, 62)).toEqual([0, 1, 0, 1]);
  expect(turns(-20, -31, -20)).toEqual([0, -1, 0]);
});

it('an angle that is left of one pinch does not count for the next', () => {
  const turned = reduceGesture({ drawsPath: false, twist: 0.5 }, pinched({ isFirst: true, angle: 0.1 }));
  expect(turned).toEqual([{ drawsPath: false, twist: 0.1 }, expect.objectContaining({ turn: 0 })]);
  expect(reduceGesture({ drawsPath: false, twist: 0.5 }, pinched({ angle: 0.1 }))[1]).toMatchObject({ turn: 1 });
});

const pinched = (more: Partial<Extract<Gesture<Hit>, { is: 'pinch' }>>): Gesture<Hit> => ({
  is: 'pinch',
  isFirst: false,
  at: { x: 0, y: 0 },
  by: { x: 0, y: 0 },
  factor: 1,
  angle: 0,
  ...more,
});

it('the finger that remains after a pinch goes on dragging, also where a path could begin', () => {
  const pinch = [down(100, 100, ON_PATH), down(200, 100, ON_MAP, 2), move(300, 100, 2), up(300, 100, 2)];
  expect(feed(...pinch, move(110, 100)).wanted.at(-1)).toEqual({ do: 'pan', by: { x: 10, y: 0 } });
});

it('a long press asks for an explanation, and is no tap and no drag any more', () => {
  const { wanted } = feed(down(50, 50), HOLD, move(90, 90), up(50, 50, 1, RULES.holdMs));
  expect(wanted).toEqual([{ do: 'ask', at: expect.objectContaining({ x: 50, y: 50 }) }]);
  expect(feed(down(50, 50), HOLD, up(50, 50, 1, RULES.holdMs)).names).toEqual(['ask']);
  expect(feed(down(50, 50), move(90, 50), HOLD).wanted).toEqual([{ do: 'pan', by: { x: 40, y: 0 } }]);
});

it('a tap whose release arrives late, after it was taken for a long press, still counts as a tap on the pressed hex', () => {
  const late = feed(down(50, 50), HOLD, up(52, 50, 1, 60));
  expect(late.wanted.at(-1)).toEqual({ do: 'lateTap', hex: 'c3', byTouch: true });
  expect(feed(down(50, 50), HOLD, up(120, 50, 1, 60)).names).toEqual(['ask']);
});

describe('the modifier deck', () => {
  const take = down(300, 600, ON_DECK);

  it('L12.1: a tap on the deck, a drag or a flick draws a card; a card that is brought back is not drawn', () => {
    expect(feed(take, up(302, 601)).wanted).toEqual([{ do: 'draw' }]);
    expect(feed(take, move(300, 500), up(300, 500)).wanted).toEqual([
      { do: 'carry', to: { x: 300, y: 500 } },
      { do: 'draw' },
    ]);
    expect(feed(take, move(300, 500), move(315, 590), up(315, 590)).names.at(-1)).toBe('drop');
    expect(feed(take, move(300, 500), CANCEL).names.at(-1)).toBe('drop');
  });

  it('L36.9: a long press on the deck explains the cards left and draws none; a pull afterwards, or a slow one, draws', () => {
    const held = feed(take, HOLD, up(300, 600));
    expect([held.names, held.isIdle]).toEqual([['askDeck', 'drop'], true]);
    expect(feed(take, HOLD, move(300, 550), up(300, 550)).names.at(-1)).toBe('draw');
    expect(feed(take, move(300, 570), HOLD, move(300, 550), up(300, 550)).names).toEqual(['carry', 'carry', 'draw']);
  });
});

it('while events are shown every touch skips them, and begins no gesture', () => {
  const busy = { ...down(50, 50), busy: true } as Input;
  expect(feed(busy, up(50, 50)).wanted).toEqual([{ do: 'goOn' }]);
});

it('the wheel zooms at the pointer; a cancelled press is no tap', () => {
  const [zoomed] = feed({ type: 'wheel', x: 10, y: 20, by: -100 }).wanted;
  expect(zoomed).toMatchObject({ do: 'zoom', at: { x: 10, y: 20 }, turn: 0 });
  expect(zoomed?.do === 'zoom' && zoomed.factor > 1).toBe(true);
  expect(feed(down(50, 50), CANCEL, up(50, 50)).wanted).toEqual([]);
});

it('the ghost follows a mouse without a pressed button, and goes with it', () => {
  expect(
    feed({ type: 'move', pointer: 1, x: 5, y: 6, time: 10, hovers: true }, { type: 'leave', isTouch: false }).wanted,
  ).toEqual([
    { do: 'hover', at: { x: 5, y: 6 } },
    { do: 'hover', at: null },
  ]);
});

describe('L9.1: a drag from a figure that may move, or from the end of the drawn path', () => {
  const from = down(50, 50, ON_PATH);

  it('draws a path', () => {
    const { wanted, isIdle } = feed(from, move(54, 52), move(80, 50), move(120, 60), up(120, 60));
    expect(wanted).toEqual([
      { do: 'extendPath', from: { x: 50, y: 50 }, to: { x: 80, y: 50 }, begins: true },
      { do: 'extendPath', from: { x: 80, y: 50 }, to: { x: 120, y: 60 }, begins: false },
      { do: 'endPath', at: { x: 120, y: 60 } },
    ]);
    expect(isIdle).toBe(true);
    // A long press before it does not prevent the drawing.
    expect(feed(from, HOLD, move(80, 50), up(80, 50)).names).toEqual(['ask', 'extendPath', 'endPath']);
    // Released at once, it is an ordinary tap.
    expect(feed(from, up(52, 50)).names).toEqual(['tap']);
  });

  it('is reset when the touch is cancelled or a second finger comes', () => {
    const drawing = [from, move(90, 50)];
    expect(feed(...drawing, CANCEL).names).toEqual(['extendPath', 'cancelPath']);
    expect(feed(...drawing, down(200, 50, ON_MAP, 2), up(200, 50, 2), move(95, 55)).names).toEqual([
      'extendPath',
      'cancelPath',
      'pan',
    ]);
    // Movements of another finger do not change the path.
    expect(feed(...drawing, move(300, 50, 3), up(300, 50, 3)).names).toEqual(['extendPath']);
  });

  it('has nothing to reset before it has drawn', () => {
    expect(feed(from, CANCEL).names).toEqual([]);
  });
});
