/** Draws the thumbs that hold the cards on a wide table (style guide, signature 4). Both hands use the same picture. */
import Phaser from 'phaser';
import { CARD, type Ctx, loadThumb, PALETTE, type Point, picture } from '../../art';
import type { Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import { requestFrame } from '../../frameLoop';
import { RULER } from '../art';
import type { CardSprite } from '../sprites/CardSprite';
import type { ArrangedLayout, Arrangement } from './arrangement';
import type { Activity } from './layout';

/** The picture's size, the tip of the thumb in the picture, and the lines of the sleeve at the bottom. */
const BOX = { width: 240, height: 420, tip: { x: 196, y: 52 }, sleeve: { left: 0, right: 199, line: 4.5 } } as const;
/** Size of one unit of the picture, in mm of the character's HP card. */
const UNIT = 0.17;
/** The glow behind a hand, so that the hand's black shape is visible on dark wood; `reach` is in units of the picture. */
const LIGHT = { colour: 'rgba(164, 112, 62, 0.6)', reach: 60 } as const;

/** How a thumb holds its card, for a right-handed player. */
interface Grip {
  /** The place of the thumb's tip, in mm of the card. */
  readonly at: Point;
  /** The thumb's rotation in degrees. */
  readonly turn: number;
}
/** The thumb holds the lower corner of the HP card, beside an arrow, where nothing is printed. */
const DECK: Grip = { at: { x: 2.4, y: 83 }, turn: 42 };
/** While the hero explores, the card's lower corner is outside of the window. The thumb then holds the left edge, beside the HP. */
const MARCH: Grip = { at: { x: -3, y: 36 }, turn: 60 };
/** The thumb holds the edge of the ruler; its tip covers letters of the ruler but no number. */
const EDGE: Grip = { at: { x: CARD.width - RULER.width, y: 50 }, turn: -50 };
/** During a roll the thumb is on the upper part of the long edge, so that its wrist crosses the window's lower edge. */
const THROW: Grip = { at: { x: CARD.width - RULER.width, y: 13 }, turn: -24 };
/** Radius of the thumb's tip, in units of the picture. */
const RADIUS = 27;
/** The hand at the ruler retreats by this part of the picture's height, in `BACK_MS` ms. */
const BACK = 0.6;
const BACK_MS = 220;
/** Time in which the hand moves to the ruler's resting place after it has released the ruler, in ms. */
const OPEN_MS = 260;
/** The display depth of the hand at the ruler, just above the ruler: `beside` while the ruler rests, `over` during a roll. */
const DEPTH = { beside: 25, over: 60.5 } as const;

/** Paints the thumb with its glow. The arm continues below the picture, to the table's edge. */
function paintThumb(ctx: Ctx, picture: CanvasImageSource, unit: number, length: number): void {
  const { left, right, line } = BOX.sleeve;
  const draw = () => {
    ctx.fillStyle = PALETTE.ink;
    ctx.fillRect(left, BOX.height - 1, right - left, length);
    ctx.fillStyle = PALETTE.boneDim;
    for (const x of [left, right - line]) ctx.fillRect(x, BOX.height - 1, line, length);
    ctx.drawImage(picture, 0, 0, BOX.width, BOX.height);
  };
  ctx.scale(unit, unit);
  ctx.translate(LIGHT.reach, LIGHT.reach);
  ctx.shadowColor = LIGHT.colour;
  // Canvas transformations do not scale shadows.
  ctx.shadowBlur = LIGHT.reach * ctx.getTransform().a;
  draw();
  ctx.shadowColor = 'transparent';
  draw();
}

/** The parts of the table that the thumbs use. */
export interface ThumbsTable {
  readonly layout: ArrangedLayout;
  readonly arrangement: Arrangement;
  readonly baker: Baker;
  readonly motion: Motion;
  readonly heroHp: CardSprite;
  readonly monsterHp: CardSprite;
  /** Null if the game uses the ruler. With the die, no hand holds the ruler. */
  readonly die: object | null;
}

/** The two thumbs: `deck` holds the hero's HP card, `ruler` holds the monster's HP card at its ruler. */
export class Thumbs {
  private readonly deck: Phaser.GameObjects.Image;
  private readonly ruler: Phaser.GameObjects.Image;
  private mirrored = false;
  private deckGrip = DECK;
  private rulerGrip = EDGE;
  private unit = 1;
  /** 0: the hand is at the ruler; 1: it has retreated and is hidden. */
  private readonly back = { part: 1 };
  /** 0: the hand moves with the ruler; 1: it has released the ruler and stays at the ruler's resting place. */
  private readonly open = { part: 0 };

  /** Loads the picture and makes the thumbs. Resolves to null if the picture cannot be loaded or the scene has ended meanwhile. */
  static async at(scene: Phaser.Scene, table: ThumbsTable): Promise<Thumbs | null> {
    await loadThumb();
    const thumb = picture('thumb');
    return thumb && scene.sys.isActive() ? new Thumbs(scene, table, thumb) : null;
  }

  private constructor(
    scene: Phaser.Scene,
    private readonly table: ThumbsTable,
    private readonly picture: CanvasImageSource,
  ) {
    // Each thumb is above its card and below everything that covers its card.
    this.deck = scene.add.image(0, 0, '__DEFAULT').setDepth(29);
    this.ruler = scene.add.image(0, 0, '__DEFAULT').setDepth(DEPTH.beside);
    // After each update, because animations may have moved the cards.
    scene.events.on(Phaser.Scenes.Events.POST_UPDATE, this.follow, this);
    scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () =>
      scene.events.off(Phaser.Scenes.Events.POST_UPDATE, this.follow, this),
    );
  }

  /**
   * Places the thumbs for an activity, or hides them if the layout is not the desktop layout.
   * @param ms the duration in which the other objects move to their places
   */
  place(activity: Activity, ms: number): void {
    const { table, deck, ruler, back } = this;
    const { layout, baker, motion, arrangement, die } = table;
    const wide = layout.composition === 'desktop';
    deck.setVisible(wide);
    ruler.setVisible(wide && !die);
    if (!wide) return;
    this.mirrored = arrangement.hand === 'left';
    this.deckGrip = activity === 'map' ? MARCH : DECK;
    this.rulerGrip = activity === 'roll' ? THROW : EDGE;
    this.unit = UNIT * layout.heroHp.mm;
    const length = Math.max(layout.height, layout.width / 2) / this.unit;
    const width = (BOX.width + 2 * LIGHT.reach) * this.unit;
    const height = (BOX.height + LIGHT.reach + length) * this.unit;
    const key = baker.inPx('thumb', width, height, this.unit, (ctx) =>
      paintThumb(ctx, this.picture, this.unit, length),
    );
    for (const [thumb, grip, flipped] of [
      [deck, this.deckGrip, this.mirrored],
      [ruler, this.rulerGrip, !this.mirrored],
    ] as const) {
      const tip = ((BOX.tip.x + LIGHT.reach) * this.unit) / width;
      thumb
        .setTexture(key)
        .setDisplaySize(width, height)
        .setFlipX(flipped)
        .setOrigin(flipped ? 1 - tip : tip, ((BOX.tip.y + LIGHT.reach) * this.unit) / height)
        .setAngle(this.mirrored ? -grip.turn : grip.turn);
    }
    ruler.setDepth(activity === 'roll' ? DEPTH.over : DEPTH.beside);
    void motion.run({
      targets: back,
      to: { part: activity === 'map' || activity === 'blow' ? 1 : 0 },
      duration: ms && BACK_MS,
    });
    void motion.run({ targets: this.open, to: { part: 0 }, duration: ms });
    this.follow();
    requestFrame();
  }

  /** Opens the hand for a throw and moves it to the ruler's resting place. */
  openHand(): void {
    void this.table.motion.run({ targets: this.open, to: { part: 1 }, duration: OPEN_MS });
  }

  /** The screen position of a point of the monster's HP card (in mm of the card) while that card is at its resting place. */
  private atRest(x: number, y: number): Point {
    const { layout, monsterHp } = this.table;
    const rest = monsterHp.transformFor(layout.monsterHp);
    const [dx, dy] = [(x - CARD.width / 2) * rest.scale, (y - CARD.height / 2) * rest.scale];
    const [cos, sin] = [Math.cos(rest.rotation), Math.sin(rest.rotation)];
    return { x: rest.x + dx * cos - dy * sin, y: rest.y + dx * sin + dy * cos };
  }

  private follow(): void {
    const { table, deck, ruler, mirrored } = this;
    const { heroHp, monsterHp } = table;
    const held = (card: CardSprite, x: number, y: number) => card.pointAt(mirrored ? CARD.width - x : x, y);
    const corner = held(heroHp, this.deckGrip.at.x, this.deckGrip.at.y);
    deck.setPosition(corner.x, corner.y);
    // For a left-handed player the ruler keeps its rotation, and the hand holds it at the opposite edge.
    const out = (RADIUS * this.unit) / monsterHp.scale;
    const { at } = this.rulerGrip;
    const grip = { x: at.x + out, y: mirrored ? CARD.height - at.y : at.y };
    const edge = held(monsterHp, grip.x, grip.y);
    const rest = this.atRest(mirrored ? CARD.width - grip.x : grip.x, grip.y);
    const between = (from: number, to: number) => from + (to - from) * this.open.part;
    const away = this.back.part * BACK * BOX.height * this.unit;
    // A retreated hand is hidden.
    ruler
      .setPosition(between(edge.x, rest.x) + (mirrored ? -away : away), between(edge.y, rest.y))
      .setAlpha(1 - this.back.part);
  }
}
