/**
 * The scene of a scenario of the Long Table: shows a play and turns the player's gestures into commands. The scene
 * contains no rules.
 */
import Phaser from 'phaser';
import type { Play } from '../../../flow/longTable/play';
import type { HexId } from '../../../rules/core/hexes';
import { figureAt, figureOf } from '../../../rules/longTable/figures';
import type { FigureId } from '../../../rules/longTable/state';
import { MAP_COVERED, MAP_MOVED, MAP_TOP_COVERED, type MapMove } from '../../../session/longTable/mapEvents';
import type { TurnReplay } from '../../../session/longTable/turnReplay';
import type { Point } from '../../art';
import { cssCamera, isLostMouse, timeTweensByFrames, windowSize } from '../../canvas';
import type { Box } from '../../core/pose';
import { HEX } from '../board';
import { pan, zoom } from '../camera';
import { type GestureInput, type GestureOutcome, type GestureState, HOLD_MS, IDLE, nextGesture } from '../gestures';
import { directorOf, type TableDirector } from './directorOf';
import { newEventNotes, noteEvents } from './eventNotes';
import { forecastOf } from './forecastView';
import { Table } from './Table';
import type { TableInit } from './TableInit';
import { activityOf, viewOf } from './tableView';

export class TableScene extends Phaser.Scene {
  private init_: TableInit | null = null;
  private table: Table | null = null;
  private director: TableDirector | null = null;
  private readonly memory = newEventNotes();
  private gesture: GestureState = IDLE;
  /** The path before the current gesture, restored if the gesture is cancelled. */
  private pathBefore: readonly HexId[] = [];
  /** The hex of the last press. A long press may move the map, but a late tap still refers to this hex. */
  private pressed: HexId | null = null;
  /** Whether the map moved just before the press, so that the finger aimed at another hex; a tap is then ignored. */
  private hasSlid = false;
  /** Whether a finger made the last press. */
  private isTouch = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private leave: () => void = () => {};

  constructor() {
    super('table');
  }

  init(data: TableInit): void {
    this.init_ = data;
  }

  create(): void {
    const init = this.init_;
    if (!init) return;
    cssCamera(this);
    timeTweensByFrames(this);
    const { interaction, sound } = init;
    const table = new Table(this, init.hand);
    table.motion.speed = init.speed();
    const onDrawn: TableInit['onDrawn'] = (play, plan) => {
      table.ghost.show(interaction.ghosts.shown, true);
      init.onDrawn(play, plan);
    };
    const director = directorOf(table, { ...init, onDrawn }, this.memory);
    this.table = table;
    this.director = director;
    const { width, height } = windowSize();
    table.resize(width, height, activityOf(interaction.play, interaction.draft));
    // Register this handler before the first drawing, because the scene of a finished game closes during that drawing.
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, this.close, this);
    director.draw(interaction.play);
    if (this.table !== table) return;
    const { ghosts } = interaction;
    // Do not draw the ghost during an animation, because the map is about to change.
    const unfollow = ghosts.subscribe(() => {
      if (!director.busy || ghosts.shown === null) table.ghost.show(ghosts.shown, false);
    });
    const unlisten = interaction.subscribe((change) => {
      table.motion.speed = init.speed();
      if (change.kind === 'command') {
        noteEvents(this.memory, change.events);
        director.show(change.events, change.play);
      } else if (change.kind === 'replay') this.replayTurn(change.turn, change.play);
      else if (change.kind === 'sync') {
        sound.play({ sound: 'recover' });
        director.draw(change.play);
      } else if (!director.busy) this.showDraft(table, init);
    });
    this.leave = () => {
      unlisten();
      unfollow();
      ghosts.pointAt(null);
    };
    this.scale.on(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.input.on(Phaser.Input.Events.GAME_OUT, () => ghosts.pointAt(null));
    this.input.on('pointerdown', this.down, this);
    this.input.on('pointermove', this.move, this);
    this.input.on('pointerup', this.up, this);
    this.input.on('pointerupoutside', this.up, this);
    this.input.on('wheel', this.wheel, this);
    this.game.events.on(Phaser.Core.Events.BLUR, this.cancel, this);
    addEventListener(MAP_COVERED, this.covered);
    addEventListener(MAP_TOP_COVERED, this.topCovered);
    addEventListener(MAP_MOVED, this.steered);
  }

  private readonly covered = (event: Event): void => {
    const { table, director } = this;
    if (table && event instanceof CustomEvent)
      void table.camera.setCoveredHeight(Number(event.detail), director?.busy === false);
  };

  private readonly topCovered = (event: Event): void => {
    const { table, director } = this;
    if (table && event instanceof CustomEvent)
      void table.camera.setTopCoveredHeight(Number(event.detail), director?.busy === false);
  };

  /** Moves the map, or hurries the animation, for a command of a key or button. */
  private readonly steered = (event: Event): void => {
    if (!(event instanceof CustomEvent)) return;
    const how: MapMove = event.detail;
    if (how.do === 'hurry') this.director?.resume();
    else if (how.do === 'cursor') this.table?.putCursor(how.hex);
    else this.table?.camera.moveBy(how);
  };

  /**
   * Replays a turn: draws the table as it was before the command in which the turn began, and applies the events before
   * the turn without animation. Then animates the turn and draws the current table.
   */
  private replayTurn({ before, skippedEvents, events }: TurnReplay, now: Play): void {
    const { director, memory } = this;
    if (!director || director.busy) return;
    for (const event of skippedEvents) memory.skipped.add(event);
    noteEvents(memory, events);
    director.draw(before);
    director.show([...skippedEvents, ...events], now);
  }

  /** Shows a changed selection: repaints the table, and moves the map only if the selection needs another layout. */
  private showDraft(table: Table, { interaction, onDrawn }: TableInit): void {
    const { play, draft } = interaction;
    const view = viewOf(play, interaction);
    const makesRoom = table.view?.activity !== view.activity;
    if (makesRoom) table.fit(view.activity);
    table.paint(view);
    if (makesRoom) void table.arrange(view, 200);
    this.showForecast(table, draft.inspected);
    table.ghost.show(interaction.ghosts.shown, makesRoom);
    onDrawn(play, table.plan);
  }

  /** L36.9: shows what a figure would do if it acted now. */
  private showForecast(table: Table, look: FigureId | null): void {
    const { init_: init } = this;
    const told = look === null || !init ? null : forecastOf(init.interaction.play, look);
    const show = () => (told ? table.labels.show(told.labels, told.path, true) : table.labels.clear());
    show();
    const figure = look === null || !init ? undefined : figureOf(init.interaction.play.state, look);
    const isStill = () => this.table === table && init?.interaction.draft.inspected === look;
    // Show the labels again after the map has moved, because their places depend on the visible part of the map.
    if (figure) void table.camera.follow(figure.hex).then(() => isStill() && show());
  }

  private close(): void {
    this.leave();
    this.table?.ghost.stop();
    this.director?.stop();
    this.scale.off(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.game.events.off(Phaser.Core.Events.BLUR, this.cancel, this);
    removeEventListener(MAP_COVERED, this.covered);
    removeEventListener(MAP_TOP_COVERED, this.topCovered);
    removeEventListener(MAP_MOVED, this.steered);
    this.input.removeAllListeners();
    if (this.timer !== null) clearTimeout(this.timer);
    this.gesture = IDLE;
    this.table = null;
    this.director = null;
  }

  /** Adapts everything to a new window size. */
  fit(): void {
    const { table, init_: init } = this;
    if (!table || !init) return;
    const { width, height } = windowSize();
    table.resize(width, height, activityOf(init.interaction.play, init.interaction.draft));
    this.director?.draw(init.interaction.play);
  }

  /** Repaints everything after a change of language. */
  reprint(): void {
    this.table?.baker.invalidate();
    this.fit();
  }

  /** Resolves when no animation runs and the map is still. */
  async idle(): Promise<void> {
    await this.director?.idle();
    await this.table?.camera.whenStill();
  }

  private down(pointer: Phaser.Input.Pointer): void {
    const { table } = this;
    if (!table) return;
    const { id, worldX: x, worldY: y, downTime: at, button } = pointer;
    const busy = this.director?.busy ?? false;
    const onDeck = table.modifierDeck.isOnDrawableCard({ x, y });
    const drawsPath = !busy && this.startsPath({ x, y }, table);
    this.hasSlid = !busy && table.hasSlidFrom({ x, y });
    this.pressed = table.hexAt({ x, y });
    this.isTouch = pointer.wasTouch;
    table.putCursor(null);
    this.feed({ type: 'down', pointer: id, x, y, at, button, busy, onDeck, drawsPath });
  }

  /**
   * Whether a drag from this point draws a path: the point is on a figure that may move, or on the end of the drawn path.
   */
  private startsPath(at: Point, table: Table): boolean {
    const { interaction } = this.init_ ?? {};
    const hex = table.hexAt(at);
    return (
      hex !== null && interaction !== undefined && (hex === interaction.mover || hex === interaction.draft.path.at(-1))
    );
  }

  /** Extends the path over every hex on the line along which the finger moved. */
  private extendPath(from: Point, to: Point, begins: boolean, table: Table, { interaction }: TableInit): void {
    if (begins) this.pathBefore = interaction.draft.path;
    const parts = Math.max(
      1,
      Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / ((HEX * table.camera.view.scale) / 4)),
    );
    let last: HexId | null = begins ? null : table.hexAt(from);
    for (let i = begins ? 0 : 1; i <= parts; i += 1) {
      const hex = table.hexAt({ x: from.x + ((to.x - from.x) * i) / parts, y: from.y + ((to.y - from.y) * i) / parts });
      if (hex !== null && hex !== last) interaction.extendPath(hex);
      last = hex;
    }
  }

  private move(pointer: Phaser.Input.Pointer): void {
    if (this.gesture.is !== 'idle' && isLostMouse(pointer)) this.cancel();
    this.hover(pointer);
    this.feed({ type: 'move', pointer: pointer.id, x: pointer.worldX, y: pointer.worldY, at: pointer.moveTime });
  }

  /** Shows the ghost for the hex under the mouse, if no button is pressed. */
  private hover({ wasTouch, buttons, worldX: x, worldY: y }: Phaser.Input.Pointer): void {
    const { table, init_: init } = this;
    if (!table || !init || wasTouch || buttons !== 0) return;
    const isSeen = isOn(table.plan.map, { x, y });
    init.interaction.ghosts.pointAt(isSeen ? table.hexAt({ x, y }) : null);
  }

  private up(pointer: Phaser.Input.Pointer): void {
    // The browser cancelled the touch, for example because of a call, so it is neither a tap nor a draw.
    if (pointer.wasCanceled) return this.cancel();
    this.feed({ type: 'up', pointer: pointer.id, x: pointer.worldX, y: pointer.worldY, at: pointer.upTime });
  }

  private wheel(pointer: Phaser.Input.Pointer, _over: unknown, _dx: number, dy: number): void {
    this.feed({ type: 'wheel', x: pointer.worldX, y: pointer.worldY, by: dy });
  }

  private cancel(): void {
    this.feed({ type: 'cancel' });
  }

  private feed(input: GestureInput): void {
    const { table, init_: init } = this;
    if (!table || !init) return;
    const [state, outcome] = nextGesture(this.gesture, input);
    this.gesture = state;
    table.camera.isHeld = state.is !== 'idle';
    this.watchHold(state);
    if (outcome) this.carryOut(outcome, table, init);
  }

  /** Starts the timer of a long press, or stops it if the press has ended. */
  private watchHold({ is }: GestureState): void {
    const presses = is === 'pressing' || is === 'holdingCard';
    if (presses && this.timer === null) {
      this.timer = setTimeout(() => {
        this.timer = null;
        this.feed({ type: 'longPress' });
      }, HOLD_MS);
    } else if (!presses && this.timer !== null) {
      clearTimeout(this.timer);
      this.timer = null;
    }
  }

  private carryOut(outcome: GestureOutcome, table: Table, init: TableInit): void {
    const { interaction } = init;
    switch (outcome.do) {
      case 'goOn':
        return this.director?.resume();
      case 'tap':
        if (this.hasSlid) return;
        if (outcome.late) interaction.inspect(null);
        // A tap that did something must not count as the first tap of a double tap.
        if (interaction.tapHex(outcome.late ? this.pressed : table.hexAt(outcome.at), this.isTouch))
          this.gesture = IDLE;
        return;
      case 'fit':
        return void table.camera.fitAgain();
      case 'ask': {
        const hex = table.hexAt(outcome.at);
        const figure = hex === null ? undefined : figureAt(interaction.play.state, hex);
        // A long press on an empty hex previews the path there.
        if (hex !== null && !figure && interaction.places.spots.get(hex)?.way) return interaction.extendPath(hex);
        return interaction.inspect(figure?.id ?? null);
      }
      case 'extendPath':
        return this.extendPath(outcome.from, outcome.to, outcome.begins, table, init);
      case 'endPath':
        if (!isOn(table.plan.map, outcome.at)) interaction.restorePath(this.pathBefore);
        return;
      case 'cancelPath':
        return interaction.restorePath(this.pathBefore);
      case 'pan':
        return table.camera.setPlayerView(pan(table.camera.view, outcome.by));
      case 'zoom':
        if (outcome.turn !== 0) interaction.rotateArea(outcome.turn);
        return table.camera.setPlayerView(zoom(pan(table.camera.view, outcome.by), outcome.at, outcome.factor));
      case 'undo':
        return void interaction.undo();
      case 'carry':
        return table.modifierDeck.carry(outcome.to);
      case 'draw':
        return this.draw();
      case 'drop':
        return table.modifierDeck.drop();
      case 'askDeck':
        table.modifierDeck.drop();
        return interaction.showDeck(true);
      default:
        outcome satisfies never;
    }
  }

  private draw(): void {
    const said = this.init_?.interaction.send({ type: 'draw' });
    if (said && !said.ok) this.init_?.onRefused(said.reason);
  }

  /** Continues after a pause of the step-by-step mode. */
  resume(): void {
    if (this.director?.isPaused) this.director.resume();
  }

  /** For tests: describes each visible object in one line. */
  async drawn(): Promise<string[]> {
    const { snapshotOf } = await import('../../core/snapshot');
    return snapshotOf(this);
  }

  /** For tests: the screen positions of hexes, marks, figures and the deck, by name. */
  places(): Readonly<Record<string, Point>> {
    const { table, init_: init } = this;
    if (!table || !init) return {};
    const view = table.view;
    const hexes = (view?.fittedHexes ?? []).concat(view?.tiles.map(({ hex }) => hex) ?? []);
    const deck = table.modifierDeck.middle;
    return {
      ...Object.fromEntries(hexes.map((hex) => [hex, table.screenCentreOf(hex)])),
      ...Object.fromEntries(
        (view?.marks ?? []).map(({ hex, mark }) => [`${mark.mark} ${hex}`, table.screenCentreOf(hex)]),
      ),
      ...Object.fromEntries((view?.figures ?? []).map(({ id, hex }) => [id, table.screenCentreOf(hex)])),
      ...(deck ? { deck } : {}),
    };
  }
}

const isOn = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
