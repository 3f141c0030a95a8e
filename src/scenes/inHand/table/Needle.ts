/**
 * Shows the needle, the red arrow that points at the hero's hex (R1.1). The needle continues one of the three arrows on
 * the HP card's upper edge: the middle one, or the one that leaves more of the map visible.
 */
import type Phaser from 'phaser';
import type { HexId } from '../../../rules/core/hexes';
import { CARD, type Point } from '../../art';
import type { Bake, Baker } from '../../core/Baker';
import type { CardPose } from '../../core/pose';
import { paintNeedle } from '../art';
import type { MapSprite } from '../sprites/MapSprite';
import { type Activity, heroCardFor, type Layout, NEEDLE, needleFor, needleXOn } from './layout';

/** The least length of the needle, in px. */
const SHORTEST = 30;
/** The length of the needle's lower end that overlaps the HP card, in mm. */
const FOOT = 9;

export class Needle {
  /** The needle is part of the map card, drawn beneath all sprites, so that it hides no figure, chest or number. */
  readonly image: Phaser.GameObjects.Image;

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
    private readonly map: MapSprite,
  ) {
    this.image = scene.add.image(0, 0, '__DEFAULT').setOrigin(0.5, 0);
    map.addBelowSprites(this.image);
  }

  /** Where a hex is on the screen when the hero stands on it. */
  pointFor(hex: HexId, layout: Layout): Point {
    const { mapMm, still, upright, heroHp } = layout;
    const corner = this.map.positionFor(hex, { x: 0, y: 0 }, mapMm);
    const middle = { x: (CARD.width / 2) * mapMm - corner.x, y: (CARD.height / 2) * mapMm - corner.y };
    if (still) return { x: still.x + middle.x, y: still.y + middle.y };
    const { hexes, width } = this.map.spread(hex, mapMm);
    const needle = needleFor(layout, hexes, width, middle.y);
    return upright ? { ...needle, x: needleXOn(upright, heroHp, middle.x) } : needle;
  }

  /** The pose of the map when the hero stands on a hex. */
  mapPoseFor(hex: HexId, layout: Layout): CardPose {
    const mm = layout.mapMm;
    const { x, y } = this.map.positionFor(hex, this.pointFor(hex, layout), mm);
    return { x: x - (CARD.width / 2) * mm, y: y - (CARD.height / 2) * mm, mm, turn: 0 };
  }

  /** The pose of the HP card when the hero stands on a hex. */
  cardFor(hex: HexId, layout: Layout): CardPose {
    return heroCardFor(layout, this.pointFor(hex, layout).x);
  }

  /** The position of the needle's tip below the centre of a hex, in mm from the map card's centre. */
  tipOn(hex: HexId): Point {
    const { x, y } = this.map.figurePosition(hex);
    return { x, y: y + NEEDLE.tip * this.map.hexScale };
  }

  /** The painting job for the needle, which always has its greatest length, because the HP card covers its lower part. */
  bake({ heroHp, arrows, mapMm, still, needle }: Layout): Bake {
    const { hexScale } = this.map;
    const top = still ? still.y : needle.y - Math.max(0, Math.min(arrows.reach, needle.y - arrows.over));
    const height = Math.max(SHORTEST, heroHp.y + FOOT * heroHp.mm - top - NEEDLE.tip * hexScale * mapMm);
    const width = NEEDLE.width * hexScale * mapMm;
    return {
      key: 'needle',
      size: { width, height },
      mm: 1,
      model: '',
      paint: (ctx) => paintNeedle(ctx, height, width),
    };
  }

  /**
   * Draws the needle for a layout, and shows it only while the hero explores. In other layouts the needle has another size, so
   * painting it unseen would only mean painting it again later.
   */
  drawFor(activity: Activity, layout: Layout): void {
    const bake = this.bake(layout);
    const { width, height } = bake.size;
    if (activity === 'map') this.image.setTexture(this.baker.show(bake));
    this.image.setDisplaySize(width / layout.mapMm, height / layout.mapMm).setVisible(activity === 'map');
  }

  /** Moves the needle's tip to its place below the centre of a hex. */
  pointAt(hex: HexId): void {
    const { x, y } = this.tipOn(hex);
    this.image.setPosition(x, y);
  }

  /** Moves the map to a screen position, and keeps the needle where it is on the screen. */
  slideMap({ x, y }: Point): void {
    const { image, map } = this;
    const [dx, dy] = [(x - map.x) / map.scale, (y - map.y) / map.scale];
    map.setPosition(x, y);
    image.setPosition(image.x - dx, image.y - dy);
  }

  hide(): void {
    this.image.setVisible(false);
  }
}
