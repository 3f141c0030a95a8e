/** The red arrow that points at the hero's hex (R1.1): it stands over that arrow of the HP card which shows most of the map. */
import type Phaser from 'phaser';
import type { HexId } from '../../../rules/core/hexes';
import { CARD, type Point } from '../../art';
import type { Baker } from '../../core/Baker';
import type { MapSprite } from '../../core/MapSprite';
import { paintNeedle } from '../art';
import { type Activity, type Layout, needleFor } from './layout';

const DEPTH = 14;
/** px */
const WIDTH = 30;
const SHORTEST = 30;
/** How far below the middle of the hero's hex its tip is, in mm of the map. */
const TIP = 4.2;
/** mm of the HP card that its foot lies over. */
const FOOT = 9;

export class Needle {
  readonly image: Phaser.GameObjects.Image;

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
    private readonly map: MapSprite,
  ) {
    this.image = scene.add.image(0, 0, '__DEFAULT').setOrigin(0.5, 0).setDepth(DEPTH);
  }

  /** Where a hex lies on the screen when the hero stands on it. */
  pointFor(hex: HexId, layout: Layout): Point {
    const { mapMm } = layout;
    const { hexes, width } = this.map.spread(hex, mapMm);
    const middle = this.map.under(hex, { x: 0, y: 0 }, mapMm);
    return needleFor(layout, hexes, width, (CARD.height / 2) * mapMm - middle.y);
  }

  /** Where its tip is when the hero's hex is at a point of the screen. */
  tipUnder({ x, y }: Point, { mapMm }: Layout): Point {
    return { x, y: y + TIP * mapMm };
  }

  /** Shown while the hero explores, as long as it must ever be: what is too much lies under the HP card. */
  lay(activity: Activity, layout: Layout): void {
    const { needle, heroHp, arrows } = layout;
    const shortest = heroHp.y + FOOT * heroHp.mm - this.tipUnder(needle, layout).y;
    const length = Math.max(SHORTEST, shortest + Math.max(0, Math.min(arrows.reach, needle.y - arrows.over)));
    this.image
      .setTexture(this.baker.inPx('needle', WIDTH, length, '', (ctx) => paintNeedle(ctx, length)))
      .setDisplaySize(WIDTH, length)
      .setVisible(activity === 'map');
  }

  hide(): void {
    this.image.setVisible(false);
  }
}
