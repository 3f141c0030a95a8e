/** Runs the scene of a scenario: shows a play and turns the player's gestures into commands. The scene contains no rules. */
import Phaser from 'phaser';
import type { Gesture } from '../../../gestures/gestures';
import type { ExplainTarget } from '../../../i18n/inHand/glossary';
import { answerWith, isDamageQuestion, proposeCard } from '../../../session/inHand/damageAnswers';
import { canWalk, hexesInReach, type Interaction } from '../../../session/inHand/interaction';
import { choiceVoice } from '../../../sound/inHand';
import type { Point } from '../../art';
import { cssCamera, pointOnTable, timeTweensByFrames, windowSize } from '../../canvas';
import { type Found, Pointers } from '../../core/Pointers';
import type { Arrangement } from './arrangement';
import { directorOf, type TableDirector } from './directorOf';
import type { HalfDrag } from './HalfDrag';
import { landmarksOf } from './landmarks';
import { Table } from './Table';
import type { TableInit } from './TableInit';
import { TapQueue } from './TapQueue';
import { type Hit, RULES, reduceGesture, type TableInput, type Trail } from './tableInput';
import { activityOf, viewOf } from './tableView';
import { cardAt, Taps } from './taps';

export class TableScene extends Phaser.Scene {
  private init_: TableInit | null = null;
  private table: Table | null = null;
  private taps: Taps | null = null;
  private director: TableDirector | null = null;
  private lifting: HalfDrag | null = null;
  private pointers: Pointers<Hit> | null = null;
  /** The path that the player is drawing. */
  private trail: Trail = null;
  /**
   * Whether the running animation follows from the player's own choice and reveals nothing. A gesture during such an
   * animation takes effect when the animation has ended.
   */
  private queues = false;
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
    this.pointers = new Pointers<Hit>(this, {
      rules: RULES,
      find: (at) => this.find(at, table, interaction),
      idle: () => this.idle(),
      handle: (gesture, pointer) => this.handle(gesture, pointer, table, init),
    });
  }

  private arrangement({ variant, hand }: TableInit): Arrangement {
    return { layoutForDie: variant?.layoutForDie ?? null, hand: hand() };
  }

  private close(): void {
    for (const end of this.leave) end();
    this.director?.stop();
    // A decisive roll that is under way has muted the music, and does not end any more.
    this.init_?.sound.setQuiet(false);
    this.lifting?.close();
    this.scale.off(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.pointers?.close();
    this.pointers = null;
    this.trail = null;
    this.table?.baker.clear();
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

  /** What a pointer that comes down finds on the table. */
  private find(at: Point, table: Table, interaction: Interaction): Found<Hit> {
    const { busy = false, isPaused = false } = this.director ?? {};
    const hit = busy ? { on: 'other' as const } : this.hitAt(at, table, interaction);
    const target = { hit, canHold: hit.on === 'half', picksUp: hit.on === 'thing' };
    return { target, busy, queues: this.queues && !isPaused };
  }

  private hitAt(at: Point, table: Table, interaction: Interaction): Hit {
    if (this.rolls && table.roller.isAt(at)) return { on: 'thing' };
    if (this.answerAt(at, table, interaction)) return { on: 'thing' };
    if (this.lifting?.canLiftAt(at)) return { on: 'half' };
    if (activityOf(interaction.play) !== 'map' || cardAt(table, at.x, at.y)) return { on: 'other' };
    return { on: 'map', map: { x: table.map.x, y: table.map.y } };
  }

  /** The hand card at a point, if it can answer damage. */
  private answerAt({ x, y }: Point, table: Table, { play, options }: Interaction) {
    if (this.rolls || !isDamageQuestion(play)) return null;
    const card = cardAt(table, x, y);
    return card && answerWith(card.id, play, options, null) ? card : null;
  }

  private handle(gesture: Gesture<Hit>, pointer: Phaser.Input.Pointer | null, table: Table, init: TableInit): void {
    const [trail, input] = reduceGesture(this.trail, gesture, {
      hero: () => init.interaction.play.state.hero.at,
      hexAt: ({ x, y }) => table.map.hexAtPoint(x, y),
      ways: () => hexesInReach(init.interaction.play),
    });
    this.trail = trail;
    if (input) this.carryOut(input, table, init, pointer);
  }

  private carryOut(input: TableInput, table: Table, init: TableInit, pointer: Phaser.Input.Pointer | null): void {
    const { interaction } = init;
    switch (input.do) {
      case 'goOn':
        return this.director?.resume();
      case 'grab':
        if (pointer) this.grab(pointer, table, interaction);
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
        return this.tapQueue.add(input.at);
      case 'lift':
        return this.lifting?.lift(input.from, input.to);
      case 'hover':
        return this.lifting?.hover(input.at);
      case 'letGo':
        return this.lifting?.drop(input.at, input.flicked);
      case 'putBack':
        return this.lifting?.putBack();
      case 'undo':
        return void interaction.undo();
      case 'slide':
        return table.needle.slideMap(input.to);
      case 'settle':
        return this.settle(input.from, table, interaction);
      case 'aim':
        return interaction.previewWay(input.path);
      case 'walk':
        if (canWalk(interaction.play, interaction.draft.path)) interaction.sendDraft();
        return;
      default:
        input satisfies never;
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

  /** Picks up the ruler, the die, or a card that can answer damage. */
  private grab(pointer: Phaser.Input.Pointer, table: Table, interaction: Interaction): void {
    const card = this.answerAt({ x: pointer.worldX, y: pointer.worldY }, table, interaction);
    if (card) table.blow.grab(pointer, card.id, table.cardSprite(card.id));
    else table.roller.grab(pointer);
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
    this.pointers?.cancel();
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
