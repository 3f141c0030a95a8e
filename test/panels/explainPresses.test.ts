/** Tests what presses do to an explanation, without a page. */
import { describe, expect, it } from 'vitest';
import type { Gesture } from '../../src/gestures/gestures';
import {
  type ExplainHit,
  type ExplainInput,
  type PressEffect,
  reduceExplainPress,
} from '../../src/panels/explainPresses';

type Press = Gesture<ExplainHit<string>>;

const AT = { x: 30, y: 40 };
const press = (hit: ExplainHit<string>) => ({
  pointer: 1,
  ...AT,
  time: 1000,
  hit,
  canHold: hit.subject !== null,
  picksUp: false,
  isQueued: false,
});
const ON_CARD = press({ closes: false, subject: 'card' });
const ON_NOTHING = press({ closes: false, subject: null });
const CLOSING = press({ closes: true, subject: null });

const tap = (isLate = false): Press => ({
  is: 'tap',
  press: ON_CARD,
  at: AT,
  ms: 90,
  isDouble: false,
  isHeld: isLate,
  isLate,
});
const drag = (isLate = false): Press => ({
  is: 'drag',
  press: ON_CARD,
  isFirst: true,
  from: AT,
  to: { x: 90, y: 40 },
  isAfterTwo: false,
  isAfterHold: true,
  isLate,
});
const drop: Press = { is: 'drop', press: ON_CARD, at: AT, ms: 900 };
const cancel = (isLate = false): Press => ({ is: 'cancel', press: ON_CARD, isLate });

const [LIFT, TAKE_BACK, CLOSE] = [
  { do: 'lift' },
  { do: 'takeBack' },
  { do: 'close' },
] as const satisfies ExplainInput<string>[];
const OPEN = { do: 'open', subject: 'card', at: AT } as const;

type Row = readonly [
  what: string,
  before: PressEffect,
  gesture: Press,
  after: PressEffect,
  ExplainInput<string> | null,
];
const ROWS: readonly Row[] = [
  ['a press forgets the last one', 'opened', { is: 'press', press: ON_CARD }, 'none', null],
  ['a press beside an explanation closes it', 'none', { is: 'press', press: CLOSING }, 'closed', CLOSE],
  ['a long press opens one', 'none', { is: 'hold', press: ON_CARD }, 'opened', OPEN],
  ['a long press on nothing opens none', 'none', { is: 'hold', press: ON_NOTHING }, 'none', null],
  ['a tap is none of its business', 'none', tap(), 'none', null],
  ['the end of a long press', 'opened', tap(), 'opened', LIFT],
  ['the end of the press that closed one', 'closed', tap(), 'closed', LIFT],
  ['a tap that was reported late', 'opened', tap(true), 'none', TAKE_BACK],
  ['a drag is none of its business', 'none', drag(), 'none', null],
  ['a drag after a long press, which is a usual drag without a click', 'opened', drag(), 'closed', TAKE_BACK],
  ['a drag that was reported late', 'opened', drag(true), 'none', TAKE_BACK],
  ['a drag by the press that closed one', 'closed', drag(), 'closed', null],
  ['the end of a drag', 'none', drop, 'none', null],
  ['the end of a drag after a long press', 'opened', drop, 'opened', LIFT],
  ['the end of a drag by the press that closed one', 'closed', drop, 'closed', null],
  ['a cancelled press', 'none', cancel(), 'none', null],
  ['a cancelled long press', 'opened', cancel(), 'opened', LIFT],
  ['a cancelled press that was reported late', 'opened', cancel(true), 'none', TAKE_BACK],
  ['the cancelled press that closed one', 'closed', cancel(), 'none', null],
  ['a tap with two fingers', 'none', { is: 'twoFingerTap' }, 'none', null],
  ['a mouse that moves', 'opened', { is: 'hover', at: AT }, 'opened', null],
];

describe('while an explanation is open', () => {
  it.each(ROWS)('%s (%s)', (_, before, gesture, after, wanted) => {
    expect(reduceExplainPress(before, gesture)).toEqual([after, wanted]);
  });
});

it('a drag after a long press takes back an explanation that is still being looked up', () => {
  expect(reduceExplainPress('opened', drag())).toEqual(['closed', TAKE_BACK]);
});
