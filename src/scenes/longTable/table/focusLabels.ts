/** Makes the labels that show which focus a monster chooses (L23.6). */
import { t } from '../../../i18n';
import type { HexId } from '../../../rules/core/hexes';
import type { EventOf } from '../../../rules/longTable/events';
import type { FigureId } from '../../../rules/longTable/state';
import type { LabelView } from './Labels';

/** @param hexOf returns the hex at which a figure is shown, or null if it is not shown */
export function focusLabels(
  { candidates, focus }: EventOf<'focusChosen'>,
  hexOf: (id: FigureId) => HexId | null,
): LabelView[] {
  return candidates.flatMap((each): LabelView[] => {
    const hex = hexOf(each.figure);
    const words = t('board.way', { n: each.length });
    const isFocus = each.figure === focus;
    return hex === null ? [] : [{ hex, text: isFocus ? t('board.focus', { way: words }) : words, focus: isFocus }];
  });
}
