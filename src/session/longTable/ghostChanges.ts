/** Compares two forecasts of the coming turns: one with the hero on the ghost's hex, and one with the hero staying. */
import type { GhostTurn } from '../../rules/longTable/ghost';
import type { FigureId } from '../../rules/longTable/state';
import type { GhostForecast } from './ghosts';

/** What a figure would do with the hero on the ghost's hex, compared with what it would do if the hero stayed. */
export interface GhostChange {
  readonly turn: GhostTurn;
  readonly targets: readonly FigureId[];
  /** The targets that the figure has if the hero stays. */
  readonly before: readonly FigureId[];
  /** The sum of the mean damage to all targets, in HP. */
  readonly mean: number;
  /** The sum of the mean damage to all targets if the hero stays, in HP. */
  readonly meanBefore: number;
  /** Whether the targets are the same, in any order. */
  readonly hasSameTargets: boolean;
  /** Whether the targets differ, or the sums of the mean damage differ after rounding to one tenth. */
  readonly changed: boolean;
}

export const changesOf = ({ stay, here }: GhostForecast): GhostChange[] =>
  here.turns.map((turn) => {
    const other = stay.turns.find(({ figure }) => figure === turn.figure);
    const [targets, before] = [targetsOf(turn), targetsOf(other)];
    const [mean, meanBefore] = [meanOf(turn), meanOf(other)];
    const hasSameTargets = [...targets].sort().join() === [...before].sort().join();
    const changed = !hasSameTargets || tenths(mean) !== tenths(meanBefore);
    return { turn, targets, before, mean, meanBefore, hasSameTargets, changed };
  });

const targetsOf = (turn: GhostTurn | undefined): FigureId[] => [
  ...new Set(turn?.strikes.map(({ target }) => target) ?? []),
];

const meanOf = (turn: GhostTurn | undefined): number => turn?.strikes.reduce((sum, { mean }) => sum + mean, 0) ?? 0;

const tenths = (n: number): number => Math.round(n * 10);
