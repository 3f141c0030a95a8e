/** Holds the game objects on the table. `draw` sets all objects except the signs from a view, independently of what they showed before. */
import type Phaser from 'phaser';
import type { Play } from '../../../flow/inHand/play';
import { positionOf } from '../../../rules/inHand/hpCards';
import { PARTIES, type Party } from '../../../rules/inHand/state';
import type { Sound } from '../../../sound/inHand';
import { CARD } from '../../art';
import type { Measure } from '../../art/type';
import { type Bake, Baker } from '../../core/Baker';
import type { DirectedTable } from '../../core/Director';
import { Motion } from '../../core/Motion';
import type { CardPose } from '../../core/pose';
import { requestFrame } from '../../frameLoop';
import { ABILITY_HALF, ITEM_TAB, MONSTER_PLATE, orientationOf, ROLL_LINE, TRACKER } from '../art';
import { CardSprite } from '../sprites/CardSprite';
import { MapSprite } from '../sprites/MapSprite';
import type { ArrangedLayout, Arrangement } from './arrangement';
import { Blow } from './Blow';
import {
  actingBake,
  cardBake,
  chipsBake,
  combatBakes,
  gapBake,
  handAndMapBakes,
  heroHpBake,
  itemBake,
  monsterHpBake,
  placedChips,
  plateBake,
  trackerBake,
} from './bakes';
import type { Chips } from './chips';
import { DecisiveRoll } from './DecisiveRoll';
import type { Die } from './Die';
import { Ground } from './Ground';
import type { Activity } from './layout';
import { Needle } from './Needle';
import type * as variants from './onTable';
import { Ruler } from './Ruler';
import { Signs } from './Signs';
import { handPose, shadeOf, TableLayout } from './TableLayout';
import { TrackerBlock } from './TrackerBlock';
import type { HandCard, TableView } from './tableView';
import type { Thumbs } from './thumbs';

type OnTable = typeof variants;

const DEPTH = {
  table: 0,
  map: 10,
  plate: 20,
  monsterHp: 24,
  heroHp: 26,
  tracker: 30,
  items: 32,
  hand: 40,
  ruler: 60,
};

/** Outside of a fight the HP card covers the plate, which moves with the HP card. */
function platePose({ activity, plate }: TableView, layout: ArrangedLayout, heroHp: CardPose): CardPose {
  if (activity === 'map') return { ...layout.plate, x: heroHp.x };
  return plate || activity !== 'blow' ? layout.plate : heroHp;
}

export class Table implements DirectedTable<Play, TableView> {
  readonly motion: Motion;
  readonly baker: Baker;
  readonly ground: Ground;
  readonly map: MapSprite;
  readonly needle: Needle;
  readonly heroHp: CardSprite;
  readonly monsterHp: CardSprite;
  readonly plate: CardSprite;
  readonly tracker: CardSprite;
  readonly trackerBlock: TrackerBlock;
  readonly hand = new Map<string, CardSprite>();
  readonly items = new Map<string, CardSprite>();
  readonly ruler: Ruler;
  readonly signs: Signs;
  readonly blow: Blow;
  readonly decisiveRoll: DecisiveRoll;
  /** The die of the on-table variant (R2.2); null if the player uses the ruler. */
  die: Die | null = null;
  /** Whether the table was cleared because the scenario has ended. Nothing is drawn until `draw` is called. */
  isCleared = false;
  private readonly tableLayout = new TableLayout();
  private shown: TableView | null = null;
  private lying: Chips = { hero: [], monster: [] };
  private thumbs: Promise<Thumbs | null> | null = null;

  constructor(
    private readonly scene: Phaser.Scene,
    sound: Sound,
    /** The code of the on-table variant (R2.2), or null if the ruler is used. */
    private readonly variant: OnTable | null,
  ) {
    this.motion = new Motion(scene);
    this.baker = new Baker(scene.textures);
    const card = (size: { width: number; height: number }, depth: number) =>
      scene.add.existing(new CardSprite(scene, this.baker, size)).setDepth(depth);
    this.ground = new Ground(scene, this.baker, DEPTH.table);
    this.map = scene.add.existing(new MapSprite(scene, this.baker)).setDepth(DEPTH.map);
    this.needle = new Needle(scene, this.baker, this.map);
    this.plate = card(MONSTER_PLATE, DEPTH.plate);
    this.monsterHp = card(CARD, DEPTH.monsterHp);
    this.heroHp = card(CARD, DEPTH.heroHp);
    this.tracker = card(TRACKER, DEPTH.tracker);
    this.trackerBlock = new TrackerBlock(scene, this.tracker, this.baker, this.motion, () => this.layout);
    this.signs = new Signs(scene, this.baker);
    this.blow = new Blow(scene, this.baker, this.motion, variant);
    this.ruler = new Ruler(scene, this.monsterHp, this.baker, this.motion, sound);
    this.decisiveRoll = new DecisiveRoll(scene, this.baker, this.motion, sound, this.monsterHp);
    if (variant) this.die = new variant.Die(scene, this.baker, this.motion, sound);
  }

  get layout(): ArrangedLayout {
    return this.tableLayout.current;
  }

  get arrangement(): Arrangement {
    return this.tableLayout.arrangement;
  }

  set arrangement(arrangement: Arrangement) {
    this.tableLayout.arrangement = arrangement;
  }

  /** Lays the table out for a new window size. */
  resize(width: number, height: number, activity: Activity): void {
    this.tableLayout.resize(width, height, activity);
    this.ground.resize(width, height);
  }

  /** Selects the layout for an activity. */
  fit(activity: Activity): void {
    this.tableLayout.turnTo(activity);
  }

  /** The ruler or the die. */
  get roller(): Ruler | Die {
    return this.die ?? this.ruler;
  }

  get view(): TableView | null {
    return this.shown;
  }

  /**
   * Draws the map. While the hero explores in an upright window, raised cards may cover the heart of the HP card, so the
   * HP are also shown at the hero's figure.
   */
  drawMap({ map, sprites, heroHp, hero, activity }: TableView): void {
    const { composition, mapMm } = this.layout;
    const covered = activity === 'map' && composition === 'portrait';
    const figure = { id: heroHp.id, at: hero, ...(covered ? { hp: heroHp.hp } : {}) };
    this.map.draw(map, sprites, figure, mapMm, activity !== 'map');
  }

  /** Repaints every texture that has changed. Poses stay as they are, except those of the item tabs and the tracker's block. */
  paint(view: TableView): void {
    const { layout, baker } = this;
    requestFrame();
    this.shown = view;
    if (this.isCleared) return;
    this.drawMap(view);
    this.paintHeroHp(view.heroHp);
    if (view.monsterHp) this.paintMonsterHp(view.monsterHp);
    if (view.plate) this.paintPlate(view.plate);
    for (const party of PARTIES) this.paintChips(party, view);
    this.paintTracker(view);
    for (const card of view.hand) this.paintCard(card);
    view.items.forEach((item, index) => {
      const tab = this.itemSprite(item.id);
      tab.show(baker.show(itemBake(item, layout)));
      const { x, y, mm, step } = layout.items;
      tab.place({ x, y: y + index * step, mm, turn: 0 });
    });
  }

  paintHeroHp(model: TableView['heroHp']): void {
    const { turned } = orientationOf(positionOf(model.hp));
    this.heroHp.show(this.baker.show(heroHpBake(model, this.layout, this.variant)), turned && !this.variant);
  }

  paintMonsterHp(model: NonNullable<TableView['monsterHp']>): void {
    const { turned } = orientationOf(positionOf(model.hp ?? 1));
    this.monsterHp.show(this.baker.show(monsterHpBake(model, this.layout, this.variant)), turned && !this.variant);
  }

  paintPlate(model: NonNullable<TableView['plate']>): void {
    this.plate.show(this.baker.show(plateBake(model, this.layout)));
  }

  /** Paints a party's HP card with the value `hp` during an animation; a value below 1 counts as 1. */
  paintHp({ heroHp, monsterHp }: TableView, party: Party, hp: number): void {
    if (party === 'hero') this.paintHeroHp({ ...heroHp, hp: Math.max(1, hp) });
    else if (monsterHp) this.paintMonsterHp({ ...monsterHp, hp: Math.max(1, hp) });
  }

  /** The chips that the cards show now. */
  get chips(): Chips {
    return this.lying;
  }

  /** Shows a party's chips on its card. */
  paintChips(party: Party, view: Pick<TableView, 'chips' | 'plate'>): void {
    this.lying = { ...this.lying, [party]: view.chips[party] };
    const found = chipsBake(party, view, this.layout);
    this.cardOf(party).setMark(found && this.baker.show(found.bake), found?.box);
  }

  /** The places of a party's chips on its card. */
  chipsOn(party: Party, measure: Measure): ReturnType<typeof placedChips> {
    return this.view ? placedChips(party, this.view, this.layout, measure) : [];
  }

  /** The card that bears a party's chips. */
  cardOf(party: Party): CardSprite {
    return party === 'hero' ? this.heroHp : this.plate;
  }

  private paintTracker(view: TableView): void {
    this.tracker.show(this.baker.show(trackerBake(view, this.layout)));
    this.trackerBlock.draw(view.tracker.distance);
  }

  paintCard(card: HandCard): void {
    const { acting, lifted } = card;
    const { baker, layout } = this;
    this.cardSprite(card.id)
      .show(baker.show(cardBake(card, layout)))
      .setMark(lifted ? baker.show(gapBake(lifted, layout)) : acting && baker.show(actingBake(acting, layout)))
      .showRim(card.placement === 'raised');
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

  /** Moves the map and the cards, but not the item tabs, to their poses in `ms`; 0 is without animation. Then updates the ruler's line. */
  async arrange(view: TableView, ms: number): Promise<void> {
    const { layout, motion } = this;
    requestFrame();
    if (this.isCleared) return;
    const moves: Promise<void>[] = [];
    const bring = (sprite: CardSprite, pose: CardPose, { alpha = 1, shade = 1 } = {}): void => {
      if (ms === 0 || !sprite.visible) {
        sprite.place(pose).setAlpha(alpha).shade = shade;
        return;
      }
      const { x, y, scale, rotation } = sprite.transformFor(pose);
      const to = { x, y, scale, rotation, alpha, shade };
      moves.push(motion.run({ targets: sprite, to, duration: ms, ease: 'Cubic.Out' }));
    };
    const { needle } = this;
    needle.drawFor(view.activity, layout);
    needle.pointAt(view.hero);
    const walk = this.map.figurePosition(view.hero);
    this.map.figure.setPosition(walk.x, walk.y);
    const mapPose = needle.mapPoseFor(view.hero, layout);
    bring(this.map, mapPose, { alpha: view.activity === 'map' ? 1 : 0.7 });
    const heroHp = needle.cardFor(view.hero, layout);
    bring(this.heroHp, heroHp);
    bring(this.monsterHp, layout.monsterHp);
    bring(this.plate, platePose(view, layout, heroHp));
    bring(this.tracker, layout.tracker);
    view.hand.forEach((card, index) => {
      const sprite = this.cardSprite(card.id);
      sprite.setDepth(DEPTH.hand + (card.placement === 'raised' ? 6 : 0) + index);
      bring(sprite, handPose(layout, card, index), { shade: shadeOf(card) });
    });
    this.monsterHp.setDepth(view.activity === 'roll' && !this.die ? DEPTH.ruler : DEPTH.monsterHp);
    this.die?.setTray(view.activity === 'roll' ? layout.tray : null);
    this.tracker.setDepth(view.activity === 'roll' ? DEPTH.ruler + 6 : DEPTH.tracker);
    this.blow.update(view, layout, ms);
    this.hold(view.activity, ms);
    await motion.all(...moves);
    this.updateRulerLine();
  }

  /** Shows the player's thumbs, which hold the cards; only in the desktop layout. */
  private hold(activity: Activity, ms: number): void {
    if (this.layout.composition === 'desktop')
      this.thumbs ??= import('./thumbs').then(({ Thumbs }) => Thumbs.at(this.scene, this)).catch(() => null);
    void this.thumbs?.then((thumbs) => thumbs?.place(activity, ms));
  }

  /** Opens the thumb at the ruler for a throw. */
  openThumb(): void {
    void this.thumbs?.then((thumbs) => thumbs?.openHand());
  }

  /** The layout of an activity. */
  layoutFor(activity: Activity): ArrangedLayout {
    return this.tableLayout.layoutFor(activity);
  }

  /** The bakes of a view that are painted ahead. */
  bakes(view: TableView, play: Play): Bake[] {
    const layout = this.tableLayout.layoutFor(view.activity);
    return [
      // During the animation the cards still have their old layout.
      ...(layout === this.layout ? [] : combatBakes(view, this.layout, this.variant)),
      ...combatBakes(view, layout, this.variant),
      ...this.signs.bakes(view, play, layout),
      ...handAndMapBakes(view, layout),
      ...(view.activity === 'map' ? [this.needle.bake(layout)] : []),
    ];
  }

  drawSigns(view: TableView, play: Play): void {
    this.decisiveRoll.findDecidingFaces(play, this.layout);
    this.signs.drawFor(view, play, this.layout, (id) => this.cardSprite(id));
  }

  /** Passes the current red line to the ruler. */
  updateRulerLine(): void {
    const point = this.heroHp.pointAt(CARD.width / 2, ROLL_LINE.y);
    this.ruler.setLine({ point, angle: this.heroHp.rotation, length: CARD.width * this.heroHp.scale });
  }

  /** Draws the whole table without animation, except for the signs. */
  draw(view: TableView): void {
    this.isCleared = false;
    this.ground.light = 1;
    this.paint(view);
    this.roller.clear();
    void this.arrange(view, 0);
  }
}
