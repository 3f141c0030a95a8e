/**
 * Holds the game objects of the Long Table. `draw` sets all of them from a view, whatever they showed before. Only the
 * labels, the ghost and the map cursor are set by their own methods.
 */
import type Phaser from 'phaser';
import type { Play } from '../../../flow/longTable/play';
import type { HexId } from '../../../rules/core/hexes';
import { type Point, paintTable } from '../../art';
import { density } from '../../canvas';
import { type Bake, Baker } from '../../core/Baker';
import type { DirectedTable } from '../../core/Director';
import { Motion } from '../../core/Motion';
import { requestFrame } from '../../frameLoop';
import { MARK, markKey, paintMark, paintTile, tileKey } from '../art/marks';
import { type Board, HEX } from '../board';
import { DESKTOP_HEIGHT, hexUnder, toMap, toScreen, type View } from '../camera';
import { BlowLayer } from './BlowLayer';
import { FigureLayer } from './FigureLayer';
import { GhostLayer } from './GhostLayer';
import { readInsets } from './insets';
import { KeyCursor } from './KeyCursor';
import { Labels } from './Labels';
import type { Activity, Hand, Insets, TablePlan } from './layout';
import { planFor } from './layout';
import { MapCamera } from './MapCamera';
import { ModifierDeck } from './ModifierDeck';
import type { MarkView } from './markViews';
import { NamedImages } from './NamedImages';
import { RoomLayer } from './RoomLayer';
import type { TableView } from './tableView';

/** Marks that are drawn above figures. */
const ON_FIGURES: ReadonlySet<MarkView['mark']> = new Set(['target', 'leaveOut', 'carry', 'chosen', 'under']);
/**
 * Marks that are drawn above figures only if their hex is occupied: hexes that a figure can be moved through or pushed
 * against (L14.2), and hexes that answer a question.
 */
const OVER_OTHERS: ReadonlySet<MarkView['mark']> = new Set(['through', 'against', 'choice']);
/** The ms in which newly opened dungeon rooms slide in. */
const SLIDE_MS = 320;

export class Table implements DirectedTable<Play, TableView> {
  readonly motion: Motion;
  readonly camera: MapCamera;
  readonly baker: Baker;
  readonly labels: Labels;
  readonly figures: FigureLayer;
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
  private readonly rooms: RoomLayer;
  private readonly tiles: NamedImages;
  private readonly marks: NamedImages;
  private shown: TableView | null = null;
  /** The insets read last. */
  private insets: Insets = { top: 0, bottom: 0 };
  /** @param hand the hand with which the player holds the device */
  constructor(
    scene: Phaser.Scene,
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
    const parts = {
      scene,
      baker: this.baker,
      motion: this.motion,
      board: () => this.board,
      fine: () => this.fine,
    };
    this.rooms = new RoomLayer({ ...parts, layer: this.layers.sheets });
    this.tiles = new NamedImages(scene);
    this.marks = new NamedImages(scene);
    this.figures = new FigureLayer({
      ...parts,
      layer: this.layers.figures,
      isLarge: () => (this.insets.text ?? 1) !== 1,
    });
    this.labels = new Labels(
      scene,
      this.baker,
      this.motion,
      this.layers,
      () => this.board,
      () => this.camera.visibleBox,
      () => this.figures.hexes,
    );
    this.ghost = new GhostLayer({
      scene,
      baker: this.baker,
      under: this.layers.marks,
      over: this.layers.labels,
      board: () => this.board,
      seen: () => this.camera.visibleBox,
      view: () => this.shown,
      figure: (id) => this.figures.imageOf(id),
    });
    this.blows = new BlowLayer({
      scene,
      baker: this.baker,
      motion: this.motion,
      layer: this.layers.labels,
      board: () => this.board,
      window: () => this.camera.windowBox,
      figure: (id) => this.figures.imageOf(id),
      painted: (id) => this.figures.paintedView(id),
    });
    this.cursor = new KeyCursor(scene, this.baker, this.layers, () => this.board);
    this.modifierDeck = new ModifierDeck(scene, this.baker, this.motion);
    this.plan = planFor(1, 1, 'map', this.insets);
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
    this.insets = readInsets(this.hand());
    this.plan = planFor(width, height, activity, this.insets);
    this.ground.setTexture(this.baker.inPx('wood', width, height, '', (ctx) => paintTable(ctx, width, height)));
    this.ground.setDisplaySize(width, height);
    this.camera.resetForNewSize();
    this.modifierDeck.place(this.plan.deck, this.plan.map);
  }

  /** Computes the layout for an activity, with insets that may have changed. */
  fit(activity: Activity): void {
    this.insets = readInsets(this.hand());
    this.fitWithKnownInsets(activity);
  }

  /** Computes the layout for an activity during an animation, when reading the insets would force the browser to compute styles. */
  fitWithKnownInsets(activity: Activity): void {
    const { width, height } = this.plan;
    this.plan = planFor(width, height, activity, this.insets);
    this.modifierDeck.place(this.plan.deck, this.plan.map);
  }

  /** Repaints everything, but moves neither the map nor the figures. */
  paint(view: TableView): void {
    requestFrame();
    this.shown = view;
    this.camera.show(view);
    this.camera.chooseOrientation(view.printed, planFor(this.plan.width, this.plan.height, 'map', this.insets).map);
    this.rooms.paintClosed(view);
    this.camera.setOpenHexes(view.fittedHexes);
    this.rooms.paintOpen(view);
    this.paintTiles(view);
    this.blows.clearMoney();
    this.figures.paint(view);
    this.paintMarks(view);
    this.modifierDeck.setDrawable(view.drawableDeck);
  }

  async arrange(view: TableView, ms: number): Promise<void> {
    await this.motion.all(...this.figures.arrange(view, ms), this.camera.frame(view, ms));
  }

  draw(view: TableView): void {
    this.paint(view);
    this.figures.putDown(view);
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

  /**
   * Slides newly opened dungeon rooms in, from outside towards their door.
   * @param behind hexes that the map also shows, besides the view's `focusHexes`
   */
  slideIn(view: TableView, door: HexId, behind: readonly HexId[] = []): Promise<void> {
    this.camera.setOpenHexes(view.fittedHexes);
    const slides = this.rooms.slideIn(view, door, SLIDE_MS);
    this.paintTiles(view);
    const shown = { ...view, focusHexes: [...view.focusHexes, ...behind] };
    return this.motion.all(...slides, slides.length > 0 ? this.camera.frame(shown, SLIDE_MS) : Promise.resolve());
  }

  /** Texture px per px of the map. At normal screen density a large window needs more, because it shows the map larger. */
  private get fine(): number {
    if (density() > 1) return 1.5;
    return this.plan.map.height >= DESKTOP_HEIGHT ? 2.3 : 2;
  }

  private paintTiles(view: TableView): void {
    const { board } = this;
    const key = (hex: HexId, kind: string) => `${hex} ${kind}`;
    this.tiles.keep(new Set(view.tiles.map(({ hex, tile }) => key(hex, tile.tile))));
    for (const { hex, tile } of view.tiles) {
      const name = key(hex, tile.tile);
      const texture = this.baker.inMm(
        tileKey(tile),
        { width: MARK, height: MARK },
        this.fine,
        board.orientation,
        (ctx) => paintTile(ctx, tile, board),
      );
      const image = this.tiles.getOrAdd(name, this.layers.tiles);
      const { x, y } = this.mapCentreOf(hex);
      image.setTexture(texture).setPosition(x, y).setDisplaySize(MARK, MARK);
    }
  }

  /** The textures of the marks of a view. */
  markBakes({ marks }: Pick<TableView, 'marks'>): readonly Bake[] {
    return marks.map(({ mark }) => this.markBake(mark));
  }

  private markBake(mark: MarkView): Bake {
    const { board } = this;
    return {
      key: markKey(mark),
      size: { width: MARK, height: MARK },
      mm: this.fine,
      model: board.orientation,
      paint: (ctx) => paintMark(ctx, mark, board),
    };
  }

  private paintMarks(view: TableView): void {
    const key = (hex: HexId, kind: string) => `${hex} ${kind}`;
    const occupied = new Set(view.figures.map(({ hex }) => hex));
    this.marks.keep(new Set(view.marks.map(({ hex, mark }) => key(hex, mark.mark))));
    for (const { hex, mark } of view.marks) {
      const name = key(hex, mark.mark);
      const texture = this.baker.show(this.markBake(mark));
      const isOver = ON_FIGURES.has(mark.mark) || (OVER_OTHERS.has(mark.mark) && occupied.has(hex));
      const image = this.marks.getOrAdd(name, this.layers[isOver ? 'aims' : 'marks']);
      const { x, y } = this.mapCentreOf(hex);
      image.setTexture(texture).setPosition(x, y).setDisplaySize(MARK, MARK);
    }
  }

  /** Removes the marks of possible actions, and the drawable deck, for an animation. */
  hideActionMarks(): void {
    this.marks.keep(new Set([...this.marks.names].filter((each) => each.endsWith(' under'))));
    this.modifierDeck.setDrawable(null);
  }
}
