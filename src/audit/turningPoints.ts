/**
 * Finds the turning points of a game: the costliest choice, the best choice, and the most important roll or draw. If one of these does not
 * exist, the next largest change replaces it. Choices with an equal alternative come last.
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
  const choices = moves.flatMap((move) => (isSure(lastingChange(moves, move)) ? choiceOf(move) : []));
  const throws = moves.flatMap((move) =>
    isSure(move.luck) && move.luck ? [{ kind: 'luck', move, change: move.luck } as const] : [],
  );
  const all = largest([...choices, ...throws]);
  const [better, equal] = [all.filter((each) => !hasEqual(each)), all.filter(hasEqual)];
  const picked = [
    better.find(({ kind, change }) => kind === 'choice' && change.by < 0),
    better.find(({ kind, change }) => kind === 'choice' && change.by > 0),
    better.find(({ kind }) => kind === 'luck'),
  ].filter((each) => each !== undefined);
  const further = [...better, ...equal].filter((each) => !picked.includes(each));
  return [...picked, ...further].slice(0, 3).sort((a, b) => a.move.first - b.move.first);
}

const largest = <G extends GameTypes>(points: TurningPoint<G>[]): TurningPoint<G>[] =>
  points.sort((a, b) => Math.abs(b.change.by) - Math.abs(a.change.by));

/** Whether another option is as good as the chosen one. Such a choice shows little, so others are preferred. */
const hasEqual = <G extends GameTypes>(point: TurningPoint<G>): boolean =>
  point.kind === 'choice' && point.chosen.isBest && point.other.isBest;

const isSure = (change: Change | null): boolean =>
  change !== null && Math.abs(change.by) >= LEAST && Math.abs(change.by) >= 2 * change.error;

/**
 * Returns the part of a choice's change that the choices beside it neither make good nor give away, or null if the move was no choice. The
 * choices beside it are those in the same round without a random result between them, such as an action and its steps: the fast bot may
 * continue a good beginning badly, so that the beginning looks like a loss and the player's own continuation like a gain.
 */
function lastingChange<G extends GameTypes>(
  moves: Sheet<G>['moves'],
  { nth, round, choice }: SheetMove<G>,
): Change | null {
  if (!choice) return null;
  let [from, to] = [nth, nth];
  while (isJoined(moves[from - 1], round)) from -= 1;
  while (isJoined(moves[to], round) && moves[to + 1]?.round === round) to += 1;
  const earlier = moves.slice(from, nth + 1).map(({ before }) => before.value);
  const later = moves.slice(nth, to + 1).map((move) => move.before.value + (move.choice?.by ?? 0));
  const by =
    choice.by < 0
      ? Math.min(0, Math.max(...later) - (earlier.at(-1) ?? 0))
      : Math.max(0, Math.min(...later) - Math.max(...earlier));
  return { by, error: choice.error };
}

/** Whether nothing random happens between a move of the round and the next move. */
const isJoined = <G extends GameTypes>(move: SheetMove<G> | undefined, round: number): boolean =>
  move !== undefined && move.round === round && move.luck === null;

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
