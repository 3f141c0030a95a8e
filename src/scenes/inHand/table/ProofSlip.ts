/**
 * Shows the slip with the lifted half of a card, which follows the finger. Also shows the tab of the basic actions, and
 * the odds of the half's attack.
 */
import type Phaser from 'phaser';
import type { Point } from '../../art';
import type { Bake, Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import { type ActionModel, FLAG_HEIGHT, type FlagModel, flagWidth, paintFlag } from '../art';
import { BASIC_TAB, paintBasicTab, paintSlip, SLIP } from '../art/lift';
import { ODDS_GAP } from './bakes';

const DEPTH = { odds: 84, tab: 86, slip: 90 } as const;
/** The scale of the slip relative to its card, its angle in degrees, and the px between the slip and the finger. */
const HELD = { scale: 1.1, angle: -4, above: 18 } as const;
const MS = { back: 180, odds: 140 } as const;

export class ProofSlip {
  private readonly slip: Phaser.GameObjects.Image;
  private readonly tab: Phaser.GameObjects.Image;
  private readonly flag: Phaser.GameObjects.Image;
  private readonly cells: readonly Phaser.GameObjects.Image[];
  private readonly measure = document.createElement('canvas').getContext('2d');

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
    private readonly motion: Motion,
  ) {
    const image = (depth: number) => scene.add.image(0, 0, '__DEFAULT').setDepth(depth).setVisible(false);
    this.slip = image(DEPTH.slip);
    this.tab = image(DEPTH.tab);
    this.flag = image(DEPTH.odds + 1).setOrigin(0);
    this.cells = [0, 1, 2].map(() => image(DEPTH.odds).setOrigin(0));
  }

  /**
   * Shows the action of the half on the slip.
   * @param mm px per mm of the card from which the half was lifted
   */
  show(id: string, action: ActionModel, mm: number): void {
    const size = { width: SLIP.width * mm * HELD.scale, height: SLIP.height * mm * HELD.scale };
    const bake: Bake = {
      key: 'lift/slip',
      size: SLIP,
      mm: mm * HELD.scale,
      model: [id, action],
      paint: (ctx) => paintSlip(ctx, id, action),
    };
    this.slip
      .setTexture(this.baker.show(bake))
      .setDisplaySize(size.width, size.height)
      .setAngle(HELD.angle)
      .setAlpha(1)
      .setVisible(true);
  }

  /** Moves the slip above the finger, but keeps it inside the window's sides and below `top`. */
  move({ x, y }: Point, { width, top }: { readonly width: number; readonly top: number }): void {
    const { slip } = this;
    const [dx, dy] = [slip.displayWidth / 2 + 4, slip.displayHeight / 2];
    slip.setPosition(Math.min(Math.max(x, dx), width - dx), Math.max(y - dy - HELD.above, top + dy));
  }

  showTab({ x, y }: Box, isOn: boolean): void {
    const key = this.baker.inPx('lift/tab', BASIC_TAB, BASIC_TAB, isOn, (ctx) => paintBasicTab(ctx, isOn));
    this.tab
      .setTexture(key)
      .setDisplaySize(BASIC_TAB, BASIC_TAB)
      .setPosition(x + BASIC_TAB / 2, y + BASIC_TAB / 2)
      .setVisible(true);
  }

  /** Shows the odds of the attack at `at`; odds that were hidden slide down into place. An empty list hides the odds. */
  showOdds(bakes: readonly Bake[], at: Point): void {
    this.cells.forEach((cell, index) => {
      const bake = bakes[index];
      const isNew = bake !== undefined && !cell.visible;
      cell.setVisible(bake !== undefined);
      if (!bake) return;
      const { width, height } = bake.size;
      const x = at.x + index * (width + ODDS_GAP);
      cell.setTexture(this.baker.show({ ...bake, key: `lift/${bake.key}` })).setDisplaySize(width, height);
      cell.setPosition(x, isNew ? at.y - height / 2 : at.y).setAlpha(isNew ? 0 : 1);
      if (isNew) void this.motion.run({ targets: cell, to: { y: at.y, alpha: 1 }, duration: MS.odds });
    });
  }

  /** Shows the possible result of the attack as a flag at `at`; null hides the flag. */
  showVerdict(sign: FlagModel | null, at: Point): void {
    this.flag.setVisible(sign !== null && this.measure !== null);
    if (!sign || !this.measure) return;
    const width = flagWidth(this.measure, sign);
    const key = this.baker.inPx('lift/verdict', width, FLAG_HEIGHT, sign, (ctx) => paintFlag(ctx, sign));
    this.flag.setTexture(key).setDisplaySize(width, FLAG_HEIGHT).setPosition(at.x, at.y);
  }

  /** Slides the slip to a point, then hides it. */
  async slideTo({ x, y }: Point): Promise<void> {
    this.hideSigns();
    await this.motion.run({ targets: this.slip, to: { x, y, angle: 0 }, duration: MS.back });
    this.slip.setVisible(false);
  }

  hide(): void {
    this.hideSigns();
    this.slip.setVisible(false);
  }

  private hideSigns(): void {
    for (const image of [this.tab, this.flag, ...this.cells]) image.setVisible(false);
  }
}
