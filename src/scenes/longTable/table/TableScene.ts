/**
 * The scene of a scenario of the Long Table: shows a play and turns the player's gestures into commands. The scene
 * contains no rules.
 */
import Phaser from 'phaser';
import type { Play } from '../../../flow/longTable/play';
import type { Gesture } from '../../../gestures/gestures';
import type { HexId } from '../../../rules/core/hexes';
import { figureAt, figureOf } from '../../../rules/longTable/figures';
import type { FigureId } from '../../../rules/longTable/state';
import { MAP_COVERED, MAP_MOVED, MAP_TOP_COVERED, type MapMove } from '../../../session/longTable/mapEvents';
import type { TurnReplay } from '../../../session/longTable/turnReplay';
import type { Point } from '../../art';
import { cssCamera, timeTweensByFrames, windowSize } from '../../canvas';
import { type Found, Pointers } from '../../core/Pointers';
import type { Box } from '../../core/pose';
import { HEX } from '../board';
import { pan, zoom } from '../camera';
import { directorOf, type TableDirector } from './directorOf';
import { newEventNotes, noteEvents } from './eventNotes';
import { forecastOf } from './forecastView';
import { showAreaAt } from './hoveredArea';
import { Table } from './Table';
import type { TableInit } from './TableInit';
import { type Hit, NO_INPUT, RULES, reduceGesture, type TableInput } from './tableInput';
import { activityOf, viewOf } from './tableView';

export class TableScene extends Phaser.Scene {
  private init_: TableInit | null = null;
  private table: Table | null = null;
  private director: TableDirector | null = null;
  /** Made anew for each table, because animations that a closed table has stopped never end. */
  private memory = newEventNotes();
  private pointers: Pointers<Hit> | null = null;
  private inputState = NO_INPUT;
  /** The path before the current gesture, restored if the gesture is cancelled. */
  private pathBefore: readonly HexId[] = [];
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
    this.memory = newEventNotes();
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
    this.listen(table, init);
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
    if (how.do === 'hurry') {
      if (this.director?.busy) this.director.resume();
    } else if (how.do === 'cursor') this.table?.putCursor(how.hex);
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
    this.table?.camera.close();
    this.scale.off(Phaser.Scale.Events.RESIZE, this.fit, this);
    removeEventListener(MAP_COVERED, this.covered);
    removeEventListener(MAP_TOP_COVERED, this.topCovered);
    removeEventListener(MAP_MOVED, this.steered);
    this.pointers?.close();
    this.pointers = null;
    this.inputState = NO_INPUT;
    this.table?.baker.clear();
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

  private listen(table: Table, init: TableInit): void {
    this.pointers = new Pointers<Hit>(this, {
      rules: RULES,
      find: (at, pointer) => this.find(at, pointer.wasTouch, table, init),
      handle: (gesture) => this.handle(gesture, table, init),
    });
  }

  /** What a pointer that comes down finds on the table. */
  private find(at: Point, isTouch: boolean, table: Table, { interaction }: TableInit): Found<Hit> {
    const busy = this.director?.busy ?? false;
    const hex = table.hexAt(at);
    const isOnDeck = table.modifierDeck.isOnDrawableCard(at);
    const isOnPath = !busy && hex !== null && (hex === interaction.mover || hex === interaction.draft.path.at(-1));
    const hit: Hit = {
      on: isOnDeck ? 'deck' : isOnPath ? 'path' : 'map',
      hex,
      hasSlid: !busy && table.hasSlidFrom(at),
      isTouch,
    };
    return { target: { hit, canHold: true, picksUp: isOnDeck }, busy, queues: false };
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

  private handle(gesture: Gesture<Hit>, table: Table, init: TableInit): void {
    const [state, input] = reduceGesture(this.inputState, gesture);
    this.inputState = state;
    table.camera.isHeld = this.pointers?.isIdle === false;
    if (gesture.is === 'press' || gesture.is === 'skip') table.putCursor(null);
    if (input) this.carryOut(input, table, init);
  }

  private carryOut(input: TableInput, table: Table, init: TableInit): void {
    const { interaction } = init;
    switch (input.do) {
      case 'goOn':
        return this.director?.resume();
      case 'tap':
        return this.tap(table.hexAt(input.at), input.byTouch, init);
      case 'lateTap':
        interaction.inspect(null);
        return this.tap(input.hex, input.byTouch, init);
      case 'fit':
        return void table.camera.fitAgain();
      case 'ask': {
        const hex = table.hexAt(input.at);
        const figure = hex === null ? undefined : figureAt(interaction.play.state, hex);
        // A long press on an empty hex previews the path there.
        if (hex !== null && !figure && interaction.places.spots.get(hex)?.way) interaction.extendPath(hex);
        else interaction.inspect(figure?.id ?? null);
        if (hex !== null && !figure) interaction.explain(hex);
        return;
      }
      case 'hover': {
        const hex = input.at !== null && isOn(table.plan.map, input.at) ? table.hexAt(input.at) : null;
        showAreaAt(hex, interaction);
        return interaction.ghosts.pointAt(hex);
      }
      case 'extendPath':
        return this.extendPath(input.from, input.to, input.begins, table, init);
      case 'endPath':
        if (!isOn(table.plan.map, input.at)) interaction.restorePath(this.pathBefore);
        return;
      case 'cancelPath':
        return interaction.restorePath(this.pathBefore);
      case 'pan':
        return table.camera.setPlayerView(pan(table.camera.view, input.by));
      case 'zoom':
        if (input.turn !== 0) interaction.rotateArea(input.turn);
        return table.camera.setPlayerView(zoom(pan(table.camera.view, input.by), input.at, input.factor));
      case 'undo':
        return void interaction.undo();
      case 'carry':
        return table.modifierDeck.carry(input.to);
      case 'draw':
        return this.draw();
      case 'drop':
        return table.modifierDeck.drop();
      case 'askDeck':
        table.modifierDeck.drop();
        return interaction.showDeck(true);
      default:
        input satisfies never;
    }
  }

  private tap(hex: HexId | null, byTouch: boolean, { interaction }: TableInit): void {
    // A tap that did something must not count as the first tap of a double tap.
    if (interaction.tapHex(hex, byTouch)) this.pointers?.forgetTap();
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
