/** Shows the figures on the map. Remembers how each figure is painted, because an animation changes figures one by one. */
import type Phaser from 'phaser';
import type { HexId } from '../../../rules/core/hexes';
import type { FigureId } from '../../../rules/longTable/state';
import type { Bake, Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import { FIGURE, paintFigure } from '../art/figure';
import { type Board, HEX } from '../board';
import { NamedImages } from './NamedImages';
import type { FigureView, TableView } from './tableView';

/** The ms in which a new figure is lowered onto its hex. */
const PLACE_MS = 120;

interface FigureLayerInit {
  readonly scene: Phaser.Scene;
  readonly baker: Baker;
  readonly motion: Motion;
  readonly layer: Phaser.GameObjects.Container;
  readonly board: () => Board;
  /** Texture px per px of the map. */
  readonly fine: () => number;
  /** Whether the player wants large text. */
  readonly isLarge: () => boolean;
}

export class FigureLayer {
  private readonly images: NamedImages;
  /** The view from which each figure is painted at the moment. */
  private readonly painted = new Map<FigureId, FigureView>();

  constructor(private readonly init: FigureLayerInit) {
    this.images = new NamedImages(init.scene);
  }

  imageOf(id: FigureId): Phaser.GameObjects.Image | undefined {
    return this.images.get(id);
  }

  paintedView(id: FigureId): FigureView | undefined {
    return this.painted.get(id);
  }

  /** The hexes of all figures. */
  get hexes(): HexId[] {
    return [...this.painted.values()].map(({ hex }) => hex);
  }

  /** Repaints all figures and removes those that are not in the view. Figures that stay do not move. */
  paint({ figures }: Pick<TableView, 'figures'>): void {
    for (const figure of figures) this.paintFigure(figure);
    this.order(figures);
    const here = new Set(figures.map(({ id }) => id));
    this.images.keep(here);
    for (const id of this.painted.keys()) if (!here.has(id)) this.painted.delete(id);
  }

  /** Starts to move the figures to their hexes within `ms`. @returns the moves */
  arrange({ figures }: Pick<TableView, 'figures'>, ms: number): Promise<void>[] {
    return figures.flatMap(({ id, hex }) => {
      const image = this.images.get(id);
      const { x, y } = this.centreOf(hex);
      if (!image) return [];
      image.setAlpha(1).setScale(1).setAngle(0).setDisplaySize(FIGURE, FIGURE);
      return image.x === x && image.y === y
        ? []
        : [this.init.motion.run({ targets: image, to: { x, y }, duration: ms })];
    });
  }

  /** Puts the figures on their hexes without animation. */
  putDown({ figures }: Pick<TableView, 'figures'>): void {
    for (const { id, hex } of figures) {
      const { x, y } = this.centreOf(hex);
      this.images.get(id)?.setPosition(x, y).setAlpha(1).setAngle(0).setDisplaySize(FIGURE, FIGURE);
    }
  }

  /** Changes parts of a figure's view during an animation and repaints the figure. */
  patch(id: FigureId, change: Partial<FigureView>): void {
    const old = this.painted.get(id);
    if (old) this.paintFigure({ ...old, ...change });
  }

  /** Adds a figure and lowers it onto its hex. A figure that is already on the table is only repainted. */
  place(figure: FigureView): Promise<void> {
    const isNew = !this.images.get(figure.id);
    const image = this.paintFigure(figure);
    if (!isNew) return Promise.resolve();
    const { x, y } = this.centreOf(figure.hex);
    image.setPosition(x, y - HEX * 0.4).setAlpha(0);
    return this.init.motion.run({ targets: image, to: { y, alpha: 1 }, duration: PLACE_MS });
  }

  private centreOf(hex: HexId) {
    return this.init.board().centre(hex);
  }

  /**
   * Orders the figures from the top of the map to the bottom. The number and the conditions at a figure's top edge then
   * cover the figure above it on the map. Figures with a name are below all others, so that a name does not cover a number.
   */
  private order(figures: readonly FigureView[]): void {
    const under = ({ name }: FigureView) => name !== null;
    const ordered = figures
      .map((figure) => ({ figure, ...this.centreOf(figure.hex) }))
      .sort((a, b) => Number(under(b.figure)) - Number(under(a.figure)) || a.y - b.y || a.x - b.x);
    for (const { figure } of ordered) {
      const image = this.images.get(figure.id);
      if (image) this.init.layer.bringToTop(image);
    }
  }

  /** The texture of a figure's view. */
  bakeOf(figure: FigureView): Bake {
    const board = this.init.board();
    const large = this.init.isLarge();
    return {
      key: `figure/${figure.id}`,
      size: { width: FIGURE, height: FIGURE },
      mm: this.init.fine(),
      model: { ...figure, hex: '', large, lie: board.orientation },
      paint: (ctx) => paintFigure(ctx, figure, large, board),
    };
  }

  private paintFigure(figure: FigureView): Phaser.GameObjects.Image {
    const { id, hex } = figure;
    const { baker, layer } = this.init;
    const texture = baker.show(this.bakeOf(figure));
    const isNew = !this.images.get(id);
    const image = this.images.getOrAdd(id, layer).setTexture(texture).setDisplaySize(FIGURE, FIGURE);
    this.painted.set(id, figure);
    const { x, y } = this.centreOf(hex);
    return isNew ? image.setPosition(x, y) : image;
  }
}
