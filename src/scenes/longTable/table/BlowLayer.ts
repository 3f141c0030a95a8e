/**
 * Animates a blow against a figure on the map: the stamp, the freeze, the jolt, the red overprint and the number (style
 * guide, section 12). Drawing the table from its view removes all these images. Scars and HP remain, because they are in the view.
 */
import type Phaser from 'phaser';
import type { HexId } from '../../../rules/core/hexes';
import type { FigureId } from '../../../rules/longTable/state';
import { PALETTE, type Point, type Size } from '../../art';
import type { Ctx } from '../../art/types';
import type { Bake, Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import {
  BURST,
  type BurstKind,
  CHIPS,
  HP_TAG,
  NUMBER,
  paintBurst,
  paintChips,
  paintHpTag,
  paintNegative,
  paintNumber,
  paintPlate,
  paintRing,
  paintTornHalf,
  RING,
} from '../art/blow';
import { FIGURE } from '../art/figure';
import { MARK, paintTile } from '../art/marks';
import { type Board, HEX } from '../board';
import type { FigureView } from './tableView';

/** Durations in ms. */
const STAMP = 40;
const FREEZE = 80;
/**
 * The shortest time between two freezes in ms. A freeze darkens the screen, so more frequent freezes would flicker.
 */
const BETWEEN_FLASHES = 350;
/** The movements of a jolt: the distance from the figure's place, in px of the map, and the duration. */
const SWINGS = [
  { far: 9, ms: 45 },
  { far: -4, ms: 60 },
  { far: 0, ms: 75 },
] as const;
/** Durations in ms. */
const OVERPRINT = 160;
const RISE = 340;
const FADE = 160;
const TEAR = 320;
/** Time that a number stays if motion is off, in ms. */
const READ = 420;
/** Distances in px of the map. */
const OUT_OF_REGISTER = 5;
const RISEN = 40;

interface BlowLayerParts {
  readonly scene: Phaser.Scene;
  readonly baker: Baker;
  readonly motion: Motion;
  readonly layer: Phaser.GameObjects.Container;
  board(): Board;
  /** The whole window, in px of the map. */
  window(): Box;
  figure(id: FigureId): Phaser.GameObjects.Image | undefined;
  /** The view from which a figure is painted at the moment. */
  painted(id: FigureId): FigureView | undefined;
}

export class BlowLayer {
  private readonly shown = new Set<Phaser.GameObjects.Image>();
  private readonly coins: Phaser.GameObjects.Image[] = [];
  /** When the screen last became dark, in ms of the scene's clock. */
  private flashed = Number.NEGATIVE_INFINITY;

  constructor(private readonly parts: BlowLayerParts) {}

  /** Shows that a card hits a figure: squashes the figure's tile for a moment and shows ink around the tile. */
  async stamp(id: FigureId, kind: BurstKind): Promise<void> {
    const { motion, figure } = this.parts;
    const image = figure(id);
    if (!image || !motion.isAnimating) return;
    const burst = this.burst(image, kind);
    const { scaleX, scaleY } = image;
    image.setScale(scaleX * 1.07, scaleY * 0.95);
    await motion.run({ targets: burst, to: { alpha: 1 }, duration: STAMP });
    image.setScale(scaleX, scaleY);
    void this.fadeOut(burst, FADE);
  }

  /**
   * Freezes the picture: the hit tile is shown as a negative, and the rest of the table is black. Does nothing if the
   * previous freeze is too recent.
   */
  async freeze(id: FigureId): Promise<void> {
    const { motion, scene, figure, painted, window, baker } = this.parts;
    const [image, view] = [figure(id), painted(id)];
    const { now } = scene.time;
    if (!image || !view || !motion.isAnimating || now - this.flashed < BETWEEN_FLASHES) return;
    this.flashed = now;
    const { x, y, width, height } = window();
    const ink = baker.inMm('blow/dark', { width: 4, height: 4 }, 1, '', (ctx) => {
      ctx.fillStyle = PALETTE.ink;
      ctx.fillRect(0, 0, 4, 4);
    });
    const dark = this.put(ink, { x: x + width / 2, y: y + height / 2 }, { width, height });
    const burst = this.burst(image, 'light');
    const negative = this.put(baker.show(this.negativeBake(view)), image, { width: FIGURE, height: FIGURE });
    await motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: FREEZE });
    for (const each of [dark, burst, negative]) this.remove(each);
  }

  /** Jolts the figure away from the attacker at `from`, or to the right if `from` is null, and lets chips fly. */
  async jolt(id: FigureId, from: Point | null): Promise<void> {
    const { motion, figure } = this.parts;
    const image = figure(id);
    if (!image || !motion.isAnimating) return;
    const { x, y } = image;
    const far = from ? Math.hypot(x - from.x, y - from.y) : 0;
    const [dx, dy] = from && far > 0 ? [(x - from.x) / far, (y - from.y) / far] : [1, 0];
    const chips = this.square('blow/chips', image, CHIPS, '', paintChips);
    void motion
      .run({ targets: chips, to: { y: y - 8, alpha: 0 }, duration: 2 * OVERPRINT })
      .then(() => this.remove(chips));
    for (const { far: px, ms } of SWINGS)
      await motion.run({ targets: image, to: { x: x + dx * px, y: y + dy * px }, duration: ms });
    image.setPosition(x, y);
  }

  /** Prints the figure's shape in red, slightly displaced, and lets it fade. */
  async overprint(id: FigureId): Promise<void> {
    const { motion, figure } = this.parts;
    const image = figure(id);
    if (!image || !motion.isAnimating) return;
    const at = { x: image.x + OUT_OF_REGISTER, y: image.y + OUT_OF_REGISTER / 2 };
    const plate = this.putSquare(this.plateBake(), at);
    plate.setAlpha(0.72);
    await this.fadeOut(plate, OVERPRINT);
  }

  /** Lets a number rise from a hex. Resolves when the number has risen, before it fades. */
  async showNumber(hex: HexId, text: string, kind: 'hurt' | 'good'): Promise<void> {
    const { motion } = this.parts;
    if (!motion.isAnimating) return;
    const image = this.number(hex, text, kind);
    await motion.run({ targets: image, to: { y: image.y - RISEN }, duration: RISE });
    void motion.wait(FADE).then(() => this.fadeOut(image, FADE));
  }

  /** Shows the number and the HP before and after, long enough to read. The table uses this if motion is off. */
  async showStill(hex: HexId, text: string, kind: 'hurt' | 'good', before: number, after: number): Promise<void> {
    const { motion, board, baker } = this.parts;
    if (motion.isHurrying) return;
    const number = this.number(hex, text, kind).setY(board().centre(hex).y - RISEN);
    const key = `blow/hp/${before}/${after}`;
    const texture = baker.inMm(key, HP_TAG, 2, '', (ctx) => paintHpTag(ctx, before, after));
    const tag = this.put(texture, { x: number.x, y: number.y - NUMBER.height * 0.75 }, HP_TAG);
    await motion.wait(READ);
    for (const each of [number, tag]) this.remove(each);
  }

  /** Shows the ring that means that a shield has prevented all damage. */
  async ring(hex: HexId): Promise<void> {
    const { motion, board } = this.parts;
    if (!motion.isAnimating) return;
    const at = board().centre(hex);
    const ring = this.square('blow/ring', at, RING, board().orientation, (ctx) => paintRing(ctx, board()));
    const { scaleX, scaleY } = ring;
    ring.setScale(scaleX * 0.8, scaleY * 0.8);
    await motion.run({ targets: ring, to: { scaleX: scaleX * 1.15, scaleY: scaleY * 1.15 }, duration: 180 });
    await this.fadeOut(ring, FADE);
  }

  /**
   * Tears the tile of a figure that leaves the map in two.
   * @param money whether a coin drops onto the figure's hex
   */
  async tear(id: FigureId, money: boolean): Promise<void> {
    const { motion, figure, painted, baker } = this.parts;
    const [image, view] = [figure(id), painted(id)];
    if (!image || !view) return;
    const { x, y } = image;
    image.setAlpha(0);
    if (!motion.isAnimating) return;
    const halves = this.tornBakes(view).map((bake, nth) => ({
      away: nth === 0 ? -1 : 1,
      half: this.put(baker.show(bake), { x, y }, { width: FIGURE, height: FIGURE }),
    }));
    await motion.all(
      ...halves.map(({ away, half }) =>
        motion.run({
          targets: half,
          to: { x: x + away * HEX * 0.2, y: y + HEX * 0.06, angle: away * 13 },
          duration: TEAR / 2,
        }),
      ),
    );
    for (const { half } of halves) void this.fadeOut(half, TEAR / 2);
    if (money) await this.dropMoney({ x, y });
    else await motion.wait(TEAR / 2);
  }

  private async dropMoney({ x, y }: Point): Promise<void> {
    const { motion, board } = this.parts;
    const tile = { tile: 'money', count: 1 } as const;
    const coin = this.square('blow/coin', { x, y: y - HEX * 0.4 }, MARK, board().orientation, (ctx) =>
      paintTile(ctx, tile, board()),
    );
    this.coins.push(coin);
    await motion.run({ targets: coin, to: { y }, duration: TEAR / 2, ease: 'Bounce.Out' });
  }

  /** Removes the dropped coins. The table calls this method after it has painted its tiles, among them the money. */
  clearMoney(): void {
    for (const coin of this.coins.splice(0)) this.remove(coin);
  }

  /** Removes all images of blows. */
  clear(): void {
    for (const image of [...this.shown]) this.remove(image);
  }

  private number(hex: HexId, text: string, kind: 'hurt' | 'good'): Phaser.GameObjects.Image {
    const { baker, board } = this.parts;
    return this.put(baker.show(this.numberBake(text, kind)), board().centre(hex), NUMBER);
  }

  /** The texture of a number that rises. */
  numberBake(text: string, kind: 'hurt' | 'good'): Bake {
    return {
      key: `blow/${kind}/${text}`,
      size: NUMBER,
      mm: 2,
      model: '',
      paint: (ctx) => paintNumber(ctx, text, kind),
    };
  }

  /** The texture of a frozen figure. */
  negativeBake(view: FigureView): Bake {
    return this.figureBake('blow/negative', view, (ctx, board) => paintNegative(ctx, view, board));
  }

  /** The textures of the left and the right half of a torn figure. */
  tornBakes(view: FigureView): readonly Bake[] {
    return (['left', 'right'] as const).map((side) =>
      this.figureBake(`blow/torn/${side}`, view, (ctx, board) => paintTornHalf(ctx, view, board, side)),
    );
  }

  private figureBake(key: string, view: FigureView, paint: (ctx: Ctx, board: Board) => void): Bake {
    const board = this.parts.board();
    const model = { ...view, hex: '', lie: board.orientation };
    return { key, size: { width: FIGURE, height: FIGURE }, mm: 2, model, paint: (ctx) => paint(ctx, board) };
  }

  /** The textures that many blows share. */
  commonBakes(): readonly Bake[] {
    return [
      ...(['light', 'ink', 'red'] as const).map(burstBake),
      squareBake('blow/chips', CHIPS, '', paintChips),
      this.plateBake(),
    ];
  }

  private plateBake(): Bake {
    const board = this.parts.board();
    return squareBake('blow/plate', FIGURE, board.orientation, (ctx) => paintPlate(ctx, board));
  }

  private burst(at: Point, kind: BurstKind): Phaser.GameObjects.Image {
    return this.putSquare(burstBake(kind), at);
  }

  private square(key: string, at: Point, side: number, model: string, paint: (ctx: Ctx) => void) {
    return this.putSquare(squareBake(key, side, model, paint), at);
  }

  private putSquare(bake: Bake, at: Point): Phaser.GameObjects.Image {
    return this.put(this.parts.baker.show(bake), at, bake.size);
  }

  private put(texture: string, { x, y }: Point, { width, height }: Size): Phaser.GameObjects.Image {
    const { scene, layer } = this.parts;
    const image = scene.add.image(x, y, texture).setDisplaySize(width, height).setName('blow');
    layer.add(image);
    this.shown.add(image);
    return image;
  }

  private remove(image: Phaser.GameObjects.Image): void {
    this.shown.delete(image);
    image.destroy();
  }

  private async fadeOut(image: Phaser.GameObjects.Image, duration: number): Promise<void> {
    await this.parts.motion.run({ targets: image, to: { alpha: 0 }, duration });
    this.remove(image);
  }
}

const squareBake = (key: string, side: number, model: string, paint: (ctx: Ctx) => void): Bake => ({
  key,
  size: { width: side, height: side },
  mm: 2,
  model,
  paint,
});

const burstBake = (kind: BurstKind): Bake =>
  squareBake(`blow/burst/${kind}`, BURST, '', (ctx) => paintBurst(ctx, kind));
