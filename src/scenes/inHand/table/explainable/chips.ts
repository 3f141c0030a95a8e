/** Finds the glossary terms at a point of the chips on a card of a fight. */
import { type GlossaryTerm, isTerm, type ShownTerm } from '../../../../i18n/inHand/glossary';
import type { Point } from '../../../art/geometry';
import type { PlacedChip } from '../../art';
import { shownTerm } from './shownTerm';

/** Chips whose term differs from the last part of their id. */
const CHIP_TERMS: Readonly<Record<string, GlossaryTerm>> = {
  attack: 'attackBonus',
  move: 'moveBonus',
  hindrance: 'hindrance',
  counter: 'counter',
};

/** The distance from a chip, in mm, that still counts as a hit. The chip lies over printed signs, which it must not miss. */
const EDGE = 0.8;

/** The term of the chip with this id, such as 'shield', 'rides/pierce', 'hindrance/trap' or 'muddle+1'. */
function termOfChip(id: string): GlossaryTerm | null {
  const [group = '', name = group] = id.replace(/\+\d+$/, '').split('/');
  const term = CHIP_TERMS[group] ?? CHIP_TERMS[name] ?? name;
  return isTerm(term) ? term : null;
}

/** The terms of the chip at a point, and of the sign of its end; empty if no chip is there. */
export function termsOnChips(placed: readonly PlacedChip[], at: Point): ShownTerm[] {
  const hit = placed.find(
    ({ x, y, width, height }) =>
      at.x >= x - EDGE && at.x <= x + width + EDGE && at.y >= y - EDGE && at.y <= y + height + EDGE,
  );
  if (!hit) return [];
  const { id, value, end } = hit.chip;
  const term = termOfChip(id);
  const ends = end === 'round' || end === 'combat' || end === 'scenario' ? [shownTerm(end)] : [];
  return term ? [shownTerm(term, value === '' ? undefined : value), ...ends] : ends;
}
