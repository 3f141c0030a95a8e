/** Estimates the chance to win of a position at the Long Table, by a model fitted to complete games. */
import type { Play } from '../../flow/longTable/play';
import { FEATURES, featuresOf } from './features';

/**
 * Weights fitted to 94 games of the swift bot on tuning seeds. The swift bot wins 34 of 100 games, but the careful bot about 72, so the
 * constant (`one`) is raised by 1.7, about the difference between the logits of these two shares. Fit the weights to the careful bot when
 * enough of its games are recorded.
 */
const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  one: 2.4 + 1.7,
  hp: -0.34,
  rounds: 0.73,
  weakest: 0.27,
  out: -2.37,
  enemies: -1.04,
  threat: 0.08,
  unseen: -1.15,
  shut: -0.28,
  steps: -0.18,
  left: -2.02,
};

/** Returns the estimated chance to win, 0 to 1: the logistic function of the weighted features. */
export function chanceOf(play: Play): number {
  const features = featuresOf(play);
  const sum = FEATURES.reduce((all, name, nth) => all + WEIGHTS[name] * (features[nth] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
