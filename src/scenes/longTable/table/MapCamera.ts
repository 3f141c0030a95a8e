/** Where the map lies in the window and how it gets there: fitted, following whoever acts, moved by the player. One way at a time. */
import type { HexId } from '../../../rules/core/hexes';
import type { FigureId } from '../../../rules/longTable/state';
import type { Steering } from '../../../session/longTable/mapEvents';
import type { Point } from '../../art';
import type { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import { requestFrame } from '../../frameLoop';
import { BOARDS, type Board } from '../board';
import {
  broughtInto,
  fitsHandily,
  fitted,
  held,
  lieFor,
  lookingAt,
  onMap,
  pan,
  sees,
  shows,
  type View,
  wholly,
  zoom,
} from '../camera';
import type { TablePlan } from './layout';
import { Slide } from './Slide';
import type { TableView } from './tableView';

/** px of the window in a second that the map follows at most. */
const FOLLOW = 600;
/** ms in which it makes room, or is fitted again. */
export const GIVE_WAY = 220;

/** px of the words: how high they reach over the tabs of a phone when they say much. */
const MUCH = 284;

/** What is seen of a picture, by where the map lies. */
type Seen = Pick<TableView, 'figures' | 'matters' | 'eyes'>;

const actingIn = ({ figures }: Pick<TableView, 'figures'>): FigureId | null =>
  figures.find(({ acts }) => acts)?.id ?? null;

export class MapCamera {
  private at: View = { lie: 'upright', x: 0, y: 0, scale: 1 };
  private shown: Seen | null = null;
  /** What lies open and is looked at: a room that slides in counts at once. */
  private open: readonly HexId[] = [];
  /** The player has moved the map: it is fitted again only by a double tap, or when another room opens. */
  private free = false;
  /** Ways that the map has gone by itself. */
  private way = 0;
  private readonly slide = new Slide();
  /** Who had the turn as the player moved the map: with the next one's it follows again. */
  private movedFor: FigureId | null = null;
  private fitted = '';
  /** px of height that it is fitted into. */
  private within = 0;
  /** Where words began that said the most, in px of the window, of those beside which all fitted. */
  private lower = Number.POSITIVE_INFINITY;
  /** px that words take from below. */
  private covered = 0;
  /** It has been chosen how the map lies. */
  private lies = false;
  /** A finger holds the map. */
  holding = false;

  /** @param onLook the map lies elsewhere */
  constructor(
    private readonly motion: Motion,
    private readonly plan: () => TablePlan,
    private readonly onLook: (view: View) => void,
  ) {}

  get view(): View {
    return this.at;
  }

  get board(): Board {
    return BOARDS[this.at.lie];
  }

  /** The window has another size: what was chosen for the old one is chosen anew. */
  forget(): void {
    this.fitted = '';
    this.free = false;
    this.lies = false;
    this.lower = Number.POSITIVE_INFINITY;
  }

  /** Another picture is shown. */
  show(view: Seen): void {
    this.shown = view;
    this.turnOf(actingIn(view));
  }

  openTo(hexes: readonly HexId[]): void {
    this.open = hexes;
  }

  /**
   * Turned or not, the map lies so until the window has another size: it is chosen for all that the page prints, and for the room that the
   * map has most of the time.
   */
  chooseLie(printed: readonly HexId[], room: Box): void {
    if (this.lies) return;
    this.lies = true;
    this.at = { ...this.at, lie: lieFor(printed, room) };
  }

  /** The map as it is to be seen: fitted anew when what matters has changed, else left where the player put it. */
  frame(view: Seen, ms: number): Promise<void> {
    const room = this.roomFor(view.matters);
    const key = JSON.stringify([view.matters.length, this.plan().map]);
    if (key === this.fitted && (this.free || room.height === this.within)) {
      if (this.free || sees(this.at, view.eyes, this.clear)) return Promise.resolve();
      return this.moveTo(broughtInto(this.at, view.eyes, this.clear), ms);
    }
    this.fitted = key;
    this.within = room.height;
    this.free = false;
    const whole = fitted(view.matters, view.eyes, room, this.at.lie);
    const isSeen = sees(whole, view.eyes, this.clear);
    return this.moveTo(isSeen ? whole : broughtInto(whole, view.eyes, this.clear), ms);
  }

  /**
   * Where all that matters fits beside the words, also when they say much, it is fitted there: then it lies still, whatever they say. Else
   * it lies beneath them.
   */
  private roomFor(matters: readonly HexId[]): Box {
    const { composition, map, tabs, words } = this.plan();
    const { clear } = this;
    const to = (lower: number): Box => ({ ...map, height: Math.min(map.height, lower - map.y) });
    const fits = (lower: number) => fitsHandily(matters, this.at.lie, to(lower));
    const least = Math.min(this.lower, clear.y + clear.height);
    const usual = composition === 'portrait' ? tabs.y - MUCH * words : least;
    this.lower = [Math.min(least, usual), least].find(fits) ?? this.lower;
    return fits(this.lower) ? to(this.lower) : map;
  }

  /** Where the map is seen and no words lie on it. */
  private get clear(): Box {
    const { composition, map, height } = this.plan();
    if (composition !== 'portrait') return map;
    const lower = Math.min(map.y + map.height, height - this.covered);
    return { ...map, height: Math.max(map.height / 2, lower - map.y) };
  }

  /** What is seen of the map now, in px of the map. */
  get seen(): Box {
    const { x, y, width, height } = this.clear;
    const [from, to] = [onMap(this.at, { x, y }), onMap(this.at, { x: x + width, y: y + height })];
    return { ...from, width: to.x - from.x, height: to.y - from.y };
  }

  /**
   * Words lie on more of the map, or on less: what is looked at is not to be under them.
   * @param px that they take from below
   * @param lies nothing is being shown: the map may move
   */
  cover(px: number, lies: boolean): Promise<void> {
    this.covered = px;
    return lies && this.shown && !this.holding ? this.frame(this.shown, GIVE_WAY) : Promise.resolve();
  }

  /** The whole map again. */
  fitAgain(): Promise<void> {
    if (!this.shown) return Promise.resolve();
    this.fitted = '';
    return this.frame(this.shown, GIVE_WAY);
  }

  /** Somebody has the turn: however the player has moved the map for another one's, it follows again. */
  turnOf(figure: FigureId | null): void {
    if (figure !== this.movedFor) this.free = false;
  }

  /** The map follows whoever acts, unless a finger holds it, or the player has moved it in this turn. */
  follow(hex: HexId): Promise<void> {
    const { clear } = this;
    if (this.holding || this.free || shows(this.at, hex, clear)) return Promise.resolve();
    return this.glide(lookingAt([hex], this.open, this.at, clear));
  }

  /** The map goes to where somebody is to be seen. @returns whether it had to */
  async lookInto(hexes: readonly HexId[]): Promise<boolean> {
    const { clear } = this;
    if (hexes.length === 0 || this.holding || this.free || sees(this.at, hexes, clear)) return false;
    await this.glide(lookingAt(hexes, this.open, this.at, clear));
    return true;
  }

  private glide(to: View): Promise<void> {
    const far = Math.hypot(to.x - this.at.x, to.y - this.at.y);
    return this.moveTo(to, (far / FOLLOW) * 1000);
  }

  /** One way at a time: where the map goes now, it does not go on where it went before. */
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

  /** Resolves when the map lies where it was going, and a touch means what lies there now. */
  lying(): Promise<void> {
    return this.slide.over();
  }

  /** Where the map lay when a finger set out for it, if it has slid since; null: it has not. */
  get before(): View | null {
    return this.slide.before();
  }

  /** The player moves the map. */
  steer(view: View): void {
    const { open } = this;
    this.way += 1;
    this.slide.stop();
    this.free = true;
    this.movedFor = this.shown ? actingIn(this.shown) : null;
    this.look(open.length > 0 ? held(view, open, this.plan().map) : view);
    requestFrame();
  }

  /** All that lies open beside the words, until the turn is another's; where it is seen already, fitted again. */
  private seeWhole(): Promise<void> {
    const { open, clear } = this;
    if (open.length === 0 || open.every((hex) => shows(this.at, hex, clear))) return this.fitAgain();
    this.free = true;
    this.movedFor = this.shown ? actingIn(this.shown) : null;
    return this.moveTo(wholly(open, this.at.lie, clear), GIVE_WAY);
  }

  /** The player moves it by keyboard, or by a button. */
  steerBy(how: Steering): void {
    const { x, y, width, height } = this.plan().map;
    const middle: Point = { x: x + width / 2, y: y + height / 2 };
    if (how.do === 'fit') void this.fitAgain();
    else if (how.do === 'whole') void this.seeWhole();
    else if (how.do === 'pan') this.steer(pan(this.at, { x: how.by.x * width, y: how.by.y * height }));
    else this.steer(zoom(this.at, middle, how.factor));
  }

  private look({ x, y, scale }: Omit<View, 'lie'>): void {
    this.at = { lie: this.at.lie, x, y, scale };
    this.onLook(this.at);
  }
}
