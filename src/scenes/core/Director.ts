/** Plays what happened in order, and then lays the picture from the state. Whatever is cut short, the end is the same. */

import type Phaser from 'phaser';
import type { Play } from '../../flow/inHand/play';
import type { GameEvent } from '../../rules/inHand/events';
import type { Draft } from '../../session/inHand/interaction';
import type { Sound } from '../../sound';
import { present, STILL } from '../inHand/table/presenters';
import { isWaitedFor } from '../inHand/table/stepMode';
import type { Table } from '../inHand/table/Table';
import { type TableView, viewOf } from '../inHand/table/tableView';

interface Act {
  readonly events: readonly GameEvent[];
  readonly play: Play;
}

export class Director {
  private readonly acts: Act[] = [];
  private working: Promise<void> | null = null;
  private ended = false;
  /** The picture is laid anew: nobody waits for what led to it. */
  private skips = false;
  /** Paints what lies there in the end; null: it is not fetched yet. */
  private paintEnd: typeof import('../inHand/table/paintAhead').paintEnd | null = null;
  /** Counts what is shown: what is painted ahead for an earlier picture is not wanted any more. */
  private turn = 0;
  /** Ends the wait after an event. */
  private wave: (() => void) | null = null;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly table: Table,
    private readonly sound: Sound,
    private readonly draft: () => Draft,
    /** The picture stands: the words around the table may follow. */
    private readonly onLaid: (play: Play) => void,
    /** Something begins to be shown. */
    private readonly onBusy: () => void,
    /** Step by step, as the player wants it: what happened is to be waved on; null: it has been. */
    private readonly steps: {
      readonly wanted: () => boolean;
      readonly onWait: (event: GameEvent | null, play: Play) => void;
    },
  ) {}

  get busy(): boolean {
    return this.working !== null;
  }

  /** Whether it waits to be waved on. */
  get waits(): boolean {
    return this.wave !== null;
  }

  /** The player taps: on from where it waits, or to the end of what moves. */
  goOn(): void {
    if (this.wave) this.wave();
    else this.table.motion.hurry();
  }

  private async wait(event: GameEvent, play: Play): Promise<void> {
    const { steps, table } = this;
    if (!steps.wanted() || !isWaitedFor(event) || this.ended) return;
    steps.onWait(event, play);
    await new Promise<void>((resolve) => {
      this.wave = resolve;
    });
    this.wave = null;
    steps.onWait(null, play);
    // A tap has ended what moved: what comes next is to be seen again.
    if (!this.skips) table.motion.calm();
  }

  /** Resolves when nothing is left to be shown. */
  async idle(): Promise<void> {
    while (this.working && !this.ended) await this.working;
  }

  show(events: readonly GameEvent[], play: Play): void {
    this.acts.push({ events, play });
    this.onBusy();
    this.working ??= this.work();
  }

  /** Lays the picture at once, without showing how it came about. */
  lay(play: Play): void {
    if (this.working) {
      // What is being shown comes to its end at once, and then this.
      this.acts.splice(0, Number.POSITIVE_INFINITY, { events: [], play });
      this.skips = true;
      this.table.motion.hurry();
      return this.wave?.();
    }
    const view = this.viewOf(play);
    this.table.fit(view.mode);
    this.table.lay(view);
    this.sign(view, play);
    this.onLaid(play);
    this.lookAhead(play);
  }

  /** Where nothing moves, nothing is in the way of painting. */
  private lookAhead(play: Play): void {
    const turn = ++this.turn;
    const { table } = this;
    if (!table.motion.moves) return;
    const wanted = () => this.turn === turn && !this.ended;
    import('../inHand/table/paintAhead').then(
      ({ paintEnd, paintOutcomes }) => {
        this.paintEnd = paintEnd;
        if (wanted()) void paintOutcomes(table, play, wanted);
      },
      () => {},
    );
  }

  private sign(view: TableView, play: Play): void {
    this.table.signs.lay(view, play, this.table.layout, (id) => this.table.cardSprite(id));
  }

  stop(): void {
    this.ended = true;
    this.acts.length = 0;
    this.skips = true;
    this.table.motion.hurry();
    this.wave?.();
  }

  private viewOf(play: Play): TableView {
    return viewOf(play, this.draft());
  }

  private async work(): Promise<void> {
    const { table } = this;
    let laid: Play | null = null;
    for (let act = this.acts.shift(); act && !this.ended; act = this.acts.shift()) {
      const { play, events } = act;
      const next = this.viewOf(play);
      const turn = ++this.turn;
      const wanted = () => this.turn === turn && table.motion.moves && !this.ended;
      const painted = wanted() ? this.paintEnd?.(table, { events, view: next, play }, wanted) : null;
      for (const event of events) {
        if (event.type === 'rolled') await this.toRoll(next);
        const shown = present({ scene: this.scene, table, sound: this.sound, next }, event);
        await shown;
        if (shown !== STILL) await this.betweenFrames();
        if (this.ended) return;
        if (!this.skips) await this.wait(event, play);
        if (this.ended) return;
      }
      await painted;
      await this.betweenFrames();
      if (this.ended) return;
      const turns = table.view?.mode !== next.mode;
      table.roller.clear();
      table.signs.hide();
      table.fit(next.mode);
      table.paint(next);
      await table.arrange(next, this.acts.length > 0 ? 0 : turns ? 420 : 200);
      this.sign(next, play);
      await this.betweenFrames();
      if (this.acts.length > 0 || this.ended) continue;
      this.onLaid(play);
      laid = play;
    }
    table.motion.calm();
    this.skips = false;
    this.working = null;
    if (laid) this.lookAhead(laid);
  }

  /** While things move, frames are kept short: what takes longer is done after the frame in which something came to its end. */
  private async betweenFrames(): Promise<void> {
    if (this.table.motion.moves) await new Promise((resolve) => setTimeout(resolve));
  }

  /** A roll that nobody threw by hand, out of its place: the cards are brought together first. */
  private async toRoll(next: TableView): Promise<void> {
    const { table } = this;
    if (table.view?.mode === 'roll') return;
    table.fit('roll');
    const view = { ...next, mode: 'roll' as const };
    table.paint(view);
    await table.arrange(view, 320);
  }
}
