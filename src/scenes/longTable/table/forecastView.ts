/** L36.9: computes the labels and the path that show what a figure would do if it acted now. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import type { HexId } from '../../../rules/core/hexes';
import { figureOf } from '../../../rules/longTable/figures';
import { forecast } from '../../../rules/longTable/forecast';
import type { FigureId } from '../../../rules/longTable/state';
import type { LabelView } from './Labels';

export interface ForecastView {
  readonly labels: readonly LabelView[];
  /** The path from the figure's hex; empty if the figure stays. */
  readonly path: readonly HexId[];
}

/** @returns null if the figure never acts by itself, or if the figure would do nothing */
export function forecastOf({ book, state }: Play, id: FigureId): ForecastView | null {
  const told = forecast(book, state, id);
  if (!told || told.steps.length === 0) return null;
  const labels = told.steps.flatMap((step): LabelView[] => {
    if (step.step !== 'focus' || !step.focus.found) return [];
    const { candidates, focus } = step.focus.chosen;
    return candidates.flatMap(({ figure, length }) => {
      const hex = figureOf(state, figure)?.hex;
      const way = t('board.way', { n: length });
      const isFocus = figure === focus;
      return hex === undefined ? [] : [{ hex, text: isFocus ? t('board.focus', { way }) : way, focus: isFocus }];
    });
  });
  const path = told.steps.flatMap((step) =>
    step.step === 'move' || step.step === 'retreat' ? (step.way?.path ?? []) : [],
  );
  const from = figureOf(state, id)?.hex;
  return { labels, path: from === undefined || path.length === 0 ? path : [from, ...path] };
}
