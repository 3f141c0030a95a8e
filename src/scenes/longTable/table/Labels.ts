/** Shows a monster's decision on the map: a label over each candidate, and the monster's path as dots. */
import type Phaser from 'phaser';
import type { HexId } from '../../../rules/core/hexes';
import { type Ctx, measureWith, PALETTE, type Point, type Size } from '../../art';
import { roundRectangle } from '../../art/carve';
import { centredBaseline, drawText, type Font } from '../../art/type';
import type { Bake, Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import { type Board, HEX } from '../board';
import { clamp } from '../camera';
import { circlesOf, figureAreas, freeSpot } from './freeSpots';

/** A label over a hex. */
export interface LabelView {
  readonly hex: HexId;
  readonly text: string;
  /** Whether the label marks the chosen target. */
  readonly focus: boolean;
}

const FONT: Font = { family: 'text', weight: 700, size: 15 };
const HEIGHT = 23;
const DOT = 9;
/** The width of the line between a label and its figure, and the radius of a figure's ring. */
const STEM = 5;
const RING = HEX * 0.41;
/** Time to read a text, in ms. */
const READ = 560;

const widthOf = (text: string): number => Math.ceil(text.length * 7.4 + 18);

export class Labels {
  private readonly shown: Phaser.GameObjects.Image[] = [];

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly baker: Baker,
    private readonly motion: Motion,
    /** Labels lie over the figures, paths under them, so that no dot hides HP. */
    private readonly layers: Record<'marks' | 'labels', Phaser.GameObjects.Container>,
    private readonly board: () => Board,
    /** The visible part of the map, in px of the map. */
    private readonly seen: () => Box,
    /** The hexes of the figures, as the map shows them now. */
    private readonly standing: () => readonly HexId[],
  ) {}

  /**
   * Shows labels and a path.
   * @param path the path from the monster's hex, drawn as dots; empty for no path
   * @param hollow whether labels and path show a forecast; a forecast has pale labels and dots
   */
  show(labels: readonly LabelView[], path: readonly HexId[], hollow: boolean): void {
    this.clear();
    const texture = this.baker.show(dotBake(hollow));
    for (const { x, y, last } of dotsAlong(path, this.board())) {
      const size = last ? DOT * 1.9 : DOT;
      this.add('marks', texture, { x, y }, { width: size, height: size });
    }
    const { all, signs } = figureAreas(this.standing().map(this.board().centre));
    // Signs count several times: where a label has to cover something, it covers a picture rather than HP or a number.
    const covered = [...all, ...signs, ...signs, ...signs, ...signs];
    for (const { hex, text, focus } of labels) {
      const size = { width: widthOf(text), height: HEIGHT };
      const centre = this.board().centre(hex);
      const above = { x: centre.x, y: centre.y - HEX * 0.6 };
      const at = clampToView(freeSpot(above, size, covered, this.seen(), centre), size, this.seen());
      this.addStem(at, centre, focus ? PALETTE.vermilion : PALETTE.ink);
      this.add('labels', this.textureOf(text, size.width, focus, hollow), at, size);
      covered.push(...circlesOf(at, size));
    }
  }

  private add(layer: 'marks' | 'labels', texture: string, { x, y }: Point, { width, height }: Size) {
    const image = this.scene.add.image(x, y, texture).setDisplaySize(width, height);
    this.layers[layer].add(image);
    this.shown.push(image);
    return image;
  }

  /** Draws a line from a label to the ring of its figure, because a label may lie between two figures. */
  private addStem(label: Point, figure: Point, colour: string): void {
    const [dx, dy] = [label.x - figure.x, label.y - figure.y];
    const long = Math.hypot(dx, dy) - RING;
    if (long <= 0) return;
    const texture = this.baker.show(stemBake(colour));
    const part = (RING + long / 2) / (RING + long);
    const middle = { x: figure.x + dx * part, y: figure.y + dy * part };
    this.add('labels', texture, middle, { width: long, height: STEM }).setRotation(Math.atan2(dy, dx));
  }

  /** Shows a text over a hex, long enough to read. Does nothing if motion is off. */
  async showText(hex: HexId, text: string): Promise<void> {
    if (!this.motion.isAnimating) return;
    const width = widthOf(text);
    const { x, y } = this.board().centre(hex);
    const image = this.scene.add
      .image(x, y - HEX * 0.5, this.textureOf(text, width, false, false))
      .setDisplaySize(width, HEIGHT);
    this.layers.labels.add(image);
    await this.motion.run({ targets: image, to: { y: y - HEX * 0.7 }, duration: READ });
    await this.motion.run({ targets: image, to: { alpha: 0 }, duration: 160 });
    image.destroy();
  }

  private textureOf(text: string, width: number, focus: boolean, hollow: boolean): string {
    return this.baker.show(bakeOf(text, width, focus, hollow));
  }

  /** The textures that many labels share. */
  commonBakes(): readonly Bake[] {
    return [dotBake(false), stemBake(PALETTE.vermilion), stemBake(PALETTE.ink)];
  }

  /** The texture of a label that is no forecast. */
  bakeOf({ text, focus }: Pick<LabelView, 'text' | 'focus'>): Bake {
    return bakeOf(text, widthOf(text), focus, false);
  }

  clear(): void {
    for (const image of this.shown.splice(0)) image.destroy();
  }
}

/** Moves a label's centre so that the whole label is inside the visible part of the map. */
export function clampToView({ x, y }: Point, { width, height }: Size, seen: Box): Point {
  return {
    x: clamp(x, seen.x + width / 2, seen.x + seen.width - width / 2),
    y: clamp(y, seen.y + height / 2, seen.y + seen.height - height / 2),
  };
}

/** The dots along a path. `last` marks the end of the path. */
export function dotsAlong(path: readonly HexId[], { centre }: Board): { x: number; y: number; last: boolean }[] {
  const dots = path.slice(1).flatMap((hex, i) => {
    const [a, b] = [centre(path[i] ?? hex), centre(hex)];
    // Start outside of the first hex, because the figure there would cover the dots.
    const parts = i === 0 ? [0.62, 1] : [1 / 3, 2 / 3, 1];
    return parts.map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, last: false }));
  });
  return dots.map((dot, i) => ({ ...dot, last: i === dots.length - 1 }));
}

const stemBake = (colour: string): Bake => ({
  key: `label/stem/${colour}`,
  size: { width: STEM, height: STEM },
  mm: 2,
  model: '',
  paint(ctx) {
    ctx.fillStyle = colour;
    ctx.fillRect(0, 0, STEM, STEM);
  },
});

const dotBake = (hollow: boolean): Bake => ({
  key: `dot/${hollow}`,
  size: { width: DOT, height: DOT },
  mm: 2,
  model: '',
  paint: (ctx) => paintDot(ctx, hollow),
});

const bakeOf = (text: string, width: number, focus: boolean, hollow: boolean): Bake => ({
  key: `label/${text}/${focus}/${hollow}`,
  size: { width, height: HEIGHT },
  mm: 2,
  model: '',
  paint: (ctx) => paintLabel(ctx, text, width, focus, hollow),
});

function paintLabel(ctx: Ctx, text: string, width: number, focus: boolean, hollow: boolean): void {
  const shape = new Path2D(roundRectangle(1, 1, width - 2, HEIGHT - 2, 5));
  const fill = focus ? PALETTE.vermilion : PALETTE.ink;
  ctx.fillStyle = hollow ? 'rgba(242,232,210,0.92)' : fill;
  ctx.fill(shape);
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = hollow ? fill : PALETTE.bone;
  ctx.stroke(shape);
  const measured = measureWith(ctx)(text, FONT);
  drawText(ctx, text, (width - measured) / 2, centredBaseline(HEIGHT / 2, FONT), FONT, {
    fill: hollow ? fill : PALETTE.bone,
  });
}

function paintDot(ctx: Ctx, hollow: boolean): void {
  ctx.beginPath();
  ctx.arc(DOT / 2, DOT / 2, DOT / 2 - 1, 0, Math.PI * 2);
  ctx.fillStyle = hollow ? '#7d6d55' : PALETTE.vermilion;
  ctx.fill();
}
