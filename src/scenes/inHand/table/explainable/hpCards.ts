/** Finds the glossary terms at a point of the two HP cards and of their on-table variant (R2.2). */
import type { GlossaryTerm, ShownTerm } from '../../../../i18n/inHand/glossary';
import { positionOf } from '../../../../rules/inHand/hpCards';
import type { Face } from '../../../../rules/inHand/vocabulary';
import { CARD, type Point } from '../../../art/geometry';
import { signed } from '../../../art/type';
import { HERO_MODIFIERS_LAYOUT } from '../../art/characterHpCard';
import { ARROW_XS, FACE_ORDER, ROLL_LINE, RULER } from '../../art/geometry';
import { HP_CELLS, hpCell, maxPrintedHp } from '../../art/hpTrack';
import type { CharacterHpCardModel, ModifierTable, MonsterHpCardModel } from '../../art/models';
import { MONSTER_MODIFIERS_LAYOUT } from '../../art/monsterHpCard';
import { FINGER, shownTerm } from './shownTerm';

interface Modifiers {
  readonly y: number;
  readonly rowHeight: number;
  readonly columns: readonly number[];
  readonly bar: { readonly x: number; readonly width: number };
}

const columnAt = (columns: readonly number[], x: number): Face => {
  const nearest = columns.reduce(
    (best, each, i) => (Math.abs(each - x) < Math.abs((columns[best] ?? 0) - x) ? i : best),
    0,
  );
  return FACE_ORDER[nearest] ?? 'A';
};

/**
 * The term at a point of the modifier table: above the rows, the face; in the row in use, the modifier (such as 'A −1').
 * In the other rows, which belong to other levels, `otherRow`.
 */
function onModifiers(at: Point, plan: Modifiers, table: ModifierTable, active: number, term: GlossaryTerm): ShownTerm {
  const row = Math.floor((at.y - plan.y) / plan.rowHeight);
  const face = columnAt(plan.columns, at.x);
  if (row < 0) return shownTerm('face', face);
  const modifier = table[active]?.[FACE_ORDER.indexOf(face)];
  return row === active && modifier !== undefined
    ? shownTerm(term, `${face} ${signed(modifier)}`)
    : shownTerm('otherRow');
}

/**
 * R1.1: the terms at a point of the hero's HP card: arrows, heart, the HP values of the position, the modifier table, the
 * red line in the middle, and the other position below.
 */
export function termsOnHeroHp(model: CharacterHpCardModel, at: Point): ShownTerm[] {
  if (Math.abs(at.y - ROLL_LINE.y) < FINGER) return [shownTerm('redLine')];
  return at.y > ROLL_LINE.y ? [shownTerm('otherHalf')] : termsOnHeroHalf(model, at);
}

function termsOnHeroHalf({ tables, maxHp, hp, level }: CharacterHpCardModel, at: Point): ShownTerm[] {
  const onArrow = at.y < 8 && ARROW_XS.some((x) => Math.abs(at.x - x) < FINGER);
  if (onArrow) return [shownTerm('arrow')];
  if (at.x < HERO_MODIFIERS_LAYOUT.bar.x) return at.y < 25.5 ? [shownTerm('heroHp', hp)] : [shownTerm('position')];
  const [first] = HERO_MODIFIERS_LAYOUT.columns;
  if (at.x < first - 3.5) return [shownTerm('maxHp', maxHp[level - 1])];
  return [onModifiers(at, HERO_MODIFIERS_LAYOUT, tables[positionOf(hp)], level - 1, 'heroModifier')];
}

/**
 * R1.2: the terms at a point of the monster's HP card: the ruler on both long edges, the skull, the HP values of the
 * position, the modifier table, and the other position below.
 */
export function termsOnMonsterHp(model: MonsterHpCardModel, at: Point): ShownTerm[] {
  if (at.x < RULER.width + 1 || at.x > CARD.width - RULER.width - 1) return [shownTerm('ruler')];
  return at.y > CARD.height / 2 ? [shownTerm('otherHalf')] : termsOnMonsterHalf(model, at);
}

function termsOnMonsterHalf({ tables, hp = 1, level }: MonsterHpCardModel, at: Point): ShownTerm[] {
  if (at.x < MONSTER_MODIFIERS_LAYOUT.bar.x) return at.y < 19 ? [shownTerm('monsterHp', hp)] : [shownTerm('position')];
  return [onModifiers(at, MONSTER_MODIFIERS_LAYOUT, tables[positionOf(hp)], level, 'monsterModifier')];
}

/**
 * The terms at a point of the hero's card in the on-table variant (R2.2). The upper half has the terms of the HP card,
 * the lower half those of the HP track.
 */
export function termsOnHeroTrack(model: CharacterHpCardModel, at: Point): ShownTerm[] {
  return termsOnTrack(model, at) ?? termsOnHeroHalf(model, at);
}

/** The terms at a point of the monster's card in the on-table variant (R2.2). This card has no ruler on its edges. */
export function termsOnMonsterTrack(model: MonsterHpCardModel, at: Point): ShownTerm[] {
  return termsOnTrack(model, at) ?? termsOnMonsterHalf(model, at);
}

/** The terms at a point of the HP track; null if the point is above the track. */
function termsOnTrack(model: CharacterHpCardModel | MonsterHpCardModel, at: Point): ShownTerm[] | null {
  if (at.y < CARD.height / 2) return null;
  const { dx, dy } = HP_CELLS;
  for (let value = 1; value <= maxPrintedHp(model); value++) {
    const { x, y } = hpCell(value);
    if (Math.abs(at.x - x) <= dx / 2 && Math.abs(at.y - y) <= dy / 2) return [shownTerm('hpTrack', value)];
  }
  return [shownTerm('hpTrack')];
}
