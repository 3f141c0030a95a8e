/** Finds the glossary terms at a point of the range tracker or of an item. */
import type { Seen } from '../../../../i18n/inHand/glossary';
import type { ItemUse } from '../../../../rules/inHand/vocabulary';
import type { Point } from '../../../art/geometry';
import { ITEM_TAB, TRACKER } from '../../art/geometry';
import type { TrackerModel } from '../../art/models';
import { seen } from './seen';

/** R1.8: the terms of a cell of the tracker, or of the tracker itself outside of its cells. */
export function termsOnTracker({ distance, reach = 0 }: TrackerModel, { x }: Point): Seen[] {
  const cell = Math.ceil((x - TRACKER.x) / TRACKER.cell);
  if (cell < 1 || cell > TRACKER.cells) return [seen('tracker')];
  const here = cell === distance ? [seen('distance', cell)] : [seen('distance'), seen('shift', cell)];
  return cell <= reach ? [...here, seen('inReach')] : here;
}

/** The terms of an item's tab: its state if it is used up, the term 'item' in the left part of the tab, and its use. */
export function termsOnItem({ spent, use }: { readonly spent: boolean; readonly use: ItemUse }, { x }: Point): Seen[] {
  const state = spent ? [seen('usedUp')] : [];
  return x < ITEM_TAB.width * 0.6 ? [...state, seen('item'), seen(use)] : [...state, seen(use)];
}
