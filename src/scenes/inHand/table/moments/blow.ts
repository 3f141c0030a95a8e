/** Animates a hit: the card recoils, flashes and gets gouges, all by the amount of damage. */

import type { Party } from '../../../../rules/inHand/state';
import type { Bake } from '../../../core/Baker';
import { EASE } from '../../../core/ease';
import { paintGouges } from '../../art/story';
import type { Presentation } from '../presentation';
import { propOn } from './props';

/** px of the least and the greatest recoil, and per point of damage. */
const KICK = { least: 6, most: 18, each: 1.6 } as const;
const KICK_MS = 50;
const FLASH_MS = 80;
const FADE_MS = 200;
/** mm: the centre of the portrait and of the heart. */
const WHERE = { monster: { x: 10.8, y: 16 }, hero: { x: 12, y: 20 } } as const satisfies Record<Party, unknown>;
/** White with 35 % vermilion. */
const FLASH = 0xe4b3ad;
/** mm of the square with the gouges. */
const GOUGED = 24;

/** The number of gouges for damage: one to four. */
export const gougesOf = (damage: number): number => Math.min(4, Math.max(1, Math.ceil(damage / 2)));
export const kickOf = (damage: number): number => Math.min(KICK.most, KICK.least + KICK.each * (damage - 1));

export function gougesBake(damage: number): Bake {
  const count = gougesOf(damage);
  const size = { width: GOUGED, height: GOUGED };
  return { key: `gouges/${count}`, size, mm: 5, model: '', paint: (ctx) => paintGouges(ctx, GOUGED, count) };
}

/** Animates a hit: the monster's plate from below, the hero's card from above. */
export async function animateHit(presentation: Presentation, who: Party, damage: number): Promise<void> {
  if (damage <= 0) return;
  const { table } = presentation;
  const { motion } = table;
  const card = table.cardOf(who);
  const { x, y } = card;
  const away = kickOf(damage) * (who === 'monster' ? 1 : -1);
  const gouges = propOn(presentation, card, gougesBake(damage), WHERE[who]);
  card.front.setTint(FLASH);
  const flash = motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: FLASH_MS }).then(() => {
    card.front.clearTint();
  });
  const kick = motion.run({
    targets: card,
    to: { x: x + away, y: y - (who === 'monster' ? away / 2 : 0) },
    duration: KICK_MS,
    yoyo: true,
    ease: EASE.blow,
  });
  await motion.all(flash, kick);
  card.setPosition(x, y);
  // The gouges fade during the next animation.
  void motion.run({ targets: gouges, to: { alpha: 0 }, duration: FADE_MS }).then(() => gouges.destroy());
}

/** Rings the card once for damage that Shield has prevented. */
export async function ringCard(presentation: Presentation, who: Party): Promise<void> {
  const { table } = presentation;
  const card = table.cardOf(who);
  const { scale } = card;
  await table.motion.run({ targets: card, to: { scale: scale * 1.03 }, duration: 90, yoyo: true, ease: 'Sine.Out' });
  card.setScale(scale);
}
