/**
 * Moves the view of the map: fits the map to the window, follows the acting figure, and lets the player move the map. A
 * new motion stops the previous motion.
 */
import type { HexId } from '../../../rules/core/hexes';
import type { FigureId } from '../../../rules/longTable/state';
import type { MapMove } from '../../../session/longTable/mapEvents';
import type { Point } from '../../art';
import type { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import { requestFrame } from '../../frameLoop';
import { BOARDS, type Board } from '../board';
import {
  areVisible,
  boxOnMap,
  centreOn,
  fitsComfortably,
  fitView,
  isWhollyInside,
  keepsScale,
  limitView,
  orientationFor,
  pan,
  panIntoView,
  shrinkToFit,
  type View,
  wholeView,
  zoom,
} from '../camera';
import type { TablePlan } from './layout';
import { Slide } from './Slide';
import type { TableView } from './tableView';

/** The map moves at this speed when it follows a figure, in px/s. */
const FOLLOW = 600;
/** Duration of the motion that makes room for panels or fits the map again, in ms. */
export const REFRAME_MS = 220;

/** A box of the map that is this many times as high as before is much higher. */
const MUCH_HIGHER = 1.25;

/** The height by which a long text extends above the tabs of a phone, in px. */
const MUCH = 284;

/** The parts of a table view that decide the map's view. */
type Seen = Pick<TableView, 'activity' | 'figures' | 'fittedHexes' | 'focusHexes' | 'neededHexes' | 'tiles'>;

const actingIn = ({ figures }: Pick<TableView, 'figures'>): FigureId | null =>
  figures.find(({ acts }) => acts)?.id ?? null;

export class MapCamera {
  private at: View = { orientation: 'upright', x: 0, y: 0, scale: 1 };
  private shown: Seen | null = null;
  /** The hexes of the open dungeon rooms and of the doors. A room that is still sliding in is included. */
  private open: readonly HexId[] = [];
  /**
   * Whether the player has moved the map. Until the next turn the map then moves by itself only if the fitted hexes or
   * the map's box change.
   */
  private free = false;
  /** The figure whose turn the map was placed for. */
  private framedFor: FigureId | null = null;
  /** A counter that each motion increases, so that a running motion can see that a newer motion has replaced it. */
  private way = 0;
  private readonly slide = new Slide();
  /**
   * The figure that had the turn when the player moved the map. From the next turn on the map follows figures again.
   */
  private movedFor: FigureId | null = null;
  /** The number of hexes and the box that the map was fitted to, as JSON; empty if the map must be fitted. */
  private fitted = '';
  /** The number of hexes that the map was fitted to. */
  private fittedCount = 0;
  /** The height that the map was fitted to, in px. */
  private within = 0;
  /** The smallest y at which a text has started while the hexes still fitted above it, in px of the window. */
  private highestText = Number.POSITIVE_INFINITY;
  /** The height that a text covers from the bottom of the window, in px. */
  private covered = 0;
  /** Whether `covered` is still that of the turn before the one that the map was placed for. */
  private isTextOld = false;
  /** The height that a slip (a note of the HUD over the map) covers from the top of the map's box, in px. */
  private topCovered = 0;
  /** Whether the orientation has been chosen. */
  private isOrientationChosen = false;
  /** Whether a finger is on the map. */
  isHeld = false;

  /** @param onLook called when the view has changed */
  constructor(
    private readonly motion: Motion,
    private readonly plan: () => TablePlan,
    private readonly onLook: (view: View) => void,
  ) {}

  get view(): View {
    return this.at;
  }

  get board(): Board {
    return BOARDS[this.at.orientation];
  }

  /** Forgets fit, orientation and player's view, because they belong to the previous window size. */
  resetForNewSize(): void {
    this.fitted = '';
    this.free = false;
    this.isOrientationChosen = false;
    this.highestText = Number.POSITIVE_INFINITY;
  }

  /** Sets the table view that the map currently shows. */
  show(view: Seen): void {
    this.shown = view;
    this.noteTurn(actingIn(view));
  }

  setOpenHexes(hexes: readonly HexId[]): void {
    this.open = hexes;
  }

  /**
   * Chooses the orientation, once per window size. The orientation depends on all hexes that the scenario page prints and
   * on the usual size of the map's box.
   */
  chooseOrientation(printed: readonly HexId[], room: Box): void {
    if (this.isOrientationChosen) return;
    this.isOrientationChosen = true;
    this.at = { ...this.at, orientation: orientationFor(printed, room) };
  }

  /**
   * Shows a view. Fits the map again if the fitted hexes or the map's box have changed, unless it keeps its scale. Otherwise
   * only moves the map so that the view's `focusHexes` are visible, unless the player has moved the map. On a phone the map
   * keeps still within a turn as long as the `neededHexes` are visible.
   */
  frame(view: Seen, ms: number): Promise<void> {
    const room = this.roomFor(view);
    const acting = actingIn(view);
    const isSameTurn = acting !== null && acting === this.framedFor && this.plan().composition !== 'desktop';
    const isStill = isSameTurn && !this.isTextOld && areVisible(this.at, view.neededHexes, this.clear);
    // Without motion the map is placed before the panels of the new turn are rendered.
    if (acting !== this.framedFor) this.isTextOld = !this.motion.isAnimating;
    this.framedFor = acting;
    const key = JSON.stringify([view.fittedHexes.length, this.plan().map]);
    if (key === this.fitted && (this.free || room.height === this.within)) {
      const next = this.free || isStill ? this.at : this.withFocus(this.at, view);
      return next === this.at ? Promise.resolve() : this.moveTo(next, ms);
    }
    const isKept = this.isKept(view, room);
    this.fitted = key;
    this.fittedCount = view.fittedHexes.length;
    this.within = room.height;
    if (isKept) return this.frame(view, ms);
    this.free = false;
    const whole = fitView(view.fittedHexes, view.focusHexes, room, this.at.orientation);
    return this.moveTo(this.withFocus(whole, view), ms);
  }

  /**
   * Moves a view so that the `focusHexes` are visible. While cards are chosen below a slip, nothing on the map has to be
   * hit with a finger: hexes then become smaller, so that neither slip nor text hides a figure.
   */
  private withFocus(at: View, { activity, ...view }: Seen): View {
    const { clear } = this;
    const eyes = this.eyesOf(view);
    const shown = activity === 'select' && this.topCovered > 0 ? shrinkToFit(at, eyes, clear) : at;
    return areVisible(shown, eyes, clear) ? shown : panIntoView(shown, eyes, clear);
  }

  /** The hexes that the map should show: the view's `focusHexes`, and on a desktop also closed doors and what can be looted. */
  private eyesOf({ focusHexes, tiles }: Pick<Seen, 'focusHexes' | 'tiles'>): readonly HexId[] {
    if (this.plan().composition !== 'desktop') return focusHexes;
    const wanted = tiles.filter(({ tile }) =>
      tile.tile === 'door' ? tile.state !== 'open' : tile.tile === 'money' || tile.tile === 'treasure',
    );
    return [...focusHexes, ...wanted.map(({ hex }) => hex)];
  }

  /**
   * Whether the map of a desktop keeps its place although the bed (the bottom area) has changed its height. When the bed gives much of its
   * height to the map, after cards have been chosen, the map is fitted again: it would leave bare wood where the bed was.
   */
  private isKept({ fittedHexes, ...view }: Seen, room: Box): boolean {
    const isSameMap = this.fitted !== '' && this.fittedCount === fittedHexes.length;
    const isDesktop = this.plan().composition === 'desktop';
    const isMuchHigher = room.height > this.within * MUCH_HIGHER;
    return isDesktop && isSameMap && !isMuchHigher && keepsScale(this.at, fittedHexes, this.eyesOf(view), room);
  }

  /**
   * The box for the map. On a desktop no text covers the map. In other windows, if all hexes fit above the longest text,
   * the box ends above that text. The map then never has to move for a text. If they do not fit, a text may cover a
   * part of the map.
   */
  private roomFor({ activity, fittedHexes: matters }: Pick<Seen, 'activity' | 'fittedHexes'>): Box {
    const { composition, tabs, textScale } = this.plan();
    if (composition === 'desktop') return this.belowSlip;
    const { clear } = this;
    // Slips come and go from step to step of a turn. They do not change the scale then: the map only moves out of their way.
    const map = activity === 'select' ? this.belowSlip : this.plan().map;
    const to = (lower: number): Box => ({ ...map, height: Math.min(map.height, lower - map.y) });
    const fits = (lower: number) => fitsComfortably(matters, this.at.orientation, to(lower));
    const least = Math.min(this.highestText, clear.y + clear.height);
    const usual = composition === 'portrait' ? tabs.y - MUCH * textScale : least;
    this.highestText = [Math.min(least, usual), least].find(fits) ?? this.highestText;
    return fits(this.highestText) ? to(this.highestText) : map;
  }

  /** The map's box without the part that a slip covers at its top, but at least the lower half of the box. */
  private get belowSlip(): Box {
    const { map } = this.plan();
    const top = Math.min(this.topCovered, map.height / 2);
    return { ...map, y: map.y + top, height: map.height - top };
  }

  /** The part of the window's table that neither slip nor text covers now; on a phone it goes on below the map's box. */
  private get uncovered(): Box {
    const { composition, height } = this.plan();
    const map = this.belowSlip;
    return composition === 'portrait' ? { ...map, height: Math.max(map.height, height - this.covered - map.y) } : map;
  }

  /** The part of the map's box that neither slip nor text covers, but at least the upper half of `belowSlip`. */
  private get clear(): Box {
    const { composition, height } = this.plan();
    const map = this.belowSlip;
    if (composition !== 'portrait') return map;
    const lower = Math.min(map.y + map.height, height - this.covered);
    return { ...map, height: Math.max(map.height / 2, lower - map.y) };
  }

  /** The visible part of the map, in px of the map. */
  get visibleBox(): Box {
    return boxOnMap(this.at, this.clear);
  }

  /** The whole window, in px of the map. */
  get windowBox(): Box {
    const { width, height } = this.plan();
    return boxOnMap(this.at, { x: 0, y: 0, width, height });
  }

  /**
   * Moves the map when a text covers more or less of the map, so that the text does not hide the `focusHexes`.
   * @param px the height that the text covers, from the bottom of the window
   * @param isIdle whether the map may move, because no animation is running
   */
  setCoveredHeight(px: number, isIdle: boolean): Promise<void> {
    this.covered = px;
    const framed = isIdle && this.shown && !this.isHeld ? this.frame(this.shown, REFRAME_MS) : Promise.resolve();
    this.isTextOld = false;
    return framed;
  }

  /**
   * Moves the map when a slip covers more or less of the map's top, so that the slip does not hide the `focusHexes`.
   * @param px the height that the slip covers, from the top of the map's box
   * @param isIdle whether the map may move, because no animation is running
   */
  setTopCoveredHeight(px: number, isIdle: boolean): Promise<void> {
    if (px === this.topCovered) return Promise.resolve();
    this.topCovered = px;
    return isIdle && this.shown && !this.isHeld ? this.frame(this.shown, REFRAME_MS) : Promise.resolve();
  }

  /** Fits the map to its box again. */
  fitAgain(): Promise<void> {
    if (!this.shown) return Promise.resolve();
    this.fitted = '';
    return this.frame(this.shown, REFRAME_MS);
  }

  /**
   * Notes whose turn it is. In a new turn the map follows figures again, even if the player moved the map in the
   * previous turn.
   */
  noteTurn(figure: FigureId | null): void {
    if (figure !== this.movedFor) this.free = false;
  }

  /** Centres the map on a figure's hex that is not visible, unless a finger holds the map or the player has moved the map. */
  follow(hex: HexId): Promise<void> {
    const { clear } = this;
    if (this.isHeld || this.free || isWhollyInside(this.at, hex, clear)) return Promise.resolve();
    return this.glide(centreOn([hex], this.open, this.at, clear));
  }

  /**
   * Moves the map so that hexes become visible. During an animation a phone's map is visible down to the tabs, so it stays for hexes there.
   * @returns whether the map has moved; false also if the player holds or has moved the map
   */
  async bringIntoView(hexes: readonly HexId[]): Promise<boolean> {
    if (hexes.length === 0 || this.isHeld || this.free || areVisible(this.at, hexes, this.uncovered)) return false;
    await this.glide(centreOn(hexes, this.open, this.at, this.clear));
    return true;
  }

  private glide(to: View): Promise<void> {
    const far = Math.hypot(to.x - this.at.x, to.y - this.at.y);
    return this.moveTo(to, (far / FOLLOW) * 1000);
  }

  /** Moves the view; a new motion ends the previous one. */
  private moveTo(to: View, ms: number): Promise<void> {
    const run = { ...this.at };
    const way = ++this.way;
    this.slide.leave(run, ms > 0 && this.motion.isAnimating);
    const going = this.motion.run({
      targets: run,
      to: { x: to.x, y: to.y, scale: to.scale },
      duration: ms,
      onUpdate: () => {
        if (way === this.way) this.look(run);
      },
    });
    return going.then(() => {
      if (way === this.way) this.slide.arrive();
    });
  }

  /** Resolves when the map has been still for so long that a touch certainly refers to the current view. */
  whenStill(): Promise<void> {
    return this.slide.whenStill();
  }

  /** Lets those go on who wait for a still map, because the table closes. */
  close(): void {
    this.slide.stop();
  }

  /** The view before the last motion, while a finger may still aim at that view; null if the map has not moved lately. */
  get previousView(): View | null {
    return this.slide.previousView();
  }

  /** Sets a view that the player has chosen by moving the map. */
  setPlayerView(view: View): void {
    const { open } = this;
    this.way += 1;
    this.slide.stop();
    this.free = true;
    this.movedFor = this.shown ? actingIn(this.shown) : null;
    this.look(open.length > 0 ? limitView(view, open, this.plan().map) : view);
    requestFrame();
  }

  /** Shows all open hexes, uncovered by texts, until the next turn. If all are visible already, fits the map again. */
  private seeWhole(): Promise<void> {
    const { open, clear } = this;
    if (open.length === 0 || open.every((hex) => isWhollyInside(this.at, hex, clear))) return this.fitAgain();
    this.free = true;
    this.movedFor = this.shown ? actingIn(this.shown) : null;
    return this.moveTo(wholeView(open, this.at.orientation, clear), REFRAME_MS);
  }

  /** Moves the map for a command of keyboard or button. */
  moveBy(how: Exclude<MapMove, { do: 'hurry' | 'cursor' }>): void {
    const { x, y, width, height } = this.plan().map;
    const middle: Point = { x: x + width / 2, y: y + height / 2 };
    if (how.do === 'fit') void this.fitAgain();
    else if (how.do === 'whole') void this.seeWhole();
    else if (how.do === 'pan') this.setPlayerView(pan(this.at, { x: how.by.x * width, y: how.by.y * height }));
    else this.setPlayerView(zoom(this.at, middle, how.factor));
  }

  private look({ x, y, scale }: Omit<View, 'orientation'>): void {
    this.at = { orientation: this.at.orientation, x, y, scale };
    this.onLook(this.at);
  }
}
