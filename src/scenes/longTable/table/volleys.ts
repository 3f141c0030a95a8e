/**
 * Finds volleys: the blows against several figures that the rules deal without a question between them. Their stamps
 * land 90 ms apart. The picture freezes once, before the first blow, and shows the figure that is hit last (style guide,
 * section 12).
 */
import type { EventOf, EventType, GameEvent } from '../../../rules/longTable/events';
import type { FigureId } from '../../../rules/longTable/state';

type Draw = EventOf<'modifiersDrawn'>;
type Blow = EventOf<'damaged'>;

export interface VolleyNotes {
  /** For the first draw of an attack, all draws of that attack, if there are several. */
  readonly draws: WeakMap<GameEvent, readonly Draw[]>;
  /** Draws that are animated together with the first draw of their attack. */
  readonly drawnAlready: WeakSet<GameEvent>;
  /** Blows that do not freeze the picture, because their attack continues or the freeze of their volley has been shown. */
  readonly early: WeakSet<GameEvent>;
  /** For the first blow of a volley, the last figure that the volley hits. The freeze shows the tile of that figure. */
  readonly frozen: WeakMap<GameEvent, FigureId>;
  /** Events of a volley before its last blow. Their animations overlap. */
  readonly overlapping: WeakSet<GameEvent>;
  /** For each figure of a volley, its latest animation. The event after the volley waits for all these animations. */
  readonly running: Map<FigureId, Promise<void>>;
}

export const newVolleyNotes = (): VolleyNotes => ({
  draws: new WeakMap(),
  drawnAlready: new WeakSet(),
  early: new WeakSet(),
  frozen: new WeakMap(),
  overlapping: new WeakSet(),
  running: new Map(),
});

/** Events before and after which blows belong to different attacks. */
const LIMITS: ReadonlySet<EventType> = new Set(['attackBegan', 'turnBegan', 'turnEnded', 'roundEnded']);
/** Events of a volley that may be animated while the blows before them still move. */
const OVERLAPPING: ReadonlySet<EventType> = new Set(['damaged', 'died', 'summonGone']);

/** Finds the draws and the volleys among the events of a command, and adds them to the notes. */
export function noteVolleys(notes: VolleyNotes, events: readonly GameEvent[]): void {
  let from = 0;
  for (const [i, { type }] of events.entries()) {
    if (!LIMITS.has(type)) continue;
    noteStretch(notes, events.slice(from, i));
    from = i;
  }
  noteStretch(notes, events.slice(from));
}

/** @param events the events of at most one attack */
function noteStretch(notes: VolleyNotes, events: readonly GameEvent[]): void {
  const [first, ...later] = events.filter((each): each is Draw => each.type === 'modifiersDrawn');
  if (first && later.length > 0 && later.every(({ figure }) => figure === first.figure)) {
    notes.draws.set(first, [first, ...later]);
    for (const each of later) notes.drawnAlready.add(each);
  }
  const blows = events.filter((each): each is Blow => each.type === 'damaged');
  for (let i = 0; i < blows.length; ) {
    const alike = blows.slice(i).findIndex((each) => blowKey(each) !== blowKey(blows[i]));
    const volley = blows.slice(i, alike < 0 ? undefined : i + alike);
    noteVolley(notes, events, volley);
    i += volley.length;
  }
}

/** Equal for blows of one attacker and one cause. */
const blowKey = (blow: Blow | undefined): string => JSON.stringify([blow?.by, blow?.source]);

function noteVolley(notes: VolleyNotes, events: readonly GameEvent[], volley: readonly Blow[]): void {
  const [first, last] = [volley[0], volley.at(-1)];
  const struck = new Set(volley.map(({ figure }) => figure));
  // A figure that is hit twice is hit by two attacks, one after the other.
  if (!first || !last || first === last || struck.size < volley.length) return;
  const before = events.slice(events.indexOf(first), events.indexOf(last));
  notes.frozen.set(first, last.figure);
  for (const each of volley.slice(1)) notes.early.add(each);
  for (const each of before) if (OVERLAPPING.has(each.type)) notes.overlapping.add(each);
}
