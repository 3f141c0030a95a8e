/** The scene in which a scenario is played: it is given its moves, and knows no rule. */
import Phaser from 'phaser';
import type { Play } from '../../../flow/inHand/play';
import type { Reason } from '../../../flow/inHand/refusals';
import type { Sighting } from '../../../i18n/inHand/glossary';
import type { HexId } from '../../../rules/core/hexes';
import type { Command } from '../../../rules/inHand/commands';
import type { GameEvent } from '../../../rules/inHand/events';
import { comesToNothing, type Interaction, reachable } from '../../../session/inHand/interaction';
import { choiceVoice, type Sound } from '../../../sound';
import type { Point } from '../../art';
import { cssCamera, steadyTweens, windowSize } from '../../canvas';
import { Director } from '../../core/Director';
import {
  type GestureInput,
  type GestureOutcome,
  type GestureState,
  type Ground,
  gesture,
  IDLE,
} from '../../core/gestures';
import { ABILITY_HALF, ITEM_TAB, TRACKER, trackerCellX } from '../art';
import { ABILITY_AREAS } from '../art/abilityCard';
import { HERO_TABLE } from '../art/characterHpCard';
import type { Arrangement } from './arrangement';
import type { Layout } from './layout';
import { Table } from './Table';
import { modeOf } from './tableView';

export interface TableInit {
  readonly interaction: Interaction;
  readonly sound: Sound;
  /** What the on-table variant needs (R2.2); null where the ruler is laid. */
  readonly variant: typeof import('./onTable') | null;
  /** 0 to 2, as the player has set it. */
  readonly speed: () => number;
  /** Whether the odds of a roll are shown. */
  readonly odds: () => boolean;
  /** Whether the table waits after whatever it shows. */
  readonly step: () => boolean;
  /** What has been shown is to be waved on; null: it has been. */
  readonly onWait: (event: GameEvent | null, play: Play) => void;
  /** The hand in which the game is held. */
  readonly hand: () => Arrangement['hand'];
  /** Where the words around the table have room, each time the picture is laid for a play. */
  readonly onLaid: (play: Play, layout: Layout) => void;
  /** Something is being shown: nothing is asked until it is laid. */
  readonly onBusy: () => void;
  /** Something was said that may not be said now, or would come to nothing. */
  readonly onRefused: (reason: Reason | 'forNothing') => void;
  /** A throw beside the red line. */
  readonly onMiss: () => void;
}

export class TableScene extends Phaser.Scene {
  private init_: TableInit | null = null;
  /** What was tapped and would come to nothing, and when. */
  private warned: { readonly play: Play; readonly tapped: string } | null = null;
  private table: Table | null = null;
  private director: Director | null = null;
  private gesture: GestureState = IDLE;
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
    steadyTweens(this);
    const { interaction, sound, variant } = init;
    const table = new Table(this, sound, variant);
    table.arrangement = this.arrangement(init);
    table.motion.speed = init.speed();
    table.signs.tellsOdds = init.odds();
    const director = new Director(
      this,
      table,
      sound,
      () => interaction.draft,
      (play) => init.onLaid(play, table.layout),
      () => init.onBusy(),
      { wanted: init.step, onWait: (event, play) => init.onWait(event, play) },
    );
    this.table = table;
    this.director = director;
    const { width, height } = windowSize();
    table.resize(width, height, modeOf(interaction.play));
    director.lay(interaction.play);
    let chosen = interaction.draft.cards.length;
    this.leave = [
      interaction.subscribe((change) => {
        const choice = change.kind === 'draft' && choiceVoice(chosen, interaction.draft.cards.length);
        if (choice) sound.play(choice);
        chosen = interaction.draft.cards.length;
        table.motion.speed = init.speed();
        table.signs.tellsOdds = init.odds();
        if (change.kind === 'command') director.show(change.events, change.play);
        else if (change.kind === 'sync') {
          sound.play({ sound: 'recover' });
          director.lay(change.play);
        } else if (!director.busy) director.lay(change.play);
      }),
    ];
    this.scale.on(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.input.on('pointerdown', this.down, this);
    this.input.on('pointermove', this.move, this);
    this.input.on('pointerup', this.up, this);
    this.input.on('pointerupoutside', this.up, this);
    this.input.on('gameout', this.out, this);
    this.game.events.on(Phaser.Core.Events.BLUR, this.cancel, this);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, this.close, this);
  }

  private arrangement({ variant, hand }: TableInit): Arrangement {
    return { onTable: variant !== null, hand: hand() };
  }

  private close(): void {
    for (const end of this.leave) end();
    this.director?.stop();
    this.scale.off(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.game.events.off(Phaser.Core.Events.BLUR, this.cancel, this);
    this.input.removeAllListeners();
    this.feed({ type: 'shutdown' });
    this.table = null;
    this.director = null;
  }

  /** The window has changed: everything is laid anew. */
  fit(): void {
    const { table, init_: init } = this;
    if (!table || !init) return;
    table.arrangement = this.arrangement(init);
    const { width, height } = windowSize();
    table.resize(width, height, modeOf(init.interaction.play));
    this.director?.lay(init.interaction.play);
  }

  /** The texts have changed. */
  reprint(): void {
    this.table?.baker.forget();
    this.fit();
  }

  /** Resolves when nothing moves any more. */
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
    this.feed({ type: 'down', pointer: id, x, y, at, button, busy: this.director?.busy ?? false, map }, pointer);
  }

  private move(pointer: Phaser.Input.Pointer): void {
    this.feed({ type: 'move', pointer: pointer.id, x: pointer.worldX, y: pointer.worldY }, pointer);
  }

  private up(pointer: Phaser.Input.Pointer): void {
    // The browser took the finger away, for a call or a gesture of its own: that is no throw and no tap.
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
    const [state, outcome] = gesture(this.gesture, input, this.ground(table, init));
    this.gesture = state;
    if (outcome) this.carryOut(outcome, table, init, pointer);
  }

  private ground({ map }: Table, { interaction }: TableInit): Ground {
    return {
      hero: () => interaction.play.state.hero.at,
      hexAt: ({ x, y }) => map.hexAtPoint(x, y),
      onMap: ({ x, y }) => modeOf(interaction.play) === 'map' && this.cardAt(x, y) === null,
      ways: () => reachable(interaction.play),
    };
  }

  private carryOut(outcome: GestureOutcome, table: Table, init: TableInit, pointer?: Phaser.Input.Pointer): void {
    const { interaction } = init;
    switch (outcome.do) {
      case 'goOn':
        return this.director?.goOn();
      case 'grab':
        if (pointer && this.rolls && table.roller.grab(pointer)) this.feed({ type: 'grabbed' });
        return;
      case 'carry':
        if (pointer) table.roller.drag(pointer);
        return;
      case 'throw':
        if (pointer) this.release(pointer, table, init);
        return;
      case 'drop':
        table.roller.cancel();
        return this.home(table);
      case 'tap':
        return this.tap(outcome.at.x, outcome.at.y);
      case 'undo':
        return void interaction.undo();
      case 'slide':
        table.map.setPosition(outcome.to.x, outcome.to.y);
        return;
      case 'settle':
        return this.settle(outcome.from, table, interaction);
      case 'aim':
        return interaction.aim(outcome.path);
    }
  }

  /** The map was let go: it lies again where it lay. */
  private settle(from: Point, table: Table, interaction: Interaction): void {
    if (this.slid(from, table, interaction)) return;
    void table.motion.run({ targets: table.map, to: { x: from.x, y: from.y }, duration: 220, ease: 'Cubic.Out' });
  }

  /** The map was slid by hand: the way to the hex that the red arrow points at now is shown. */
  private slid(from: Point, { map }: Table, interaction: Interaction): boolean {
    if (map.x === from.x && map.y === from.y) return false;
    const { x, y } = map.centreOf(interaction.play.state.hero.at);
    const hex = map.hexAtPoint(x + from.x - map.x, y + from.y - map.y);
    const way = hex === null ? undefined : reachable(interaction.play).get(hex);
    if (!way?.canStop || way.path.length === 0) return false;
    map.setPosition(from.x, from.y);
    interaction.aim(way.path);
    return true;
  }

  private release(pointer: Phaser.Input.Pointer, table: Table, init: TableInit): void {
    const result = table.roller.release(pointer, () => init.interaction.say({ type: 'roll' }).ok);
    if (result !== 'miss') return;
    init.onMiss();
    this.home(table);
  }

  /** The ruler goes back to the hand. */
  private home(table: Table): void {
    if (table.view) void table.arrange(table.view, 250);
  }

  private cardAt(x: number, y: number): { id: string; half: 'top' | 'bottom' } | null {
    const { table } = this;
    const cards = [...(table?.hand ?? [])].sort(([, a], [, b]) => b.depth - a.depth);
    for (const [id, sprite] of cards) {
      const at = sprite.touched(x, y);
      if (at) return { id, half: at.y < ABILITY_HALF.height * 0.56 ? 'top' : 'bottom' };
    }
    return null;
  }

  /** A tap says what lies under it, if that may be said. */
  private tap(x: number, y: number): void {
    const { table, init_: init } = this;
    if (!table || !init) return;
    const { interaction } = init;
    const card = this.cardAt(x, y);
    if (card) return this.tapCard(interaction, card);
    for (const [id, tab] of table.items) if (tab.touched(x, y)) return this.say({ type: 'useItem', item: id });
    const track = table.tracker.touched(x, y);
    if (track && interaction.play.state.fight) {
      const distance = Math.ceil((track.x - TRACKER.x) / TRACKER.cell);
      return this.say({ type: 'shift', distance });
    }
    if (modeOf(interaction.play) !== 'map' && table.layout.composition !== 'desktop') return;
    const hex = table.map.hexAtPoint(x, y);
    if (hex) this.tapHex(interaction, hex);
  }

  private say(command: Command): void {
    const said = this.init_?.interaction.say(command);
    if (said && !said.ok) this.init_?.onRefused(said.reason);
  }

  /** What would come to nothing is said at the second tap only: the first one may have been a mistake. */
  private sayOrWarn({ play }: Interaction, command: Command): void {
    const tapped = JSON.stringify(command);
    const warned = this.warned?.play === play && this.warned.tapped === tapped;
    if (warned || !comesToNothing(play, command)) return this.say(command);
    this.warned = { play, tapped };
    this.init_?.onRefused('forNothing');
  }

  private tapCard(interaction: Interaction, { id, half }: { id: string; half: 'top' | 'bottom' }): void {
    if (interaction.play.phase === 'select') return interaction.choose(id);
    const plays = interaction.options.filter((each) => each.type === 'play' && each.card === id && each.half === half);
    const wanted = plays.find((each) => each.type === 'play' && each.basic === interaction.draft.basic);
    if (wanted) return this.sayOrWarn(interaction, wanted);
    const takes = interaction.options.filter((each) => 'card' in each && each.card === id && each.type !== 'play');
    const [only] = takes;
    if (only && takes.length === 1) return this.say(only);
    // The table answers why a card does not do what was asked of it.
    if (interaction.options.some(({ type }) => type === 'play'))
      this.say({ type: 'play', card: id, half, basic: interaction.draft.basic });
  }

  /** The first tap shows the way, the second goes it; a tap on a monster attacks, on a trap disarms. */
  private tapHex(interaction: Interaction, hex: HexId): void {
    const { path } = interaction.draft;
    if (path.at(-1) === hex) return void interaction.commit();
    const way = reachable(interaction.play).get(hex);
    if (way?.canStop) return interaction.aim(way.path);
    const foe = interaction.play.state.foes.find((each) => each.at === hex && each.hp > 0);
    const attacks = interaction.options.filter((each) => each.type === 'attack' && each.foe === foe?.id);
    const richest = attacks.at(-1);
    if (richest) return this.say(richest);
    const fights = interaction.options.find((each) => each.type === 'fight' && each.foe === foe?.id);
    if (fights) return this.say(fights);
    const disarms = interaction.options.find((each) => each.type === 'disarmTrap' && each.at === hex);
    if (disarms) return this.say(disarms);
    if (path.length > 0) interaction.aim(null);
  }

  /** On from where the table waits. @returns whether it waited */
  goOn(): boolean {
    const waits = this.director?.waits ?? false;
    if (waits) this.director?.goOn();
    return waits;
  }

  /** What lies at a point of the screen, to be explained; null while something is being shown. */
  async look(x: number, y: number): Promise<Sighting | null> {
    const { sightingAt } = await import('./hitTest');
    const { table, director, init_: init } = this;
    return table && init && !director?.busy ? sightingAt(table, init.interaction.play, x, y) : null;
  }

  /** The press under way is no tap and no throw. */
  letGo(): void {
    this.cancel();
  }

  /** For tests: everything that is drawn, a line each. */
  async drawn(): Promise<string[]> {
    const { drawnOn } = await import('../../core/snapshot');
    return drawnOn(this);
  }

  /** For tests: where things are on the screen, by name. */
  places(): Readonly<Record<string, { x: number; y: number }>> {
    const { table, init_: init } = this;
    if (!table || !init) return {};
    const places: Record<string, { x: number; y: number }> = {};
    for (const [id, sprite] of table.hand) {
      places[`card:${id}:top`] = sprite.pointAt(ABILITY_HALF.width / 2, 22);
      places[`card:${id}:bottom`] = sprite.pointAt(ABILITY_HALF.width / 2, 62);
      const { bottom } = ABILITY_AREAS;
      places[`card:${id}:lower`] = sprite.pointAt(ABILITY_HALF.width / 2, bottom.y + bottom.height / 2);
      places[`card:${id}:number`] = sprite.pointAt(ABILITY_HALF.width / 2, ABILITY_AREAS.initiative.y);
    }
    for (const hex of Object.keys(init.interaction.play.book.scenario.board.hexes))
      places[`hex:${hex}`] = table.map.centreOf(hex);
    for (let distance = 1; distance <= 7; distance++) {
      places[`tracker:${distance}`] = table.tracker.pointAt(trackerCellX(distance), TRACKER.height / 2);
    }
    for (const [id, tab] of table.items) places[`item:${id}`] = tab.pointAt(ITEM_TAB.width / 2, ITEM_TAB.height / 2);
    places.ruler = table.monsterHp.pointAt(16, 50);
    places.line = table.heroHp.pointAt(20, 44);
    const row = HERO_TABLE.y + HERO_TABLE.rowHeight * (init.interaction.play.book.setup.level - 0.5);
    places.row = table.heroHp.pointAt(HERO_TABLE.columns[1], row);
    if (table.die) places.die = table.die.at;
    return places;
  }
}
