/**
 * Reads the cost of frames from a Chromium trace, as CPU time of the main thread. Wall time would include waiting for a core, which is most
 * of the time on a machine without a graphics card.
 *
 * For the same reason CPU time is measured without CPU throttling, and multiplied by the throttling factor afterwards. Chromium's
 * throttling lets the thread run for a moment and then keeps it busy for three times the wall time that has passed. Example: a loop of 0.62
 * ms took 0.61 ms of CPU time without throttling, while three other programs ran. With throttling it took 3.3 ms beside the other programs
 * (up to 8.5 ms in one of twenty runs), and 2.7 ms alone.
 */

/** An event of the "Trace Event Format". Times are in µs: `ts` and `dur` are wall time, `tdur` is CPU time of the thread. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: unknown };
}

/** The times of one frame, in ms. */
export interface Frame {
  /** CPU time of scripts with their promises, and of style, layout and paint if the page has changed. */
  readonly cpu: number;
  /** Wall time of the same work. */
  readonly wall: number;
  /** CPU time of the whole frame, including the work that the browser does in every frame, even if the page does not change. */
  readonly whole: number;
  /**
   * CPU time from the beginning of this frame to the beginning of the next one, including work between frames. If an animation ends between
   * them, only to the mark of its end: what comes after it delays no frame of it, and is partly the bench's own work, or belongs to the
   * next press.
   */
  readonly until: number;
  /** The part of `until` that ran while the game loop waited for its next frame, and so may have delayed that frame. */
  readonly due: number;
  /** Whether the page's marks say that an animation runs. */
  readonly moving: boolean;
  /**
   * Set if this is no frame but the work from the mark of an animation's beginning to its first frame: the answer to a press. Only `until`
   * and `due` are greater than 0.
   */
  readonly isPress?: true;
}

/** Trace categories needed for `framesIn` and `layoutsIn`. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'toplevel', 'blink.user_timing'];

/** The mark that the page sets when an animation begins. */
export const MOTION_MARK = 'bench-moves';
/** The mark that the page sets when the table is at rest again. */
export const REST_MARK = 'bench-lies';
/** The mark that the page sets when the game loop asks for a frame. Other code asks for frames too, but draws nothing in them. */
export const ASK_MARK = 'bench-asks';
/** The mark that the page sets when the game loop gets its frame. */
export const ANSWER_MARK = 'bench-answers';
/** The mark that the page sets when the game loop withdraws its request, because it goes to sleep. */
export const WITHDRAW_MARK = 'bench-withdraws';

const TASK = 'ThreadControllerImpl::RunTask';
const FIRE = 'FireAnimationFrame';
/** Events of work that the page itself causes, at any point of a frame. */
const OURS: ReadonlySet<string> = new Set([FIRE, 'EventDispatch', 'UpdateLayoutTree', 'Layout', 'Paint']);

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
const sum = (events: readonly TraceEvent[], of: (event: TraceEvent) => number | undefined): number =>
  events.reduce((total, event) => total + (of(event) ?? 0), 0) / 1000;

/** Returns the events that are not inside another event of the list. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = endOf(event);
    return true;
  });
}

/** Returns the main threads of the pages. */
function mainThreads(events: readonly TraceEvent[]): ReadonlySet<string> {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  return new Set(named.map(threadOf));
}

/**
 * Returns the frames that have an animation callback, per page, in order, and the presses before animations (`isPress`). A frame is a task
 * of the page's main thread.
 * @throws Error if the trace has no CPU times, which Chromium records only on Linux, Android and Windows
 */
export function framesIn(events: readonly TraceEvent[]): Frame[] {
  return [...mainThreads(events)].flatMap((thread) => framesOn(events.filter((event) => threadOf(event) === thread)));
}

/** Counts the layouts between `MOTION_MARK` and `REST_MARK`, that is, during animations. */
export function layoutsIn(events: readonly TraceEvent[]): number {
  const main = mainThreads(events);
  const told = events.filter((event) => main.has(threadOf(event))).sort((a, b) => a.ts - b.ts);
  let moving = false;
  return told.filter(({ name }) => {
    if (name === MOTION_MARK) moving = true;
    if (name === REST_MARK) moving = false;
    return moving && name === 'Layout';
  }).length;
}

/** Trace categories needed for `longestTask`. */
export const TASK_CATEGORIES = ['toplevel'];

/** Returns the most CPU ms (`own`) and the most wall ms that any task on the pages' main threads took. */
export function longestTask(events: readonly TraceEvent[]): { readonly own: number; readonly wall: number } {
  const main = mainThreads(events);
  const tasks = events.filter((event) => event.name === TASK && event.ph === 'X' && main.has(threadOf(event)));
  const most = (of: (event: TraceEvent) => number | undefined) =>
    Math.max(0, ...tasks.map((task) => of(task) ?? 0)) / 1000;
  return { own: most(({ tdur }) => tdur), wall: most(({ dur }) => dur) };
}

/** Returns the CPU ms of each task on the pages' worker threads, in order. */
export function workerTasks(events: readonly TraceEvent[]): number[] {
  const named = events.filter(
    ({ name, args }) => name === 'thread_name' && /^DedicatedWorker/.test(String(args?.name)),
  );
  const workers = new Set(named.map(threadOf));
  const tasks = events.filter((event) => event.name === TASK && event.ph === 'X' && workers.has(threadOf(event)));
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

/** Returns the requests of the game loop that no frame has answered. No work can delay such a frame. */
function withdrawn(sorted: readonly TraceEvent[]): ReadonlySet<TraceEvent> {
  const found = new Set<TraceEvent>();
  let last: TraceEvent | null = null;
  for (const event of sorted) {
    if (event.name === WITHDRAW_MARK && last) found.add(last);
    if (event.name === ASK_MARK) last = event;
    else if (event.name === ANSWER_MARK || event.name === WITHDRAW_MARK) last = null;
  }
  return found;
}

function framesOn(events: readonly TraceEvent[]): Frame[] {
  const told = [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const frames: (Frame & { until: number; due: number })[] = [];
  const vain = withdrawn(told);
  let isAsked = false;
  let next = 0;
  let moving = false;
  /** Whether an animation has begun whose answer to the press has not been found yet. */
  let begins = false;
  for (const task of outermost(told.filter(({ name, ph }) => name === TASK && ph === 'X'))) {
    const within: TraceEvent[] = [];
    let isDue = isAsked;
    for (let event = told[next]; event && event.ts <= endOf(task); event = told[++next]) {
      if (event.name === MOTION_MARK) {
        moving = true;
        begins = true;
      }
      if (event.name === REST_MARK) moving = false;
      if (event.name === ASK_MARK) isAsked = !vain.has(event);
      if (event.name === ANSWER_MARK) isAsked = false;
      if (event.ts <= task.ts) isDue = isAsked;
      if (event.ts >= task.ts) within.push(event);
    }
    const ms = sum([task], ({ tdur }) => tdur);
    if (within.some(({ name }) => name === FIRE)) {
      begins = false;
      frames.push(frameOf(task, within, moving));
      continue;
    }
    if (begins) frames.push({ cpu: 0, wall: 0, whole: 0, until: 0, due: 0, moving: true, isPress: true });
    begins = false;
    const last = frames.at(-1);
    if (last && (moving || !last.moving)) {
      last.until += ms;
      if (isDue) last.due += ms;
    }
  }
  return frames;
}

function frameOf(task: TraceEvent, within: readonly TraceEvent[], moving: boolean): Frame {
  if (task.tdur === undefined) throw new Error('the trace has no CPU time of the threads');
  const ours = outermost(within.filter(({ name, ph }) => ph === 'X' && OURS.has(name)));
  return {
    cpu: sum(ours, ({ tdur }) => tdur),
    wall: sum(ours, ({ dur }) => dur),
    whole: sum([task], ({ tdur }) => tdur),
    until: sum([task], ({ tdur }) => tdur),
    due: sum([task], ({ tdur }) => tdur),
    moving,
  };
}
