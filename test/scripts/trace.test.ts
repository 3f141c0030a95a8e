import { describe, expect, it } from 'vitest';
import {
  ANSWER_MARK,
  ASK_MARK,
  framesIn,
  layoutsIn,
  MOTION_MARK,
  REST_MARK,
  type TraceEvent,
  WITHDRAW_MARK,
} from '../../scripts/bench/trace';

const thread = (pid: number, tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  ts: 0,
  args: { name },
});

/** A trace event on the main thread of the page. Times are in µs; the thread time is half of the duration. */
const took = (name: string, ts: number, dur: number): TraceEvent => ({
  name,
  ph: 'X',
  pid: 7,
  tid: 1,
  ts,
  dur,
  tdur: dur / 2,
});
const task = (ts: number, dur: number) => took('ThreadControllerImpl::RunTask', ts, dur);
const fire = (ts: number, dur: number) => took('FireAnimationFrame', ts, dur);
const mark = (ts: number, name: string): TraceEvent => ({ name, ph: 'I', pid: 7, tid: 1, ts });

const NAMES = [thread(7, 1, 'CrRendererMain'), thread(7, 2, 'Compositor'), thread(3, 3, 'CrBrowserMain')];

describe('the cost of a frame, from a trace', () => {
  it('is the thread time of its scripts, style, layout and paint', () => {
    const frame = [
      task(1000, 8000),
      fire(1200, 4000),
      took('UpdateLayoutTree', 5300, 400),
      took('Layout', 5800, 600),
      took('PrePaint', 6500, 300),
      took('Paint', 6900, 200),
      took('Commit', 7200, 1000),
    ];
    expect(framesIn([...NAMES, ...frame])).toEqual([
      { cpu: 2.6, wall: 5.2, whole: 4, until: 4, due: 4, moving: false },
    ]);
  });

  it('counts a nested part once: a layout that a script has forced', () => {
    const frame = [task(1000, 8000), fire(1200, 4000), took('Layout', 2000, 1000), took('Layout', 6000, 1000)];
    expect(framesIn([...NAMES, ...frame])).toEqual([{ cpu: 2.5, wall: 5, whole: 4, until: 4, due: 4, moving: false }]);
  });

  it('includes all animation callbacks of one frame', () => {
    const frame = [task(1000, 8000), fire(1200, 1000), fire(2300, 3000)];
    expect(framesIn([...NAMES, ...frame])).toEqual([{ cpu: 2, wall: 4, whole: 4, until: 4, due: 4, moving: false }]);
  });

  it('includes work after a frame until the next one, but not before the first', () => {
    const frames = [task(1000, 2000), fire(1100, 600), task(9000, 2000), fire(9100, 600)];
    const others = [task(200, 400), task(4000, 1000), task(6000, 600), task(12_000, 200)];
    expect(framesIn([...NAMES, ...frames, ...others]).map(({ until }) => until)).toEqual([1.8, 1.1]);
  });

  it('tells what of that work ran while the game loop asked for its next frame, and so may have delayed it', () => {
    const first = [mark(500, ASK_MARK), task(1000, 2000), mark(1050, ANSWER_MARK), fire(1100, 600)];
    const unasked = [task(4000, 1000)];
    const asking = [task(6000, 400), mark(6200, ASK_MARK), task(7000, 600)];
    const second = [task(9000, 2000), mark(9050, ANSWER_MARK), fire(9100, 600)];
    const [frame] = framesIn([...NAMES, ...first, ...unasked, ...asking, ...second]);
    expect(frame).toMatchObject({ whole: 1, until: 2, due: 1.3 });
  });

  it('given a game loop that goes to sleep, then what is done meanwhile has delayed no frame', () => {
    const first = [task(1000, 2000), mark(1050, ANSWER_MARK), fire(1100, 600), mark(2900, ASK_MARK)];
    const end = [task(4000, 1000), mark(4100, WITHDRAW_MARK)];
    const [frame] = framesIn([...NAMES, ...first, ...end, task(9000, 2000), fire(9100, 600)]);
    expect(frame).toMatchObject({ whole: 1, until: 1.5, due: 1 });
  });

  it('counts what is done from a press to the first frame as an interval of its own', () => {
    const events = [
      ...[task(1000, 2000), mark(1050, MOTION_MARK), fire(1100, 600), task(4000, 400), mark(4500, REST_MARK)],
      ...[task(5000, 800), task(7000, 1000), mark(7100, MOTION_MARK), task(8500, 600), task(9200, 200), fire(9300, 50)],
    ];
    expect(framesIn([...NAMES, ...events]).map(({ until, isPress = false }) => [until, isPress])).toEqual([
      [1.2, false],
      [0.8, true],
      [0.1, false],
    ]);
  });

  it('includes no work after the end of an animation in its last frame', () => {
    const frames = [task(1000, 2000), fire(1100, 600), task(9000, 2000), fire(9100, 600)];
    const marks = [mark(900, MOTION_MARK), mark(5000, REST_MARK)];
    const others = [task(4000, 400), task(6000, 600)];
    const found = framesIn([...NAMES, ...frames, ...marks, ...others]);
    expect(found.map(({ until, moving }) => [until, moving])).toEqual([
      [1.2, true],
      [1, false],
    ]);
  });

  it('counts layouts between the marks of the page, on its main thread only', () => {
    const layouts = [1000, 3000, 5000, 9000].map((at) => took('Layout', at, 100));
    const elsewhere = { ...took('Layout', 4000, 100), tid: 2 };
    expect(layoutsIn([...NAMES, ...layouts, elsewhere, mark(2000, MOTION_MARK), mark(6000, REST_MARK)])).toBe(2);
  });

  it('knows from the marks of the page whether something moved', () => {
    const frames = [1000, 5000, 9000, 13_000].flatMap((at) => [task(at, 2000), fire(at + 100, 600)]);
    const click = [task(3500, 900), mark(4000, MOTION_MARK)];
    const end = [task(11_500, 500), mark(11_600, REST_MARK)];
    expect(
      framesIn([...NAMES, ...frames, ...click, ...end])
        .filter(({ isPress }) => !isPress)
        .map(({ moving }) => moving),
    ).toEqual([false, true, true, false]);
  });

  it('is listed in order of time, even if the events are not in order', () => {
    const frames = [task(9000, 2000), fire(9100, 800), task(1000, 2000), fire(1100, 600)];
    expect(framesIn([...frames, ...NAMES]).map(({ cpu }) => cpu)).toEqual([0.3, 0.4]);
  });

  it('leaves out tasks without an animation frame, nested tasks and other threads', () => {
    const timer = [task(100, 500), took('Layout', 200, 100)];
    const frame = [task(1000, 8000), task(1100, 7000), fire(1200, 2000)];
    const elsewhere = [
      { ...task(1000, 9000), tid: 2 },
      { ...fire(1300, 5000), tid: 2 },
      { ...task(500, 9000), pid: 3, tid: 3 },
      { ...fire(600, 5000), pid: 3, tid: 3 },
    ];
    expect(framesIn([...NAMES, ...elsewhere, ...timer, ...frame])).toEqual([
      { cpu: 1, wall: 2, whole: 4, until: 4, due: 4, moving: false },
    ]);
  });

  it('keeps the frames of two pages apart', () => {
    const other = [task(1000, 4000), fire(1100, 1000)].map((event) => ({ ...event, pid: 8 }));
    const frames = framesIn([...NAMES, thread(8, 1, 'CrRendererMain'), task(1500, 6000), fire(1600, 2000), ...other]);
    expect(frames.map(({ cpu }) => cpu).sort()).toEqual([0.5, 1]);
  });

  it('does not use wall-clock time in place of thread time', () => {
    const { tdur: _, ...untold } = task(1000, 2000);
    expect(() => framesIn([...NAMES, untold, fire(1100, 600)])).toThrow('time of the threads');
  });
});
