/**
 * Shows a decisive roll, which decides between life and death. The table darkens, except for a disc around the point
 * where the ruler will stop. The deciding cells turn red, and two heartbeats are played.
 */
import type Phaser from 'phaser';
import type { Play } from '../../../flow/inHand/play';
import type { EventOf } from '../../../rules/inHand/events';
import { decisiveFaces } from '../../../rules/inHand/odds';
import { FACES, type Face } from '../../../rules/inHand/vocabulary';
import type { Sound } from '../../../sound/inHand';
import { CARD } from '../../art';
import type { Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import { paintDecidingCells, paintSpotlight, RULER } from '../art';
import { LAST_BORDER_MS } from '../roll/ruler';
import type { CardSprite } from '../sprites/CardSprite';
import type { Layout } from './layout';
import type { Suspense } from './Ruler';

/** In ms: `from` is the delay from the release until the table darkens, `ms` how long it darkens, `back` how long it brightens. */
const DARK = { from: 300, ms: 260, back: 180 } as const;
/** The red cells and the darkness are drawn over the HP cards and beneath the range tracker and the odds. */
const DEPTH = { cells: 60.5, dark: 64.8 } as const;
/** The size of the dark texture in px; it is scaled up to cover the table. */
const TEXTURE = 512;

export class DecisiveRoll {
  private readonly dark: Phaser.GameObjects.Image;
  private readonly cells: Phaser.GameObjects.Image;
  private faces: readonly Face[] = [];
  /** The side in px of a square that covers the table wherever the square's centre is on the table. */
  private size = 0;
  private round = 0;
  private lastRound = -1;

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
    private readonly motion: Motion,
    private readonly sound: Sound,
    private readonly card: CardSprite,
  ) {
    const image = (depth: number) => scene.add.image(0, 0, '__DEFAULT').setDepth(depth).setVisible(false);
    this.dark = image(DEPTH.dark);
    this.cells = image(DEPTH.cells);
  }

  /** Finds the deciding faces of the current roll, before it is thrown. */
  findDecidingFaces({ book, state }: Play, { width, height }: Pick<Layout, 'width' | 'height'>): void {
    this.size = 2 * Math.max(width, height);
    this.faces = decisiveFaces(book, state);
    this.round = state.round;
  }

  /**
   * The suspense of a roll. Null if another roll follows, if all or none of the faces decide, if a roll of this round
   * already had suspense, or if motion is not at normal speed.
   */
  suspense({ nth, of }: Pick<EventOf<'rolled'>, 'nth' | 'of'>): Suspense | null {
    const { faces, motion, round } = this;
    const hangs = nth === of && faces.length > 0 && faces.length < FACES.length;
    if (!hangs || !motion.isAnimating || motion.speed !== 1 || this.lastRound === round) return null;
    this.lastRound = round;
    let [isDark, beats] = [false, false];
    return {
      show: (ms, at) => {
        if (ms < DARK.from) return;
        if (!isDark) this.darken(at);
        isDark = true;
        this.layCells();
        if (ms < LAST_BORDER_MS || beats) return;
        beats = true;
        this.sound.play({ sound: 'heartbeat', buzz: [18, 420, 18] });
      },
      end: () => this.end(),
    };
  }

  private darken({ x, y }: { readonly x: number; readonly y: number }): void {
    const { size } = this;
    this.sound.setQuiet(true);
    this.dark
      .setTexture(
        this.baker.inPx('decisiveRoll/dark', TEXTURE, TEXTURE, size, (ctx) =>
          paintSpotlight(ctx, TEXTURE, TEXTURE / size),
        ),
      )
      .setDisplaySize(size, size)
      .setPosition(x, y)
      .setAlpha(0)
      .setVisible(true);
    void this.motion.run({ targets: this.dark, to: { alpha: 1 }, duration: DARK.ms, ease: 'Sine.Out' });
  }

  /** Places the red cells on the ruler. */
  private layCells(): void {
    const { card, baker, faces } = this;
    const { scale, rotation } = card;
    const middle = card.pointAt(RULER.width / 2, CARD.height / 2);
    const size = { width: RULER.width, height: RULER.length };
    this.cells
      .setTexture(baker.inMm('decisiveRoll/cells', size, scale, faces, (ctx) => paintDecidingCells(ctx, faces)))
      .setDisplaySize(size.width * scale, size.height * scale)
      .setPosition(middle.x, middle.y)
      .setRotation(rotation)
      .setVisible(true);
  }

  private end(): void {
    const { dark, cells, motion, sound } = this;
    sound.setQuiet(false);
    cells.setVisible(false);
    const lightens = motion.run({ targets: dark, to: { alpha: 0 }, duration: DARK.back, ease: 'Sine.In' });
    void lightens.then(() => dark.setVisible(false));
  }
}
