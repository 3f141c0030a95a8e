/** The animation of an open modifier card, one for each kind (style guide, section 12). It decides nothing. */
import type Phaser from 'phaser';
import type { Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import { HALO, type ModifierCardView, paintHalo } from '../art/modifier';

/** `struck`: does not count (L12.4, L12.5). `stays`: rolls, and the next card is drawn onto it (L12.3). */
export type CardEffect = 'struck' | 'stays' | 'stamp' | 'tear' | 'bless' | 'curse' | 'plain';

export function cardEffectOf({ id, value, rolling, counts }: ModifierCardView): CardEffect {
  if (!counts) return 'struck';
  if (id === 'bless' || id === 'curse') return id;
  if (value === '2x') return 'stamp';
  if (value === 'null') return 'tear';
  return rolling ? 'stays' : 'plain';
}

/** What an animation works with. */
export interface CardEffectStage {
  readonly scene: Phaser.Scene;
  readonly baker: Baker;
  readonly motion: Motion;
  /** Registers an image that is removed together with the cards. */
  readonly keep: (image: Phaser.GameObjects.Image) => void;
}

type Card = Phaser.GameObjects.Image;

/** ms */
const STAMP = 90;
const TEAR = 300;
const HALO_MS = 360;
const GOUGE = 60;

/**
 * Animates a card.
 * @param card open on the table; after a tear its halves replace it
 */
export function showCardEffect(kind: CardEffect, stage: CardEffectStage, card: Card): Promise<void> {
  switch (kind) {
    case 'struck':
      return strikeOut(stage, card);
    case 'stamp':
      return stampCard(stage, card, 2);
    case 'tear':
      return tearCard(stage, card);
    case 'bless':
      return showHalo(stage, card, 'bless').then(() => stampCard(stage, card, 2));
    case 'curse':
      return showHalo(stage, card, 'curse').then(() => tearCard(stage, card));
    case 'stays':
    case 'plain':
      return Promise.resolve();
  }
}

/** 2x: stamps the card twice. */
async function stampCard({ motion }: CardEffectStage, card: Card, times: number): Promise<void> {
  const { scaleX, scaleY } = card;
  for (let i = 0; i < times; i += 1) {
    await motion.run({ targets: card, to: { scaleX: scaleX * 1.3, scaleY: scaleY * 1.3 }, duration: STAMP });
    await motion.run({ targets: card, to: { scaleX, scaleY }, duration: STAMP, ease: 'Quart.In' });
  }
}

/** Null: tears the card. */
async function tearCard({ scene, motion, keep }: CardEffectStage, card: Card): Promise<void> {
  if (!motion.moves) return;
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
}

/** A halo opens around a blessing or closes around a curse. */
async function showHalo(
  { scene, baker, motion, keep }: CardEffectStage,
  card: Card,
  kind: 'bless' | 'curse',
): Promise<void> {
  if (!motion.moves) return;
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

/** Strikes the card out and pushes it back a little. */
async function strikeOut({ motion }: CardEffectStage, card: Card): Promise<void> {
  await motion.run({ targets: card, to: { angle: -5 }, duration: GOUGE, yoyo: true });
  await motion.run({ targets: card, to: { alpha: 0.72, angle: 4 }, duration: GOUGE * 2 });
}
