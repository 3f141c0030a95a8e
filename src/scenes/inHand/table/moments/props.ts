/** Creates the images that are on the table only for a moment. */
import type Phaser from 'phaser';
import type { Bake } from '../../../core/Baker';
import type { CardSprite } from '../../sprites/CardSprite';
import type { Presentation } from '../presentation';

/** The depth of these images: above ruler and odds, but below a lifted half. */
export const PROP_DEPTH = 80;

/** Adds an image of a bake, centred at a point of the screen. */
export function addProp(
  { scene, table }: Presentation,
  bake: Bake,
  at: { x: number; y: number },
): Phaser.GameObjects.Image {
  const { width, height } = bake.size;
  return scene.add
    .image(at.x, at.y, table.baker.show(bake))
    .setDisplaySize(width * bake.mm, height * bake.mm)
    .setDepth(PROP_DEPTH);
}

/** Adds an image on a card, with the rotation of the card; `at` and the size of the bake are in mm of the card. */
export function addPropOn(
  presentation: Presentation,
  card: CardSprite,
  bake: Bake,
  at: { x: number; y: number },
): Phaser.GameObjects.Image {
  const { width, height } = bake.size;
  return addProp(presentation, bake, card.pointAt(at.x, at.y))
    .setDisplaySize(width * card.scale, height * card.scale)
    .setRotation(card.rotation);
}

/** Shrinks an image to its normal size, like a stamp that is pressed down. */
export function stampImage({ table }: Presentation, image: Phaser.GameObjects.Image, duration = 120): Promise<void> {
  const { scale } = image;
  image.setScale(scale * 1.6);
  return table.motion.run({ targets: image, to: { scale }, duration, ease: 'Cubic.In' });
}
