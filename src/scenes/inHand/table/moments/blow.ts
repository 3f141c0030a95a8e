/** Animates a hit: the card recoils, flashes and gets gouges. Recoil and number of gouges grow with the damage, up to a limit. */

import type { Party } from '../../../../rules/inHand/state';
import type { Bake } from '../../../core/Baker';
import { paintGouges } from '../../art/story';
import { EASE } from '../../ease';
import type { Presentation } from '../presentation';
import { addPropOn } from './props';

/** The recoil in px: its minimum, its maximum, and the increase for each further point of damage. */
const KICK = { least: 6, most: 18, each: 1.6 } as const;
const KICK_MS = 50;
const FLASH_MS = 80;
const FADE_MS = 200;
/** Where the gouges appear, in mm of the card: the centre of the monster's portrait or of the hero's heart. */
const WHERE = { monster: { x: 10.8, y: 16 }, hero: { x: 12, y: 20 } } as const satisfies Record<Party, unknown>;
/** White with 35 % vermilion. */
const FLASH = 0xe4b3ad;
/** Side of the square that contains the gouges, in mm. */
const GOUGED = 24;

/** The number of gouges for a hit, one to four. */
export const gougesOf = (damage: number): number => Math.min(4, Math.max(1, Math.ceil(damage / 2)));
export const kickOf = (damage: number): number => Math.min(KICK.most, KICK.least + KICK.each * (damage - 1));

export function gougesBake(damage: number): Bake {
  const count = gougesOf(damage);
  const size = { width: GOUGED, height: GOUGED };
  return { key: `gouges/${count}`, size, mm: 5, model: '', paint: (ctx) => paintGouges(ctx, GOUGED, count) };
}

/**
 * Animates a hit on one party: the monster's plate recoils away from the hero, or the hero's HP card away from the
 * monster. Does nothing if the damage is 0.
 */
export async function animateHit(presentation: Presentation, who: Party, damage: number): Promise<void> {
  if (damage <= 0) return;
  const { table } = presentation;
  const { motion } = table;
  const card = table.cardOf(who);
  const { x, y } = card;
  const away = kickOf(damage) * (who === 'monster' ? 1 : -1);
  const gouges = addPropOn(presentation, card, gougesBake(damage), WHERE[who]);
  card.front.setTint(FLASH);
  const flash = motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: FLASH_MS }).then(() => {
    card.removeTint();
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

/** Enlarges the target's card briefly, for an attack that does no damage. */
export async function pulseCard(presentation: Presentation, who: Party): Promise<void> {
  const { table } = presentation;
  const card = table.cardOf(who);
  const { scale } = card;
  await table.motion.run({ targets: card, to: { scale: scale * 1.03 }, duration: 90, yoyo: true, ease: 'Sine.Out' });
  card.setScale(scale);
}
