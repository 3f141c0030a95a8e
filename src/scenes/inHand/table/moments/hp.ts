/** Animates a change of HP: the card turns if its position changes (R1.1, R1.2), and the new number is stamped on it. */
import { positionOf } from '../../../../rules/inHand/hpCards';
import type { Party } from '../../../../rules/inHand/state';
import { PALETTE } from '../../../art';
import { drawNumber } from '../../../art/type';
import type { Bake } from '../../../core/Baker';
import { hpValues, orientationOf, type Position, paintCrossing } from '../../art';
import { HERO_HP_GRID, HERO_HP_NUMBER } from '../../art/characterHpCard';
import { MONSTER_HP_GRID, MONSTER_HP_NUMBER } from '../../art/monsterHpCard';
import { flipCard, rotateHalfTurn } from '../../sprites/turning';
import type { Presentation } from '../presentation';
import { addProp, addPropOn, stampImage } from './props';

/** Times in ms; the heights of the lift and of the hop in px. */
const FLIP_MS = 380;
const FLIP_LIFT = 18;
const HOP_MS = 160;
const HOP = 10;
const STRIKE_MS = 90;

const PRINTED = {
  hero: { number: HERO_HP_NUMBER, grid: HERO_HP_GRID },
  monster: { number: MONSTER_HP_NUMBER, grid: MONSTER_HP_GRID },
} as const satisfies Record<Party, unknown>;

export interface HpChange {
  readonly who: Party;
  readonly before: number;
  readonly after: number;
}

/**
 * The kind of turn that takes the card from one HP to another. 'hop': the position stays the same (R1.1). 'round': a half
 * turn in the plane. 'long', 'short': a flip about this axis.
 */
export function turnOf(before: number, after: number): 'hop' | 'round' | 'long' | 'short' {
  const [was, is] = [before, after].map((hp) => orientationOf(positionOf(Math.max(1, hp))));
  if (!was || !is) return 'hop';
  if (was.side === is.side) return was.turned === is.turned ? 'hop' : 'round';
  return was.turned === is.turned ? 'long' : 'short';
}

/** Animates a change of HP. In the variant with the die the card does not turn: it is repainted, and the number is stamped (R2.2). */
export async function animateHpChange(presentation: Presentation, change: HpChange): Promise<void> {
  const { table } = presentation;
  const { who, before, after } = change;
  if (before === after) return;
  const { motion } = table;
  const card = who === 'hero' ? table.heroHp : table.monsterHp;
  const swap = () => table.paintHp(presentation.next, who, after);
  const turn = table.die ? 'hop' : turnOf(before, after);
  if (turn !== 'hop') table.ruler.marks.hideOn(card);
  if (turn === 'round') await rotateHalfTurn(motion, card, swap);
  else if (turn !== 'hop') await flipCard(motion, card, { swap, ms: FLIP_MS, lift: FLIP_LIFT, axis: turn });
  else {
    if (!table.die) await hop(presentation, change);
    swap();
  }
  table.ruler.marks.showHidden();
  await strike(presentation, who, after);
}

const CROSSING: Bake = { key: 'crossing', size: { width: 40, height: 40 }, mm: 1, model: '', paint: paintCrossing };

/** The painting jobs for a change of HP, so that they can be done before its animation. */
export const hpChangeBakes = (table: Presentation['table'], { who, before, after }: HpChange): readonly Bake[] =>
  before === after ? [] : [CROSSING, struckBake(table, who, after)];

/** Moves only the ring to the new number, for a change by a multiple of 4 HP: the card keeps its position. */
async function hop(presentation: Presentation, { who, before, after }: HpChange): Promise<void> {
  const { motion, heroHp, monsterHp } = presentation.table;
  const card = who === 'hero' ? heroHp : monsterHp;
  const { grid } = PRINTED[who];
  const cell = (hp: number) => {
    const index = hpValues(positionOf(Math.max(1, hp)) as Position, 99).indexOf(Math.max(1, hp));
    return card.pointAt(grid.x + (index % 2) * grid.dx, grid.y + Math.floor(index / 2) * grid.dy);
  };
  const [from, to] = [cell(before), cell(after)];
  const ring = addProp(presentation, CROSSING, from);
  ring.setDisplaySize(8 * card.scale, 8 * card.scale);
  const run = { part: 0 };
  await motion.run({
    targets: run,
    to: { part: 1 },
    duration: HOP_MS,
    onUpdate: () =>
      ring.setPosition(
        from.x + (to.x - from.x) * run.part,
        from.y + (to.y - from.y) * run.part - HOP * Math.sin(Math.PI * run.part),
      ),
  });
  ring.destroy();
}

const NUMBER_BOX = 16;

function numberBake(text: string, size: number, mm: number): Bake {
  return {
    key: `struck/${text}`,
    size: { width: NUMBER_BOX, height: NUMBER_BOX },
    mm,
    model: '',
    paint: (ctx) =>
      drawNumber(ctx, text, NUMBER_BOX / 2, NUMBER_BOX / 2, { family: 'title', weight: 900, size }, PALETTE.bone),
  };
}

function struckBake({ heroHp, monsterHp }: Presentation['table'], who: Party, hp: number): Bake {
  const { scale } = who === 'hero' ? heroHp : monsterHp;
  return numberBake(String(Math.max(0, hp)), PRINTED[who].number.size, scale);
}

/** Stamps the number on the card where it is printed. */
async function strike(presentation: Presentation, who: Party, hp: number): Promise<void> {
  const { table } = presentation;
  const card = who === 'hero' ? table.heroHp : table.monsterHp;
  const image = addPropOn(presentation, card, struckBake(table, who, hp), PRINTED[who].number);
  await stampImage(presentation, image, STRIKE_MS);
  image.destroy();
}
