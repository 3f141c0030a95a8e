/** Shows the small overlays on the table: flags at the selected cards, the odds of the current roll, and the first roll's chip. */
import type Phaser from 'phaser';
import type { Play } from '../../../flow/inHand/play';
import type { EventOf } from '../../../rules/inHand/events';
import type { Bake, Baker } from '../../core/Baker';
import { paintPanel } from '../art/controls';
import type { CardSprite } from '../sprites/CardSprite';
import { flagBake, ODDS_GAP, oddsBakes, type ThrownFace } from './bakes';
import { FirstRoll } from './FirstRoll';
import { flagAt, type Layout } from './layout';
import type { TableView } from './tableView';

/** The px between two flags. */
const FLAG_GAP = 4;
const DEPTH = { flag: 58, ground: 65, odds: 67 };

/** Whether the area behind tracker and odds is darkened. */
const hasGround = ({ activity }: TableView, { composition }: Layout): boolean =>
  activity === 'roll' && composition === 'portrait';

function groundBake({ width, height: floor, tracker }: Layout): Bake {
  const height = floor - tracker.y + 12;
  const paint: Bake['paint'] = (ctx) => paintPanel(ctx, width, height, { radius: 0 });
  return { key: 'roll/ground', size: { width, height }, mm: 1, model: '', paint };
}

export class Signs {
  private readonly flags: Phaser.GameObjects.Image[];
  private readonly cells: Phaser.GameObjects.Image[];
  /** Darkens the area behind tracker and odds during a roll in an upright window; the ruler passes beneath. */
  private readonly ground: Phaser.GameObjects.Image;
  private readonly measure: CanvasRenderingContext2D | null;
  /** Whether the player has the odds switched on. */
  showsOdds = true;
  /** The bakes of the current odds, with the thrown face outlined. */
  private outlined: (thrown: ThrownFace) => readonly Bake[] = () => [];
  readonly firstRoll: FirstRoll;

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
  ) {
    const image = (depth: number) => scene.add.image(0, 0, '__DEFAULT').setOrigin(0).setDepth(depth).setVisible(false);
    this.flags = [image(DEPTH.flag), image(DEPTH.flag)];
    this.cells = [image(DEPTH.odds), image(DEPTH.odds), image(DEPTH.odds)];
    this.ground = image(DEPTH.ground);
    this.firstRoll = new FirstRoll(scene, baker);
    this.measure = document.createElement('canvas').getContext('2d');
  }

  drawFor(view: TableView, play: Play, layout: Layout, cardOf: (id: string) => CardSprite): void {
    this.layFlags(view, layout, cardOf);
    this.layOdds(view, play, layout);
    this.firstRoll.update(view, play, layout);
  }

  /** The bakes of the flags and odds of a view. */
  bakes(view: TableView, play: Play, layout: Layout): Bake[] {
    const { measure } = this;
    const flags = layout.showsHand && measure ? view.hand.flatMap((card) => flagBake(card, layout, measure) ?? []) : [];
    const ground = hasGround(view, layout) ? [groundBake(layout)] : [];
    return [...flags, ...ground, ...this.oddsOf(view, play, layout)];
  }

  private oddsOf({ activity }: TableView, play: Play, layout: Layout): Bake[] {
    return activity === 'roll' && this.showsOdds ? oddsBakes(play, layout) : [];
  }

  /**
   * Outlines the cell of the thrown face until the odds are drawn again. After the second of two rolls, outlines the face that
   * counts and strikes out the other faces.
   */
  outline(event: EventOf<'rolled'>): void {
    this.outlineBakes(event).forEach((bake, index) => {
      this.cells[index]?.setTexture(this.baker.show(bake));
    });
  }

  /** The bakes of `outline`, so that they can be painted while the ruler runs. */
  outlineBakes(event: EventOf<'rolled'>): readonly Bake[] {
    return this.outlined(this.firstRoll.countedFace(event));
  }

  /** Which flag of a selected card is at a point of the screen, or null. */
  flagAt(x: number, y: number): 'leads' | 'second' | null {
    const at = this.flags.findIndex((flag) => flag.visible && flag.getBounds().contains(x, y));
    return at < 0 ? null : at === 0 ? 'leads' : 'second';
  }

  hide(): void {
    for (const sign of [...this.flags, ...this.cells, this.ground]) sign.setVisible(false);
    this.firstRoll.hide();
  }

  private layFlags(view: TableView, layout: Layout, cardOf: (id: string) => CardSprite): void {
    for (const flag of this.flags) flag.setVisible(false);
    if (!layout.showsHand) return;
    let before: Phaser.GameObjects.Image | null = null;
    for (const card of view.hand) {
      const bake = this.measure && flagBake(card, layout, this.measure);
      if (!bake) continue;
      const { width, height } = bake.size;
      const key = this.baker.show(bake);
      const at = flagAt(cardOf(card.id), { width, height }, view.activity, layout);
      const left = Math.min(Math.max(6, at.x), layout.width - width - 6);
      const image = this.flags[card.flag === 'leads' ? 0 : 1];
      image?.setTexture(key).setDisplaySize(width, height).setPosition(left, at.y).setVisible(true);
      // A wide flag moves the flag before it to the left.
      const end: number = before ? before.x + before.displayWidth + FLAG_GAP : 0;
      if (before && end > left) before.x = Math.max(FLAG_GAP, before.x - (end - left));
      before = image ?? null;
    }
  }

  private layGround(view: TableView, layout: Layout): void {
    this.ground.setVisible(hasGround(view, layout));
    // The ground of another activity has another size, so painting it unseen would paint the ground of the next roll again.
    if (!hasGround(view, layout)) return;
    const bake = groundBake(layout);
    const { width, height } = bake.size;
    this.ground
      .setTexture(this.baker.show(bake))
      .setDisplaySize(width, height)
      .setPosition(0, layout.height - height);
  }

  private layOdds(view: TableView, play: Play, layout: Layout): void {
    this.layGround(view, layout);
    const { x, y } = layout.odds;
    const bakes = this.oddsOf(view, play, layout);
    this.outlined = (thrown) => (bakes.length > 0 ? oddsBakes(play, layout, thrown) : []);
    this.cells.forEach((cell, index) => {
      const bake = bakes[index];
      cell.setVisible(bake !== undefined);
      if (!bake) return;
      const { width, height } = bake.size;
      cell
        .setTexture(this.baker.show(bake))
        .setDisplaySize(width, height)
        .setPosition(x + index * (width + ODDS_GAP), y);
    });
  }
}
