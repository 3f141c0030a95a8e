/**
 * Shows the red arrow that points at the hero's hex (R1.1). It is drawn above that arrow of the HP card with which it
 * hides least of the map.
 */
import type Phaser from 'phaser';
import type { HexId } from '../../../rules/core/hexes';
import { CARD, type Point } from '../../art';
import type { Baker } from '../../core/Baker';
import type { MapSprite } from '../../core/MapSprite';
import type { CardPose } from '../../core/pose';
import { paintNeedle } from '../art';
import { type Activity, heroCardFor, type Layout, NEEDLE, needleFor } from './layout';

/** The least length of the needle, in px. */
const SHORTEST = 30;
/** The mm at its lower end that overlap the HP card. */
const FOOT = 9;

export class Needle {
  /** The needle is part of the map card, below all sprites, so that it hides no figure, chest or number. */
  readonly image: Phaser.GameObjects.Image;

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
    private readonly map: MapSprite,
  ) {
    this.image = scene.add.image(0, 0, '__DEFAULT').setOrigin(0.5, 0);
    map.addBelowSprites(this.image);
  }

  /** The screen position of a hex while the hero is on it. */
  pointFor(hex: HexId, layout: Layout): Point {
    const { mapMm, still } = layout;
    const corner = this.map.positionFor(hex, { x: 0, y: 0 }, mapMm);
    const middle = { x: (CARD.width / 2) * mapMm - corner.x, y: (CARD.height / 2) * mapMm - corner.y };
    if (still) return { x: still.x + middle.x, y: still.y + middle.y };
    const { hexes, width } = this.map.spread(hex, mapMm);
    return needleFor(layout, hexes, width, middle.y);
  }

  /** The pose of the HP card while the hero is on a hex. */
  cardFor(hex: HexId, layout: Layout): CardPose {
    return heroCardFor(layout, this.pointFor(hex, layout).x);
  }

  /** The tip's position on the map, below the hero's hex. */
  tipOn(hex: HexId): Point {
    const { x, y } = this.map.figurePosition(hex);
    return { x, y: y + NEEDLE.tip * this.map.hexScale };
  }

  /**
   * Shows the needle while the hero explores. It always has its greatest length, because the HP card covers the rest.
   */
  lay(activity: Activity, layout: Layout): void {
    const { heroHp, arrows, mapMm, still, needle } = layout;
    const { hexScale } = this.map;
    const top = still ? still.y : needle.y - Math.max(0, Math.min(arrows.reach, needle.y - arrows.over));
    const length = Math.max(SHORTEST, heroHp.y + FOOT * heroHp.mm - top - NEEDLE.tip * hexScale * mapMm);
    const width = NEEDLE.width * hexScale * mapMm;
    const key = this.baker.inPx('needle', width, length, '', (ctx) => paintNeedle(ctx, length, width));
    this.image
      .setTexture(key)
      .setDisplaySize(width / mapMm, length / mapMm)
      .setVisible(activity === 'map');
  }

  /** Points at a hex. */
  point(hex: HexId): void {
    const { x, y } = this.tipOn(hex);
    this.image.setPosition(x, y);
  }

  /** Keeps the needle's screen position while the player drags the map. */
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
