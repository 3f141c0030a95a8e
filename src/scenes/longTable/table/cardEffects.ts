/** Animates an open modifier card according to its effect (style guide, section 12). */
import type Phaser from 'phaser';
import type { Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import { HALO, type ModifierCardView, paintHalo } from '../art/modifier';

/**
 * `struck`: the card does not count (L12.4, L12.5). `stays`: the card is a rolling card, and the next card is drawn
 * onto it (L12.3). `stamp`: a 2x card. `tear`: a Null card.
 */
export type CardEffect = 'struck' | 'stays' | 'stamp' | 'tear' | 'bless' | 'curse' | 'plain';

export function cardEffectOf({ id, value, rolling, counts }: ModifierCardView): CardEffect {
  if (!counts) return 'struck';
  if (id === 'bless' || id === 'curse') return id;
  if (value === '2x') return 'stamp';
  if (value === 'null') return 'tear';
  return rolling ? 'stays' : 'plain';
}

/** The objects that an animation works with. */
export interface CardEffectStage {
  readonly scene: Phaser.Scene;
  readonly baker: Baker;
  readonly motion: Motion;
  /** Registers an image that must be removed together with the cards. */
  readonly keep: (image: Phaser.GameObjects.Image) => void;
}

type Card = Phaser.GameObjects.Image;

/** Durations in ms. */
const TEAR = 320;
const HALO_MS = 360;
const GOUGE = 60;

/**
 * Animates a card while it is above its target. `ModifierDeck` then animates the stamp or the tearing of the cards.
 * @param card a card that is already open
 */
export function showCardEffect(kind: CardEffect, stage: CardEffectStage, card: Card): Promise<void> {
  switch (kind) {
    case 'struck':
      return strikeOut(stage, card);
    case 'bless':
    case 'curse':
      return showHalo(stage, card, kind);
    case 'stamp':
    case 'tear':
    case 'stays':
    case 'plain':
      return Promise.resolve();
  }
}

/** Tears a card of an attack that a Null or a curse cancels. Two halves replace the card, move apart and fade. */
export async function tearCard({ scene, motion, keep }: CardEffectStage, card: Card): Promise<void> {
  if (!motion.isAnimating) return;
  const { x, y, scaleX, scaleY, frame, depth } = card;
  const { realWidth: width, realHeight: height } = frame;
  const halves = [0, 1].map((side) => {
    const half = scene.add.image(x, y, card.texture.key).setScale(scaleX, scaleY).setDepth(depth);
    half.setCrop(0, side === 0 ? 0 : height / 2, width, height / 2);
    keep(half);
    return half;
  });
  card.setVisible(false);
  await motion.all(
    ...halves.map((half, side) => {
      const away = side === 0 ? -1 : 1;
      return motion.run({
        targets: half,
        to: { x: x + away * 16, y: y + away * 12, angle: away * 11 },
        duration: TEAR,
      });
    }),
  );
  card.destroy();
  for (const half of halves)
    void motion.run({ targets: half, to: { y: half.y + 24, alpha: 0 }, duration: TEAR / 2 }).then(() => half.destroy());
}

/** Animates a halo that grows around a blessing or shrinks around a curse. */
async function showHalo(
  { scene, baker, motion, keep }: CardEffectStage,
  card: Card,
  kind: 'bless' | 'curse',
): Promise<void> {
  if (!motion.isAnimating) return;
  const texture = baker.inMm(`modifier/halo/${kind}`, { width: HALO, height: HALO }, 2, '', (ctx) =>
    paintHalo(ctx, kind),
  );
  const halo = scene.add.image(card.x, card.y, texture).setDepth(card.depth - 1);
  keep(halo);
  const large = halo.setDisplaySize(HALO * 1.5, HALO * 1.5).scaleX;
  const [from, to] = kind === 'bless' ? [large * 0.5, large] : [large * 1.25, large * 0.55];
  halo.setScale(from).setAlpha(kind === 'bless' ? 1 : 0.4);
  const alpha = kind === 'bless' ? 0 : 1;
  await motion.all(
    motion.run({ targets: halo, to: { scaleX: to, scaleY: to, alpha }, duration: HALO_MS }),
    kind === 'bless'
      ? motion.run({ targets: card, to: { y: card.y - 10 }, duration: HALO_MS })
      : motion.run({ targets: card, to: { x: card.x + 4 }, duration: HALO_MS / 6, yoyo: true }),
  );
  halo.destroy();
}

/** Marks a card as not counting: it tilts and becomes paler. */
async function strikeOut({ motion }: CardEffectStage, card: Card): Promise<void> {
  await motion.run({ targets: card, to: { angle: -5 }, duration: GOUGE, yoyo: true });
  await motion.run({ targets: card, to: { alpha: 0.72, angle: 4 }, duration: GOUGE * 2 });
}
