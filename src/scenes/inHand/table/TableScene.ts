/** Runs the scene of a scenario: shows a play and turns the player's gestures into commands. The scene contains no rules. */
import Phaser from 'phaser';
import type { ExplainTarget } from '../../../i18n/inHand/glossary';
import { answerWith, isDamageQuestion, proposeCard } from '../../../session/inHand/damageAnswers';
import { canWalk, hexesInReach, type Interaction } from '../../../session/inHand/interaction';
import { choiceVoice } from '../../../sound/inHand';
import type { Point } from '../../art';
import { cssCamera, isLostMouse, pointOnTable, timeTweensByFrames, windowSize } from '../../canvas';
import {
  type GestureContext,
  type GestureInput,
  type GestureOutcome,
  type GestureState,
  IDLE,
  LIFT_HOLD_MS,
  nextGesture,
} from '../../core/gestures';
import type { Arrangement } from './arrangement';
import { directorOf, type TableDirector } from './directorOf';
import type { HalfDrag } from './HalfDrag';
import { landmarksOf } from './landmarks';
import { Table } from './Table';
import type { TableInit } from './TableInit';
import { TapQueue } from './TapQueue';
import { activityOf, viewOf } from './tableView';
import { cardAt, Taps } from './taps';

export class TableScene extends Phaser.Scene {
  private init_: TableInit | null = null;
  private table: Table | null = null;
  private taps: Taps | null = null;
  private director: TableDirector | null = null;
  private lifting: HalfDrag | null = null;
  private gesture: GestureState = IDLE;
  /**
   * Whether the running animation follows from the player's own choice and reveals nothing. A tap during such an
   * animation takes effect when the animation has ended.
   */
  private queues = false;
  private holdTimer: ReturnType<typeof setTimeout> | null = null;
  private readonly tapQueue = new TapQueue({
    isBusy: () => this.director?.busy ?? false,
    idle: () => this.idle(),
    revealedNothing: () => this.queues,
    tap: ({ x, y }) => this.taps?.tap(x, y),
  });
  private leave: (() => void)[] = [];

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
    const { interaction, sound, variant } = init;
    const table = new Table(this, sound, variant);
    table.arrangement = this.arrangement(init);
    table.motion.speed = init.speed();
    table.signs.showsOdds = init.showsOdds();
    const director = directorOf(this, table, init);
    this.table = table;
    this.taps = new Taps(table, init);
    // This import is not awaited. Until it has loaded, no half can be lifted; a new game first asks for two cards anyway.
    void import('./HalfDrag').then(
      (part) => {
        if (this.table === table) this.lifting = new part.HalfDrag(this, table, init);
      },
      () => {},
    );
    this.director = director;
    const { width, height } = windowSize();
    table.resize(width, height, activityOf(interaction.play));
    // `close` must be registered before the first drawing, since a finished game leaves the table immediately.
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, this.close, this);
    director.draw(interaction.play);
    if (this.table !== table) return;
    let chosen = interaction.draft.cards.length;
    this.leave = [
      interaction.subscribe((change) => {
        const choice = change.kind === 'draft' && choiceVoice(chosen, interaction.draft.cards.length);
        if (choice) sound.play(choice);
        chosen = interaction.draft.cards.length;
        table.motion.speed = init.speed();
        table.signs.showsOdds = init.showsOdds();
        if (change.kind === 'command') {
          const reveals = change.events.some(({ type }) => type === 'rolled');
          this.queues = !reveals && (this.queues || !director.busy);
          director.show(change.events, change.play);
        } else if (change.kind === 'sync') {
          sound.play({ sound: 'recover' });
          director.draw(change.play);
        } else if (interaction.draft.lift) table.paint(viewOf(change.play, interaction.draft));
        else if (!director.busy) director.draw(change.play);
        this.lifting?.follow(interaction.draft.lift ?? null);
      }),
    ];
    this.scale.on(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.input.on('pointerdown', this.down, this);
    this.input.on('pointermove', this.move, this);
    this.input.on('pointerup', this.up, this);
    this.input.on('pointerupoutside', this.up, this);
    this.input.on('gameout', this.out, this);
    this.game.events.on(Phaser.Core.Events.BLUR, this.cancel, this);
  }

  private arrangement({ variant, hand }: TableInit): Arrangement {
    return { layoutForDie: variant?.layoutForDie ?? null, hand: hand() };
  }

  private close(): void {
    for (const end of this.leave) end();
    this.endHold();
    this.director?.stop();
    this.scale.off(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.game.events.off(Phaser.Core.Events.BLUR, this.cancel, this);
    this.input.removeAllListeners();
    this.feed({ type: 'shutdown' });
    this.table = null;
    this.taps = null;
    this.lifting = null;
    this.director = null;
  }

  /** Lays everything out for a new window size. */
  fit(): void {
    const { table, init_: init } = this;
    if (!table || !init) return;
    table.arrangement = this.arrangement(init);
    const { width, height } = windowSize();
    table.resize(width, height, activityOf(init.interaction.play));
    this.director?.draw(init.interaction.play);
  }

  /** Repaints everything after a change of language. */
  reprint(): void {
    this.table?.baker.invalidate();
    this.fit();
  }

  /** Resolves when no animation runs. */
  async idle(): Promise<void> {
    await this.director?.idle();
  }

  private get rolls(): boolean {
    return this.init_?.interaction.options.some(({ type }) => type === 'roll') ?? false;
  }

  private down(pointer: Phaser.Input.Pointer): void {
    const { table } = this;
    if (!table) return;
    const { id, worldX: x, worldY: y, downTime: at, button } = pointer;
    const map = { x: table.map.x, y: table.map.y };
    const { busy = false, isPaused = false } = this.director ?? {};
    this.feed({ type: 'down', pointer: id, x, y, at, button, busy, queues: this.queues && !isPaused, map }, pointer);
    this.endHold();
    this.holdTimer = setTimeout(() => this.feed({ type: 'hold', pointer: id }), LIFT_HOLD_MS);
  }

  private endHold(): void {
    if (this.holdTimer !== null) clearTimeout(this.holdTimer);
    this.holdTimer = null;
  }

  private move(pointer: Phaser.Input.Pointer): void {
    if (this.gesture.is !== 'idle' && isLostMouse(pointer)) this.cancel();
    this.feed({ type: 'move', pointer: pointer.id, x: pointer.worldX, y: pointer.worldY }, pointer);
  }

  private up(pointer: Phaser.Input.Pointer): void {
    // The browser cancelled the touch, for example because of a call or a system gesture, so it is neither a throw nor
    // a tap.
    if (pointer.wasCanceled) return this.cancel();
    this.feed({ type: 'up', pointer: pointer.id, x: pointer.worldX, y: pointer.worldY, at: pointer.upTime }, pointer);
  }

  private out(_time: number, event: Event): void {
    this.feed({ type: 'leave', finger: 'touches' in event });
  }

  private cancel(): void {
    this.feed({ type: 'cancel' });
  }

  private feed(input: GestureInput, pointer?: Phaser.Input.Pointer): void {
    const { table, init_: init } = this;
    if (!table || !init) return;
    const [state, outcome] = nextGesture(this.gesture, input, this.gestureContext(table, init));
    this.gesture = state;
    if (outcome) this.carryOut(outcome, table, init, pointer);
  }

  private gestureContext(table: Table, { interaction }: TableInit): GestureContext {
    return {
      hero: () => interaction.play.state.hero.at,
      hexAt: ({ x, y }) => table.map.hexAtPoint(x, y),
      canLift: (at) => this.lifting?.canLiftAt(at) ?? false,
      onMap: ({ x, y }) => activityOf(interaction.play) === 'map' && cardAt(table, x, y) === null,
      ways: () => hexesInReach(interaction.play),
    };
  }

  private carryOut(outcome: GestureOutcome, table: Table, init: TableInit, pointer?: Phaser.Input.Pointer): void {
    const { interaction } = init;
    switch (outcome.do) {
      case 'goOn':
        return this.director?.resume();
      case 'grab':
        if (pointer && this.takesHold(pointer, table, interaction)) this.feed({ type: 'grabbed' });
        return;
      case 'carry':
        if (pointer) (table.blow.isHeld ? table.blow : table.roller).drag(pointer);
        return;
      case 'throw':
        if (pointer && table.blow.isHeld) this.putDown(pointer, table, init);
        else if (pointer) this.release(pointer, table, init);
        return;
      case 'drop':
        table.roller.cancel();
        table.blow.cancel();
        return this.home(table);
      case 'tap':
        this.lifting?.putBack();
        return this.tapQueue.add(outcome.at);
      case 'lift':
        return this.lifting?.lift(outcome.from, outcome.to);
      case 'hover':
        return this.lifting?.hover(outcome.at);
      case 'letGo':
        return this.lifting?.drop(outcome.at, outcome.flicked);
      case 'putBack':
        return this.lifting?.putBack();
      case 'undo':
        return void interaction.undo();
      case 'slide':
        return table.needle.slideMap(outcome.to);
      case 'settle':
        return this.settle(outcome.from, table, interaction);
      case 'aim':
        return interaction.previewWay(outcome.path);
      case 'walk':
        if (canWalk(interaction.play, interaction.draft.path)) interaction.sendDraft();
        return;
      default:
        outcome satisfies never;
    }
  }

  /** Ends a drag of the map: previews the path to the hex at the needle, or moves the map back. */
  private settle(from: Point, table: Table, interaction: Interaction): void {
    if (this.slid(from, table, interaction)) return;
    const at = { x: table.map.x, y: table.map.y };
    const onUpdate = () => table.needle.slideMap(at);
    void table.motion.run({ targets: at, to: { x: from.x, y: from.y }, duration: 220, ease: 'Cubic.Out', onUpdate });
  }

  /**
   * Previews the path to the hex that the player dragged to the needle, and puts the map back.
   * @returns false if the map was not dragged or there is no such path
   */
  private slid(from: Point, { map, needle }: Table, interaction: Interaction): boolean {
    if (map.x === from.x && map.y === from.y) return false;
    const { x, y } = map.centreOf(interaction.play.state.hero.at);
    const hex = map.hexAtPoint(x + from.x - map.x, y + from.y - map.y);
    const way = hex === null ? undefined : hexesInReach(interaction.play).get(hex);
    if (!way?.canStop || way.path.length === 0) return false;
    needle.slideMap(from);
    interaction.previewWay(way.path);
    return true;
  }

  /** Picks up the ruler, the die, or a card that can answer damage. @returns whether anything was picked up */
  private takesHold(pointer: Phaser.Input.Pointer, table: Table, { play, options }: Interaction): boolean {
    if (this.rolls) return table.roller.grab(pointer);
    if (!isDamageQuestion(play)) return false;
    const card = cardAt(table, pointer.worldX, pointer.worldY);
    if (!card || !answerWith(card.id, play, options, null)) return false;
    table.blow.grab(pointer, card.id, table.cardSprite(card.id));
    return true;
  }

  /** Releases a card: proposes a card that was tapped or put into the burst as the answer, and moves any other card back. */
  private putDown(pointer: Phaser.Input.Pointer, table: Table, init: TableInit): void {
    const dropped = table.blow.release(pointer);
    if (!dropped || dropped.how === 'beside') return this.home(table);
    proposeCard(init.interaction, dropped.id);
  }

  private release(pointer: Phaser.Input.Pointer, table: Table, init: TableInit): void {
    const result = table.roller.release(pointer, () => init.interaction.send({ type: 'roll' }).ok);
    if (result !== 'miss') return;
    init.onMiss();
    this.home(table);
  }

  /** Moves the ruler, the die or the released card back to its place. */
  private home(table: Table): void {
    if (table.view) void table.arrange(table.view, 250);
  }

  /** Continues after a pause. @returns whether the table was pausing */
  resume(): boolean {
    const waits = this.director?.isPaused ?? false;
    if (waits) this.director?.resume();
    return waits;
  }

  /** The thing at a point of the window, for an explanation; null if there is none, or during an animation. */
  async look(x: number, y: number): Promise<ExplainTarget | null> {
    const { explainTargetAt } = await import('./hitTest');
    const { table, director, init_: init } = this;
    if (!table || !init || director?.busy) return null;
    const at = pointOnTable(x, y);
    return explainTargetAt(table, init.interaction.play, at.x, at.y);
  }

  /** Cancels the current press, so that it becomes neither a tap nor a throw. */
  cancelPress(): void {
    this.cancel();
  }

  /** Lists every visible object, one line each, for tests. */
  async drawn(): Promise<string[]> {
    const { snapshotOf } = await import('../../core/snapshot');
    return snapshotOf(this);
  }

  /** The positions of things on the screen, by name, for panels and tests. */
  places(): Readonly<Record<string, Point>> {
    const { table, init_: init } = this;
    return table && init ? landmarksOf(table, init.interaction.play) : {};
  }
}
