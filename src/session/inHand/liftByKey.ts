/** Lifts a half of a card, moves it from target to target and drops it, without a pointer (R9.1, R9.4). */
import type { Play } from '../../flow/inHand/play';
import { gridPositionOf } from '../../rules/core/hexes';
import type { CardId, Half } from '../../rules/inHand/vocabulary';
import type { Interaction } from './interaction';
import { canLift, dropHalf, hexOfTarget, isSameTarget, type LiftedHalf, type LiftTarget, liftPlanOf } from './lift';

const HALVES: readonly Half[] = ['top', 'bottom'];

const targetsOf = ({ play }: Interaction, half: LiftedHalf): readonly LiftTarget[] =>
  liftPlanOf(play, half)?.targets ?? [];

const hold = (interaction: Interaction, half: LiftedHalf): void =>
  interaction.lift({ ...half, over: targetsOf(interaction, half)[0] ?? null });

/**
 * Lifts a half of a card and moves it over the first target of this half. Repeated calls alternate between the halves that
 * can be played, beginning with the top half.
 * @returns false if no half can be played
 */
export function liftCard(interaction: Interaction, card: CardId): boolean {
  const { options, draft } = interaction;
  const halves = HALVES.filter((half) => canLift(options, card, half));
  const lifted = draft.lift?.card === card ? draft.lift.half : null;
  const half = halves.find((each) => each !== lifted) ?? halves[0];
  if (!half) return false;
  hold(interaction, { card, half, basic: draft.lift?.basic ?? draft.basic });
  return true;
}

/** Changes to the given half of the lifted card, if it can be played. @returns whether a half is lifted */
export function changeHalf(interaction: Interaction, half: Half): boolean {
  const { options, draft } = interaction;
  const { lift } = draft;
  if (lift && canLift(options, lift.card, half)) hold(interaction, { card: lift.card, half, basic: lift.basic });
  return lift !== undefined;
}

/** R9.4: changes the lifted half, or all halves if none is lifted, between the printed and the basic action. */
export function changeToBasic(interaction: Interaction): void {
  const { lift, basic } = interaction.draft;
  if (lift) hold(interaction, { card: lift.card, half: lift.half, basic: !lift.basic });
  else interaction.setBasic(!basic);
}

/** The targets as they are read on the map: from top to bottom, and each line from left to right. */
function asRead(play: Play, targets: readonly LiftTarget[]): readonly LiftTarget[] {
  return targets.toSorted((a, b) => {
    const [from, to] = [a, b].map((each) => hexOfTarget(play, each)).map((hex) => hex && gridPositionOf(hex));
    return from && to ? from.line - to.line || from.column - to.column : 0;
  });
}

/** Moves the lifted half to the next target, or with -1 to the previous target. @returns whether a half is lifted */
export function moveToTarget(interaction: Interaction, by: 1 | -1): boolean {
  const { lift } = interaction.draft;
  if (!lift) return false;
  const targets = asRead(interaction.play, targetsOf(interaction, lift));
  const at = targets.findIndex((each) => isSameTarget(each, lift.over));
  interaction.lift({ ...lift, over: targets.at((at + by) % Math.max(1, targets.length)) ?? null });
  return true;
}

/** Drops the lifted half on its target. @returns what `dropHalf` returns; null if no half is lifted */
export function dropLifted(interaction: Interaction) {
  const { lift } = interaction.draft;
  if (!lift) return null;
  const { over, ...half } = lift;
  interaction.lift(null);
  return dropHalf(interaction, half, over);
}
