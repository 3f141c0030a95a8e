/** Animates signs that are stamped at the place of an event and then fade, flying coins, and cards that are lifted briefly. */

import type { HexId } from '../../../../rules/core/hexes';
import { PALETTE } from '../../../art';
import type { Bake } from '../../../core/Baker';
import { paintToken } from '../../art';
import type { GlyphName } from '../../art/iconNames';
import { paintSign } from '../../art/story';
import { EASE } from '../../ease';
import type { CardSprite } from '../../sprites/CardSprite';
import type { Presentation } from '../presentation';
import { addProp, stampImage } from './props';

/** Sizes in px, times in ms. */
const SIGN = 54;
const STAMP_MS = 120;
const FADE_MS = 180;
const COIN = 34;
const COIN_MS = 420;

export interface Sign {
  readonly glyph: GlyphName;
  readonly at: { readonly x: number; readonly y: number };
  readonly ground?: string;
  readonly size?: number;
}

export async function showSign(
  presentation: Presentation,
  { glyph, at, ground = PALETTE.ink, size = SIGN }: Sign,
): Promise<void> {
  const { table } = presentation;
  const bake: Bake = {
    key: `sign/${glyph}/${ground}`,
    size: { width: size, height: size },
    mm: 1,
    model: '',
    paint: (ctx) => paintSign(ctx, size, glyph, ground),
  };
  const image = addProp(presentation, bake, at);
  await stampImage(presentation, image, STAMP_MS);
  await table.motion.run({ targets: image, to: { alpha: 0 }, duration: FADE_MS, ease: 'Cubic.In' });
  image.destroy();
}

export const atHex = ({ table }: Presentation, hex: HexId) => table.map.centreOf(hex);
export const atCard = (card: CardSprite) => card.pointAt(card.size.width / 2, card.size.height / 2);

/** Moves a coin in an arc from one place to another. */
export async function flyCoin(
  presentation: Presentation,
  from: { x: number; y: number },
  to: { x: number; y: number },
  duration = COIN_MS,
): Promise<void> {
  const size = { width: COIN, height: COIN };
  const bake: Bake = {
    key: 'coin',
    size,
    mm: 1,
    model: '',
    paint: (ctx) => paintToken(ctx, 'money', COIN, PALETTE.gold),
  };
  const image = addProp(presentation, bake, from);
  const run = { part: 0 };
  const rise = Math.max(40, Math.abs(to.x - from.x) * 0.2);
  await presentation.table.motion.run({
    targets: run,
    to: { part: 1 },
    duration,
    ease: EASE.loot,
    onUpdate: () => {
      const { part } = run;
      image.setPosition(
        from.x + (to.x - from.x) * part,
        from.y + (to.y - from.y) * part - rise * Math.sin(Math.PI * part),
      );
    },
  });
  image.destroy();
}

/** Lifts a card briefly, to show that it takes part in what happens. */
export async function liftBriefly({ table }: Presentation, card: CardSprite, by = 14): Promise<void> {
  const { y } = card;
  await table.motion.run({ targets: card, to: { y: y - by }, duration: 110, yoyo: true, ease: 'Sine.Out' });
  card.setY(y);
}
