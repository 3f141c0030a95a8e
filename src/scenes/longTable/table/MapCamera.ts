/** Moves the map's view in the window: fits it, follows the acting figure, obeys the player. One motion at a time. */
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
  centreOn,
  fitsComfortably,
  fitView,
  isWellInside,
  limitView,
  orientationFor,
  pan,
  panIntoView,
  toMap,
  type View,
  wholeView,
  zoom,
} from '../camera';
import type { TablePlan } from './layout';
import { Slide } from './Slide';
import type { TableView } from './tableView';

/** The greatest speed in px/s at which the map follows. */
const FOLLOW = 600;
/** ms in which it makes room for panels or is fitted again. */
export const GIVE_WAY = 220;

/** px by which a long text extends over the tabs of a phone. */
const MUCH = 284;

/** The parts of a table view that decide the map's view. */
type Seen = Pick<TableView, 'figures' | 'matters' | 'eyes'>;

const actingIn = ({ figures }: Pick<TableView, 'figures'>): FigureId | null =>
  figures.find(({ acts }) => acts)?.id ?? null;

export class MapCamera {
  private at: View = { orientation: 'upright', x: 0, y: 0, scale: 1 };
  private shown: Seen | null = null;
  /** The open hexes; a dungeon room that slides in counts at once. */
  private open: readonly HexId[] = [];
  /**
   * Whether the player has moved the map. It is then fitted again only by a double tap or when a dungeon room opens.
   */
  private free = false;
  /** Counts the map's own motions. */
  private way = 0;
  private readonly slide = new Slide();
  /** The figure that had the turn when the player moved the map. With the next turn the map follows again. */
  private movedFor: FigureId | null = null;
  private fitted = '';
  /** The height in px that the map is fitted into. */
  private within = 0;
  /** The highest y that the text has begun at, in px of the window, while all hexes fitted beside it. */
  private highestText = Number.POSITIVE_INFINITY;
  /** px that text covers from below. */
  private covered = 0;
  /** Whether the orientation has been chosen. */
  private isOrientationChosen = false;
  /** Whether a finger holds the map. */
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

  /** Forgets the choices for the previous window size. */
  forget(): void {
    this.fitted = '';
    this.free = false;
    this.isOrientationChosen = false;
    this.highestText = Number.POSITIVE_INFINITY;
  }

  /** Sets the table view that is shown now. */
  show(view: Seen): void {
    this.shown = view;
    this.noteTurn(actingIn(view));
  }

  setOpen(hexes: readonly HexId[]): void {
    this.open = hexes;
  }

  /**
   * Chooses the orientation once per window size, for all hexes that the scenario page prints and for the map's usual
   * room.
   */
  chooseOrientation(printed: readonly HexId[], room: Box): void {
    if (this.isOrientationChosen) return;
    this.isOrientationChosen = true;
    this.at = { ...this.at, orientation: orientationFor(printed, room) };
  }

  /** Shows a view: fits the map anew if what matters has changed, else leaves it where the player has put it. */
  frame(view: Seen, ms: number): Promise<void> {
    const room = this.roomFor(view.matters);
    const key = JSON.stringify([view.matters.length, this.plan().map]);
    if (key === this.fitted && (this.free || room.height === this.within)) {
      if (this.free || areVisible(this.at, view.eyes, this.clear)) return Promise.resolve();
      return this.moveTo(panIntoView(this.at, view.eyes, this.clear), ms);
    }
    this.fitted = key;
    this.within = room.height;
    this.free = false;
    const whole = fitView(view.matters, view.eyes, room, this.at.orientation);
    const isSeen = areVisible(whole, view.eyes, this.clear);
    return this.moveTo(isSeen ? whole : panIntoView(whole, view.eyes, this.clear), ms);
  }

  /**
   * The room for the map: beside the longest text if all that matters fits there, so that the map never has to move for
   * a text; otherwise the text covers part of it.
   */
  private roomFor(matters: readonly HexId[]): Box {
    const { composition, map, tabs, words } = this.plan();
    const { clear } = this;
    const to = (lower: number): Box => ({ ...map, height: Math.min(map.height, lower - map.y) });
    const fits = (lower: number) => fitsComfortably(matters, this.at.orientation, to(lower));
    const least = Math.min(this.highestText, clear.y + clear.height);
    const usual = composition === 'portrait' ? tabs.y - MUCH * words : least;
    this.highestText = [Math.min(least, usual), least].find(fits) ?? this.highestText;
    return fits(this.highestText) ? to(this.highestText) : map;
  }

  /** The part of the map's box that no text covers. */
  private get clear(): Box {
    const { composition, map, height } = this.plan();
    if (composition !== 'portrait') return map;
    const lower = Math.min(map.y + map.height, height - this.covered);
    return { ...map, height: Math.max(map.height / 2, lower - map.y) };
  }

  /** The visible part of the map, in px of the map. */
  get seen(): Box {
    const { x, y, width, height } = this.clear;
    const [from, to] = [toMap(this.at, { x, y }), toMap(this.at, { x: x + width, y: y + height })];
    return { ...from, width: to.x - from.x, height: to.y - from.y };
  }

  /**
   * Reacts to a text that covers more or less of the map, so that it does not hide what the player looks at.
   * @param px that it covers from below
   * @param lies no animation is running: the map may move
   */
  cover(px: number, lies: boolean): Promise<void> {
    this.covered = px;
    return lies && this.shown && !this.isHeld ? this.frame(this.shown, GIVE_WAY) : Promise.resolve();
  }

  /** Shows the whole map again. */
  fitAgain(): Promise<void> {
    if (!this.shown) return Promise.resolve();
    this.fitted = '';
    return this.frame(this.shown, GIVE_WAY);
  }

  /** Notes a new turn: the map follows again, even if the player moved it during the previous one. */
  noteTurn(figure: FigureId | null): void {
    if (figure !== this.movedFor) this.free = false;
  }

  /** Follows the acting figure, unless a finger holds the map or the player has moved it in this turn. */
  follow(hex: HexId): Promise<void> {
    const { clear } = this;
    if (this.isHeld || this.free || isWellInside(this.at, hex, clear)) return Promise.resolve();
    return this.glide(centreOn([hex], this.open, this.at, clear));
  }

  /** Moves the map to make hexes visible. @returns whether it had to move */
  async bringIntoView(hexes: readonly HexId[]): Promise<boolean> {
    const { clear } = this;
    if (hexes.length === 0 || this.isHeld || this.free || areVisible(this.at, hexes, clear)) return false;
    await this.glide(centreOn(hexes, this.open, this.at, clear));
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
    this.slide.leave(run, ms > 0 && this.motion.moves);
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

  /** Resolves when the map has stopped, long enough for a touch to mean the hex beneath it. */
  whenStill(): Promise<void> {
    return this.slide.whenStill();
  }

  /** The previous view while a finger may still be aiming at it; null: the map has not moved lately. */
  get previousView(): View | null {
    return this.slide.previousView();
  }

  /** The player moves the map. */
  steer(view: View): void {
    const { open } = this;
    this.way += 1;
    this.slide.stop();
    this.free = true;
    this.movedFor = this.shown ? actingIn(this.shown) : null;
    this.look(open.length > 0 ? limitView(view, open, this.plan().map) : view);
    requestFrame();
  }

  /** Shows all open hexes beside the text until the next turn; if they are visible already, fits the map again. */
  private seeWhole(): Promise<void> {
    const { open, clear } = this;
    if (open.length === 0 || open.every((hex) => isWellInside(this.at, hex, clear))) return this.fitAgain();
    this.free = true;
    this.movedFor = this.shown ? actingIn(this.shown) : null;
    return this.moveTo(wholeView(open, this.at.orientation, clear), GIVE_WAY);
  }

  /** The player moves the map by keyboard or button. */
  steerBy(how: Exclude<MapMove, { do: 'hurry' }>): void {
    const { x, y, width, height } = this.plan().map;
    const middle: Point = { x: x + width / 2, y: y + height / 2 };
    if (how.do === 'fit') void this.fitAgain();
    else if (how.do === 'whole') void this.seeWhole();
    else if (how.do === 'pan') this.steer(pan(this.at, { x: how.by.x * width, y: how.by.y * height }));
    else this.steer(zoom(this.at, middle, how.factor));
  }

  private look({ x, y, scale }: Omit<View, 'orientation'>): void {
    this.at = { orientation: this.at.orientation, x, y, scale };
    this.onLook(this.at);
  }
}
