/** Tests card halves that are lifted and dropped by keys (R9.1, R9.4). */
import { expect, it } from 'vitest';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { liftPlanOf } from '../../../src/session/inHand/lift';
import { changeHalf, changeToBasic, dropLifted, liftCard, moveToTarget } from '../../../src/session/inHand/liftByKey';
import { openSession } from '../../../src/session/session';
import { skirmish } from '../../journal/kit';

function seated() {
  const interaction = openInteraction(openSession(IN_HAND, skirmish(), { save: () => {} }));
  interaction.send({ type: 'select', leading: 'one', second: 'two' });
  return interaction;
}

it('lifts a half of a playable card, and its other half the second time', () => {
  const interaction = seated();
  expect(liftCard(interaction, 'three')).toBe(false);
  expect(interaction.draft.lift).toBeUndefined();
  expect(liftCard(interaction, 'one')).toBe(true);
  expect(interaction.draft.lift).toMatchObject({ card: 'one', half: 'top', basic: false });
  liftCard(interaction, 'one');
  expect(interaction.draft.lift).toMatchObject({ card: 'one', half: 'bottom' });
  changeHalf(interaction, 'top');
  expect(interaction.draft.lift).toMatchObject({ card: 'one', half: 'top' });
});

it('goes through all targets in both directions, and drops the half on the last one', () => {
  const interaction = seated();
  expect([moveToTarget(interaction, 1), dropLifted(interaction)]).toEqual([false, null]);
  liftCard(interaction, 'one');
  changeHalf(interaction, 'bottom');
  const half = { card: 'one', half: 'bottom', basic: false } as const;
  const targets = liftPlanOf(interaction.play, half)?.targets ?? [];
  const seen = targets.map(() => {
    const over = interaction.draft.lift?.over;
    moveToTarget(interaction, 1);
    return over;
  });
  expect(seen).toEqual(targets);
  expect(interaction.draft.lift?.over).toEqual(targets[0]);
  moveToTarget(interaction, -1);
  const last = targets.at(-1);
  expect(interaction.draft.lift?.over).toEqual(last);
  expect(dropLifted(interaction)?.ok).toBe(true);
  expect(interaction.draft.lift).toBeUndefined();
  expect(interaction.play.state.hero.at).toBe(last?.at === 'hex' ? last.hex : 'no hex');
});

it('R9.4: changes to the basic action, with or without a lifted half', () => {
  const interaction = seated();
  changeToBasic(interaction);
  expect(interaction.draft.basic).toBe(true);
  liftCard(interaction, 'two');
  expect(interaction.draft.lift).toMatchObject({ card: 'two', basic: true });
  changeToBasic(interaction);
  expect(interaction.draft.lift).toMatchObject({ card: 'two', basic: false });
});
