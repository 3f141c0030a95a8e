/** A roll tells its story (R12.3): the cell that counts lights up, its modifier flies to the attack, the terms count up, the sum strikes. */
import type Phaser from 'phaser';
import type { EventOf } from '../../../../rules/inHand/events';
import type { Party } from '../../../../rules/inHand/state';
import { CARD, measureWith } from '../../../art';
import { signed } from '../../../art/type';
import type { Bake } from '../../../core/Baker';
import { EASE } from '../../../core/ease';
import { FACE_ORDER } from '../../art';
import { HERO_TABLE } from '../../art/characterHpCard';
import { MONSTER_TABLE } from '../../art/monsterHpCard';
import {
  MODIFIER,
  paintCross,
  paintModifier,
  paintReckoning,
  paintTotal,
  type ReckonTerm,
  reckoningPlan,
  TOTAL,
} from '../../art/story';
import type { Presentation } from '../presentation';
import { ring } from './blow';
import { OVER, prop, stamped } from './props';

/** ms */
const LIGHT_MS = 100;
const TERM_MS = 70;
const FLY_MS = 180;
const TOTAL_MS = 100;
const READ_MS = 70;
const STRIKE_MS = 110;

type Resolved = EventOf<'attackResolved'>;

/** R12.3: what is printed and what is added, the modifier, and what Shield takes of it. */
export function termsOf({ terms, modifier, shield, pierce }: Resolved): { all: ReckonTerm[]; modifier: number } {
  const added = terms.map(({ value }, i): ReckonTerm => ({ text: i === 0 ? String(value) : spaced(value) }));
  const taken = Math.max(0, shield - pierce);
  return {
    all: [
      ...added,
      { text: spaced(modifier) },
      ...(taken > 0 ? [{ text: spaced(-taken), glyph: 'shield' } as const] : []),
    ],
    modifier: added.length,
  };
}

/** '+ 2', '− 1' */
const spaced = (value: number): string => (value < 0 ? `\u2212 ${-value}` : `+ ${value}`);

export async function tellReckoning(presentation: Presentation, event: Resolved): Promise<void> {
  const { table } = presentation;
  const { motion } = table;
  const target: Party = event.by === 'hero' ? 'monster' : 'hero';
  const { all, modifier } = termsOf(event);
  const { lit, cell } = light(presentation, event);
  const slip = slipOf(presentation, all);
  const flies = prop(presentation, modifierBake(signed(event.modifier)), cell).setAlpha(0);
  const { scale } = flies;
  flies.setScale(scale * 0.6);
  await motion.all(
    motion.run({ targets: lit, to: { alpha: 1 }, duration: LIGHT_MS }),
    motion.run({ targets: flies, to: { alpha: 1, scale }, duration: LIGHT_MS }),
    slip.tell(modifier),
  );
  const to = slip.middleOf(modifier);
  await motion.run({ targets: flies, to: { x: to.x, y: to.y, scale: scale * 0.8 }, duration: FLY_MS, ease: EASE.turn });
  flies.destroy();
  await slip.tell(all.length);
  await slip.total(event.damage);
  void motion.run({ targets: lit, to: { alpha: 0 }, duration: STRIKE_MS }).then(() => lit.destroy());
  if (event.damage > 0) await strike(presentation, target, event.damage, slip.totalAt);
  else await ring(presentation, target);
  slip.end();
}

/** Row and column of the HP card that lies in front now (R12.3, R12.6); the cell in which they cross. */
function light(presentation: Presentation, { by, face }: Resolved) {
  const { table, next } = presentation;
  const [card, place, row] =
    by === 'hero'
      ? [table.heroHp, HERO_TABLE, next.heroHp.level - 1]
      : [table.monsterHp, MONSTER_TABLE, next.monsterHp?.level ?? 0];
  const column = FACE_ORDER.indexOf(face);
  const bake: Bake = {
    key: `cross/${by}`,
    size: CARD,
    mm: 2.6,
    model: [row, column],
    paint: (ctx) => paintCross(ctx, place, row, column),
  };
  const lit = prop(presentation, bake, card)
    .setDisplaySize(CARD.width * card.scale, CARD.height * card.scale)
    .setRotation(card.rotation)
    .setDepth(OVER - 2)
    .setAlpha(0);
  const cell = card.pointAt(place.columns[column] ?? 0, place.y + place.rowHeight * (row + 0.5));
  return { lit, cell };
}

const modifierBake = (text: string): Bake => ({
  key: `modifier/${text}`,
  size: MODIFIER,
  mm: 1,
  model: '',
  paint: (ctx) => paintModifier(ctx, text),
});

/** The slip on which the numbers come together: between what is hit and the table that is read. */
function slipOf(presentation: Presentation, terms: readonly ReckonTerm[]) {
  const { table } = presentation;
  const { motion, heroHp, layout, baker } = table;
  const paper = document.createElement('canvas').getContext('2d');
  const plan = reckoningPlan(terms, paper ? measureWith(paper) : () => 0);
  const { width, height } = plan.size;
  const small = Math.min(1, (layout.width - 16) / width);
  const top = heroHp.pointAt(CARD.width / 2, 4);
  const at = {
    x: Math.min(layout.width - (width * small) / 2 - 8, Math.max((width * small) / 2 + 8, top.x)),
    y: Math.max(height, top.y),
  };
  const bake = (told: number, total: string | null): Bake => ({
    key: 'reckoning',
    size: plan.size,
    mm: 1,
    model: [terms, told, total],
    paint: (ctx) => paintReckoning(ctx, { terms, told, total }),
  });
  let image: Phaser.GameObjects.Image | null = null;
  let shown = 0;
  const show = (told: number, total: string | null) => {
    const look = bake(told, total);
    image ??= prop(presentation, look, at).setDepth(OVER - 1);
    image.setTexture(baker.show(look)).setDisplaySize(width * small, height * small);
  };
  const along = (x: number) => ({ x: at.x + (x - width / 2) * small, y: at.y });
  return {
    middleOf: (term: number) => along(plan.middles[term] ?? 0),
    totalAt: along(plan.total),
    async tell(upTo: number): Promise<void> {
      while (shown < upTo) {
        shown += 1;
        show(shown, null);
        if (shown < upTo) await motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: TERM_MS });
      }
    },
    async total(damage: number): Promise<void> {
      const sum = prop(presentation, totalBake(damage), along(plan.total));
      await stamped(presentation, sum, TOTAL_MS);
      show(shown, String(damage));
      sum.destroy();
      await motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: READ_MS });
    },
    end: () => image?.destroy(),
  };
}

const totalBake = (damage: number): Bake => ({
  key: `total/${damage}`,
  size: TOTAL,
  mm: 1,
  model: '',
  paint: (ctx) => paintTotal(ctx, String(damage)),
});

/** Where the sum strikes, in mm: the portrait, the heart. */
const STRUCK = { monster: { x: 10.8, y: 16 }, hero: { x: 12, y: 18 } } as const satisfies Record<Party, unknown>;

async function strike(
  presentation: Presentation,
  target: Party,
  damage: number,
  from: { x: number; y: number },
): Promise<void> {
  const { table } = presentation;
  const { x, y } = STRUCK[target];
  const sum = prop(presentation, totalBake(damage), from);
  const to = table.cardOf(target).pointAt(x, y);
  await table.motion.run({ targets: sum, to: { x: to.x, y: to.y }, duration: STRIKE_MS, ease: 'Cubic.In' });
  sum.destroy();
}
