/**
 * Animates the events of a command one after the other, then draws the table from the state. The final picture depends
 * on the state alone, whether the events were animated in full, hurried or skipped.
 *
 * Works for any game mode: the mode passes its table, its presenters and the function that makes a view of a play.
 */
import { afterFrame, afterLayout, afterNextFrame } from './afterFrame';
import type { Motion } from './Motion';

/** The table as the director uses it. */
export interface DirectedTable<Play, View extends { readonly activity: unknown }> {
  readonly motion: Pick<Motion, 'isAnimating' | 'hurry' | 'resume' | 'rest' | 'stop'>;
  /** The view that was drawn last, or null if nothing has been drawn yet. */
  readonly view: View | null;
  /** The ruler or die of a roll; `clear` removes the marks that the roll left. */
  readonly roller: { clear(): void };
  /** The small overlays: flags at cards and the odds of a roll. */
  readonly signs: { hide(): void };
  /** Selects the layout for the player's current activity. */
  fit(activity: View['activity']): void;
  /** Repaints every texture whose content has changed; moves nothing. */
  paint(view: View): void;
  /** Moves every object to its place in `ms`. */
  arrange(view: View, ms: number): Promise<void>;
  /** Draws the whole table without animation and without the signs. */
  draw(view: View): void;
  drawSigns(view: View, play: Play): void;
}

/**
 * Paints textures before they are needed. The painter calls `wanted` between the textures and stops when `wanted` returns
 * false.
 */
export interface PaintAhead<Play, View, Event> {
  /** Paints what the events show during their animation and what the table shows after the animation. */
  paintEnd(end: Transition<Play, View, Event>, wanted: () => boolean): Promise<void>;
  /** Paints what each legal command would show. */
  paintOutcomes(play: Play, wanted: () => boolean): Promise<void>;
}

/** The events of a command, the play after them, and the view of that play. */
export interface Transition<Play, View, Event> {
  readonly events: readonly Event[];
  readonly play: Play;
  readonly view: View;
}

export interface DirectorOptions<Play, View extends { readonly activity: unknown }, Event> {
  readonly table: DirectedTable<Play, View>;
  readonly viewOf: (play: Play) => View;
  /** Animates an event; `next` is the view after the whole command. Resolves when the animation has ended. */
  readonly present: (event: Event, next: View) => Promise<void>;
  /** The promise that `present` returns for an event without an animation. */
  readonly NO_ANIMATION: Promise<void>;
  /** Whether the table pauses after this event in step-by-step mode. */
  readonly pausesAfter: (event: Event) => boolean;
  /** Whether no command has been given since this play. A command is shown only after it is saved. Without it, all plays are current. */
  readonly isCurrent?: (play: Play) => boolean;
  /** Loads the painter lazily, because the first picture does not need it. */
  readonly paintAhead: () => Promise<PaintAhead<Play, View, Event>>;
  /** Called after the animations of a command, when the table shows the resulting state, so that the panels can update. */
  readonly onDrawn: (play: Play) => void;
  /** Called after the events of a command, when the layout for the play is known and before anything moves to its place. */
  readonly onFit?: () => void;
  /** Called when the events of a command are queued. */
  readonly onBusy: () => void;
  readonly steps: {
    /** Whether step-by-step mode is on. */
    readonly wanted: () => boolean;
    /** Called with the event after which the table pauses until `resume`; with null when it continues. */
    readonly onWait: (event: Event | null, play: Play) => void;
  };
}

/** The ms that the table is at rest before it paints ahead: until then the browser lays out the panels of the new state. */
const REST_MS = 300;

/** The ms that objects take to move to their places. */
const ARRANGE_MS = { sameActivity: 200, otherActivity: 420 } as const;

export class Director<Play, View extends { readonly activity: unknown }, Event> {
  /** Commands whose events have not been shown yet. */
  private readonly queue: { readonly events: readonly Event[]; readonly play: Play }[] = [];
  private working: Promise<void> | null = null;
  private ended = false;
  private end = (): void => {};
  /** Resolves at `stop`. Animations that run then do not end any more. */
  private readonly stopped = new Promise<void>((resolve) => {
    this.end = resolve;
  });
  /** Whether the remaining events are shown without animation and without pauses. */
  private skips = false;
  /** The painter for painting ahead; null until it is loaded. */
  private painter: PaintAhead<Play, View, Event> | null = null;
  /**
   * Counts what has been begun: animations of commands and painting ahead. Painting ahead stops when this number has
   * changed.
   */
  private turn = 0;
  /** Ends the pause after an event, or null if there is no pause. */
  private endWait: (() => void) | null = null;

  constructor(private readonly options: DirectorOptions<Play, View, Event>) {}

  /** Whether events of commands are being shown, pauses included. */
  get busy(): boolean {
    return this.working !== null;
  }

  /** Whether the table pauses after an event until `resume`. */
  get isPaused(): boolean {
    return this.endWait !== null;
  }

  /** The player's tap: continues after a pause, or jumps to the end of the running animation. */
  resume(): void {
    if (this.endWait) this.endWait();
    else this.options.table.motion.hurry();
  }

  private async wait(event: Event, play: Play): Promise<void> {
    const { steps, table, pausesAfter } = this.options;
    if (!steps.wanted() || !pausesAfter(event) || this.ended) return;
    steps.onWait(event, play);
    await new Promise<void>((resolve) => {
      this.endWait = resolve;
    });
    this.endWait = null;
    steps.onWait(null, play);
    // The tap that ended the pause may have set the motion to hurried. Reset it, so that the next event is animated.
    if (!this.skips) table.motion.resume();
  }

  /** Resolves when the events of all queued commands have been shown, or after `stop`. */
  async idle(): Promise<void> {
    while (this.working && !this.ended) await Promise.race([this.working, this.stopped]);
  }

  /** Queues the events of a command; they are shown after those already in the queue. */
  show(events: readonly Event[], play: Play): void {
    this.queue.push({ events, play });
    this.options.onBusy();
    // The animation begins when the changed panels have been laid out, so that they do not delay its first frame. By then all commands of
    // one gesture have come: the view of the first one is to know of the others (`viewOf`).
    this.working ??= this.panelsLaidOut().then(() => this.work());
  }

  /** Draws the state of a play without animation; skips a running animation first. */
  draw(play: Play): void {
    const { table, viewOf, onDrawn } = this.options;
    if (this.working) {
      // Skips to the end of the running animation; `work` then draws this play.
      this.queue.splice(0, Number.POSITIVE_INFINITY, { events: [], play });
      this.skips = true;
      table.motion.hurry();
      return this.endWait?.();
    }
    const view = viewOf(play);
    table.fit(view.activity);
    table.draw(view);
    table.drawSigns(view, play);
    onDrawn(play);
    this.lookAhead(play);
  }

  /** Stops everything, because the player leaves the table. */
  stop(): void {
    this.ended = true;
    this.queue.length = 0;
    this.skips = true;
    this.options.table.motion.stop();
    this.endWait?.();
    this.end();
  }

  /**
   * Paints textures for the next commands while the player thinks. Without motion this is skipped, because painting a
   * texture later then delays no animation.
   */
  private lookAhead(play: Play): void {
    const turn = ++this.turn;
    const { table, paintAhead, isCurrent = () => true } = this.options;
    if (!table.motion.isAnimating) return;
    // From the press of a command on, its answer is more urgent.
    const wanted = () => this.turn === turn && !this.ended && isCurrent(play);
    paintAhead().then(
      (painter) => {
        this.painter = painter;
        setTimeout(() => {
          if (wanted()) void painter.paintOutcomes(play, wanted);
        }, REST_MS);
      },
      // If the painter cannot be loaded, each texture is painted when it is shown.
      () => {},
    );
  }

  private async work(): Promise<void> {
    const { table, onDrawn } = this.options;
    let drawn: Play | null = null;
    for (let next = this.queue.shift(); next && !this.ended; next = this.queue.shift()) {
      const { play, events } = next;
      const view = this.options.viewOf(play);
      const turn = ++this.turn;
      const wanted = () => this.turn === turn && table.motion.isAnimating && !this.ended;
      const painted = wanted() ? this.painter?.paintEnd({ events, view, play }, wanted) : null;
      await this.presentAll({ events, view, play });
      if (this.ended) return;
      await painted;
      await this.betweenFrames();
      if (this.ended) return;
      await this.settle(view, play);
      if (this.queue.length > 0 || this.ended) continue;
      table.motion.rest();
      onDrawn(play);
      drawn = play;
    }
    table.motion.resume();
    this.skips = false;
    this.working = null;
    if (drawn) this.lookAhead(drawn);
  }

  private async presentAll({ events, view, play }: Transition<Play, View, Event>): Promise<void> {
    const { present, NO_ANIMATION } = this.options;
    for (const event of events) {
      const shown = present(event, view);
      await shown;
      if (shown !== NO_ANIMATION) await this.betweenFrames();
      if (this.ended) return;
      if (!this.skips) await this.wait(event, play);
      if (this.ended) return;
    }
  }

  /** Draws the state of the play after its events, one part of the work after each frame. */
  private async settle(view: View, play: Play): Promise<void> {
    const { table } = this.options;
    const duration = table.view?.activity === view.activity ? ARRANGE_MS.sameActivity : ARRANGE_MS.otherActivity;
    table.roller.clear();
    table.signs.hide();
    table.fit(view.activity);
    this.options.onFit?.();
    table.paint(view);
    await this.nextFrame();
    if (this.ended) return;
    await table.arrange(view, this.queue.length > 0 ? 0 : duration);
    if (this.ended) return;
    table.drawSigns(view, play);
    await this.nextFrame();
  }

  private async panelsLaidOut(): Promise<void> {
    if (this.options.table.motion.isAnimating) await new Promise<void>(afterLayout);
  }

  /** Lets a frame pass while things move, so that the work before and after it does not add up in one frame. */
  private async nextFrame(): Promise<void> {
    if (this.options.table.motion.isAnimating) await new Promise<void>(afterNextFrame);
  }

  /**
   * Waits for the next frame while things move, so that work after an animation does not lengthen the animation's last
   * frame.
   */
  private async betweenFrames(): Promise<void> {
    if (this.options.table.motion.isAnimating) await new Promise<void>(afterFrame);
  }
}
