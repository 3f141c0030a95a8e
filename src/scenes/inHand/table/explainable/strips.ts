/** Finds the glossary terms at a point of the range tracker or of an item. */
import type { ShownTerm } from '../../../../i18n/inHand/glossary';
import type { ItemUse } from '../../../../rules/inHand/vocabulary';
import type { Point } from '../../../art/geometry';
import { ITEM_TAB, TRACKER } from '../../art/geometry';
import type { TrackerModel } from '../../art/models';
import { shownTerm } from './shownTerm';

/** R1.8: the terms of a cell of the tracker, or of the tracker itself outside of its cells. */
export function termsOnTracker({ distance, reach = 0 }: TrackerModel, { x }: Point): ShownTerm[] {
  const cell = Math.ceil((x - TRACKER.x) / TRACKER.cell);
  if (cell < 1 || cell > TRACKER.cells) return [shownTerm('tracker')];
  const here = cell === distance ? [shownTerm('distance', cell)] : [shownTerm('distance'), shownTerm('shift', cell)];
  return cell <= reach ? [...here, shownTerm('inReach')] : here;
}

/** The terms of an item's tab: its state if it is used up, the term 'item' in the left part of the tab, and its use. */
export function termsOnItem(
  { spent, use }: { readonly spent: boolean; readonly use: ItemUse },
  { x }: Point,
): ShownTerm[] {
  const state = spent ? [shownTerm('usedUp')] : [];
  return x < ITEM_TAB.width * 0.6 ? [...state, shownTerm('item'), shownTerm(use)] : [...state, shownTerm(use)];
}
