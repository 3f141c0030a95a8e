/** The thumbs that hold the cards on a wide table (style guide, signature 4): one picture, for either hand. */
import Phaser from 'phaser';
import { CARD, type Ctx, loadThumb, PALETTE, type Point, picture } from '../../art';
import type { Baker } from '../../core/Baker';
import type { CardSprite } from '../../core/CardSprite';
import type { Motion } from '../../core/Motion';
import { requestFrame } from '../../frameLoop';
import { RULER } from '../art';
import type { Arranged, Arrangement } from './arrangement';
import type { Activity } from './layout';

/** The picture in a box of its own, where the tip of the thumb is in it, and the lines of its sleeve at the foot. */
const BOX = { width: 240, height: 420, tip: { x: 196, y: 52 }, sleeve: { left: 0, right: 199, line: 4.5 } } as const;
/** A unit of the box, in mm of the character's HP card. */
const UNIT = 0.17;
/** The light that a hand stands before, so that it is a black mass on dark wood too: how far it reaches, in units of the box. */
const LIGHT = { colour: 'rgba(164, 112, 62, 0.6)', reach: 60 } as const;

/** Where a thumb lies on its card, in mm, and how it is turned, in degrees, at a table for the right hand. */
interface Grip {
  readonly at: Point;
  readonly turn: number;
}
/** The corner under the rule, beside the arrow: nothing is printed there. */
const DECK: Grip = { at: { x: 2.4, y: 83 }, turn: 42 };
/** On a march that corner is out of the window: the left edge, beside the HP of the position. */
const MARCH: Grip = { at: { x: -3, y: 36 }, turn: 60 };
/** The edge of the ruler; the tip covers its letters, and no number. */
const EDGE: Grip = { at: { x: CARD.width - RULER.width, y: 50 }, turn: -50 };
/** Of the tip, in units of the box. */
const RADIUS = 27;
/** Part of the whole length by which a hand draws back from the ruler. */
const BACK = 0.6;
const BACK_MS = 220;
/** ms in which it goes back to where the ruler lies, after a throw. */
const OPEN_MS = 260;
/** While the ruler is thrown, its hand lies over it. */
const DEPTH = { beside: 25, over: 60.5 } as const;

/** The box with the light around it. The arm goes on below the picture, as far as the table does. */
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
  // No transformation reaches a shadow.
  ctx.shadowBlur = LIGHT.reach * ctx.getTransform().a;
  draw();
  ctx.shadowColor = 'transparent';
  draw();
}

/** What the thumbs need of the table. */
export interface HeldTable {
  readonly layout: Arranged;
  readonly arrangement: Arrangement;
  readonly baker: Baker;
  readonly motion: Motion;
  readonly heroHp: CardSprite;
  readonly monsterHp: CardSprite;
  /** Not null: a die is thrown, and no ruler is held. */
  readonly die: object | null;
}

export class Thumbs {
  private readonly deck: Phaser.GameObjects.Image;
  private readonly ruler: Phaser.GameObjects.Image;
  private mirrored = false;
  private deckGrip = DECK;
  private unit = 1;
  /** 0: the right hand is at the ruler; 1: it has drawn back, and is not to be seen. */
  private readonly back = { part: 1 };
  /** 0: it goes with the ruler; 1: it has thrown it, and stays where the ruler lies at rest. */
  private readonly open = { part: 0 };

  /** Null where the picture cannot be fetched, or the scene has ended in the meantime. */
  static async at(scene: Phaser.Scene, table: HeldTable): Promise<Thumbs | null> {
    await loadThumb();
    const thumb = picture('thumb');
    return thumb && scene.sys.isActive() ? new Thumbs(scene, table, thumb) : null;
  }

  private constructor(
    scene: Phaser.Scene,
    private readonly table: HeldTable,
    private readonly picture: CanvasImageSource,
  ) {
    // Each over its card, and under all that comes to lie over that.
    this.deck = scene.add.image(0, 0, '__DEFAULT').setDepth(29);
    this.ruler = scene.add.image(0, 0, '__DEFAULT').setDepth(DEPTH.beside);
    // They go wherever the cards go that they hold.
    scene.events.on(Phaser.Scenes.Events.POST_UPDATE, this.follow, this);
    scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () =>
      scene.events.off(Phaser.Scenes.Events.POST_UPDATE, this.follow, this),
    );
  }

  /** @param ms in which what else lies on the table is brought to its place */
  lay(activity: Activity, ms: number): void {
    const { table, deck, ruler, back } = this;
    const { layout, baker, motion, arrangement, die } = table;
    const wide = layout.composition === 'desktop';
    deck.setVisible(wide);
    ruler.setVisible(wide && !die);
    if (!wide) return;
    this.mirrored = arrangement.hand === 'left';
    this.deckGrip = activity === 'map' ? MARCH : DECK;
    this.unit = UNIT * layout.heroHp.mm;
    const length = Math.max(layout.height, layout.width / 2) / this.unit;
    const width = (BOX.width + 2 * LIGHT.reach) * this.unit;
    const height = (BOX.height + LIGHT.reach + length) * this.unit;
    const key = baker.inPx('thumb', width, height, this.unit, (ctx) =>
      paintThumb(ctx, this.picture, this.unit, length),
    );
    for (const [thumb, grip, flipped] of [
      [deck, this.deckGrip, this.mirrored],
      [ruler, EDGE, !this.mirrored],
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

  /** The ruler is thrown: the hand opens, and goes back to where it holds it at rest. */
  letGo(): void {
    void this.table.motion.run({ targets: this.open, to: { part: 1 }, duration: OPEN_MS });
  }

  /** Where a point of the ruler's card is when that lies at rest. */
  private atRest(x: number, y: number): Point {
    const { layout, monsterHp } = this.table;
    const rest = monsterHp.target(layout.monsterHp);
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
    // The ruler keeps its turn for a left hand too: then it is held at its other edge.
    const out = (RADIUS * this.unit) / monsterHp.scale;
    const grip = { x: EDGE.at.x + out, y: mirrored ? CARD.height - EDGE.at.y : EDGE.at.y };
    const edge = held(monsterHp, grip.x, grip.y);
    const rest = this.atRest(mirrored ? CARD.width - grip.x : grip.x, grip.y);
    const between = (from: number, to: number) => from + (to - from) * this.open.part;
    const away = this.back.part * BACK * BOX.height * this.unit;
    // A hand that has let go on a march is not to be seen.
    ruler
      .setPosition(between(edge.x, rest.x) + (mirrored ? -away : away), between(edge.y, rest.y))
      .setAlpha(1 - this.back.part);
  }
}
