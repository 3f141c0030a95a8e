/** The chance to win of a table, fitted to games that were played to their end. */
import type { Play } from '../../flow/longTable/play';
import { FEATURES, featuresOf } from './features';

const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  one: 2.0,
  hp: 0,
  rounds: 0.7,
  weakest: 0,
  out: -2.7,
  enemies: -1.1,
  threat: -0.2,
  unseen: -2.7,
  shut: 1.4,
  steps: 0,
  left: -1.7,
};

export function chanceOf(play: Play): number {
  const features = featuresOf(play);
  const sum = FEATURES.reduce((all, name, nth) => all + WEIGHTS[name] * (features[nth] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
