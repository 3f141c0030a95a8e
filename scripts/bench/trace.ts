/**
 * What a frame costs, read from a trace of Chromium: the time that the main thread's own clock has counted for it. The wall's clock
 * goes on while the thread waits for a core, which on a machine that draws without a graphics card is most of the time.
 *
 * That is why the throttle is left out and reckoned in afterwards: it works by letting the thread run for a moment and then keeping it
 * busy for three times what the wall's clock says has gone by. A loop of 0.62 ms took 0.61 ms of the thread's time beside three
 * other programs, and 3.3 ms with the throttle on, up to 8.5 ms in one of twenty; 2.7 ms with the machine to itself.
 */

/** As in "Trace Event Format": times in µs; those of the thread's own clock begin with t. */
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

/** In ms. */
export interface Frame {
  /** Of the thread's own time: scripts with their promises, and style, layout and paint if the page has changed. */
  readonly cpu: number;
  /** The same by the wall's clock. */
  readonly wall: number;
  /** Of the thread's own time with what the browser does in every frame, also of a page on which nothing changes. */
  readonly whole: number;
  /** Of the thread's own time, all that it does from the beginning of this frame to the next one's: what is kept out of frames is in it. */
  readonly until: number;
  /** Whether the page says that something is being shown. */
  readonly moving: boolean;
}

/** What has to be traced. */
export const CATEGORIES = ['devtools.timeline', 'toplevel', 'blink.user_timing'];

/** Marks with which the page says that something begins to be shown, and that all lies still again. */
export const MOVES = 'bench-moves';
export const LIES = 'bench-lies';

const TASK = 'ThreadControllerImpl::RunTask';
const FIRE = 'FireAnimationFrame';
/** What is the page's own, wherever in its frame it happens. */
const OURS: ReadonlySet<string> = new Set([FIRE, 'EventDispatch', 'UpdateLayoutTree', 'Layout', 'Paint']);

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
const sum = (events: readonly TraceEvent[], of: (event: TraceEvent) => number | undefined): number =>
  events.reduce((total, event) => total + (of(event) ?? 0), 0) / 1000;

/** Those that lie in no other one of them. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = endOf(event);
    return true;
  });
}

/** The pages' main threads. */
function mainThreads(events: readonly TraceEvent[]): ReadonlySet<string> {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  return new Set(named.map(threadOf));
}

/**
 * The frames in which an animation was asked for, each page's in their order. A frame is a task of the page's main thread.
 * @throws Error where the trace has no clock of the thread's own: Chromium has one on Linux, Android and Windows
 */
export function framesIn(events: readonly TraceEvent[]): Frame[] {
  return [...mainThreads(events)].flatMap((thread) => framesOn(events.filter((event) => threadOf(event) === thread)));
}

/** How often the pages were laid out while something was shown, by the marks of the page. */
export function layoutsIn(events: readonly TraceEvent[]): number {
  const main = mainThreads(events);
  const told = events.filter((event) => main.has(threadOf(event))).sort((a, b) => a.ts - b.ts);
  let moving = false;
  return told.filter(({ name }) => {
    if (name === MOVES) moving = true;
    if (name === LIES) moving = false;
    return moving && name === 'Layout';
  }).length;
}

/** What has to be traced for the longest task. */
export const TASKS = ['toplevel'];

/** Milliseconds of the longest task of the pages' main threads: by the thread's own clock, and by the wall's. */
export function longestTask(events: readonly TraceEvent[]): { readonly own: number; readonly wall: number } {
  const main = mainThreads(events);
  const tasks = events.filter((event) => event.name === TASK && event.ph === 'X' && main.has(threadOf(event)));
  const most = (of: (event: TraceEvent) => number | undefined) =>
    Math.max(0, ...tasks.map((task) => of(task) ?? 0)) / 1000;
  return { own: most(({ tdur }) => tdur), wall: most(({ dur }) => dur) };
}

function framesOn(events: readonly TraceEvent[]): Frame[] {
  const told = [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const frames: (Frame & { until: number })[] = [];
  let next = 0;
  let moving = false;
  for (const task of outermost(told.filter(({ name, ph }) => name === TASK && ph === 'X'))) {
    const within: TraceEvent[] = [];
    for (let event = told[next]; event && event.ts <= endOf(task); event = told[++next]) {
      if (event.name === MOVES) moving = true;
      if (event.name === LIES) moving = false;
      if (event.ts >= task.ts) within.push(event);
    }
    const last = frames.at(-1);
    if (within.some(({ name }) => name === FIRE)) frames.push(frameOf(task, within, moving));
    else if (last) last.until += sum([task], ({ tdur }) => tdur);
  }
  return frames;
}

function frameOf(task: TraceEvent, within: readonly TraceEvent[], moving: boolean): Frame {
  if (task.tdur === undefined) throw new Error('the trace does not tell the time of the threads');
  const ours = outermost(within.filter(({ name, ph }) => ph === 'X' && OURS.has(name)));
  return {
    cpu: sum(ours, ({ tdur }) => tdur),
    wall: sum(ours, ({ dur }) => dur),
    whole: sum([task], ({ tdur }) => tdur),
    until: sum([task], ({ tdur }) => tdur),
    moving,
  };
}
