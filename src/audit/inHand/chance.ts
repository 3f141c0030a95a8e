/** Estimates the chance to win from a position in hand. The weights of the estimate are fitted to complete games. */
import { roundsLeft, workLeft } from '../../bots/inHand/evaluation';
import { positionValue } from '../../bots/inHand/turnPlan';
import type { Play } from '../../flow/inHand/play';

/**
 * Weights fitted to the outcomes of 220 games of the careful bot on tuning seeds: the mean chance of a position's samples, which the swift
 * bot plays, predicts the outcome of the careful bot's game.
 */
const WEIGHTS = {
  /** The constant 1. */
  one: 0.758,
  /** The careful bot's estimate, as the logarithm of its odds. The later in a game, the more weight it has. */
  estimate: -0.157,
  round: 1.712,
  estimateByRound: 0.556,
  /** Whether a fight goes on and the round begins. */
  fight: -0.653,
  hp: 0.562,
  roundsOfWork: -0.024,
  danger: 0.484,
  roundsLeft: 0.837,
  scenarioLevel: -0.9,
  heroLevel: 0.453,
  foes: -0.629,
} as const;

/** The minimum distance of the careful bot's estimate from 0 and from 1, because the logarithm of its odds must be finite. */
const LEAST = 0.0001;

/** Returns the estimated chance to win, 0 to 1: the logistic function of the weighted features. */
export function chanceOf(play: Play): number {
  const features = featuresOf(play);
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  const sum = names.reduce((all, name) => all + WEIGHTS[name] * features[name], 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Returns the features of a position, scaled to similar sizes. */
function featuresOf(play: Play): Record<keyof typeof WEIGHTS, number> {
  const { phase, book, state } = play;
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, positionValue(play)));
  const estimate = Math.log(bounded / (1 - bounded));
  const work = workLeft(book, state);
  const round = state.round / 10;
  return {
    one: 1,
    estimate,
    round,
    estimateByRound: estimate * round,
    fight: state.fight && phase === 'select' ? 1 : 0,
    hp: state.hero.hp / 10,
    roundsOfWork: work.rounds / 10,
    danger: work.danger / 10,
    roundsLeft: roundsLeft(state.hero.cards) / 10,
    scenarioLevel: book.setup.scenarioLevel,
    heroLevel: book.setup.level / 5,
    foes: state.foes.filter(({ hp }) => hp > 0).length / 5,
  };
}
