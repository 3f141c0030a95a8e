/**
 * Holds the game objects of the Long Table. `draw` sets all of them from a view, whatever they showed before. Only the
 * labels, the ghost and the map cursor are set by their own methods.
 */
import type Phaser from 'phaser';
import type { Play } from '../../../flow/longTable/play';
import type { HexId } from '../../../rules/core/hexes';
import type { FigureId } from '../../../rules/longTable/state';
import { type Point, paintTable } from '../../art';
import { density } from '../../canvas';
import { Baker } from '../../core/Baker';
import type { DirectedTable } from '../../core/Director';
import { Motion } from '../../core/Motion';
import { requestFrame } from '../../frameLoop';
import { FIGURE, paintFigure } from '../art/figure';
import { MARK, markKey, paintMark, paintTile, tileKey } from '../art/marks';
import { paintClosedRoom, paintRoom, roomBox } from '../art/room';
import { type Board, boundsOf, HEX } from '../board';
import { DESKTOP_HEIGHT, hexUnder, toMap, toScreen, type View } from '../camera';
import { BlowLayer } from './BlowLayer';
import { GhostLayer } from './GhostLayer';
import { readInsets } from './insets';
import { KeyCursor } from './KeyCursor';
import { Labels } from './Labels';
import type { Activity, Hand, TablePlan } from './layout';
import { planFor } from './layout';
import { MapCamera } from './MapCamera';
import { ModifierDeck } from './ModifierDeck';
import type { FigureView, MarkView, TableView } from './tableView';

/** Marks that are drawn above figures. */
const ON_FIGURES: ReadonlySet<MarkView['mark']> = new Set(['target', 'leaveOut', 'carry', 'chosen', 'under']);
/**
 * Marks that are drawn above figures only if their hex is occupied: hexes that a figure can be moved through or pushed
 * against (L14.2), and hexes that answer a question.
 */
const OVER_OTHERS: ReadonlySet<MarkView['mark']> = new Set(['through', 'against', 'choice']);
/** Durations in ms. */
const SET_DOWN = 60;
const SLIDE = 320;

export class Table implements DirectedTable<Play, TableView> {
  readonly motion: Motion;
  readonly camera: MapCamera;
  readonly baker: Baker;
  readonly labels: Labels;
  readonly ghost: GhostLayer;
  readonly blows: BlowLayer;
  private readonly cursor: KeyCursor;
  readonly modifierDeck: ModifierDeck;
  readonly roller = { clear: () => this.modifierDeck.clear() };
  readonly signs = { hide: () => this.labels.clear() };
  plan: TablePlan;
  private readonly ground: Phaser.GameObjects.Image;
  private readonly world: Phaser.GameObjects.Container;
  private readonly layers: Record<
    'sheets' | 'tiles' | 'marks' | 'figures' | 'aims' | 'labels',
    Phaser.GameObjects.Container
  >;
  private readonly sheets = new Map<string, Phaser.GameObjects.Image>();
  private readonly closed = new Map<string, Phaser.GameObjects.Image>();
  private readonly tiles = new Map<string, Phaser.GameObjects.Image>();
  private readonly marks = new Map<string, Phaser.GameObjects.Image>();
  private readonly figures = new Map<FigureId, Phaser.GameObjects.Image>();
  /** The view from which each figure is painted at the moment. */
  private readonly painted = new Map<FigureId, FigureView>();
  private shown: TableView | null = null;
  /** @param hand the hand with which the player holds the device */
  constructor(
    private readonly scene: Phaser.Scene,
    private readonly hand: () => Hand = () => 'right',
  ) {
    this.motion = new Motion(scene);
    this.camera = new MapCamera(
      this.motion,
      () => this.plan,
      ({ x, y, scale }) => void this.world.setPosition(x, y).setScale(scale),
    );
    this.baker = new Baker(scene.textures);
    this.ground = scene.add.image(0, 0, '__DEFAULT').setOrigin(0);
    this.world = scene.add.container(0, 0);
    const layer = () => {
      const made = scene.add.container(0, 0);
      this.world.add(made);
      return made;
    };
    this.layers = { sheets: layer(), tiles: layer(), marks: layer(), figures: layer(), aims: layer(), labels: layer() };
    this.labels = new Labels(
      scene,
      this.baker,
      this.motion,
      this.layers.labels,
      () => this.board,
      () => this.camera.visibleBox,
    );
    this.ghost = new GhostLayer({
      scene,
      baker: this.baker,
      under: this.layers.marks,
      over: this.layers.labels,
      board: () => this.board,
      seen: () => this.camera.visibleBox,
      view: () => this.shown,
      figure: (id) => this.figures.get(id),
    });
    this.blows = new BlowLayer({
      scene,
      baker: this.baker,
      motion: this.motion,
      layer: this.layers.labels,
      board: () => this.board,
      window: () => this.camera.windowBox,
      figure: (id) => this.figures.get(id),
      painted: (id) => this.painted.get(id),
    });
    this.cursor = new KeyCursor(scene, this.baker, this.layers, () => this.board);
    this.modifierDeck = new ModifierDeck(scene, this.baker, this.motion);
    this.plan = planFor(1, 1, 'map', { top: 0, bottom: 0 });
  }

  get view(): TableView | null {
    return this.shown;
  }

  /** Puts the keyboard's map cursor on a hex and lets the map follow it; null hides the cursor. */
  putCursor(hex: HexId | null): void {
    this.cursor.placeAt(hex);
    if (hex !== null) void this.camera.follow(hex);
  }

  private get board(): Board {
    return this.camera.board;
  }

  /** The centre of a hex in the map's present orientation, in px of the map. */
  mapCentreOf(hex: HexId): Point {
    return this.board.centre(hex);
  }

  /** Computes the layout for a new window size, and paints the wooden table behind the map. */
  resize(width: number, height: number, activity: Activity): void {
    this.plan = planFor(width, height, activity, readInsets(this.hand()));
    this.ground.setTexture(this.baker.inPx('wood', width, height, '', (ctx) => paintTable(ctx, width, height)));
    this.ground.setDisplaySize(width, height);
    this.camera.resetForNewSize();
    this.modifierDeck.place(this.plan.deck, this.plan.map);
  }

  /** Computes the layout for an activity. */
  fit(activity: Activity): void {
    const { width, height } = this.plan;
    this.plan = planFor(width, height, activity, readInsets(this.hand()));
    this.modifierDeck.place(this.plan.deck, this.plan.map);
  }

  /** Repaints everything, but moves neither the map nor the figures. */
  paint(view: TableView): void {
    requestFrame();
    this.shown = view;
    this.camera.show(view);
    this.camera.chooseOrientation(
      view.printed,
      planFor(this.plan.width, this.plan.height, 'map', readInsets(this.hand())).map,
    );
    this.paintClosed(view);
    this.paintSheets(view);
    this.paintTiles(view);
    this.blows.clearMoney();
    for (const figure of view.figures) this.showFigure(figure);
    this.orderFigures(view);
    const here = new Set(view.figures.map(({ id }) => id));
    for (const [id, image] of this.figures) {
      if (here.has(id)) continue;
      image.destroy();
      this.figures.delete(id);
      this.painted.delete(id);
    }
    this.paintMarks(view);
    this.modifierDeck.setDrawable(view.drawableDeck);
  }

  async arrange(view: TableView, ms: number): Promise<void> {
    const moves = view.figures.flatMap(({ id, hex }) => {
      const image = this.figures.get(id);
      const { x, y } = this.mapCentreOf(hex);
      if (!image) return [];
      image.setAlpha(1).setScale(1).setAngle(0).setDisplaySize(FIGURE, FIGURE);
      return image.x === x && image.y === y ? [] : [this.motion.run({ targets: image, to: { x, y }, duration: ms })];
    });
    await this.motion.all(...moves, this.camera.frame(view, ms));
  }

  draw(view: TableView): void {
    this.paint(view);
    for (const { id, hex } of view.figures) {
      const { x, y } = this.mapCentreOf(hex);
      this.figures.get(id)?.setPosition(x, y).setAlpha(1).setAngle(0).setDisplaySize(FIGURE, FIGURE);
    }
    const { speed } = this.motion;
    this.motion.speed = 0;
    void this.camera.frame(view, 0);
    this.motion.speed = speed;
    this.modifierDeck.clear();
    this.blows.clear();
  }

  drawSigns(): void {}

  /** Whether the map has just moved, so that the point `at` showed another hex when the player decided to touch it. */
  hasSlidFrom(at: Point): boolean {
    const { previousView } = this.camera;
    return previousView !== null && this.hexIn(previousView, at) !== this.hexAt(at);
  }

  hexAt(at: Point): HexId | null {
    return this.hexIn(this.camera.view, at);
  }

  private hexIn(view: View, at: Point): HexId | null {
    const { shown } = this;
    if (!shown) return null;
    const hexes = new Set([
      ...shown.fittedHexes,
      ...shown.tiles.map(({ hex }) => hex),
      ...shown.marks.map(({ hex }) => hex),
    ]);
    return hexUnder(view, at, [...hexes]);
  }

  /** The distance between opposite corners of a hex, in px of the window. */
  get hexSize(): number {
    return HEX * this.camera.view.scale;
  }

  /** The screen position of a hex's centre. */
  screenCentreOf(hex: HexId): Point {
    return toScreen(this.camera.view, this.mapCentreOf(hex));
  }

  mapPoint(at: Point): Point {
    return toMap(this.camera.view, at);
  }

  figure(id: FigureId): Phaser.GameObjects.Image | undefined {
    return this.figures.get(id);
  }

  paintedFigure(id: FigureId): FigureView | undefined {
    return this.painted.get(id);
  }

  /** Changes parts of a figure's view during an animation and repaints the figure. */
  patch(id: FigureId, change: Partial<FigureView>): void {
    const old = this.painted.get(id);
    if (old) this.showFigure({ ...old, ...change });
  }

  /** Adds a figure and lowers it onto its hex. A figure that is already on the table is only repainted. */
  placeFigure(figure: FigureView): Promise<void> {
    const isNew = !this.figures.has(figure.id);
    this.showFigure(figure);
    const image = this.figures.get(figure.id);
    if (!image || !isNew) return Promise.resolve();
    const { x, y } = this.mapCentreOf(figure.hex);
    image.setPosition(x, y - HEX * 0.4).setAlpha(0);
    return this.motion.run({ targets: image, to: { y, alpha: 1 }, duration: SET_DOWN * 2 });
  }

  /**
   * Slides newly opened dungeon rooms in, from outside towards their door.
   * @param behind hexes that the map also shows, besides the view's `focusHexes`
   */
  slideIn(view: TableView, door: HexId, behind: readonly HexId[] = []): Promise<void> {
    const before = new Set(this.sheets.keys());
    this.paintSheets(view);
    this.paintTiles(view);
    const came = view.rooms.filter(({ key }) => !before.has(key));
    const from = this.mapCentreOf(door);
    const slides = came.flatMap(({ key, hexes }) => {
      const image = this.sheets.get(key);
      if (!image) return [];
      const box = boundsOf(
        hexes.map(({ hex }) => hex),
        this.board,
      );
      const [dx, dy] = [box.x + box.width / 2 - from.x, box.y + box.height / 2 - from.y];
      const far = Math.max(1, Math.hypot(dx, dy));
      const { x, y } = image;
      image.setPosition(x + (dx / far) * HEX * 2, y + (dy / far) * HEX * 2).setAlpha(0);
      return [this.motion.run({ targets: image, to: { x, y, alpha: 1 }, duration: SLIDE })];
    });
    return this.motion.all(
      ...slides,
      came.length > 0
        ? this.camera.frame({ ...view, focusHexes: [...view.focusHexes, ...behind] }, SLIDE)
        : Promise.resolve(),
    );
  }

  /** Texture px per px of the map. At normal screen density a large window needs more, because it shows the map larger. */
  private get fine(): number {
    if (density() > 1) return 1.5;
    return this.plan.map.height >= DESKTOP_HEIGHT ? 2.3 : 2;
  }

  /**
   * Paints the closed dungeon rooms below the open ones. A closed room is removed only after the open room has slid over
   * it.
   */
  private paintClosed({ closed }: TableView): void {
    const { board } = this;
    keep(this.closed, new Set(closed.map(({ key }) => key)));
    for (const { key, hexes } of closed) {
      const { x, y, width, height } = roomBox(hexes, board);
      const texture = this.baker.inMm(key, { width, height }, 1, { hexes, lie: board.orientation }, (ctx) =>
        paintClosedRoom(ctx, hexes, board),
      );
      const image = this.closed.get(key) ?? this.add('sheets', this.closed, key);
      image.setTexture(texture).setOrigin(0).setPosition(x, y).setDisplaySize(width, height);
      this.layers.sheets.sendToBack(image);
    }
  }

  private paintSheets(view: TableView): void {
    const { board } = this;
    this.camera.setOpenHexes(view.fittedHexes);
    keep(this.sheets, new Set(view.rooms.map(({ key }) => key)));
    for (const sheet of view.rooms) {
      const { x, y, width, height } = roomBox(
        sheet.hexes.map(({ hex }) => hex),
        board,
      );
      const printed = { ...sheet, lie: board.orientation };
      const texture = this.baker.inMm(sheet.key, { width, height }, this.fine, printed, (ctx) =>
        paintRoom(ctx, sheet, board),
      );
      const image = this.sheets.get(sheet.key) ?? this.add('sheets', this.sheets, sheet.key);
      image.setTexture(texture).setOrigin(0).setPosition(x, y).setDisplaySize(width, height).setAlpha(1);
    }
  }

  private paintTiles(view: TableView): void {
    const { board } = this;
    const key = (hex: HexId, kind: string) => `${hex} ${kind}`;
    keep(this.tiles, new Set(view.tiles.map(({ hex, tile }) => key(hex, tile.tile))));
    for (const { hex, tile } of view.tiles) {
      const name = key(hex, tile.tile);
      const texture = this.baker.inMm(
        tileKey(tile),
        { width: MARK, height: MARK },
        this.fine,
        board.orientation,
        (ctx) => paintTile(ctx, tile, board),
      );
      const image = this.tiles.get(name) ?? this.add('tiles', this.tiles, name);
      const { x, y } = this.mapCentreOf(hex);
      image.setTexture(texture).setPosition(x, y).setDisplaySize(MARK, MARK);
    }
  }

  private paintMarks(view: TableView): void {
    const { board } = this;
    const key = (hex: HexId, kind: string) => `${hex} ${kind}`;
    const occupied = new Set(view.figures.map(({ hex }) => hex));
    keep(this.marks, new Set(view.marks.map(({ hex, mark }) => key(hex, mark.mark))));
    for (const { hex, mark } of view.marks) {
      const name = key(hex, mark.mark);
      const texture = this.baker.inMm(
        markKey(mark),
        { width: MARK, height: MARK },
        this.fine,
        board.orientation,
        (ctx) => paintMark(ctx, mark, board),
      );
      const isOver = ON_FIGURES.has(mark.mark) || (OVER_OTHERS.has(mark.mark) && occupied.has(hex));
      const image = this.marks.get(name) ?? this.add(isOver ? 'aims' : 'marks', this.marks, name);
      const { x, y } = this.mapCentreOf(hex);
      image.setTexture(texture).setPosition(x, y).setDisplaySize(MARK, MARK);
    }
  }

  /** Removes the marks of possible actions, and the drawable deck, for an animation. */
  hideActionMarks(): void {
    keep(this.marks, new Set([...this.marks.keys()].filter((each) => each.endsWith(' under'))));
    this.modifierDeck.setDrawable(null);
  }

  /**
   * Orders the figures from the top of the map to the bottom. The number and the conditions at a figure's top edge then
   * cover the figure above it on the map. Figures with a name are below all others, so that a name does not cover a number.
   */
  private orderFigures({ figures }: TableView): void {
    const under = ({ name }: FigureView) => name !== null;
    const laid = figures
      .map((figure) => ({ figure, ...this.mapCentreOf(figure.hex) }))
      .sort((a, b) => Number(under(b.figure)) - Number(under(a.figure)) || a.y - b.y || a.x - b.x);
    for (const { figure } of laid) {
      const image = this.figures.get(figure.id);
      if (image) this.layers.figures.bringToTop(image);
    }
  }

  private showFigure(figure: FigureView): void {
    const { id, hex } = figure;
    const { board } = this;
    const large = readInsets(this.hand()).text !== 1;
    const texture = this.baker.inMm(
      `figure/${id}`,
      { width: FIGURE, height: FIGURE },
      this.fine,
      { ...figure, hex: '', large, lie: board.orientation },
      (ctx) => paintFigure(ctx, figure, large, board),
    );
    const known = this.figures.get(id);
    const image = known ?? this.scene.add.image(0, 0, texture);
    image.setTexture(texture).setDisplaySize(FIGURE, FIGURE);
    this.painted.set(id, figure);
    if (known) return;
    const { x, y } = this.mapCentreOf(hex);
    image.setPosition(x, y).setName(id);
    this.layers.figures.add(image);
    this.figures.set(id, image);
  }

  private add(
    layer: 'sheets' | 'tiles' | 'marks' | 'aims',
    all: Map<string, Phaser.GameObjects.Image>,
    name: string,
  ): Phaser.GameObjects.Image {
    const image = this.scene.add.image(0, 0, '__DEFAULT').setName(name);
    this.layers[layer].add(image);
    all.set(name, image);
    return image;
  }
}

/** Destroys the images whose keys are not in `names`. */
function keep(all: Map<string, Phaser.GameObjects.Image>, names: ReadonlySet<string>): void {
  for (const [name, image] of all) {
    if (names.has(name)) continue;
    image.destroy();
    all.delete(name);
  }
}
