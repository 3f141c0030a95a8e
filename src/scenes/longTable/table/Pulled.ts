/**
 * The modifier deck at the thumb, and the card that is pulled from it: it follows the finger, turns over in the air half way, and lands on
 * its target with its number. The deck was shuffled before: the hand decides nothing.
 */
import type Phaser from 'phaser';
import type { Point } from '../../art';
import type { Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import { stir } from '../../resting';
import { CARD_SIZE, type FaceView, paintBack, paintFace } from '../art/modifier';
import type { TableView } from './tableView';

/** ms */
const FLY = 300;
const TURN = 130;
const READ = 420;
/** How large a card is in the air. */
const LIFT = 1.35;
const DEPTH = 60;

export class Pulled {
  private readonly deck: Phaser.GameObjects.Image;
  private readonly top: Phaser.GameObjects.Image;
  private readonly flying: Phaser.GameObjects.Image[] = [];
  private box: Box = { x: 0, y: 0, ...CARD_SIZE };
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

  /** Where the deck lies. */
  place(box: Box): void {
    this.box = box;
    this.rest();
  }

  /** A card may be pulled now, from whose deck; null: none may. */
  ready(pull: TableView['pull']): void {
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
    stir();
  }

  /** Whether a point of the window lies on the card that may be pulled. */
  touched({ x, y }: Point): boolean {
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

  /** The card follows the finger. */
  carry({ x, y }: Point): void {
    this.top.setPosition(x, y).setAngle(0);
    stir();
  }

  /** It goes back onto the deck. */
  drop(): void {
    this.rest();
  }

  /** Cards are drawn for a target at a point of the window; they turn over, are read, and land. */
  async draw(faces: readonly FaceView[], to: Point): Promise<void> {
    const { box } = this;
    const from = this.top.visible
      ? { x: this.top.x, y: this.top.y }
      : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.top.setVisible(false);
    if (!this.motion.moves) return;
    const cards = await Promise.all(faces.map((face, i) => this.fly(face, from, aside(to, i, faces.length))));
    await this.motion.wait(READ);
    await this.motion.all(
      ...cards.map((card, i) =>
        this.motion.run({
          targets: card,
          to: faces[i]?.counts
            ? { x: to.x, y: to.y, displayWidth: 0.3 * CARD_SIZE.width, displayHeight: 0.3 * CARD_SIZE.height, alpha: 0 }
            : { y: card.y + 60, alpha: 0 },
          duration: 200,
        }),
      ),
    );
    this.clear();
  }

  private async fly(face: FaceView, from: Point, to: Point): Promise<Phaser.GameObjects.Image> {
    const card = this.scene.add.image(from.x, from.y, this.back()).setDepth(DEPTH + 1);
    card.setDisplaySize(CARD_SIZE.width, CARD_SIZE.height);
    this.flying.push(card);
    const { scaleX, scaleY } = card;
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    await this.motion.run({ targets: card, to: { ...half, scaleY: scaleY * LIFT }, duration: FLY / 2 });
    await this.motion.run({ targets: card, to: { scaleX: 0 }, duration: TURN });
    card.setTexture(
      this.baker.inMm(`modifier/face/${faceKey(face)}`, CARD_SIZE, 2, face, (ctx) => paintFace(ctx, face)),
    );
    await this.motion.run({ targets: card, to: { scaleX: scaleX * LIFT }, duration: TURN });
    await this.motion.run({ targets: card, to: { x: to.x, y: to.y - 30 }, duration: FLY / 2 });
    return card;
  }

  clear(): void {
    for (const card of this.flying.splice(0)) card.destroy();
    this.rest();
  }
}

const faceKey = ({ id, counts }: FaceView): string => `${id}/${counts}`;

/** Several cards lie beside each other. */
const aside = ({ x, y }: Point, i: number, count: number): Point => ({
  x: x + (i - (count - 1) / 2) * CARD_SIZE.width * LIFT * 1.05,
  y,
});
