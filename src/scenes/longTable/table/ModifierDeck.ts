/**
 * Shows the modifier deck and animates the cards drawn from it: a card follows the finger, flies to a place above its
 * target, turns over on the way, and falls onto the target. The rules have already ordered the deck, so the gesture does
 * not influence which card is drawn.
 */
import type Phaser from 'phaser';
import { CARD_LIFTED } from '../../../session/longTable/mapEvents';
import type { Point } from '../../art';
import type { Bake, Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import { requestFrame } from '../../frameLoop';
import { CARD_SIZE, type ModifierCardView, paintBack, paintFace } from '../art/modifier';
import { clamp } from '../camera';
import { type CardEffect, cardEffectOf, showCardEffect, tearCard } from './cardEffects';
import type { TableView } from './tableView';

/** The ms in which a card moves until only its edge is visible. */
const PULL = 110;
/** The ms in which the card then turns face up. */
const OPEN = 110;
/** The ms in which a card falls onto the target. */
const FALL = 40;
/** The ms in which a card is lifted for a second stamp. */
const AGAIN = 60;
/** The ms that the player gets to read open cards. */
const READ = 420;
/** Scale of a card above the table. */
const LIFT = 1.35;
const DEPTH = 60;

/** The cards drawn for one target. */
export interface DrawnCards {
  readonly faces: readonly ModifierCardView[];
  readonly mode: 'plain' | 'advantage' | 'disadvantage';
}

/** The tile of the figure that the cards fall onto. */
export interface TargetTile {
  /** The centre of the tile, in px of the window. */
  readonly at: Point;
  /** The distance between opposite corners of the tile, in px of the window. */
  readonly size: number;
  /** Called when a card hits the tile. */
  readonly stamp: (kind: 'ink' | 'red') => Promise<void>;
  /** Called before the cards fall. The cards fall when the promise resolves. */
  readonly mayFall?: () => Promise<void>;
}

export class ModifierDeck {
  private readonly deck: Phaser.GameObjects.Image;
  private readonly top: Phaser.GameObjects.Image;
  private readonly flying: Phaser.GameObjects.Image[] = [];
  private box: Box = { x: 0, y: 0, ...CARD_SIZE };
  private room: Box = this.box;
  private pull: TableView['drawableDeck'] = null;
  /** Whether the player holds the top card. */
  private isLifted = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly baker: Baker,
    private readonly motion: Motion,
  ) {
    const card = () => scene.add.image(0, 0, '__DEFAULT').setDepth(DEPTH).setVisible(false);
    this.deck = card();
    this.top = card();
  }

  private back(): string {
    return this.baker.inMm('modifier/back', CARD_SIZE, 2, '', paintBack);
  }

  /** Sets the box of the deck and the box in which open cards must stay readable. */
  place(box: Box, room: Box): void {
    this.box = box;
    this.room = room;
    this.rest();
  }

  /** Sets the deck from which the player may draw a card now, or null if no draw is allowed. */
  setDrawable(drawableDeck: TableView['drawableDeck']): void {
    this.pull = drawableDeck;
    this.rest();
  }

  private lift(isLifted: boolean): void {
    if (isLifted === this.isLifted) return;
    this.isLifted = isLifted;
    dispatchEvent(new CustomEvent(CARD_LIFTED, { detail: isLifted }));
  }

  private rest(): void {
    this.lift(false);
    const { box, pull } = this;
    const back = this.back();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const width = box.width;
    const height = (width * CARD_SIZE.height) / CARD_SIZE.width;
    this.deck
      .setTexture(back)
      .setPosition(x - 4, y + 4)
      .setDisplaySize(width, height)
      .setAngle(3);
    this.top.setTexture(back).setPosition(x, y).setDisplaySize(width, height).setAngle(-3);
    this.deck.setVisible(pull !== null && pull.left > 1);
    this.top.setVisible(pull !== null);
    requestFrame();
  }

  /** Whether a point of the window is on a card that may be drawn. */
  isOnDrawableCard({ x, y }: Point): boolean {
    const { box, pull } = this;
    const spare = 10;
    return (
      pull !== null &&
      x >= box.x - spare &&
      x <= box.x + box.width + spare &&
      y >= box.y - spare &&
      y <= box.y + box.height + spare
    );
  }

  /** The centre of the deck, or null if no draw is allowed. */
  get middle(): Point | null {
    const { box, pull } = this;
    return pull && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Moves the top card to the finger. */
  carry({ x, y }: Point): void {
    this.top.setPosition(x, y).setAngle(0);
    this.lift(true);
    requestFrame();
  }

  /** Puts the top card back onto the deck. */
  drop(): void {
    this.rest();
  }

  /**
   * Animates the cards drawn for a target. The cards are turned over above the target. Cards that do not count fly back to
   * the deck. Cards that count fall onto the target and then fly back; if the attack is cancelled, they are torn there.
   * @param heard called when a card's effect begins
   */
  async draw(
    { faces, mode }: DrawnCards,
    { at, size, stamp, mayFall }: TargetTile,
    heard: (kind: CardEffect) => void = () => {},
  ) {
    const { box, motion } = this;
    const from = this.top.visible
      ? { x: this.top.x, y: this.top.y }
      : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.top.setVisible(false);
    this.lift(false);
    const spots = faces.map((_, i) => readable(spotOf(at, i, faces.length, mode), this.room));
    if (motion.speed === 0) return this.lieOpen(faces, spots);
    if (!motion.isAnimating) return;
    const opened: { readonly face: ModifierCardView; readonly card: Phaser.GameObjects.Image }[] = [];
    for (const [i, face] of faces.entries()) {
      const flies = this.fly({ ...face, counts: true }, from, spots[i] ?? at).then((card) => {
        opened[i] = { face, card };
      });
      // With advantage or disadvantage the first two cards are drawn together. All other cards are drawn one after the
      // other, because each follows a rolling card.
      if (i > 0 || mode === 'plain' || faces.length === 1) await flies;
      else await motion.wait(PULL / 2);
    }
    if (faces.length > 1) await motion.wait(PULL);
    for (const { face, card } of opened) await this.showAbove(face, card, heard);
    // If there are several cards, give the player time to see which ones count.
    if (faces.length > 1) await motion.wait(READ);
    for (const { face, card } of opened) if (!face.counts) void this.leave(card);
    const counted = opened.filter(({ face }) => face.counts);
    await mayFall?.();
    await motion.all(
      ...counted.map(({ card }) =>
        motion.run({ targets: card, to: { ...at, ...landedScale(card, size) }, duration: FALL, ease: 'Quad.In' }),
      ),
    );
    const last = counted.at(-1);
    const kinds = counted.map(({ face }) => cardEffectOf(face));
    if (last && kinds.some((kind) => kind === 'tear' || kind === 'curse')) await this.tearAll(counted, heard);
    else if (last) await this.stampTwice(last.card, kinds, stamp, heard);
    for (const { card } of counted) if (card.visible) void this.leave(card);
  }

  /** Animates the effect of a card above the target, before the card falls. */
  private async showAbove(face: ModifierCardView, card: Phaser.GameObjects.Image, heard: (kind: CardEffect) => void) {
    const kind = cardEffectOf(face);
    if (kind === 'struck') this.print(card, face);
    if (kind === 'struck' || kind === 'stays' || kind === 'bless' || kind === 'curse') heard(kind);
    await showCardEffect(kind, this.stage, card);
  }

  /** Tears the cards that count, because one of them is a Null or a curse that cancels the attack. */
  private async tearAll(
    counted: readonly { readonly face: ModifierCardView; readonly card: Phaser.GameObjects.Image }[],
    heard: (kind: CardEffect) => void,
  ): Promise<void> {
    heard('tear');
    await this.motion.all(...counted.map(({ card }) => tearCard(this.stage, card)));
  }

  /**
   * Stamps the tile with the last card. If any card doubles the attack (2x or a blessing), stamps the tile again, with the
   * card rotated a little.
   */
  private async stampTwice(
    card: Phaser.GameObjects.Image,
    kinds: readonly CardEffect[],
    stamp: TargetTile['stamp'],
    heard: (kind: CardEffect) => void,
  ): Promise<void> {
    const isDouble = kinds.some((kind) => kind === 'stamp' || kind === 'bless');
    heard(isDouble ? 'stamp' : 'plain');
    await stamp('ink');
    if (!isDouble) return;
    const { scaleX, scaleY } = card;
    await this.motion.run({
      targets: card,
      to: { scaleX: scaleX * 1.3, scaleY: scaleY * 1.3, angle: 7 },
      duration: AGAIN,
    });
    await this.motion.run({ targets: card, to: { scaleX, scaleY }, duration: FALL, ease: 'Quad.In' });
    await stamp('red');
  }

  private get stage() {
    const { scene, baker, motion } = this;
    return { scene, baker, motion, keep: (image: Phaser.GameObjects.Image) => void this.flying.push(image) };
  }

  /** Lets the card fly back to the deck. Callers do not wait for the flight. */
  private async leave(card: Phaser.GameObjects.Image): Promise<void> {
    const { box, motion } = this;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await motion.run({ targets: card, to: { ...at, ...scaleTo(card, box.width) }, duration: PULL * 2 });
    await motion.run({ targets: card, to: { alpha: 0 }, duration: PULL });
    card.destroy();
  }

  /** Shows the cards face up, long enough to read. Replaces the animation if motion is off. */
  private async lieOpen(faces: readonly ModifierCardView[], spots: readonly Point[]): Promise<void> {
    if (this.motion.isHurrying) return;
    for (const [i, face] of faces.entries()) {
      const { x, y } = spots[i] ?? { x: 0, y: 0 };
      const card = this.scene.add.image(x, y, this.back()).setDepth(DEPTH + 1);
      this.print(card, face);
      card.setDisplaySize(CARD_SIZE.width * LIFT, CARD_SIZE.height * LIFT);
      this.flying.push(card);
    }
    requestFrame();
    await this.motion.wait(READ);
    this.clear();
  }

  private print(card: Phaser.GameObjects.Image, face: ModifierCardView): void {
    card.setTexture(this.baker.show(faceBake(face)));
  }

  private async fly(face: ModifierCardView, from: Point, to: Point): Promise<Phaser.GameObjects.Image> {
    const card = this.scene.add.image(from.x, from.y, this.back()).setDepth(DEPTH + 1);
    card.setDisplaySize(CARD_SIZE.width, CARD_SIZE.height);
    this.flying.push(card);
    const { scaleX, scaleY } = card;
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    await this.motion.run({ targets: card, to: { ...half, scaleX: 0, scaleY: scaleY * LIFT }, duration: PULL });
    this.print(card, face);
    await this.motion.run({ targets: card, to: { x: to.x, y: to.y, scaleX: scaleX * LIFT }, duration: OPEN });
    return card;
  }

  /** Hides the cards and the deck. @returns a function that shows them again */
  hide(): () => void {
    const seen = [this.deck, this.top, ...this.flying].filter(({ visible }) => visible);
    for (const card of seen) card.setVisible(false);
    return () => {
      for (const card of seen) card.setVisible(true);
    };
  }

  clear(): void {
    for (const card of this.flying.splice(0)) {
      this.motion.end(card);
      card.destroy();
    }
    this.rest();
  }
}

/** Width of a card that lies on the tile, as a fraction of the tile's size. */
const LANDED = 0.92;

/** The scale that makes a card `width` wide. */
function scaleTo({ frame }: Phaser.GameObjects.Image, width: number): { scaleX: number; scaleY: number } {
  const height = (width * CARD_SIZE.height) / CARD_SIZE.width;
  return { scaleX: width / frame.realWidth, scaleY: height / frame.realHeight };
}

const landedScale = (card: Phaser.GameObjects.Image, size: number) =>
  scaleTo(card, Math.max(CARD_SIZE.width * 0.8, size * LANDED));

/** The texture of a card's face. */
export const faceBake = (face: ModifierCardView): Bake => ({
  key: `modifier/face/${face.id}/${face.counts}`,
  size: CARD_SIZE,
  mm: 2,
  model: face,
  paint: (ctx) => paintFace(ctx, face),
});

/** Distance in px between an open card's edge and the centre of its target, so that the target stays visible. */
const OFF = 26;

/**
 * The centre of an open card: above its target, or below the target if there is no space above. The box contains the
 * whole card.
 */
function readable({ x, y }: Point, { x: left, y: top, width, height }: Box): Point {
  const [wide, high] = [(CARD_SIZE.width * LIFT) / 2, (CARD_SIZE.height * LIFT) / 2];
  const above = y - OFF - high;
  return {
    x: clamp(x, left + wide, left + width - wide),
    y: clamp(above < top + high ? y + OFF + high : above, top + high, top + height - high),
  };
}

/**
 * The point above or below which card `i` of `count` opens. With advantage or disadvantage the cards are side by side;
 * otherwise a card that follows a rolling card overlaps the rolling card.
 */
function spotOf({ x, y }: Point, i: number, count: number, mode: DrawnCards['mode']): Point {
  const step = mode === 'plain' ? 0.5 : 1.05;
  return { x: x + (i - (count - 1) / 2) * CARD_SIZE.width * LIFT * step, y: y + (mode === 'plain' ? i * 10 : 0) };
}
