/**
 * Shows what happened, event by event, and then sets the picture from the state of the game. That last step does not depend
 * on how the events were shown: whether they are shown in full, hurried through or left out, the picture in the end is the same.
 *
 * It knows no game mode: a mode hands in its table, its presenters and how its view is made of its play.
 */
import { afterFrame } from './afterFrame';
import type { Motion } from './Motion';

/** What the table can be asked for. */
export interface DirectedTable<Play, View extends { readonly activity: unknown }> {
  readonly motion: Pick<Motion, 'moves' | 'hurry' | 'calm'>;
  /** What was painted last; null: nothing yet. */
  readonly view: View | null;
  /** What a roll is made with, and the marks that it left. */
  readonly roller: { clear(): void };
  /** The small signs on the table: flags, odds. */
  readonly signs: { hide(): void };
  /** Makes room for what the player does now. */
  fit(activity: View['activity']): void;
  /** Paints everything that has changed; nothing is moved. */
  paint(view: View): void;
  /** Moves everything to its place in `ms`. */
  arrange(view: View, ms: number): Promise<void>;
  /** The whole picture at once, save the signs. */
  lay(view: View): void;
  laySigns(view: View, play: Play): void;
}

/** Paints textures before they are shown, while there is time. `wanted` is asked between two: at false it stops. */
export interface PaintAhead<Play, View, Event> {
  /** What the events show on the way, and what lies on the table in the end. */
  paintEnd(end: Shown<Play, View, Event>, wanted: () => boolean): Promise<void>;
  /** What each command that can be given now would show. */
  paintOutcomes(play: Play, wanted: () => boolean): Promise<void>;
}

/** Events, the play that they led to, and its view. */
export interface Shown<Play, View, Event> {
  readonly events: readonly Event[];
  readonly play: Play;
  readonly view: View;
}

export interface DirectorOptions<Play, View extends { readonly activity: unknown }, Event> {
  readonly table: DirectedTable<Play, View>;
  readonly viewOf: (play: Play) => View;
  /** Shows an event on the way to the view that follows its command. Resolves when it has been seen. */
  readonly present: (event: Event, next: View) => Promise<void>;
  /** What `present` returns for an event of which nothing is to be seen. */
  readonly STILL: Promise<void>;
  /** Whether the table waits after an event, step by step. */
  readonly waitsFor: (event: Event) => boolean;
  /** Fetches what paints ahead: it is not needed for the first picture. */
  readonly paintAhead: () => Promise<PaintAhead<Play, View, Event>>;
  /** The picture is set for a play: the words around the table may follow. */
  readonly onLaid: (play: Play) => void;
  /** Something begins to be shown. */
  readonly onBusy: () => void;
  readonly steps: {
    /** Whether the player wants to go step by step. */
    readonly wanted: () => boolean;
    /** The table waits after an event until `goOn`; null: it goes on. */
    readonly onWait: (event: Event | null, play: Play) => void;
  };
}

/** ms in which things are brought to their places. */
const ARRANGE_MS = { sameActivity: 200, otherActivity: 420 } as const;

export class Director<Play, View extends { readonly activity: unknown }, Event> {
  /** What is still to be shown. */
  private readonly queue: { readonly events: readonly Event[]; readonly play: Play }[] = [];
  private working: Promise<void> | null = null;
  private ended = false;
  /** The picture is to be set at once: there is no waiting after the events that are left. */
  private skips = false;
  /** Null: it is not fetched yet. */
  private painter: PaintAhead<Play, View, Event> | null = null;
  /** Counts the pictures: what is painted ahead for an earlier one is not wanted any more. */
  private turn = 0;
  /** Ends the wait after an event. */
  private endWait: (() => void) | null = null;

  constructor(private readonly options: DirectorOptions<Play, View, Event>) {}

  get busy(): boolean {
    return this.working !== null;
  }

  /** Whether it waits for `goOn` after an event. */
  get waits(): boolean {
    return this.endWait !== null;
  }

  /** The player taps: on from where it waits, or to the end of what moves. */
  goOn(): void {
    if (this.endWait) this.endWait();
    else this.options.table.motion.hurry();
  }

  private async wait(event: Event, play: Play): Promise<void> {
    const { steps, table, waitsFor } = this.options;
    if (!steps.wanted() || !waitsFor(event) || this.ended) return;
    steps.onWait(event, play);
    await new Promise<void>((resolve) => {
      this.endWait = resolve;
    });
    this.endWait = null;
    steps.onWait(null, play);
    // The tap that ended the wait may have hurried what moved: what comes next moves again.
    if (!this.skips) table.motion.calm();
  }

  /** Resolves when nothing is left to be shown. */
  async idle(): Promise<void> {
    while (this.working && !this.ended) await this.working;
  }

  /** Shows what a command did, after what is being shown now. */
  show(events: readonly Event[], play: Play): void {
    this.queue.push({ events, play });
    this.options.onBusy();
    // The words around the table change with it: they are laid out before the first frame.
    afterFrame(() => {});
    this.working ??= this.work();
  }

  /** Sets the picture at once, without showing how it came about. */
  lay(play: Play): void {
    const { table, viewOf, onLaid } = this.options;
    if (this.working) {
      // What is being shown is hurried to its end, and then this play is set.
      this.queue.splice(0, Number.POSITIVE_INFINITY, { events: [], play });
      this.skips = true;
      table.motion.hurry();
      return this.endWait?.();
    }
    const view = viewOf(play);
    table.fit(view.activity);
    table.lay(view);
    table.laySigns(view, play);
    onLaid(play);
    this.lookAhead(play);
  }

  /** Ends everything: the table is left. */
  stop(): void {
    this.ended = true;
    this.queue.length = 0;
    this.skips = true;
    this.options.table.motion.hurry();
    this.endWait?.();
  }

  /** Paints what may come next while the player thinks. Where nothing moves, painting later disturbs no motion: it is not done. */
  private lookAhead(play: Play): void {
    const turn = ++this.turn;
    const { table, paintAhead } = this.options;
    if (!table.motion.moves) return;
    const wanted = () => this.turn === turn && !this.ended;
    paintAhead().then(
      (painter) => {
        this.painter = painter;
        if (wanted()) void painter.paintOutcomes(play, wanted);
      },
      // Where it cannot be fetched, everything is painted when it is shown.
      () => {},
    );
  }

  private async work(): Promise<void> {
    const { table, onLaid } = this.options;
    let laid: Play | null = null;
    for (let next = this.queue.shift(); next && !this.ended; next = this.queue.shift()) {
      const { play, events } = next;
      const view = this.options.viewOf(play);
      const turn = ++this.turn;
      const wanted = () => this.turn === turn && table.motion.moves && !this.ended;
      const painted = wanted() ? this.painter?.paintEnd({ events, view, play }, wanted) : null;
      await this.presentAll({ events, view, play });
      if (this.ended) return;
      await painted;
      await this.betweenFrames();
      if (this.ended) return;
      await this.settle(view, play);
      if (this.queue.length > 0 || this.ended) continue;
      onLaid(play);
      laid = play;
    }
    table.motion.calm();
    this.skips = false;
    this.working = null;
    if (laid) this.lookAhead(laid);
  }

  private async presentAll({ events, view, play }: Shown<Play, View, Event>): Promise<void> {
    const { present, STILL } = this.options;
    for (const event of events) {
      const shown = present(event, view);
      await shown;
      if (shown !== STILL) await this.betweenFrames();
      if (this.ended) return;
      if (!this.skips) await this.wait(event, play);
      if (this.ended) return;
    }
  }

  /** Sets the picture from the state. */
  private async settle(view: View, play: Play): Promise<void> {
    const { table } = this.options;
    const duration = table.view?.activity === view.activity ? ARRANGE_MS.sameActivity : ARRANGE_MS.otherActivity;
    table.roller.clear();
    table.signs.hide();
    table.fit(view.activity);
    table.paint(view);
    await table.arrange(view, this.queue.length > 0 ? 0 : duration);
    table.laySigns(view, play);
    await this.betweenFrames();
  }

  /** While things move, frames are kept short: what takes longer is done after the frame in which something came to its end. */
  private async betweenFrames(): Promise<void> {
    if (this.options.table.motion.moves) await new Promise<void>(afterFrame);
  }
}
