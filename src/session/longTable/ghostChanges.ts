/** What a ghost changes: each turn that is still to come, with the hero there and with the hero where it stands. */
import type { GhostTurn } from '../../rules/longTable/ghost';
import type { FigureId } from '../../rules/longTable/state';
import type { Plan } from './ghosts';

export interface GhostChange {
  readonly turn: GhostTurn;
  readonly targets: readonly FigureId[];
  /** Whom it would attack if the hero stayed. */
  readonly before: readonly FigureId[];
  /** Mean damage to all its targets. */
  readonly mean: number;
  readonly meanBefore: number;
  /** Another target, or another number. */
  readonly changed: boolean;
}

export const changesOf = ({ stay, here }: Plan): GhostChange[] =>
  here.turns.map((turn) => {
    const other = stay.turns.find(({ figure }) => figure === turn.figure);
    const [targets, before] = [targetsOf(turn), targetsOf(other)];
    const [mean, meanBefore] = [meanOf(turn), meanOf(other)];
    const changed = [...targets].sort().join() !== [...before].sort().join() || tenths(mean) !== tenths(meanBefore);
    return { turn, targets, before, mean, meanBefore, changed };
  });

const targetsOf = (turn: GhostTurn | undefined): FigureId[] => [
  ...new Set(turn?.strikes.map(({ target }) => target) ?? []),
];

const meanOf = (turn: GhostTurn | undefined): number => turn?.strikes.reduce((sum, { mean }) => sum + mean, 0) ?? 0;

const tenths = (n: number): number => Math.round(n * 10);
