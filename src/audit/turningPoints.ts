/**
 * Finds the turning points of a game: the costliest choice, the best choice, and the most important roll or draw. If one of these does not
 * exist, the next largest change replaces it.
 */
import type { GameTypes } from '../rules/core/ruleset';
import type { Change, Option, Sheet, SheetMove } from './sheet';

interface Turning<G extends GameTypes> {
  readonly move: SheetMove<G>;
  readonly change: Change;
}

export type TurningPoint<G extends GameTypes> = Turning<G> &
  (
    | { readonly kind: 'luck' }
    | {
        readonly kind: 'choice';
        readonly chosen: Option<G>;
        /** The best other option. */
        readonly other: Option<G>;
      }
  );

/** The minimum change of a turning point, in thousandths. */
const LEAST = 40;

/** Returns at most three turning points, in the order of the game; fewer if fewer changes are large and clearly exceed their error. */
export function turningPointsOf<G extends GameTypes>({ moves }: Sheet<G>): TurningPoint<G>[] {
  const choices = moves.flatMap(choiceOf).filter(isSure);
  const throws = moves
    .flatMap((move) => (move.luck ? [{ kind: 'luck', move, change: move.luck } as const] : []))
    .filter(isSure);
  const size = ({ change }: TurningPoint<G>) => Math.abs(change.by);
  const largest = (of: readonly TurningPoint<G>[]) => [...of].sort((a, b) => size(b) - size(a));
  const picked = [
    largest(choices.filter(({ change }) => change.by < 0))[0],
    largest(choices.filter(({ change }) => change.by > 0))[0],
    largest(throws)[0],
  ].filter((each) => each !== undefined);
  const further = largest([...choices, ...throws]).filter((each) => !picked.includes(each));
  return [...picked, ...further].slice(0, 3).sort((a, b) => a.move.first - b.move.first);
}

const isSure = ({ change: { by, error } }: { readonly change: Change }): boolean =>
  Math.abs(by) >= LEAST && Math.abs(by) >= 2 * error;

/**
 * Returns the turning point of a choice, or an empty list. A gain counts only if no clearly better option was found, a loss only if a
 * clearly better option was found.
 */
function choiceOf<G extends GameTypes>(move: SheetMove<G>): TurningPoint<G>[] {
  const { choice, options } = move;
  const chosen = options.find(({ isChosen }) => isChosen);
  const other = options.find(({ isChosen }) => !isChosen);
  if (!choice || !chosen || !other) return [];
  const counts = choice.by > 0 ? chosen.isBest : !chosen.isBest;
  return counts ? [{ kind: 'choice', move, change: choice, chosen, other }] : [];
}
