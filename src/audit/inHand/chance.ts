/** Estimates the chance to win from a position in hand. The weights of the estimate are fitted to complete games. */
import { roundsLeft, workLeft } from '../../bots/inHand/evaluation';
import { positionValue } from '../../bots/inHand/turnPlan';
import type { Play } from '../../flow/inHand/play';

/**
 * Weights fitted to 942 positions of 235 games on tuning seeds: the mean chance of a position's samples, which the swift bot plays, predicts
 * how often the careful bot wins from the position. Two thirds of the games were played badly, by the greedy bot or with random commands
 * between: weights that were fitted to good play alone gave lost positions of such games chances of 70 in 100.
 */
const WEIGHTS = {
  /** The constant 1. */
  one: -0.075,
  /** The careful bot's estimate, as the logarithm of its odds. The later in a game, the more weight it has. */
  estimate: -0.643,
  round: 1.83,
  estimateByRound: 1.424,
  scenarioLevel: -0.349,
  /** The HP that exceed the expected damage, up to `AMPLE_HP`. */
  hpToSpare: 1.278,
  /** Whether the next round is the last one. */
  isLastRound: -1.395,
  /** The rounds left, within the round limit, beyond those that the remaining work takes. */
  roundsToSpare: 1.104,
} as const;

/** More HP to spare than these do not raise the chance. */
const AMPLE_HP = 4;

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
  const { book, state } = play;
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, positionValue(play)));
  const estimate = Math.log(bounded / (1 - bounded));
  const round = state.round / 10;
  const work = workLeft(book, state);
  const rounds = Math.min(roundsLeft(state.hero.cards), ...roundsToLimit(play));
  return {
    one: 1,
    estimate,
    round,
    estimateByRound: estimate * round,
    scenarioLevel: book.setup.scenarioLevel,
    hpToSpare: Math.min(1, Math.max(0, (state.hero.hp - work.danger) / AMPLE_HP)),
    isLastRound: Number(rounds < 2),
    roundsToSpare: Math.tanh((rounds - work.rounds) / 3),
  };
}

/** The rounds up to each round limit of the page, this round included (R6.2). */
const roundsToLimit = ({ book, state }: Play): number[] =>
  book.scenario.rules.flatMap((rule) => (rule.kind === 'roundLimit' ? [rule.round - state.round + 1] : []));
