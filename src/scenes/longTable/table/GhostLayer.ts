/** Draws a ghost on the map: under the figures the way as a band, over them what the monsters would do. Nothing of it moves by itself. */
import type Phaser from 'phaser';
import type { HexId } from '../../../rules/core/hexes';
import type { FigureId } from '../../../rules/longTable/state';
import { type Ctx, PALETTE, type Point } from '../../art';
import type { Baker } from '../../core/Baker';
import type { Box } from '../../core/pose';
import { stir } from '../../resting';
import { FIGURE } from '../art/figure';
import { MARK } from '../art/marks';
import { type Board, HEX } from '../board';
import type { GhostView } from './ghostView';
import { dotsAlong, LABEL_HEIGHT, type Labels, type LabelView, labelWidth, within } from './Labels';

/** px of the map */
const BAND = 8;
const DOT = 9;
const ARROW = { width: 18, height: 16 } as const;
const SHAFT = 5;
const GAP = 2;
/** How much of the hero is left where it stands. */
const FADED = 0.55;
const GHOSTLY = 0.8;

interface GhostLayerParts {
  readonly scene: Phaser.Scene;
  readonly baker: Baker;
  readonly labels: Pick<Labels, 'textureFor'>;
  readonly under: Phaser.GameObjects.Container;
  readonly over: Phaser.GameObjects.Container;
  board(): Board;
  /** What is seen of the map, in px of the map. */
  seen(): Box;
  figure(id: FigureId): Phaser.GameObjects.Image | undefined;
}

export class GhostLayer {
  private readonly shown: Phaser.GameObjects.Image[] = [];
  private faded: Phaser.GameObjects.Image | null = null;

  constructor(private readonly parts: GhostLayerParts) {}

  /** @param view null: no ghost */
  show(view: GhostView | null): void {
    this.clear();
    stir();
    if (!view) return;
    this.band(view.way);
    for (const path of view.ways) this.dots(path);
    for (const { from, to } of view.aims) this.arrow(from, to);
    this.stand(view);
    const taken: Box[] = [];
    for (const foot of view.feet) this.label({ ...foot, hex: view.hex }, HEX * 0.62, 1, taken);
    for (const label of view.labels) this.label(label, -HEX * 0.56, -1, taken);
  }

  private clear(): void {
    for (const image of this.shown.splice(0)) image.destroy();
    if (this.faded?.active) this.faded.setAlpha(1);
    this.faded = null;
  }

  private put(layer: 'under' | 'over', at: Point, texture: string, width: number, height: number) {
    const { scene, under, over } = this.parts;
    const image = scene.add.image(at.x, at.y, texture).setDisplaySize(width, height).setName('ghost');
    if (layer === 'over') over.add(image);
    // Costs of the hexes stay legible on it.
    else under.addAt(image, 0);
    this.shown.push(image);
    return image;
  }

  /** A straight piece from point to point. */
  private bar(layer: 'under' | 'over', a: Point, b: Point, width: number, colour: string): void {
    const texture = this.parts.baker.inMm(`ghost/bar/${colour}`, { width: 4, height: 4 }, 2, '', (ctx) => {
      ctx.fillStyle = colour;
      ctx.fillRect(0, 0, 4, 4);
    });
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    this.put(layer, middle, texture, long, width).setRotation(Math.atan2(b.y - a.y, b.x - a.x));
  }

  private band(way: readonly HexId[]): void {
    const { board, baker } = this.parts;
    const texture = baker.inMm('ghost/joint', { width: BAND, height: BAND }, 2, '', (ctx) =>
      disc(ctx, BAND, PALETTE.teal),
    );
    for (const [i, hex] of way.entries()) {
      const at = board().centre(hex);
      const next = way[i + 1];
      if (next !== undefined) this.bar('under', at, board().centre(next), BAND, PALETTE.teal);
      this.put('under', at, texture, BAND, BAND);
    }
  }

  private dots(path: readonly HexId[]): void {
    const { board, baker } = this.parts;
    const texture = baker.inMm('ghost/dot', { width: DOT, height: DOT }, 2, '', (ctx) =>
      disc(ctx, DOT, PALETTE.vermilion),
    );
    for (const { x, y } of dotsAlong(path, board())) this.put('over', { x, y }, texture, DOT, DOT);
    this.ring(path.at(-1) ?? '', PALETTE.vermilion);
  }

  /** A dashed hex where somebody would stand. */
  private ring(hex: HexId, colour: string): void {
    const { board, baker } = this.parts;
    const lie = board();
    const texture = baker.inMm(`ghost/ring/${colour}`, { width: MARK, height: MARK }, 2, lie.lie, (ctx) => {
      ctx.lineWidth = 3.4;
      ctx.strokeStyle = PALETTE.bone;
      const shape = new Path2D(lie.outline({ x: MARK / 2, y: MARK / 2 }, 0.94));
      ctx.stroke(shape);
      ctx.setLineDash([HEX * 0.11, HEX * 0.09]);
      ctx.strokeStyle = colour;
      ctx.stroke(shape);
    });
    this.put('over', lie.centre(hex), texture, MARK, MARK);
  }

  /** From the edge of one hex to the edge of the other. */
  private arrow(from: HexId, to: HexId): void {
    const { board, baker } = this.parts;
    const [a, b] = [board().centre(from), board().centre(to)];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const along = (px: number): Point => ({ x: a.x + ((b.x - a.x) * px) / long, y: a.y + ((b.y - a.y) * px) / long });
    const [begins, ends] = [HEX * 0.34, long - HEX * 0.3];
    const texture = baker.inMm('ghost/head', ARROW, 2, '', paintHead);
    this.bar('over', along(begins), along(ends - ARROW.width / 2), SHAFT + 2.4, PALETTE.bone);
    this.bar('over', along(begins), along(ends - ARROW.width / 2), SHAFT, PALETTE.vermilion);
    const head = this.put('over', along(ends - ARROW.width / 2), texture, ARROW.width, ARROW.height);
    head.setRotation(Math.atan2(b.y - a.y, b.x - a.x));
  }

  private stand({ hero, hex }: GhostView): void {
    const { board, figure } = this.parts;
    const image = figure(hero);
    if (!image) return;
    this.put('over', board().centre(hex), image.texture.key, FIGURE, FIGURE).setAlpha(GHOSTLY);
    this.ring(hex, PALETTE.teal);
    this.faded = image.setAlpha(FADED);
  }

  /** Over or under a hex, and past the labels that lie there already. */
  private label({ hex, text, focus }: LabelView, dy: number, towards: 1 | -1, taken: Box[]): void {
    const { board, labels, seen } = this.parts;
    const width = labelWidth(text);
    const { x, y } = board().centre(hex);
    const size = { width, height: LABEL_HEIGHT };
    let at = within({ x, y: y + dy }, size, seen());
    const boxAt = (): Box => ({ x: at.x - width / 2, y: at.y - LABEL_HEIGHT / 2, ...size });
    for (let tries = 0; tries < 4 && taken.some((box) => overlaps(box, boxAt())); tries += 1)
      at = within({ x: at.x, y: at.y + towards * (LABEL_HEIGHT + GAP) }, size, seen());
    taken.push(boxAt());
    this.put('over', at, labels.textureFor(text, focus), width, LABEL_HEIGHT);
  }
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function disc(ctx: Ctx, size: number, colour: string): void {
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size / 2 - 0.5, 0, Math.PI * 2);
  ctx.fillStyle = colour;
  ctx.fill();
}

function paintHead(ctx: Ctx): void {
  const { width, height } = ARROW;
  ctx.beginPath();
  ctx.moveTo(1, 1);
  ctx.lineTo(width - 1, height / 2);
  ctx.lineTo(1, height - 1);
  ctx.closePath();
  ctx.fillStyle = PALETTE.vermilion;
  ctx.fill();
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = PALETTE.bone;
  ctx.stroke();
}
