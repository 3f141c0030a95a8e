/** Estimates the chance to win from a position at the Long Table. The weights of the estimate are fitted to complete games. */
import type { Play } from '../../flow/longTable/play';
import { FEATURES, featuresOf } from './features';

/**
 * Weights fitted to 94 games of the swift bot on tuning seeds. The constant (`one`) is raised, because the swift bot wins 34 of 100 games,
 * but the careful bot, whose chances are to be predicted, about 72. The addition is fitted to 56 games of the careful bot on tuning seeds;
 * fitting all weights to so few games predicts other games of the same seeds worse.
 */
const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  one: 2.4 + 2,
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
