/**
 * Animates the calculation of an attack (R12.3): the cell of the modifier table lights up, and its modifier flies to the
 * other terms. The terms add up, and a total above 0 moves to the target.
 */
import type Phaser from 'phaser';
import type { EventOf } from '../../../../rules/inHand/events';
import type { Party } from '../../../../rules/inHand/state';
import { CARD } from '../../../art';
import { measureOffscreen, signed } from '../../../art/type';
import type { Bake } from '../../../core/Baker';
import { FACE_ORDER } from '../../art';
import { HERO_MODIFIERS_LAYOUT } from '../../art/characterHpCard';
import { MONSTER_MODIFIERS_LAYOUT } from '../../art/monsterHpCard';
import {
  type CalculationTerm,
  calculationPlan,
  MODIFIER,
  paintCalculation,
  paintCross,
  paintModifier,
  paintTotal,
  TOTAL,
} from '../../art/story';
import { EASE } from '../../ease';
import type { Presentation } from '../presentation';
import type { TableView } from '../tableView';
import { pulseCard } from './blow';
import { addProp, PROP_DEPTH, stampImage } from './props';
import { uncoverCell } from './uncover';

/** Durations in ms. */
const LIGHT_MS = 100;
const TERM_MS = 70;
const FLY_MS = 180;
const TOTAL_MS = 100;
const READ_MS = 70;
const STRIKE_MS = 110;

type Resolved = EventOf<'attackResolved'>;

/**
 * Lists the terms of an attack (R12.3): the printed value, the bonuses, the modifier, and what Shield subtracts.
 * `modifier` is the index of the modifier in `all`.
 */
export function termsOf({ terms, modifier, shield, pierce }: Resolved): { all: CalculationTerm[]; modifier: number } {
  const added = terms.map(({ value }, i): CalculationTerm => ({ text: i === 0 ? String(value) : spaced(value) }));
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

/** Formats a term, for example '+ 2' or '− 1'. */
const spaced = (value: number): string => (value < 0 ? `\u2212 ${-value}` : `+ ${value}`);

export async function animateCalculation(presentation: Presentation, event: Resolved): Promise<void> {
  const { table } = presentation;
  const { motion } = table;
  const target: Party = event.by === 'hero' ? 'monster' : 'hero';
  const { all, modifier } = termsOf(event);
  const { place, row, column } = lookedUp(event, presentation.next);
  await uncoverCell(table, event.by, { x: place.columns[column] ?? 0, y: place.y + place.rowHeight * (row + 0.5) });
  const { lit, cell } = light(presentation, event);
  const slip = slipOf(presentation, all);
  const flies = addProp(presentation, modifierBake(signed(event.modifier)), cell).setAlpha(0);
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
  else await pulseCard(presentation, target);
  slip.end();
}

/** The modifier table in which the attack is looked up (R12.3, R12.6), and the row and column of the cell. */
function lookedUp({ by, face }: Resolved, { heroHp, monsterHp }: TableView) {
  const [place, row] =
    by === 'hero' ? [HERO_MODIFIERS_LAYOUT, heroHp.level - 1] : [MONSTER_MODIFIERS_LAYOUT, monsterHp?.level ?? 0];
  return { place, row, column: FACE_ORDER.indexOf(face) };
}

function crossBake(event: Resolved, next: TableView): Bake {
  const { place, row, column } = lookedUp(event, next);
  return {
    key: `cross/${event.by}`,
    size: CARD,
    mm: 2.6,
    model: [row, column],
    paint: (ctx) => paintCross(ctx, place, row, column),
  };
}

/**
 * Adds the light on the row and the column of the modifier table (R12.3, R12.6), still transparent.
 * @returns the image of the light, and the screen position of the cell where row and column cross
 */
function light(presentation: Presentation, event: Resolved) {
  const { table, next } = presentation;
  const card = event.by === 'hero' ? table.heroHp : table.monsterHp;
  const { place, row, column } = lookedUp(event, next);
  const lit = addProp(presentation, crossBake(event, next), card)
    .setDisplaySize(CARD.width * card.scale, CARD.height * card.scale)
    .setRotation(card.rotation)
    // The light is only just above its card, so that an object that covers the card also covers the light.
    .setDepth(card.depth + 0.5)
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

type SlipStage = 'bare' | 'whole';

/**
 * The painting job for the slip, empty or with all terms. The texture with all terms is drawn over the empty slip and
 * cropped, so that the terms appear one by one without painting again.
 */
function slipBake(terms: readonly CalculationTerm[], stage: SlipStage): Bake {
  return {
    key: `reckoning/${stage}`,
    size: planOf(terms).size,
    mm: 1,
    model: terms,
    paint: (ctx) => paintCalculation(ctx, { terms, shownTerms: stage === 'bare' ? 0 : terms.length, total: null }),
  };
}

function planOf(terms: readonly CalculationTerm[]) {
  return calculationPlan(terms, measureOffscreen());
}

/** The painting jobs of the animation, so that they can be done while the ruler is still in motion. */
export function calculationBakes(event: Resolved, next: TableView): Bake[] {
  const { all } = termsOf(event);
  return [
    crossBake(event, next),
    slipBake(all, 'bare'),
    slipBake(all, 'whole'),
    modifierBake(signed(event.modifier)),
    totalBake(event.damage),
  ];
}

/** Shows the slip on which the terms add up, at the top of the hero's HP card. */
function slipOf(presentation: Presentation, terms: readonly CalculationTerm[]) {
  const { table } = presentation;
  const { motion, heroHp, layout } = table;
  const plan = planOf(terms);
  const { width, height } = plan.size;
  const small = Math.min(1, (layout.width - 16) / width);
  const top = heroHp.pointAt(CARD.width / 2, 4);
  const at = {
    x: Math.min(layout.width - (width * small) / 2 - 8, Math.max((width * small) / 2 + 8, top.x)),
    y: Math.max(height, top.y),
  };
  const slip = (stage: SlipStage) =>
    addProp(presentation, slipBake(terms, stage), at)
      .setDepth(PROP_DEPTH - 1)
      .setDisplaySize(width * small, height * small);
  const [bare, whole] = [slip('bare'), slip('whole')];
  const left: Phaser.GameObjects.Image[] = [bare, whole];
  let shown = 0;
  const show = (count: number) => {
    const { realWidth, realHeight } = whole.frame;
    whole.setCrop(0, 0, realWidth * ((plan.ends[count - 1] ?? 0) / width), realHeight);
  };
  show(0);
  const along = (x: number) => ({ x: at.x + (x - width / 2) * small, y: at.y });
  return {
    middleOf: (term: number) => along(plan.middles[term] ?? 0),
    totalAt: along(plan.total),
    async tell(upTo: number): Promise<void> {
      while (shown < upTo) {
        shown += 1;
        show(shown);
        if (shown < upTo) await motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: TERM_MS });
      }
    },
    async total(damage: number): Promise<void> {
      const sum = addProp(presentation, totalBake(damage), along(plan.total));
      left.push(sum);
      await stampImage(presentation, sum, TOTAL_MS);
      await motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: READ_MS });
    },
    end: () => {
      for (const image of left) image.destroy();
    },
  };
}

const totalBake = (damage: number): Bake => ({
  key: `total/${damage}`,
  size: TOTAL,
  mm: 1,
  model: '',
  paint: (ctx) => paintTotal(ctx, String(damage)),
});

/** The point that the total hits, in mm of the card: the monster's portrait or the hero's heart. */
const STRUCK = { monster: { x: 10.8, y: 16 }, hero: { x: 12, y: 18 } } as const satisfies Record<Party, unknown>;

async function strike(
  presentation: Presentation,
  target: Party,
  damage: number,
  from: { x: number; y: number },
): Promise<void> {
  const { table } = presentation;
  const { x, y } = STRUCK[target];
  const sum = addProp(presentation, totalBake(damage), from);
  const to = table.cardOf(target).pointAt(x, y);
  await table.motion.run({ targets: sum, to: { x: to.x, y: to.y }, duration: STRIKE_MS, ease: 'Cubic.In' });
  sum.destroy();
}
