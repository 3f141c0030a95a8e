/** Tests gestures on the map of the Long Table, without a screen. */
import { expect, it } from 'vitest';
import {
  type GestureInput,
  type GestureOutcome,
  type GestureState,
  HOLD_MS,
  IDLE,
  nextGesture,
} from '../../../src/scenes/longTable/gestures';

type Down = Extract<GestureInput, { type: 'down' }>;
const down = (x: number, y: number, over: Partial<Down> = {}): Down => ({
  type: 'down',
  pointer: 1,
  x,
  y,
  at: 0,
  button: 0,
  busy: false,
  onDeck: false,
  drawsPath: false,
  ...over,
});
const move = (x: number, y: number, pointer = 1, at = 10): GestureInput => ({ type: 'move', pointer, x, y, at });
const up = (x: number, y: number, pointer = 1, at = 20): GestureInput => ({ type: 'up', pointer, x, y, at });

function feed(...inputs: readonly GestureInput[]): { state: GestureState; did: GestureOutcome[] } {
  let state: GestureState = IDLE;
  const did: GestureOutcome[] = [];
  for (const input of inputs) {
    const [next, outcome] = nextGesture(state, input);
    state = next;
    if (outcome) did.push(outcome);
  }
  return { state, did };
}

it('a press that moves by a few px is a tap; one that moves farther drags the map', () => {
  expect(feed(down(50, 50), move(54, 53), up(54, 53)).did).toEqual([{ do: 'tap', at: { x: 54, y: 53 } }]);
  const { did, state } = feed(down(50, 50), move(70, 50), move(75, 60), up(75, 60));
  expect(did).toEqual([
    { do: 'pan', by: { x: 20, y: 0 } },
    { do: 'pan', by: { x: 5, y: 10 } },
  ]);
  expect(state).toEqual(IDLE);
});

it('two quick taps at the same place fit the map; two taps far apart, or slow ones, are single taps', () => {
  const first = [down(50, 50), up(50, 50)];
  expect(feed(...first, down(52, 51, { at: 200 }), up(52, 51, 1, 220)).did.at(-1)).toEqual({ do: 'fit' });
  expect(feed(...first, down(200, 51, { at: 200 }), up(200, 51, 1, 220)).did.at(-1)?.do).toBe('tap');
  expect(feed(...first, down(52, 51, { at: 900 }), up(52, 51, 1, 920)).did.at(-1)?.do).toBe('tap');
});

it('two fingers zoom around their midpoint; if they are released at once without moving they undo', () => {
  const { did } = feed(down(100, 100), down(200, 100, { pointer: 2 }), move(300, 100, 2));
  expect(did).toEqual([{ do: 'zoom', at: { x: 200, y: 100 }, by: { x: 50, y: 0 }, factor: 2, turn: 0 }]);
  expect(feed(down(100, 100), down(200, 100, { pointer: 2, at: 5 }), up(100, 100, 1, 120)).did).toEqual([
    { do: 'undo' },
  ]);
  expect(feed(down(100, 100), down(200, 100, { pointer: 2, at: 5 }), up(100, 100, 1, 900)).did).toEqual([]);
});

it('the finger that remains after a pinch goes on dragging', () => {
  const pinched = [down(100, 100), down(200, 100, { pointer: 2 }), move(300, 100, 2), up(300, 100, 2)];
  expect(feed(...pinched, move(110, 100)).did.at(-1)).toEqual({ do: 'pan', by: { x: 10, y: 0 } });
});

it('a long press asks for an explanation, and is no tap any more', () => {
  const { did } = feed(down(50, 50), { type: 'longPress' }, move(90, 90), up(50, 50, 1, HOLD_MS));
  expect(did).toEqual([{ do: 'ask', at: { pointer: 1, x: 50, y: 50 } }]);
  expect(feed(down(50, 50), move(90, 50), { type: 'longPress' }).did).toEqual([{ do: 'pan', by: { x: 40, y: 0 } }]);
});

it('a tap whose release arrives late, after it was taken for a long press, still counts as a tap', () => {
  const { did } = feed(down(50, 50), { type: 'longPress' }, up(52, 50, 1, 60));
  expect(did.at(-1)).toEqual({ do: 'tap', at: { x: 52, y: 50 }, late: true });
  expect(feed(down(50, 50), { type: 'longPress' }, up(120, 50, 1, 60)).did).toHaveLength(1);
});

it('L12.1: a tap on the deck, a drag or a flick draws a card; a card that is brought back is not drawn, and the gesture does not affect the result', () => {
  const take = down(300, 600, { onDeck: true });
  expect(feed(take, up(302, 601)).did).toEqual([{ do: 'draw' }]);
  expect(feed(take, move(300, 500), up(300, 500)).did).toEqual([
    { do: 'carry', to: { x: 300, y: 500 } },
    { do: 'draw' },
  ]);
  expect(feed(take, move(300, 500), move(315, 590), up(315, 590)).did.at(-1)).toEqual({ do: 'drop' });
  expect(feed(take, move(300, 500), { type: 'cancel' }).did.at(-1)).toEqual({ do: 'drop' });
});

it('while events are shown every touch skips them, and begins no gesture', () => {
  expect(feed(down(50, 50, { busy: true }), up(50, 50)).did).toEqual([{ do: 'goOn' }]);
});

it('the wheel zooms at the pointer; other buttons do nothing; a cancelled press is no tap', () => {
  const [zoomed] = feed({ type: 'wheel', x: 10, y: 20, by: -100 }).did;
  expect(zoomed?.do === 'zoom' && zoomed.factor > 1).toBe(true);
  expect(feed(down(50, 50, { button: 2 }), up(50, 50)).did).toEqual([]);
  expect(feed(down(50, 50), { type: 'cancel' }, up(50, 50)).did).toEqual([]);
  expect(feed(down(50, 50), up(50, 50, 7)).did).toEqual([]);
});

it('L36.9: a long press on the deck explains the cards left and draws none; a pull afterwards, or a slow one, draws', () => {
  const onDeck = down(50, 50, { onDeck: true });
  const held = feed(onDeck, { type: 'longPress' }, up(50, 50));
  expect(held.did).toEqual([{ do: 'askDeck' }, { do: 'drop' }]);
  expect(held.state).toEqual(IDLE);
  const after = feed(onDeck, { type: 'longPress' }, move(50, 0), up(50, 0));
  expect(after.did.at(-1)).toEqual({ do: 'draw' });
  const slow = feed(onDeck, move(50, 20), { type: 'longPress' }, move(50, 0), up(50, 0));
  expect(slow.did.map((each) => each.do)).toEqual(['carry', 'carry', 'draw']);
});

it('two twisting fingers turn a placing, by one side of a hex per thirty degrees, in either direction', () => {
  const at = (degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    return move(100 + 100 * Math.cos(turn), 100 + 100 * Math.sin(turn), 2);
  };
  const both = [down(100, 100), down(200, 100, { pointer: 2 })];
  const turns = (...degrees: number[]) =>
    feed(...both, ...degrees.map(at)).did.map((each) => (each?.do === 'zoom' ? each.turn : null));
  expect(turns(15, 29, 31, 59, 61)).toEqual([0, 0, 1, 0, 1]);
  expect(turns(-15, -31, -29, 5)).toEqual([0, -1, 0, 1]);
  // The angle does not jump where it passes 180 degrees.
  expect(turns(25, 50, 75, 100, 125, 150, 175, 200).filter((each) => each === 1)).toHaveLength(6);
});

it('L9.1: a drag from the moving hero draws a way, and the map stays in place', () => {
  const from = down(50, 50, { drawsPath: true });
  const { did, state } = feed(from, move(54, 52), move(80, 50), move(120, 60), up(120, 60));
  expect(did).toEqual([
    { do: 'extendPath', from: expect.objectContaining({ x: 50, y: 50 }), to: { x: 80, y: 50 }, begins: true },
    { do: 'extendPath', from: expect.objectContaining({ x: 80, y: 50 }), to: { x: 120, y: 60 }, begins: false },
    { do: 'endPath', at: { x: 120, y: 60 } },
  ]);
  expect(state).toEqual(IDLE);
  // A long press before it does not prevent the drawing.
  expect(feed(from, { type: 'longPress' }, move(80, 50), up(80, 50)).did.map((each) => each.do)).toEqual([
    'ask',
    'extendPath',
    'endPath',
  ]);
  // Released at once, it is an ordinary tap.
  expect(feed(from, up(52, 50)).did).toEqual([{ do: 'tap', at: { x: 52, y: 50 } }]);
});

it('a way that is being drawn is reset when the touch is cancelled or a second finger comes', () => {
  const drawing = [down(50, 50, { drawsPath: true }), move(90, 50)];
  expect(feed(...drawing, { type: 'cancel' })).toEqual({
    state: IDLE,
    did: [expect.objectContaining({ do: 'extendPath' }), { do: 'cancelPath' }],
  });
  const { did, state } = feed(...drawing, down(200, 50, { pointer: 2 }), up(200, 50, 2), move(95, 55));
  expect(did.map((each) => each.do)).toEqual(['extendPath', 'cancelPath', 'pan']);
  expect(state.is).toBe('dragging');
  // Movements of another finger do not change the way.
  expect(feed(...drawing, move(300, 50, 3), up(300, 50, 3)).did.map((each) => each.do)).toEqual(['extendPath']);
});
