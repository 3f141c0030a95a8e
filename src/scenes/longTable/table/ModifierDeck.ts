/**
 * The modifier deck and the cards drawn from it: a card follows the finger, turns over half way, and flies to its
 * target. The deck's order is fixed before: the hand decides nothing.
 */
import type Phaser from 'phaser';
import type { Point } from '../../art';
import type { Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import { requestFrame } from '../../frameLoop';
import { CARD_SIZE, type ModifierCardView, paintBack, paintFace } from '../art/modifier';
import { clamp } from '../camera';
import { type CardEffect, cardEffectOf, showCardEffect } from './cardEffects';
import type { TableView } from './tableView';

/** ms */
const FLY = 300;
const TURN = 130;
const READ = 420;
/** Scale of a card in the air. */
const LIFT = 1.35;
const DEPTH = 60;

/** The cards drawn for one target. */
export interface DrawnCards {
  readonly faces: readonly ModifierCardView[];
  readonly mode: 'plain' | 'advantage' | 'disadvantage';
}

export class ModifierDeck {
  private readonly deck: Phaser.GameObjects.Image;
  private readonly top: Phaser.GameObjects.Image;
  private readonly flying: Phaser.GameObjects.Image[] = [];
  private box: Box = { x: 0, y: 0, ...CARD_SIZE };
  private room: Box = this.box;
  private pull: TableView['pull'] = null;

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

  /** Sets the deck's box and the room in which cards can be read. */
  place(box: Box, room: Box): void {
    this.box = box;
    this.room = room;
    this.rest();
  }

  /** Sets from whose deck a card may be drawn now; null: from none. */
  setDrawable(pull: TableView['pull']): void {
    this.pull = pull;
    this.rest();
  }

  private rest(): void {
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

  get middle(): Point | null {
    const { box, pull } = this;
    return pull && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Moves the card to the finger. */
  carry({ x, y }: Point): void {
    this.top.setPosition(x, y).setAngle(0);
    requestFrame();
  }

  /** Puts it back onto the deck. */
  drop(): void {
    this.rest();
  }

  /**
   * Animates the cards drawn for a target at a point of the window: they turn over, each plays its effect, and those
   * that count fly to the target.
   * @param heard called as a card's effect begins
   */
  async draw({ faces, mode }: DrawnCards, to: Point, heard: (kind: CardEffect) => void = () => {}): Promise<void> {
    const { box, motion } = this;
    const from = this.top.visible
      ? { x: this.top.x, y: this.top.y }
      : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.top.setVisible(false);
    const spots = faces.map((_, i) => readable(spotOf(to, i, faces.length, mode), this.room));
    if (motion.speed === 0) return this.lieOpen(faces, spots);
    if (!motion.moves) return;
    const cards: Phaser.GameObjects.Image[] = [];
    for (const [i, face] of faces.entries()) {
      const spot = spots[i] ?? to;
      const flies = this.fly({ ...face, counts: true }, from, spot).then((card) => {
        cards[i] = card;
      });
      // With advantage or disadvantage two are drawn at once; all others one after the other, onto the card that rolls.
      if (i > 0 || mode === 'plain' || faces.length === 1) await flies;
      else await motion.wait(FLY / 3);
    }
    if (faces.length > 1) await motion.wait(FLY / 2);
    for (const [i, face] of faces.entries()) {
      const card = cards[i];
      const kind = cardEffectOf(face);
      if (!card) continue;
      heard(kind);
      if (kind === 'struck') this.print(card, face);
      await showCardEffect(kind, { ...this.stage, keep: (image) => this.flying.push(image) }, card);
    }
    await motion.wait(READ);
    await motion.all(...this.flying.map((card) => this.land(card, cards.indexOf(card), faces, to)));
    this.clear();
  }

  private get stage() {
    const { scene, baker, motion } = this;
    return { scene, baker, motion };
  }

  /** Moves a card that counts to the target, and any other aside. */
  private land(
    card: Phaser.GameObjects.Image,
    i: number,
    faces: readonly ModifierCardView[],
    to: Point,
  ): Promise<void> {
    const small = { scaleX: (0.3 * card.scaleX) / LIFT, scaleY: (0.3 * card.scaleY) / LIFT };
    const counts = faces[i]?.counts === true;
    return this.motion.run({
      targets: card,
      to: counts ? { ...small, x: to.x, y: to.y, alpha: 0 } : { y: card.y + 60, alpha: 0 },
      duration: 200,
    });
  }

  /** Without motion, the cards stay open for as long as reading takes. */
  private async lieOpen(faces: readonly ModifierCardView[], spots: readonly Point[]): Promise<void> {
    if (this.motion.hurries) return;
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
    card.setTexture(
      this.baker.inMm(`modifier/face/${faceKey(face)}`, CARD_SIZE, 2, face, (ctx) => paintFace(ctx, face)),
    );
  }

  private async fly(face: ModifierCardView, from: Point, to: Point): Promise<Phaser.GameObjects.Image> {
    const card = this.scene.add.image(from.x, from.y, this.back()).setDepth(DEPTH + 1);
    card.setDisplaySize(CARD_SIZE.width, CARD_SIZE.height);
    this.flying.push(card);
    const { scaleX, scaleY } = card;
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    await this.motion.run({ targets: card, to: { ...half, scaleY: scaleY * LIFT }, duration: FLY / 2 });
    await this.motion.run({ targets: card, to: { scaleX: 0 }, duration: TURN });
    this.print(card, face);
    await this.motion.run({ targets: card, to: { scaleX: scaleX * LIFT }, duration: TURN });
    await this.motion.run({ targets: card, to: { x: to.x, y: to.y }, duration: FLY / 2 });
    return card;
  }

  clear(): void {
    for (const card of this.flying.splice(0)) card.destroy();
    this.rest();
  }
}

const faceKey = ({ id, counts }: ModifierCardView): string => `${id}/${counts}`;

/** px between a card and the centre of its target, which stays visible. */
const OFF = 26;

/**
 * The place of an open card: above its target, or below where there is no room, and wholly inside the room for cards.
 */
function readable({ x, y }: Point, { x: left, y: top, width, height }: Box): Point {
  const [wide, high] = [(CARD_SIZE.width * LIFT) / 2, (CARD_SIZE.height * LIFT) / 2];
  const above = y - OFF - high;
  return {
    x: clamp(x, left + wide, left + width - wide),
    y: clamp(above < top + high ? y + OFF + high : above, top + high, top + height - high),
  };
}

/** Of two cards, one of which may not count, both are side by side; a card drawn after a rolling one overlaps it. */
function spotOf({ x, y }: Point, i: number, count: number, mode: DrawnCards['mode']): Point {
  const step = mode === 'plain' ? 0.5 : 1.05;
  return { x: x + (i - (count - 1) / 2) * CARD_SIZE.width * LIFT * step, y: y + (mode === 'plain' ? i * 10 : 0) };
}
