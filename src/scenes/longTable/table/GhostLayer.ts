/**
 * Draws a ghost, the preview of a move, without animation. All paths and the monsters' new hexes are below the figures, so that they hide
 * no HP and no number. The hero on its new hex, and the arrows and labels of attacks, are above the figures.
 */
import type Phaser from 'phaser';
import type { HexId } from '../../../rules/core/hexes';
import type { FigureId } from '../../../rules/longTable/state';
import type { GhostForecast, GhostView } from '../../../session/longTable/ghosts';
import { PALETTE, type Point } from '../../art';
import type { Baker } from '../../core/Baker';
import type { Box } from '../../core/pose';
import { requestFrame } from '../../frameLoop';
import { FIGURE } from '../art/figure';
import { BAND, DOT, HEAD, paintDisc, paintHead, paintRing, paintTag, type TagModel, tagSize } from '../art/ghost';
import { MARK } from '../art/marks';
import { type Board, HEX } from '../board';
import { type Circle, circlesOf, coveredAreas, freeSpot, overlap } from './freeSpots';
import { type Aim, type GhostHeroView, type GhostPlanView, ghostHeroView, ghostPlanView, type Tag } from './ghostView';
import type { TableView } from './tableView';

/** Width of an arrow's shaft, in px of the map. */
const SHAFT = 5;
/** Distance between each end of an arrow and the centre of the hex at this end, in px of the map. */
const EDGE = HEX * 0.4;
/**
 * Offsets of an arrow from the line between the two centres, in px of the map, in the order in which they are tried.
 */
const ARROW_OFFSETS = [0, HEX * 0.26, -HEX * 0.26];
/**
 * Positions of the dots on the line between the centres of two hexes, as fractions of the line. No dot is near a centre.
 */
const DOTS = [0.37, 0.5, 0.63];
/** The angle of a label's small arrow is a multiple of this many degrees. */
const TURN = 30;
/** Opacity of the hero's figure at its current place while a ghost is shown. */
const FADED = 0.55;
/** Opacity of the hero's figure on the ghost's hex. */
const GHOSTLY = 0.8;

/** The monsters' part is drawn in slices of this many ms, so that the drawing does not delay a frame. */
const SLICE = 8;

type Layer = 'under' | 'over';

interface GhostLayerParts {
  readonly scene: Phaser.Scene;
  readonly baker: Baker;
  readonly under: Phaser.GameObjects.Container;
  readonly over: Phaser.GameObjects.Container;
  board(): Board;
  /** The visible part of the map, in px of the map. */
  seen(): Box;
  view(): TableView | null;
  figure(id: FigureId): Phaser.GameObjects.Image | undefined;
}

export class GhostLayer {
  /** The images of each part: the hero, and the plan of the monsters. */
  private readonly shown: Record<'hero' | 'plan', Phaser.GameObjects.Image[]> = { hero: [], plan: [] };
  private faded: Phaser.GameObjects.Image | null = null;
  /** How many images of the hero's part are above the figures. */
  private standing = 0;
  /** The forecast that the monsters' part shows. */
  private drawn: GhostForecast | null = null;
  /** The remaining drawing steps of the monsters' part. */
  private steps: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly parts: GhostLayerParts) {}

  /**
   * Shows a ghost.
   * @param ghost null removes the ghost
   * @param anew whether the map has changed, so that the monsters' part must be drawn again
   */
  show(ghost: GhostView | null, anew: boolean): void {
    const { forecast } = ghost ?? { forecast: null };
    if (!ghost && !this.drawn && this.shown.hero.length === 0) return;
    requestFrame();
    this.clear('hero');
    if (this.faded?.active) this.faded.setAlpha(1);
    this.faded = null;
    if (anew || forecast !== this.drawn) {
      this.clear('plan');
      if (ghost && forecast) this.layPlan(ghostPlanView(ghost, forecast));
      this.drawn = forecast;
    }
    if (ghost) this.layHero(ghostHeroView(ghost));
  }

  /** Stops the drawing of the monsters' part. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.steps = [];
  }

  private clear(part: 'hero' | 'plan'): void {
    if (part === 'plan') this.stop();
    else this.standing = 0;
    for (const image of this.shown[part].splice(0)) image.destroy();
  }

  private put(part: 'hero' | 'plan', layer: Layer, at: Point, texture: string, width: number, height: number) {
    const { scene, under, over } = this.parts;
    const image = scene.add.image(at.x, at.y, texture).setDisplaySize(width, height).setName('ghost');
    // An image of the hero's path goes to the bottom of its layer, so that step costs stay readable on the path. Above the
    // figures, the hero's part is below the arrows and labels.
    if (layer === 'under' && part === 'hero') under.addAt(image, 0);
    else if (layer === 'under') under.add(image);
    else if (part === 'hero') over.addAt(image, this.standing++);
    else over.add(image);
    this.shown[part].push(image);
    return image;
  }

  private layHero({ hero, hex, way }: GhostHeroView): void {
    const { board, baker, figure } = this.parts;
    const joint = baker.inMm('ghost/joint', { width: BAND, height: BAND }, 2, '', (ctx) =>
      paintDisc(ctx, BAND, PALETTE.teal),
    );
    for (const [i, hex] of way.entries()) {
      const at = board().centre(hex);
      const next = way[i + 1];
      if (next !== undefined) this.bar('hero', 'under', at, board().centre(next), BAND, PALETTE.teal);
      this.put('hero', 'under', at, joint, BAND, BAND);
    }
    const image = figure(hero);
    if (!image) return;
    this.put('hero', 'over', board().centre(hex), image.texture.key, FIGURE, FIGURE).setAlpha(GHOSTLY);
    this.ring('hero', hex, PALETTE.teal);
    this.faded = image.setAlpha(FADED);
  }

  private layPlan({ hex, ways, aims, tags }: GhostPlanView): void {
    const { board, view } = this.parts;
    const { centre } = board();
    const table = view();
    if (!table) return;
    const { all, signs } = coveredAreas(table, hex, board());
    const covered = [...all];
    const labels = [
      ...aims.map((aim) => ({ near: this.beside(aim), face: aimFace(aim, board()) })),
      ...tags.map((tag) => ({ near: centre(tag.hex), face: tagFace(tag) })),
    ];
    this.steps = [
      ...ways.map((way) => () => this.dots(way)),
      // Place the labels after all arrows, because they must not cover an arrow.
      ...aims.map((aim) => () => void covered.push(...this.arrow(aim, signs))),
      ...labels.map(
        ({ near, face }) =>
          () =>
            void covered.push(...this.label(near, face, covered)),
      ),
    ];
    this.draw();
  }

  private readonly draw = (): void => {
    const until = performance.now() + SLICE;
    while (this.steps.length > 0 && performance.now() < until) this.steps.shift()?.();
    requestFrame();
    if (this.steps.length > 0) this.timer = setTimeout(this.draw);
  };

  /**
   * Draws a label on a free place near `near`.
   * @returns the circles that the label covers
   */
  private label(near: Point, face: TagModel, covered: readonly Circle[]): Circle[] {
    const size = tagSize(face);
    const at = freeSpot(near, size, covered, this.parts.seen());
    const key = `ghost/tag/${face.text}/${face.sign}/${face.changed}`;
    const texture = this.parts.baker.inMm(key, size, 2, '', (ctx) => paintTag(ctx, face));
    this.put('plan', 'over', at, texture, size.width, size.height);
    return circlesOf(at, size);
  }

  /** The preferred place of a damage label: near the attacker, on the side that faces the target. */
  private beside({ from, to }: Aim): Point {
    const { centre } = this.parts.board();
    const [a, b] = [centre(from), centre(to)];
    const part = (HEX * 0.3) / Math.hypot(b.x - a.x, b.y - a.y);
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  }

  /** Draws a straight line between two points. */
  private bar(part: 'hero' | 'plan', layer: Layer, a: Point, b: Point, width: number, colour: string): void {
    const texture = this.parts.baker.inMm(`ghost/bar/${colour}`, { width: 4, height: 4 }, 2, '', (ctx) => {
      ctx.fillStyle = colour;
      ctx.fillRect(0, 0, 4, 4);
    });
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    this.put(part, layer, middle, texture, long, width).setRotation(Math.atan2(b.y - a.y, b.x - a.x));
  }

  private dots(way: readonly HexId[]): void {
    const { board, baker } = this.parts;
    const texture = baker.inMm('ghost/dot', { width: DOT, height: DOT }, 2, '', (ctx) =>
      paintDisc(ctx, DOT, PALETTE.vermilion),
    );
    for (const [i, hex] of way.slice(1).entries()) {
      const [a, b] = [board().centre(way[i] ?? hex), board().centre(hex)];
      for (const part of DOTS) {
        const at = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
        this.put('plan', 'under', at, texture, DOT, DOT);
      }
    }
    this.ring('plan', way.at(-1) ?? '', PALETTE.vermilion);
  }

  private ring(part: 'hero' | 'plan', hex: HexId, colour: string): void {
    const lie = this.parts.board();
    const key = `ghost/ring/${colour}`;
    const texture = this.parts.baker.inMm(key, { width: MARK, height: MARK }, 2, lie.orientation, (ctx) =>
      paintRing(ctx, lie, colour),
    );
    this.put(part, part === 'hero' ? 'over' : 'under', lie.centre(hex), texture, MARK, MARK);
  }

  /**
   * Draws an arrow from the edge of one hex to the edge of another, with the offset at which the arrow overlaps `covered` least.
   * @returns the circles that the arrow covers
   */
  private arrow({ from, to, changed }: Aim, covered: readonly Circle[]): Circle[] {
    const { board, baker } = this.parts;
    const [a, b] = [board().centre(from), board().centre(to)];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long];
    const along = (px: number, aside: number): Point => ({
      x: a.x + dx * px - dy * aside,
      y: a.y + dy * px + dx * aside,
    });
    const tip = long - EDGE + HEAD.width / 3;
    const begins = Math.min(EDGE, tip - HEAD.width);
    const circlesAt = (aside: number): Circle[] => {
      const parts = Math.max(1, Math.ceil((tip - begins) / HEAD.width));
      return Array.from({ length: parts }, (_, i) => ({
        ...along(begins + ((tip - begins) * (i + 0.5)) / parts, aside),
        radius: HEAD.height / 2,
      }));
    };
    const price = (aside: number) => circlesAt(aside).reduce((sum, circle) => sum + overlapWith(circle, covered), 0);
    const aside = ARROW_OFFSETS.reduce((best, each) => (price(each) < price(best) - 1 ? each : best), 0);
    const colour = changed ? PALETTE.vermilion : PALETTE.ink;
    const neck = tip - HEAD.width + 1;
    if (neck > begins + 2) {
      this.bar('plan', 'over', along(begins, aside), along(neck, aside), SHAFT + 2.4, PALETTE.bone);
      this.bar('plan', 'over', along(begins, aside), along(neck, aside), SHAFT, colour);
    }
    const texture = baker.inMm(`ghost/head/${colour}`, HEAD, 2, '', (ctx) => paintHead(ctx, colour));
    const head = this.put('plan', 'over', along(tip - HEAD.width / 2, aside), texture, HEAD.width, HEAD.height);
    head.setRotation(Math.atan2(dy, dx));
    return circlesAt(aside);
  }
}

/** The sum of the lengths by which other circles overlap a circle, in px of the map. */
const overlapWith = ({ x, y, radius }: Circle, covered: readonly Circle[]): number =>
  covered.reduce(
    (sum, each) => sum + overlap({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, each),
    0,
  );

function aimFace({ from, to, damage, changed }: Aim, { centre }: Board): TagModel {
  const [a, b] = [centre(from), centre(to)];
  const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return { text: damage, sign: Math.round(degrees / TURN) * TURN, changed };
}

const tagFace = ({ text, icon, changed }: Tag): TagModel => ({ text, sign: icon, changed });
