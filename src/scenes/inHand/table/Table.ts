/** The objects on the table, and how they are laid from a view: `lay` alone makes the picture right. */
import type Phaser from 'phaser';
import type { Play } from '../../../flow/inHand/play';
import type { HexId } from '../../../rules/core/hexes';
import { positionOf } from '../../../rules/inHand/hpCards';
import type { Sound } from '../../../sound';
import { CARD, paintTable } from '../../art';
import { type Bake, Baker } from '../../core/Baker';
import { CardSprite } from '../../core/CardSprite';
import { MapSprite } from '../../core/MapSprite';
import { Motion } from '../../core/Motion';
import { stir } from '../../resting';
import {
  ABILITY_HALF,
  ITEM_TAB,
  lieOf,
  MONSTER_PLATE,
  paintItemTab,
  paintNeedle,
  ROLL_LINE,
  TRACKER,
  trackerCellX,
} from '../art';
import { type Arranged, type Arrangement, arrangedFor, PLAIN } from './arrangement';
import {
  actingFace,
  blockFace,
  cardFace,
  heroHpFace,
  hexFace,
  mapFace,
  monsterHpFace,
  plateFace,
  trackerFace,
} from './bakes';
import type { Die } from './Die';
import { type CardPose, type Insets, type Layout, type Mode, needleFor } from './layout';
import type * as variants from './onTable';
import { Ruler } from './Ruler';
import { Signs } from './Signs';
import type { HandCard, TableView } from './tableView';
import type { Hands } from './thumbs';

type OnTable = typeof variants;

const DEPTH = {
  table: 0,
  map: 10,
  needle: 14,
  plate: 20,
  monsterHp: 24,
  heroHp: 26,
  tracker: 30,
  items: 32,
  hand: 40,
  ruler: 60,
};

/** How far below the middle of the hero's hex the needle ends, in mm of the map. */
const TIP = 4.2;

export class Table {
  readonly motion: Motion;
  readonly baker: Baker;
  readonly map: MapSprite;
  readonly heroHp: CardSprite;
  readonly monsterHp: CardSprite;
  readonly plate: CardSprite;
  readonly tracker: CardSprite;
  readonly hand = new Map<string, CardSprite>();
  readonly items = new Map<string, CardSprite>();
  readonly ruler: Ruler;
  readonly signs: Signs;
  layout: Arranged;
  /** Null: the ruler is laid, as in the book. */
  die: Die | null = null;
  arrangement: Arrangement = PLAIN;
  private mode: Mode = 'map';
  private insets: Insets = { top: 0, bottom: 0 };
  private readonly ground: Phaser.GameObjects.Image;
  private readonly needle: Phaser.GameObjects.Image;
  private readonly block: Phaser.GameObjects.Image;
  private shown: TableView | null = null;
  private hands: Promise<Hands | null> | null = null;

  constructor(
    private readonly scene: Phaser.Scene,
    sound: Sound,
    /** What the on-table variant has instead (R2.2). */
    private readonly variant: OnTable | null,
  ) {
    this.motion = new Motion(scene);
    this.baker = new Baker(scene.textures);
    this.layout = arrangedFor(1, 1, 'map', { top: 0, bottom: 0 }, PLAIN);
    const card = (size: { width: number; height: number }, depth: number) =>
      scene.add.existing(new CardSprite(scene, this.baker, size)).setDepth(depth);
    this.ground = scene.add.image(0, 0, '__DEFAULT').setOrigin(0).setDepth(DEPTH.table);
    this.map = scene.add.existing(new MapSprite(scene, this.baker)).setDepth(DEPTH.map);
    this.needle = scene.add.image(0, 0, '__DEFAULT').setOrigin(0.5, 0).setDepth(DEPTH.needle);
    this.plate = card(MONSTER_PLATE, DEPTH.plate);
    this.monsterHp = card(CARD, DEPTH.monsterHp);
    this.heroHp = card(CARD, DEPTH.heroHp);
    this.tracker = card(TRACKER, DEPTH.tracker);
    this.block = scene.add.image(0, 0, '__DEFAULT').setVisible(false);
    this.tracker.add(this.block);
    this.signs = new Signs(scene, this.baker);
    this.ruler = new Ruler(scene, this.monsterHp, this.baker, this.motion, sound);
    if (variant) this.die = new variant.Die(scene, this.baker, this.motion, sound);
  }

  /** Makes room for the window. */
  resize(width: number, height: number, mode: Mode): void {
    this.insets = safeArea();
    this.turnTo(width, height, mode);
  }

  /** Makes room for what is done now. The style sheets are not asked: that would lay out the page in mid-motion. */
  fit(mode: Mode): void {
    if (mode !== this.mode) this.turnTo(this.layout.width, this.layout.height, mode);
  }

  private turnTo(width: number, height: number, mode: Mode): void {
    this.mode = mode;
    this.layout = arrangedFor(width, height, mode, this.insets, this.arrangement);
    this.ground
      .setTexture(this.baker.sign('ground', width, height, '', (ctx) => paintTable(ctx, width, height)))
      .setDisplaySize(width, height);
  }

  /** What a roll is made with. */
  get roller(): Ruler | Die {
    return this.die ?? this.ruler;
  }

  get view(): TableView | null {
    return this.shown;
  }

  /** Paints everything that has changed. The poses are not touched. */
  paint(view: TableView): void {
    const { layout, baker } = this;
    stir();
    this.shown = view;
    this.map.draw(view.map, view.sprites, { id: view.heroHp.id, at: view.hero }, layout.mapMm);
    this.paintHeroHp(view.heroHp);
    if (view.monsterHp) this.paintMonsterHp(view.monsterHp);
    if (view.plate) this.paintPlate(view.plate);
    this.paintTracker(view);
    for (const card of view.hand) this.paintCard(card);
    view.items.forEach((item, index) => {
      const key = `item/${item.id}`;
      const tab = this.itemSprite(item.id);
      tab.show(baker.card(key, ITEM_TAB, layout.items.mm, item, (ctx) => paintItemTab(ctx, item)));
      const { x, y, mm, step } = layout.items;
      tab.place({ x, y: y + index * step, mm, turn: 0 });
    });
  }

  paintHeroHp(model: TableView['heroHp']): void {
    const { turned } = lieOf(positionOf(model.hp));
    this.heroHp.show(this.baker.show(heroHpFace(model, this.layout, this.variant)), turned && !this.variant);
  }

  paintMonsterHp(model: NonNullable<TableView['monsterHp']>): void {
    const { turned } = lieOf(positionOf(model.hp ?? 1));
    this.monsterHp.show(this.baker.show(monsterHpFace(model, this.layout, this.variant)), turned && !this.variant);
  }

  paintPlate(model: NonNullable<TableView['plate']>): void {
    this.plate.show(this.baker.show(plateFace(model, this.layout)));
  }

  private paintTracker(view: TableView): void {
    const { distance } = view.tracker;
    this.tracker.show(this.baker.show(trackerFace(view, this.layout)));
    this.block.setVisible(distance !== undefined);
    if (distance === undefined) return;
    this.setBlock(distance);
    this.block.setX(this.blockX(distance));
  }

  setBlock(distance: number): void {
    const face = blockFace(distance, this.layout);
    this.block.setTexture(this.baker.show(face)).setDisplaySize(face.size.width, face.size.height);
  }

  get trackerBlock(): Phaser.GameObjects.Image {
    return this.block;
  }

  blockX(distance: number): number {
    return trackerCellX(distance) - TRACKER.width / 2;
  }

  paintCard(card: HandCard): void {
    const { acting } = card;
    const { baker, layout } = this;
    this.cardSprite(card.id)
      .show(baker.show(cardFace(card, layout)))
      .marked(acting && baker.show(actingFace(acting, layout)))
      .raised(card.lies === 'raised');
  }

  cardSprite(id: string): CardSprite {
    const known = this.hand.get(id);
    if (known) return known;
    const made = this.scene.add.existing(new CardSprite(this.scene, this.baker, ABILITY_HALF)).setDepth(DEPTH.hand);
    this.hand.set(id, made);
    return made;
  }

  private itemSprite(id: string): CardSprite {
    const known = this.items.get(id);
    if (known) return known;
    const made = this.scene.add.existing(new CardSprite(this.scene, this.baker, ITEM_TAB)).setDepth(DEPTH.items);
    this.items.set(id, made);
    return made;
  }

  /** Where a card of the hand lies. */
  handPose(card: HandCard, index: number): CardPose {
    const { layout } = this;
    const slot = layout.hand[index] ?? layout.hand[0];
    if (card.lies === 'raised') return { ...slot, y: slot.y - layout.lift, turn: slot.turn / 3 };
    if (card.lies === 'rest') return slot;
    // Discarded and lost cards lie low, so that the hand shows how many are left.
    return {
      ...slot,
      y: slot.y + 54 * slot.mm,
      turn: slot.turn * 2,
    };
  }

  /** Brings everything to its pose, at once or in `ms`. */
  async arrange(view: TableView, ms: number): Promise<void> {
    const { layout, motion } = this;
    stir();
    const moves: Promise<void>[] = [];
    const bring = (sprite: CardSprite, pose: CardPose, alpha = 1): void => {
      if (ms === 0 || !sprite.visible) {
        sprite.place(pose).setAlpha(alpha);
        return;
      }
      const { x, y, scale, rotation } = sprite.target(pose);
      moves.push(
        motion.run({ targets: sprite, to: { x, y, scale, rotation, alpha }, duration: ms, ease: 'Cubic.Out' }),
      );
    };
    const point = this.needleAt(view.hero);
    const heroAt = this.map.under(view.hero, point, layout.mapMm);
    const walk = this.map.walkTo(view.hero);
    this.map.figure.setPosition(walk.x, walk.y);
    const mapPose = {
      x: heroAt.x - (CARD.width / 2) * layout.mapMm,
      y: heroAt.y - (CARD.height / 2) * layout.mapMm,
      mm: layout.mapMm,
      turn: 0,
    };
    bring(this.map, mapPose, view.mode === 'map' ? 1 : 0.7);
    bring(this.heroHp, layout.heroHp);
    bring(this.monsterHp, layout.monsterHp);
    bring(this.plate, layout.plate);
    bring(this.tracker, layout.tracker);
    view.hand.forEach((card, index) => {
      const sprite = this.cardSprite(card.id);
      sprite.setDepth(DEPTH.hand + (card.lies === 'raised' ? 6 : 0) + index);
      bring(sprite, this.handPose(card, index), card.lies === 'out' ? (card.lost ? 0.25 : 0.55) : 1);
    });
    this.layNeedle(view.mode);
    moves.push(motion.run({ targets: this.needle, to: this.tipOver(point), duration: ms, ease: 'Cubic.Out' }));
    this.monsterHp.setDepth(view.mode === 'roll' && !this.die ? DEPTH.ruler : DEPTH.monsterHp);
    this.die?.lay(view.mode === 'roll' ? layout.tray : null);
    this.tracker.setDepth(view.mode === 'roll' ? DEPTH.ruler + 6 : DEPTH.tracker);
    this.hold(view.mode, ms);
    await motion.all(...moves);
    this.layLine();
  }

  /** Only a wide table shows the thumbs that hold the cards. */
  private hold(mode: Mode, ms: number): void {
    if (this.layout.composition === 'desktop')
      this.hands ??= import('./thumbs').then(
        ({ Hands }) => Hands.at(this.scene, this),
        () => null,
      );
    void this.hands?.then((hands) => hands?.lay(mode, ms));
  }

  /** Where the HP card lies outside of fights. */
  homeOfHp(): CardPose {
    return this.mapLayout().heroHp;
  }

  /** What only fights need leaves the table in `ms`. */
  putAside(ms: number): Promise<void>[] {
    const { monsterHp, tracker } = this.mapLayout();
    const leave = (sprite: CardSprite, pose: CardPose) =>
      this.motion.run({ targets: sprite, to: sprite.target(pose), duration: ms, ease: 'Cubic.In' });
    return [leave(this.monsterHp, monsterHp), leave(this.tracker, tracker)];
  }

  private mapLayout(): Arranged {
    return this.layoutIn('map');
  }

  /** How the table lies in a mode. */
  private layoutIn(mode: Mode): Arranged {
    const { width, height } = this.layout;
    return mode === this.mode ? this.layout : arrangedFor(width, height, mode, this.insets, this.arrangement);
  }

  private fightFaces({ plate, heroHp, monsterHp }: TableView, layout: Layout): Bake[] {
    const { variant } = this;
    return [
      ...(plate ? [plateFace(plate, layout)] : []),
      heroHpFace(heroHp, layout, variant),
      ...(monsterHp ? [monsterHpFace(monsterHp, layout, variant)] : []),
    ];
  }

  /** What is printed on everything that lies there in a view, so that it can be painted ahead of its time. */
  faces(view: TableView, play: Play): Bake[] {
    const layout = this.layoutIn(view.mode);
    const { tracker } = view;
    return [
      // While it is shown how they came about, they lie as they do now.
      ...(layout === this.layout ? [] : this.fightFaces(view, this.layout)),
      ...this.fightFaces(view, layout),
      ...this.signs.faces(view, play, layout),
      ...view.hand.flatMap((card) => [
        cardFace(card, layout),
        ...(card.acting ? [actingFace(card.acting, layout)] : []),
      ]),
      trackerFace(view, layout),
      ...(tracker.distance === undefined ? [] : [blockFace(tracker.distance, layout)]),
      mapFace(view.map, layout.mapMm),
      ...view.sprites.map(({ sprite }) => hexFace(sprite, layout.mapMm)),
    ];
  }

  /** Where a hex lies on the screen when the hero stands on it: over the arrow that shows most of the map. */
  needleAt(hex: HexId): { x: number; y: number } {
    const { mapMm } = this.layout;
    const { hexes, width } = this.map.spread(hex, mapMm);
    const middle = this.map.under(hex, { x: 0, y: 0 }, mapMm);
    return needleFor(this.layout, hexes, width, (CARD.height / 2) * mapMm - middle.y);
  }

  /** Where the red arrow stands when the hero's hex is at `point`. */
  tipOver({ x, y }: { x: number; y: number }): { x: number; y: number } {
    return { x, y: y + TIP * this.layout.mapMm };
  }

  /** The red arrow itself. */
  get redArrow(): Phaser.GameObjects.Image {
    return this.needle;
  }

  hideNeedle(): void {
    this.needle.setVisible(false);
  }

  private layNeedle(mode: Mode): void {
    const { needle, heroHp, arrows } = this.layout;
    const shortest = heroHp.y + 9 * heroHp.mm - this.tipOver(needle).y;
    // As long as it must ever be: what is too much lies under the HP card.
    const length = Math.max(30, shortest + Math.max(0, Math.min(arrows.reach, needle.y - arrows.over)));
    this.needle
      .setTexture(this.baker.sign('needle', 30, length, '', (ctx) => paintNeedle(ctx, length)))
      .setDisplaySize(30, length)
      .setVisible(mode === 'map');
  }

  /** Tells the ruler where the red line lies. */
  layLine(): void {
    const point = this.heroHp.pointAt(CARD.width / 2, ROLL_LINE.y);
    this.ruler.lay({ point, angle: this.heroHp.rotation });
  }

  /** The whole picture of a play, at once. */
  lay(view: TableView): void {
    this.paint(view);
    this.roller.clear();
    void this.arrange(view, 0);
  }
}

/** What notches, home bars and the bar of the viewer take, and how large words are wanted, as the style sheets have it. */
function safeArea(): Insets {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return {
    top: read('--safe-top'),
    bottom: read('--safe-bottom'),
    foot: read('--foot'),
    text: read('--text-size') || 1,
  };
}
